#include "checks/rules.h"

#include <map>
#include <regex>
#include <set>

#include <fmt/core.h>

namespace holdout::checks {

namespace {

struct Place {
  std::string path;
  int line = 0;
};

using Ids = std::map<std::string, Place>;  // id and where it is first met

Ids ids_in(const Files& files, const std::regex& pattern) {
  Ids ids;
  for (const TextFile& file : files) {
    int line = 0;
    for (const std::string& text : lines_of(file.text)) {
      ++line;
      for (std::sregex_iterator it(text.begin(), text.end(), pattern), end; it != end; ++it) {
        ids.emplace((*it)[1].str(), Place{file.path, line});
      }
    }
  }
  return ids;
}

std::string prefix_of(const std::string& id) { return id.substr(0, id.find('-')); }

Ids defined_in(const Files& documents) {
  static const std::regex definition(R"rx(\*\*([A-Z]{2}-[A-Z]?[0-9]+)\b)rx");
  return ids_in(documents, definition);
}

}  // namespace

std::size_t count_rules(const Files& documents) { return defined_in(documents).size(); }

Findings check_rules(const Files& documents, const Files& tests) {
  static const std::regex mention(R"rx(\b([A-Z]{2}-[A-Z]?[0-9]+)\b)rx");
  const Ids defined = defined_in(documents);
  const Ids named = ids_in(tests, mention);
  std::set<std::string> prefixes;
  Findings findings;
  for (const auto& [id, place] : defined) {
    prefixes.insert(prefix_of(id));
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
