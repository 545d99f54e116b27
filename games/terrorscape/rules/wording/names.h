#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "games/terrorscape/rules/rules.h"
#include "games/terrorscape/rules/state.h"

// The short names of the game's things in notation and examples: s1, P0, kitchen or N3, D04, tools. Read
// without regard to case.

namespace holdout::terrorscape {

// A Survivor by his place, which the rules alone know: s1 to s3.
std::string survivor_name(Survivor who);
std::optional<Survivor> survivor_named(std::string_view word);
// The same, or by the person who stands in that place.
std::optional<Survivor> survivor_named(const Table& t, std::string_view word);
std::string person_name(const Table& t, Survivor who);

// A location by its key or its code.
std::optional<Location> location_named(std::string_view word);
std::string code_of(Location room);

std::string seat_name(Seat seat);  // P0
std::optional<Seat> seat_named(const Rules& r, std::string_view word);

// The place of a word in a list, without regard to case.
std::optional<int> position_in(std::span<const std::string_view> names, std::string_view word);

}  // namespace holdout::terrorscape
