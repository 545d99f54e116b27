#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include "engine/sentence.h"

namespace holdout::the_thing {

// A fact of a sentence by its name; one without a name if there is none.
inline Fact fact_of(const Sentence& sentence, std::string_view name) {
  const auto* at = std::ranges::find(sentence.facts, name, &Fact::name);
  return at == sentence.facts.end() ? Fact{} : *at;
}
inline std::vector<std::string_view> words_of(const Sentence& sentence, std::string_view name) {
  std::vector<std::string_view> words;
  fact_of(sentence, name).each_word([&](std::string_view word) { words.push_back(word); });
  return words;
}
inline std::vector<int> figures_of(const Sentence& sentence, std::string_view name) {
  std::vector<int> figures;
  fact_of(sentence, name).row.each([&](int figure) { figures.push_back(figure); });
  return figures;
}

}  // namespace holdout::the_thing
