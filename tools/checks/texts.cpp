#include "checks/texts.h"

#include <map>
#include <string_view>

#include <fmt/core.h>
#include <fmt/ranges.h>

#include "checks/key_uses.h"
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

std::string language_of(const std::string& path) {
  constexpr std::string_view kFolder = "texts/";  // of the table, or of a game
  const std::size_t at = path.find(kFolder);
  const std::string rest = at == std::string::npos ? "" : path.substr(at + kFolder.size());
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

KeyPlaces read_prefixes(const Files& files) {
  KeyPlaces prefixes;
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

std::string first_part(const std::string& key) { return key.substr(0, key.find('.') + 1); }

constexpr const char* kSomeWebKey = "web.title";

class UseCheck {
 public:
  UseCheck(const TextInput& input, const Languages& languages, Findings& findings)
      : literals_(literals_in_cpp(input.sources)),
        rows_(keys_of_kinds(input.kinds, findings)),
        web_(literals_in_web(input.web)),
        prefixes_(read_prefixes(input.prefixes)) {
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
      if (!is_used(key)) complain(at, fmt::format("\"{}\" is used by no source", key));
    }
    for (const auto& [prefix, at] : prefixes_) {
      if (!is_beginning(prefix)) complain(at, fmt::format("no key starts with \"{}\"", prefix));
      if (!literals_.count(prefix) && !web_.beginnings.count(prefix))
        complain(at, fmt::format("no source names \"{}\"", prefix));
    }
    for (const auto& [key, at] : rows_.needed)
      if (!keys_.count(key) && !is_beginning(key + "."))
        complain(at, fmt::format("\"{}\" is in no language", key));
    for (const KeyPlaces* places : {&literals_, &web_.whole}) {
      for (const auto& [literal, at] : *places) {
        if (looks_like_key(literal) && !keys_.count(literal))
          complain(at, fmt::format("\"{}\" is in no language", literal));
      }
    }
    for (const auto& [beginning, at] : web_.beginnings) {
      if (is_too_short(beginning))
        complain(at, fmt::format("\"{}\" could be any key of the web", beginning));
      else if (looks_like_key(beginning) && !is_beginning(beginning))
        complain(at, fmt::format("no key starts with \"{}\"", beginning));
    }
  }

 private:
  // A beginning that says nothing: every key of the web client starts so.
  static bool is_too_short(const std::string& beginning) { return beginning == first_part(kSomeWebKey); }

  bool is_used(const std::string& key) const {
    if (literals_.count(key) || web_.whole.count(key)) return true;
    if (rows_.needed.count(key) || rows_.possible.count(key)) return true;
    for (const KeyPlaces* places : {&prefixes_, &web_.beginnings}) {
      for (const auto& [beginning, at] : *places) {
        if (!is_too_short(beginning) && key.starts_with(beginning)) return true;
      }
    }
    return false;
  }

  bool is_beginning(const std::string& text) const {
    const auto near = keys_.lower_bound(text);
    return near != keys_.end() && near->first.starts_with(text);
  }

  // Shares its first part with some key, and is not a declared beginning of keys.
  bool looks_like_key(const std::string& literal) const {
    return !prefixes_.count(literal) && is_beginning(first_part(literal));
  }

  KeyPlaces keys_;
  KeyPlaces literals_;
  RowKeys rows_;
  WebLiterals web_;
  KeyPlaces prefixes_;
};

}  // namespace

Findings check_texts(const TextInput& input) {
  Findings findings;
  const Languages languages = read_languages(input.texts, findings);
  compare(languages, findings);
  UseCheck(input, languages, findings).run(findings);
  return findings;
}

}  // namespace holdout::checks
