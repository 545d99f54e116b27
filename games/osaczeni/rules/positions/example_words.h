#pragma once

#include "engine/words/example_words.h"

namespace holdout::osaczeni {

// What Osaczeni adds to the language of .play files.
const ExampleWords& example_words();

}  // namespace holdout::osaczeni
