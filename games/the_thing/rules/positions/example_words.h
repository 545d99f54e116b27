#pragma once

#include "engine/words/example_words.h"

namespace holdout::the_thing {

// What The Thing adds to the language of .play files.
const ExampleWords& example_words();

}  // namespace holdout::the_thing
