#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/the_thing/rules/rules.h"

// The short names of the game's things in notation and examples: red, c3, boiler, fuel_can. Read without
// regard to case; a seat is also P0.

namespace holdout::the_thing {

// A Character: the colour of its player; with 1 to 3 players, who have several, c1 to c6.
std::string slot_name(const Rules& rules, Slot slot);
std::optional<Slot> slot_named(const Rules& rules, std::string_view word);
std::vector<std::string> slot_names(const Rules& rules);

std::string seat_name(Seat seat);  // P0
std::optional<Seat> seat_named(const Rules& rules, std::string_view word);

// The place of a word in a list, without regard to case.
std::optional<int> position_in(std::span<const std::string_view> names, std::string_view word);

}  // namespace holdout::the_thing
