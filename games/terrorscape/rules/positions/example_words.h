#pragma once

#include "engine/words/example_words.h"

namespace holdout::terrorscape {

// What Terrorscape adds to the language of .play files.
const ExampleWords& example_words();

}  // namespace holdout::terrorscape
