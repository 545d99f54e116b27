#pragma once

#include "games/terrorscape/rules/words.h"

// A defence: who makes it, with what, and what it adds up to.

namespace holdout::terrorscape {

inline constexpr int kMostOnDie = 10;  // beyond every face

Flow choose_defender(Now& now);  // TS-325
// Everybody of the side, or On your own the one who chooses (TS-547).
void open_defender_council(const Rules& r, State& s);
void name_defender(Now& now);

// TS-330: of the defence of Table::meeting, all dice rolled.
struct Defended {
  int dice = 0;
  int item = 0;
  int extra = 0;  // ability and traits
  int trap = 0;
  int strength = 0;
  bool bare_hands = false;
  bool blind_luck = false;

  int total() const { return dice + item + extra + trap; }
  bool success() const { return total() >= strength || blind_luck; }
};
Defended sum_of_defence(const Rules& r, const State& s);

// What the item (Revolver: with Ammo), the bottle and the blade of a defence add for him.
int item_bonus(const Rules& r, const State& s, Survivor who, Item item, bool bottle, bool blade);
// What ability and traits add beside it.
int own_bonus(const Rules& r, const State& s, Survivor who, Item item, bool bottle, bool blade);
int trap_bonus(const Rules& r, const State& s);  // TS-331

}  // namespace holdout::terrorscape
