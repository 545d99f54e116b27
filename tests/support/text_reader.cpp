#include "text_reader.h"

#include <regex>

namespace holdout {

namespace {

// What is left of a message that was not filled in, and misplaced spaces and stops.
constexpr std::string_view kLeftovers[] = {"{",  "}",  "#",  "term.", "epilogue.", "  ",
                                           "..", " .", " ,", " ?",    " !",        " :"};

bool has(const std::string& text, std::string_view leftover) {
  if (leftover == ".." && text.find("S.O.S..") != std::string::npos) return false;
  return text.find(leftover) != std::string::npos;
}

}  // namespace

const std::vector<std::string>& reader_names() {
  static const std::vector<std::string> all{"Aga", "Filip", "Norbert", "Zofia", "Kuba", "Ela", "Igor", "Jan"};
  return all;
}

std::string fault_in_text(std::string_view game, std::string_view key, const std::string& text) {
  const auto fault = [&](std::string_view what) { return std::string(key) + ": " + std::string(what); };
  if (text.empty()) return fault("nothing is said");
  if (has(text, std::string(game) + ".")) return fault("\"" + text + "\" shows a key");
  for (std::string_view leftover : kLeftovers)
    if (has(text, leftover)) return fault("\"" + text + "\" has \"" + std::string(leftover) + "\"");
  return "";
}

WordForms forms_of(const CompiledLanguage& language, const std::string& families) {
  const std::regex pattern("term\\.(" + families + ")\\.([a-z_]+)(\\.([a-z]+))?");
  WordForms forms;
  for (const CompiledText& text : language.texts) {
    std::match_results<std::string_view::const_iterator> m;
    if (std::regex_match(text.key.begin(), text.key.end(), m, pattern))
      forms[m[1].str()][m[2].str()].insert(m[4].str());
  }
  return forms;
}

std::string odd_word_in(const WordForms& forms) {
  for (const auto& [family, words] : forms)
    for (const auto& [word, found] : words)
      if (found != words.begin()->second) return family + "." + word;
  return "";
}

}  // namespace holdout
