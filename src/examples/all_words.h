#pragma once

#include <string_view>

#include "engine/example_words.h"

namespace holdout {

// What the game of that key adds to the language of .play files, or null if it adds nothing.
const ExampleWords* find_example_words(std::string_view game);

}  // namespace holdout
