#pragma once

#include <initializer_list>

#include "games/the_thing/players/few/sketch.h"
#include "games/the_thing/rules/the_thing.h"

// Positions of the game for 1 to 3 players, set up by hand.

namespace holdout::the_thing::few {

inline constexpr Slot kA{0}, kB{1}, kC{2}, kD{3};

inline Rules rules_for(int players, Setup::Choices options = {}) {
  return *make_rules({.players = players, .options = std::move(options), .figures = {}});
}

// All six in the Rec Room in round 2, named in the order of the sheets.
inline View start(const Rules& r) {
  View view;
  Table& t = view.table;
  view.viewer = t.leader = Seat{0};
  t.round = 2;
  t.owner = SlotOwners::shared_out(r.slots, r.players);
  t.characters = t.standing = t.at[at(Location::RecRoom)] = first_slots(r.slots);
  for (int i = 0; i < r.slots; ++i) {
    t.sheet[static_cast<std::size_t>(i)] = static_cast<CharacterId>(i);
    t.suspicion[static_cast<std::size_t>(i)] = 1;
  }
  t.fuel = r.fuel_at_start;
  t.damage = r.damage_at_start;
  t.fuel_depot = u8(r.fuel_depot);
  t.outdoor_depot = u8(r.outdoor_depot);
  t.pantry = u8(r.pantry);
  t.fires = u8(r.fires);
  t.threat = u8(r.threat_start);
  t.weapon_deck = 10;
  t.item_deck = 13;
  t.lab_bag = 30;
  t.dice.fill(Face::None);
  return view;
}

inline void stand(Sketch& s, Location l, std::initializer_list<Slot> who) {
  for (Slot slot : who) put(s, slot, l);
}

}  // namespace holdout::the_thing::few
