#include "checks/texts.h"

#include <map>
#include <set>
#include <string_view>

#include <fmt/core.h>
#include <fmt/ranges.h>

#include "checks/messages.h"
#include "content/read_json.h"

namespace holdout::checks {

namespace {

struct Entry {
  std::string path;
  int line = 0;
  MessageFacts facts;
};

using Language = std::map<std::string, Entry>;      // key -> entry
using Languages = std::map<std::string, Language>;  // "en" -> keys
using Prefixes = std::map<std::string, Finding>;    // prefix -> where it is declared, without a message

std::string language_of(const std::string& path) {
  constexpr std::string_view kFolder = "content/text/";
  const std::string rest = path.starts_with(kFolder) ? path.substr(kFolder.size()) : "";
  return rest.find('/') == std::string::npos ? "" : rest.substr(0, rest.find('/'));
}

void read_entries(const TextFile& file, Language& language, Findings& findings) {
  const Result<content::Node> object = content::read_json(file.text, file.path);
  if (!object || object->kind != content::Node::Kind::Object) {
    findings.push_back(
        {file.path, 0, object ? "should be one object of keys and messages" : object.problem().message()});
    return;
  }
  for (const content::Node& member : object->children) {
    const std::string& key = member.name;
    if (member.kind != content::Node::Kind::Text) {
      findings.push_back({file.path, member.line, fmt::format("\"{}\" should be a message in quotes", key)});
      continue;
    }
    Entry entry{file.path, member.line, facts_of(member.text, language_of(file.path))};
    for (const std::string& fault : entry.facts.faults) {
      findings.push_back({file.path, member.line, fmt::format("\"{}\": {}", key, fault)});
    }
    const auto [at, fresh] = language.emplace(key, entry);
    if (fresh) continue;
    findings.push_back({file.path, member.line,
                        fmt::format("\"{}\" is already in {}:{}", key, at->second.path, at->second.line)});
  }
}

Languages read_languages(const Files& texts, Findings& findings) {
  Languages languages;
  for (const TextFile& file : texts) {
    const std::string name = language_of(file.path);
    if (plural_forms_of(name).empty()) {
      findings.push_back(
          {file.path, 0, fmt::format("the plural forms of language '{}' are not known here", name)});
      continue;
    }
    read_entries(file, languages[name], findings);
  }
  return languages;
}

void compare(const Languages& languages, Findings& findings) {
  for (const auto& [name, language] : languages) {
    for (const auto& [other_name, other] : languages) {
      if (name == other_name) continue;
      for (const auto& [key, entry] : language) {
        const auto twin = other.find(key);
        if (twin == other.end()) {
          findings.push_back(
              {entry.path, entry.line, fmt::format("\"{}\" is missing in {}", key, other_name)});
        } else if (name < other_name && twin->second.facts.arguments != entry.facts.arguments) {
          findings.push_back(
              {twin->second.path, twin->second.line,
               fmt::format("\"{}\" has arguments {} in {} but {} in {}", key, entry.facts.arguments, name,
                           twin->second.facts.arguments, other_name)});
        }
      }
    }
  }
}

Prefixes read_prefixes(const Files& files) {
  Prefixes prefixes;
  for (const TextFile& file : files) {
    int line = 0;
    for (const std::string& text : lines_of(file.text)) {
      ++line;
      const std::string word = text.substr(0, text.find_first_of(" \t#"));
      if (!word.empty()) prefixes.emplace(word, Finding{file.path, line, {}});
    }
  }
  return prefixes;
}

// Small words joined by dots, as keys are: "log.left", or "item." as the beginning of one.
bool looks_like_keys(std::string_view text) {
  constexpr std::string_view kInside = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.";
  return !text.empty() && text[0] >= 'a' && text[0] <= 'z' && text.find('.') != std::string_view::npos &&
         text.find_first_not_of(kInside) == std::string_view::npos;
}

// Every string literal of the sources that could be a key or a prefix of keys, with its first place.
std::map<std::string, Finding> literals_in(const Files& sources) {
  std::map<std::string, Finding> literals;
  for (const TextFile& file : sources) {
    int line = 0;
    for (const std::string& text : lines_of(file.text)) {
      ++line;
      // What lies between any two quotation marks: a gap between two literals has no small word alone in it.
      for (std::size_t at = text.find('"'); at != std::string::npos;) {
        const std::size_t end = text.find('"', at + 1);
        if (end == std::string::npos) break;
        const std::string inside = text.substr(at + 1, end - at - 1);
        if (looks_like_keys(inside)) literals.emplace(inside, Finding{file.path, line, {}});
        at = end;
      }
    }
  }
  return literals;
}

std::string first_part(const std::string& key) { return key.substr(0, key.find('.') + 1); }

class UseCheck {
 public:
  UseCheck(const TextInput& input, const Languages& languages)
      : literals_(literals_in(input.sources)), prefixes_(read_prefixes(input.prefixes)) {
    for (const auto& [name, language] : languages) {
      for (const auto& [key, entry] : language) keys_.emplace(key, Finding{entry.path, entry.line, {}});
    }
  }

  void run(Findings& findings) const {
    const auto complain = [&](Finding at, std::string message) {
      at.message = std::move(message);
      findings.push_back(std::move(at));
    };
    for (const auto& [key, at] : keys_) {
      if (!literals_.count(key) && !has_prefix(key))
        complain(at, fmt::format("\"{}\" is used by no source", key));
    }
    for (const auto& [prefix, at] : prefixes_) {
      const auto key = keys_.lower_bound(prefix);
      if (key == keys_.end() || !key->first.starts_with(prefix)) {
        complain(at, fmt::format("no key starts with \"{}\"", prefix));
      }
      if (!literals_.count(prefix)) complain(at, fmt::format("no source names \"{}\"", prefix));
    }
    for (const auto& [literal, at] : literals_) {
      if (looks_like_key(literal) && !keys_.count(literal))
        complain(at, fmt::format("\"{}\" is in no language", literal));
    }
  }

 private:
  bool has_prefix(const std::string& key) const {
    for (const auto& [prefix, at] : prefixes_) {
      if (key.starts_with(prefix)) return true;
    }
    return false;
  }

  // Shares its first part with some key, and is not a declared beginning of keys.
  bool looks_like_key(const std::string& literal) const {
    if (prefixes_.count(literal)) return false;
    const auto near = keys_.lower_bound(first_part(literal));
    return near != keys_.end() && near->first.starts_with(first_part(literal));
  }

  std::map<std::string, Finding> keys_;
  std::map<std::string, Finding> literals_;
  Prefixes prefixes_;
};

}  // namespace

Findings check_texts(const TextInput& input) {
  Findings findings;
  const Languages languages = read_languages(input.texts, findings);
  compare(languages, findings);
  UseCheck(input, languages).run(findings);
  return findings;
}

}  // namespace holdout::checks
