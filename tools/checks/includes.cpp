#include "checks/includes.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <set>
#include <string_view>

#include <fmt/core.h>

#include "checks/game_names.h"

namespace holdout::checks {

namespace {

using Words = std::vector<std::string_view>;

// One row of the module table. "*" means all (of modules: but a game's own); a name that ends in .h is that
// file alone.
struct ModuleRow {
  std::string_view module;
  Words modules;       // of ours, besides itself
  Words libraries;     // first part of <library/...> or <header.h>
  bool rules = false;  // the standard library without clock, I/O, threads, generators; no float
};

// A game is one folder; its parts are modules: games/<game>/rules is "game/rules" here.
const std::vector<ModuleRow>& module_table() {
  static const std::vector<ModuleRow> table = {
      {.module = "engine", .modules = {}, .libraries = {}, .rules = true},
      {.module = "game/rules",
       .modules = {"engine", "engine/testing/game_speed.h"},
       .libraries = {},
       .rules = true},
      {.module = "game/players", .modules = {"engine", "bots", "game/rules"}, .libraries = {"fmt"}},
      {.module = "game/figures", .modules = {"engine", "content"}, .libraries = {"boost/json", "fmt"}},
      {.module = "game/tests", .modules = {"*"}, .libraries = {"*"}},
      {.module = "catalogue", .modules = {"engine", "bots"}, .libraries = {}},
      {.module = "content", .modules = {"engine"}, .libraries = {"boost/json", "fmt"}},
      {.module = "text", .modules = {"engine"}, .libraries = {"unicode", "fmt"}},
      {.module = "records",
       .modules = {"engine", "protocol", "table"},
       .libraries = {"boost/json", "fcntl", "fmt", "sodium", "sys", "unistd"}},
      {.module = "table",
       .modules = {"engine", "protocol", "bots/player.h"},
       .libraries = {"boost/json", "fmt", "sodium"}},
      {.module = "storage",
       .modules = {"engine/result.h", "table/table_store.h"},
       .libraries = {"fcntl", "fmt", "sched", "sodium", "sqlite3", "sys", "unistd"}},
      {.module = "server",
       .modules = {"engine", "protocol", "table", "bots/player.h", "records/table_record.h"},
       .libraries = {"arpa", "boost", "fcntl", "fmt", "netinet", "prometheus", "sodium", "sys", "toml++",
                     "unistd", "zlib"}},
      {.module = "load",
       .modules = {"engine", "protocol"},
       .libraries = {"arpa", "fcntl", "fmt", "netinet", "sched", "sys", "time", "unistd"}},
      {.module = "bots", .modules = {"engine"}, .libraries = {"fmt"}},
      {.module = "examples", .modules = {"engine", "catalogue"}, .libraries = {}},
      {.module = "protocol", .modules = {"engine"}, .libraries = {"boost/json", "fmt"}},
      {.module = "apps", .modules = {"*"}, .libraries = {"*"}},
      {.module = "tests", .modules = {"*"}, .libraries = {"*"}},
  };
  return table;
}

constexpr std::array kForbiddenInRules = {
    std::string_view("atomic"),
    std::string_view("chrono"),
    std::string_view("cmath"),
    std::string_view("ctime"),
    std::string_view("filesystem"),
    std::string_view("fstream"),
    std::string_view("future"),
    std::string_view("iostream"),
    std::string_view("mutex"),
    std::string_view("random"),
    std::string_view("regex"),
    std::string_view("shared_mutex"),
    std::string_view("thread"),
    std::string_view("unordered_map"),
    std::string_view("unordered_set"),
    std::string_view("valarray"),
    std::string_view("condition_variable"),
};

std::vector<std::string> parts_of(const std::string& path) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at < path.size();) {
    const std::size_t end = std::min(path.find('/', at), path.size());
    parts.push_back(path.substr(at, end - at));
    at = end + 1;
  }
  return parts;
}

// Where a file lies: its row of the table, the game it belongs to, whether it is support of tests.
struct Home {
  std::string module;  // "engine", "game/rules"
  std::string game;    // empty: of no game
  bool testing = false;

  std::string name() const {
    const std::string own = game.empty() ? module : "games/" + game + module.substr(module.find('/'));
    return testing ? own + "/testing" : own;
  }
};

// Of a path as it is included: below src, or games/<game>/<part>/…
Home home_of(const std::string& path) {
  const std::vector<std::string> parts = parts_of(path);
  Home home;
  if (parts.size() < 2) return home;
  if (parts[0] == "games" && parts.size() > 3) {
    home.game = parts[1];
    home.module = "game/" + parts[2];
  } else {
    home.module = parts[0];
  }
  home.testing = std::find(parts.begin(), parts.end(), "testing") != parts.end();
  return home;
}

// Below src, or below the root where the games are; the tests that span modules are one of their own.
std::string as_included(const std::string& path) { return path.starts_with("src/") ? path.substr(4) : path; }

bool is_test(const std::string& path) { return path.ends_with("_test.cpp") || path.starts_with("tests/"); }

struct Include {
  char open = 0;  // '"' or '<'
  std::string name;
};

std::optional<Include> include_in(const std::string& line) {
  std::string_view rest = line;
  const auto skip = [&rest](std::string_view word) {
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t"), rest.size()));
    if (!rest.starts_with(word)) return false;
    rest.remove_prefix(word.size());
    return true;
  };
  if (!skip("#") || !skip("include") || !skip("") || rest.empty()) return std::nullopt;
  const char open = rest.front();
  const std::size_t end = rest.find(open == '<' ? '>' : '"', 1);
  if ((open != '<' && open != '"') || end == std::string_view::npos) return std::nullopt;
  return Include{open, std::string(rest.substr(1, end - 1))};
}

bool is_lower_word(std::string_view text) {
  return text.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == std::string_view::npos;
}

bool has_word(std::string_view text, std::string_view word) {
  const auto in_word = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; };
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if ((at == 0 || !in_word(text[at - 1])) && (end == text.size() || !in_word(text[end]))) return true;
  }
  return false;
}

const ModuleRow* row_of(const std::string& module) {
  for (const ModuleRow& row : module_table())
    if (row.module == module) return &row;
  return nullptr;
}

class FileCheck {
 public:
  FileCheck(const TextFile& file, const std::set<std::string>& known)
      : file_(file),
        known_(known),
        home_(home_of(as_included(file.path))),
        row_(row_of(home_.module)),
        test_(is_test(file.path) || home_.testing || home_.module == "game/tests") {}

  void run(Findings& findings) {
    if (!row_) {
      findings.push_back(
          {file_.path, 0, fmt::format("module '{}' is not in the module table", home_.module)});
      return;
    }
    int line = 0;
    for (const std::string& text : lines_of(file_.text)) {
      ++line;
      if (const auto wrong = wrong_in(text)) findings.push_back({file_.path, line, *wrong});
    }
  }

 private:
  std::optional<std::string> wrong_in(const std::string& text) const {
    if (const auto include = include_in(text))
      return include->open == '<' ? wrong_library(include->name) : wrong_own(include->name);
    if (!row_->rules || test_) return std::nullopt;
    const std::string code = text.substr(0, text.find("//"));
    for (const char* word : {"float", "double"}) {
      if (has_word(code, word)) return fmt::format("rules use no {}", word);
    }
    return std::nullopt;
  }

  std::optional<std::string> wrong_own(const std::string& name) const {
    const std::string folder = file_.path.substr(0, file_.path.rfind('/') + 1);
    if (known_.count(folder + name)) return std::nullopt;  // beside the file: same module by construction
    if (is_generated(name)) return wrong_generated(name);
    if (test_ && known_.count("tests/" + name)) return std::nullopt;
    if (!known_.count("src/" + name) && !(name.starts_with("games/") && known_.count(name)))
      return fmt::format("\"{}\" is not a file below src or games", name);
    if (may_include(name, home_of(name))) return std::nullopt;
    return fmt::format("{} may not include \"{}\"", home_.name(), name);
  }

  bool may_include(const std::string& name, const Home& other) const {
    if (!other.game.empty() && other.game != home_.game)  // nobody outside names a game
      return test_ && other.game == kExampleGame;
    if (other.module == home_.module) return test_ || !other.testing;
    for (std::string_view allowed : row_->modules)
      if (allowed == name) return true;
    if (other.module == "apps") return row_->modules == Words{"*"};
    if (test_) return true;  // they may span modules
    if (other.testing) return row_->modules == Words{"*"};
    return std::any_of(row_->modules.begin(), row_->modules.end(),
                       [&](std::string_view allowed) { return allowed == "*" || allowed == other.module; });
  }

  // Of each game the build writes these headers outside the tree.
  static constexpr std::array<std::string_view, 3> kGenerated{"_tables.h", "_kinds.h", "_statements.h"};

  static bool is_generated(const std::string& name) {
    return name.find('/') == std::string::npos &&
           std::ranges::any_of(kGenerated, [&](std::string_view end) { return name.ends_with(end); });
  }

  std::optional<std::string> wrong_generated(const std::string& name) const {
    if (std::ranges::any_of(kGenerated,
                            [&](std::string_view end) { return name == home_.game + std::string(end); }))
      return std::nullopt;
    return fmt::format("{} may not include what is written for another game", home_.name());
  }

  std::optional<std::string> wrong_library(const std::string& name) const {
    if (is_lower_word(name)) {  // of the standard library
      const bool forbidden = std::count(kForbiddenInRules.begin(), kForbiddenInRules.end(), name) > 0;
      if (row_->rules && !test_ && forbidden) return fmt::format("rules may not include <{}>", name);
      return std::nullopt;
    }
    for (std::string_view library : row_->libraries) {
      if (library == "*") return std::nullopt;
      const std::string rest = name.starts_with(library) ? name.substr(library.size()) : "?";
      if (rest.starts_with('/') || rest.starts_with('.')) return std::nullopt;
    }
    if (test_ && is_for_tests(name)) return std::nullopt;
    return fmt::format("{} may not include <{}>", home_.name(), name);
  }

  static bool is_for_tests(const std::string& name) {
    for (const char* library : {"boost/json", "doctest/", "fmt/", "sys/"}) {
      if (name.starts_with(library)) return true;
    }
    return name.ends_with(".h") && name.find('/') == std::string::npos;
  }

  const TextFile& file_;
  const std::set<std::string>& known_;
  Home home_;
  const ModuleRow* row_;
  bool test_;
};

}  // namespace

Findings check_includes(const Files& sources) {
  std::set<std::string> known;
  for (const TextFile& file : sources) known.insert(file.path);
  Findings findings;
  for (const TextFile& file : sources) FileCheck(file, known).run(findings);
  return findings;
}

}  // namespace holdout::checks
