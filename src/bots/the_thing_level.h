#pragma once

#include <cstdint>

namespace holdout::the_thing {

// How well a computer player plays, for both games: 4 to 8 players and 1 to 3.
enum class Level : std::uint8_t { Novice, Regular };

}  // namespace holdout::the_thing
