#include "engine/words/example_words.h"

#include "engine/words/plain_text.h"

namespace holdout {

std::vector<Phrase> phrases_in(std::string_view text, std::string_view file) {
  std::vector<Phrase> phrases;
  for (int line = 1; !text.empty(); ++line) {
    const std::size_t end = text.find('\n');
    const std::string_view code = text.substr(0, end).substr(0, text.substr(0, end).find('#'));
    const std::string where = (file.empty() ? "line " : std::string(file) + ":") + std::to_string(line);
    for (std::string_view part : parts_of(code, ';'))
      if (!part.empty()) phrases.push_back({where, std::string(part)});
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return phrases;
}

Problem misread(const Phrase& phrase, std::string what, std::string expected) {
  return {.where = phrase.where, .what = std::move(what), .expected = std::move(expected)};
}

}  // namespace holdout
