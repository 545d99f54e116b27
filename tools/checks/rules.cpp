#include "checks/rules.h"

#include <cctype>
#include <cstdint>
#include <map>

#include <fmt/core.h>

namespace holdout::checks {

namespace {

struct Place {
  std::string path;
  int line = 0;
};

using Ids = std::map<std::string, Place>;  // id and where it is first met

bool is_upper(char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; }
bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }
bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

// The length of the id that starts at `at`: two capitals, a dash, perhaps a capital, digits. 0 if none does.
std::size_t id_at(const std::string& text, std::size_t at) {
  const auto has = [&](std::size_t i, auto kind) { return i < text.size() && kind(text[i]); };
  if (at > 0 && is_word(text[at - 1])) return 0;
  if (!has(at, is_upper) || !has(at + 1, is_upper) || !has(at + 2, [](char c) { return c == '-'; })) return 0;
  std::size_t end = at + (has(at + 3, is_upper) ? 4 : 3);
  const std::size_t digits = end;
  while (has(end, is_digit)) ++end;
  return end > digits && !has(end, is_word) ? end - at : 0;
}

enum class Wanted : std::uint8_t { Bold, Any };

Ids ids_in(const Files& files, Wanted wanted) {
  Ids ids;
  for (const TextFile& file : files) {
    int line = 0;
    for (const std::string& text : lines_of(file.text)) {
      ++line;
      for (std::size_t at = 0; at < text.size(); ++at) {
        const bool bold = at >= 2 && text.compare(at - 2, 2, "**") == 0;
        if (wanted == Wanted::Bold && !bold) continue;
        const std::size_t length = id_at(text, at);
        if (length > 0) ids.emplace(text.substr(at, length), Place{file.path, line});
      }
    }
  }
  return ids;
}

Ids defined_in(const Files& documents) { return ids_in(documents, Wanted::Bold); }

}  // namespace

Findings games_without_rules(const std::vector<std::string>& games, const Files& documents) {
  Findings findings;
  for (const std::string& game : games) {
    Files own = documents;
    std::erase_if(own, [&](const TextFile& file) { return !file.path.starts_with("games/" + game + "/"); });
    if (count_rules(own) == 0)
      findings.push_back({"games/" + game + "/rulebook.md", 0,
                          "no rule id found; at least one line should start with one, like **ZZ-209**"});
  }
  return findings;
}

std::size_t count_rules(const Files& documents) { return defined_in(documents).size(); }

std::vector<std::string> rule_ids_in(const std::string& line) {
  std::vector<std::string> ids;
  for (std::size_t at = 0; at < line.size(); ++at)
    if (const std::size_t length = id_at(line, at)) ids.push_back(line.substr(at, length));
  return ids;
}

std::string prefix_of(const std::string& id) { return id.substr(0, id.find('-')); }

std::set<std::string> prefixes_of(const Files& documents) {
  std::set<std::string> prefixes;
  for (const auto& [id, place] : defined_in(documents)) prefixes.insert(prefix_of(id));
  return prefixes;
}

Findings check_rules(const Files& documents, const Files& tests) {
  const Ids defined = defined_in(documents);
  const Ids named = ids_in(tests, Wanted::Any);
  const std::set<std::string> prefixes = prefixes_of(documents);
  Findings findings;
  for (const auto& [id, place] : defined) {
    if (!named.count(id))
      findings.push_back({place.path, place.line, fmt::format("{} is named by no test", id)});
  }
  for (const auto& [id, place] : named) {
    if (prefixes.count(prefix_of(id)) && !defined.count(id)) {
      findings.push_back({place.path, place.line, fmt::format("{} is defined by no document", id)});
    }
  }
  return findings;
}

}  // namespace holdout::checks
