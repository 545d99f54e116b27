#pragma once

#include "games/the_thing/rules/wording/nouns.h"

// What the headings of the game for 1 to 3 players share (5.23).

namespace holdout::the_thing {

constexpr bool is_bad(Face face) { return face == Face::Sabotage || face == Face::Threat; }
inline bool any_die(const Table& t) {
  return std::ranges::any_of(t.dice, [](Face face) { return face != Face::None; });
}
inline bool shows(const Table& t, Face wanted) { return std::ranges::find(t.dice, wanted) != t.dice.end(); }
inline int bad_dice(const Table& t) { return static_cast<int>(std::ranges::count_if(t.dice, is_bad)); }
inline int dice_in_use(const Rules& r, const Table& t) { return t.hungry ? r.hungry_dice : r.dice; }

// TT-1152: those to whom dice can be assigned.
inline Slots may_take_dice(const Table& t) {
  Slots all;
  for (Location l : kGreen) all = all | in(t, l);
  return all & t.standing;
}

// ---- variant_threat.cpp ----------------------------------------------------------------------------------

// Whose markers are on the Threat token's space (TT-1120).
inline Slots on_threat_space(const Table& t) {
  Slots all;
  for (Slot slot : t.characters)
    if (on_threat(t, slot)) all.add(slot);
  return all;
}
// TT-1104: as far as the track goes; false if it did not move.
bool move_threat(Now& now, int by);

// ---- variant_dice.cpp: the sleeping die (TT-1144, V-4) -------------------------------------------------

// Who can turn a die now; kNoSlot = nobody.
Slot sleeper(const Table& t);
// Its owner may answer this question too, though nobody waits for that.
void ask_sleeper(const Table& t, Question& question);
void sleeper_options(const Table& t, Seat seat, Actions& out);
void turn_die(Now& now, Action a);
// One Action die: {Roll, Face} (3.11).
void die_outcomes(const Rules& r, Outcomes& out);

}  // namespace holdout::the_thing
