#include "examples/all_words.h"

#include "games/osaczeni/example_words.h"

namespace holdout {

const ExampleWords* find_example_words(std::string_view game) {
  return game == "osaczeni" ? &osaczeni::example_words() : nullptr;
}

}  // namespace holdout
