#include "checks/game_names.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <set>
#include <string_view>

#include <fmt/core.h>

#include "checks/rules.h"

namespace holdout::checks {

namespace {

bool is_upper(char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; }
bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
char lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }

// The name of a game, in words: "big zag". Between the words of a text may be nothing, a space, _ or -.
class Name {
 public:
  explicit Name(std::string_view key) : words_(key) { std::replace(words_.begin(), words_.end(), '_', ' '); }

  bool is_in(std::string_view text) const {
    for (std::size_t at = 0; at < text.size(); ++at)
      if (is_at(text, at)) return true;
    return false;
  }

 private:
  bool is_at(std::string_view text, std::size_t start) const {
    if (start > 0 && !is_border(text[start - 1], text[start])) return false;
    std::size_t at = start;
    bool spaced = false;
    bool capitals = true;  // of every word
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if (words_[i] == ' ') {
        if (at == text.size()) return false;
        const bool gap = text[at] == ' ' || text[at] == '_' || text[at] == '-';
        spaced |= text[at] == ' ';
        at += gap ? 1 : 0;
        continue;
      }
      if (at == text.size() || lower(text[at]) != words_[i]) return false;
      if (i == 0 || words_[i - 1] == ' ') capitals &= is_upper(text[at]);
      ++at;
    }
    if (spaced && !capitals) return false;  // "a big zag" is English, "Big Zag" is a box
    return at == text.size() || is_border(text[at - 1], text[at]);
  }

  // Between two words of a text, or of a name in code: kBigZag, bigZagView.
  static bool is_border(char before, char after) {
    if (!is_letter(before) || !is_letter(after)) return true;
    return !is_upper(before) && is_upper(after);
  }

  std::string words_;
};

struct Exception {
  std::string path;
  std::string name;
  Finding at;
  bool used = false;
};

class NameCheck {
 public:
  explicit NameCheck(const GameNames& input) : input_(input) {
    for (const std::string& game : input.games) {
      Files own = input.rulebooks;
      std::erase_if(own, [&](const TextFile& file) { return !lies_in(file.path, game); });
      games_.push_back({game, Name(game), prefixes_of(own)});
    }
    for (const TextFile& file : input.exceptions) read_exceptions(file);
  }

  Findings run() && {
    for (const TextFile& file : input_.files) read(file);
    for (const Exception& each : exceptions_)
      if (!each.used) complain(each.at, fmt::format("{} does not name {} any more", each.path, each.name));
    return std::move(findings_);
  }

 private:
  struct Game {
    std::string key;
    Name name;
    std::set<std::string> prefixes;
  };

  static bool lies_in(const std::string& path, const std::string& game) {
    return path.starts_with("games/" + game + "/");
  }

  void complain(Finding at, std::string message) {
    at.message = std::move(message);
    findings_.push_back(std::move(at));
  }

  void read_exceptions(const TextFile& file) {
    int line = 0;
    for (const std::string& text : lines_of(file.text)) {
      ++line;
      const std::size_t hash = std::min(text.find('#'), text.size());
      const std::string entry = text.substr(0, text.find_last_not_of(' ', hash - 1) + 1);
      if (hash == 0 || entry.empty()) continue;  // a comment
      const Finding at{file.path, line, {}};
      if (text.find_first_not_of("# ", hash) == std::string::npos) complain(at, "should say why: # reason");
      const std::size_t space = std::min(entry.find(' '), entry.size());
      exceptions_.push_back({entry.substr(0, space), entry.substr(std::min(space + 1, entry.size())), at});
      if (exceptions_.size() > kMostExceptions)
        complain(at,
                 fmt::format("is exception {}; expected at most {}", exceptions_.size(), kMostExceptions));
    }
  }

  bool is_excepted(const std::string& path, const std::string& name) {
    for (Exception& each : exceptions_)
      if (each.path == path && each.name == name) return each.used = true;
    return false;
  }

  void read(const TextFile& file) {
    int line = 0;
    for (const std::string& text : lines_of(file.text)) {
      ++line;
      for (const Game& game : games_) {
        if (lies_in(file.path, game.key)) continue;
        if (const auto named = name_in(game, text); named && !is_excepted(file.path, *named))
          complain({file.path, line, {}}, fmt::format("names {}, outside games/{}", *named, game.key));
      }
    }
  }

  static std::optional<std::string> name_in(const Game& game, const std::string& text) {
    if (game.name.is_in(text)) return game.key;
    for (const std::string& id : rule_ids_in(text))
      if (game.prefixes.count(prefix_of(id))) return prefix_of(id);
    return std::nullopt;
  }

  const GameNames& input_;
  std::vector<Game> games_;
  std::vector<Exception> exceptions_;
  Findings findings_;
};

}  // namespace

Findings check_game_names(const GameNames& input) { return NameCheck(input).run(); }

}  // namespace holdout::checks
