#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game_module.h"

namespace holdout {

// Every game of this build, in the order they are shown: by name of the folder, examples (GameInfo::example)
// last.
std::span<const AnyGame* const> all_games();

// The game of that key, or null.
const AnyGame* find_game(std::string_view key);
const GameModule* find_module(std::string_view key);

// What the game of that key adds to the language of .play files, or null if it adds nothing.
const ExampleWords* find_example_words(std::string_view game);
// The keys of all games that add something.
std::vector<std::string> games_with_examples();

}  // namespace holdout
