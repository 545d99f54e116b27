#pragma once

#include <span>
#include <string_view>

#include "engine/any_game.h"

namespace holdout {

// Every game of this build, examples included (GameInfo::example), in the order they are shown.
std::span<const AnyGame* const> all_games();

// The game of that key, or null.
const AnyGame* find_game(std::string_view key);

}  // namespace holdout
