#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/example_words.h"

namespace holdout {

// What the game of that key adds to the language of .play files, or null if it adds nothing.
const ExampleWords* find_example_words(std::string_view game);
// The keys of all games that add something.
std::vector<std::string> games_with_examples();

}  // namespace holdout
