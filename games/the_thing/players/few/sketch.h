#pragma once

#include "games/the_thing/rules/seeing/view.h"
#include "games/the_thing/rules/wording/nouns.h"

// The game for 1 to 3 players as a computer player pictures it: the table and what all Characters hold
// (TT-1102), changed in thought.

namespace holdout::the_thing::few {

// What a Character can do with its dice (TT-1149, TT-1150).
enum class Deed : std::uint8_t { None, Use, Repair, Burn };
constexpr std::array<Deed, 3> kDeeds{Deed::Use, Deed::Repair, Deed::Burn};

constexpr bool is(Action a, ActionKind kind) { return a.kind == u8(kind); }

struct Sketch {
  Sketch(const Rules& r, const View& view);

  const Rules* rules;
  Table t;
  std::array<Belongings, kMaxSlots> goods{};

  // Hoped for: goods that actions in thought may have brought
  double keys = 0;     // chance that one more pair of Keys was found
  double blood = 0;    // Blood Bags
  double flames = 0;   // means to fight or to burn
  double shields = 0;  // means to stay out of an encounter
  bool away = false;   // an escape was started

  Exit favoured = Exit::None;  // somebody asked the crew to work for it (T-21)

  const Rules& r() const { return *rules; }
  bool holds(Slot slot, ItemKind kind) const { return goods[at(slot)].items[at(kind)] > 0; }
  bool holds(Slot slot, WeaponKind kind) const { return goods[at(slot)].weapons[at(kind)] > 0; }
  bool avoids(Slot slot) const;  // with something that costs nothing
  int items_held(ItemKind kind) const;
  int blood_bags() const;
  int fire_weapons() const;        // Dynamite, and a Flamethrower's charges
  bool fights(Slot slot) const;    // holds one of them
  bool fights(Slots group) const;  // somebody does
  // Cards of this kind that nobody has seen leave the game or holds, and how many unseen cards there are.
  int unseen(ItemKind kind) const;
  int unseen_items() const;
  // The card under this Character's sheet is an Alien's, by what has been turned up (TT-1120).
  double alien_chance(Slot slot) const;
  // Strength of the next Alien, while none is in play (TT-1121, TT-754).
  int next_strength() const;
};

// ---- changes in thought -----------------------------------------------------------------------------------

void transform(Sketch& s, Slot slot);             // TT-1120..1123
void raise(Sketch& s, Slot slot);                 // one step to the right, with its collision (TT-1124)
void raise_together(Sketch& s, Slots slots);      // TT-1112
void threat_left(Sketch& s);                      // TT-1148
void sabotage(Sketch& s, Location l, int times);  // TT-1147, TT-530
bool can_do(const Sketch& s, Slot slot, Deed deed);
void act(Sketch& s, Slot slot, Deed deed);  // with the bonus of those who stand there (TT-1151)
void lie(Sketch& s, Slot slot);
void put(Sketch& s, Slot slot, Location l);
void prove(Sketch& s, Slot slot);  // TT-728
void spend(Sketch& s, Slot slot, ItemKind kind);

}  // namespace holdout::the_thing::few
