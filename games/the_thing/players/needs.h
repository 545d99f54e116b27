#pragma once

#include "games/the_thing/rules/wording/nouns.h"

// What the station needs, from what everybody sees: how much an action in a location helps the Humans, in
// parts of the most pressing thing there can be. Everything that weighs work against risk uses these.

namespace holdout::the_thing {

// A Use or Repair done `times` over in one go (TT-620); 0 if it cannot be done.
double good_of(const Rules& r, const Table& t, CardKind card, Location l, int times);
// What a Sabotage there takes from the Humans.
double harm_of(const Rules& r, const Table& t, Location l);
// The same for `times` points of the revealed Alien's Strength.
double strike_harm(const Rules& r, const Table& t, Location l, int times);

// A card assigned to somebody standing in `l` with so many others standing there.
double assigned_good(const Rules& r, const Table& t, CardKind card, Slot slot);

// Actions still needed before the vehicle is ready.
int work_left(const Rules& r, const Table& t, Location vehicle);
// Upkeeps in which the Rescue Helicopter stays, when it is at the station.
int rescue_rounds_left(const Rules& r, const Table& t);
// Chance that a Dog turns whoever meets it alone.
double dog_risk(const Rules& r);
// Mean of a column of the weather table: fuel that a round burns, steps that help comes nearer.
double mean_of_sky(const Rules& r, std::uint8_t SkyRow::*column);
// Chance that the next upkeep brings the Frost to its end (TT-216).
double freezing_chance(const Rules& r, const Table& t);

}  // namespace holdout::the_thing
