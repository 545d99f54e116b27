#include "catalogue/all_words.h"

#include <array>
#include <utility>

#include "games/osaczeni/rules/positions/example_words.h"
#include "games/the_thing/rules/positions/example_words.h"

namespace holdout {

namespace {

using Find = const ExampleWords& (*)();

constexpr std::array kAllWords = std::to_array<std::pair<std::string_view, Find>>({
    {"osaczeni", osaczeni::example_words},
    {"the_thing", the_thing::example_words},
});

}  // namespace

const ExampleWords* find_example_words(std::string_view game) {
  for (const auto& [key, words] : kAllWords)
    if (key == game) return &words();
  return nullptr;
}

std::vector<std::string> games_with_examples() {
  std::vector<std::string> games;
  for (const auto& [key, words] : kAllWords) games.emplace_back(key);
  return games;
}

}  // namespace holdout
