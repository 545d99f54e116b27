#pragma once

#include <array>

#include "games/terrorscape/rules/words.h"

// What the Killer can know of where the Survivors are (TS-606): a rule in whole numbers over what both sides
// saw, the same for both of them. It is no belief of a computer player.

namespace holdout::terrorscape {

// By place: 1000 in all for each who is still in the mansion, else zeroes.
using Heat = std::array<std::array<std::uint16_t, kLocations>, kPlaces>;
Heat heat_of(const Rules& r, const Table& t);

// Where somebody was last placed for certain, and in which round: at set-up, by an encounter, by paralysis,
// by a card. `possible` is what the answers since the last report leave.
struct Certain {
  Location room = kMainExit;
  std::uint8_t round = 0;
  Locations possible = kWholeMansion;
};
std::array<Certain, kPlaces> certain_places(const Table& t);

}  // namespace holdout::terrorscape
