#include "checks/includes.h"

#include <algorithm>
#include <array>
#include <optional>
#include <regex>
#include <set>
#include <string_view>

#include <fmt/core.h>

namespace holdout::checks {

namespace {

using Words = std::vector<std::string_view>;

// One row of the module table. "*" means all (of modules: but apps); a name that ends in .h is that file
// alone.
struct ModuleRow {
  std::string_view module;
  Words modules;       // of ours, besides itself
  Words libraries;     // first part of <library/...> or <header.h>
  bool rules = false;  // the standard library without clock, I/O, threads, generators; no float
};

const std::vector<ModuleRow>& module_table() {
  static const std::vector<ModuleRow> table = {
      {.module = "engine", .modules = {}, .libraries = {}, .rules = true},
      {.module = "games/*", .modules = {"engine"}, .libraries = {}, .rules = true},
      {.module = "games", .modules = {"engine", "games/*"}, .libraries = {}, .rules = true},
      {.module = "content", .modules = {"engine"}, .libraries = {"boost/json", "fmt"}},
      {.module = "text", .modules = {"engine"}, .libraries = {"unicode", "fmt"}},
      {.module = "records",
       .modules = {"engine", "protocol", "table"},
       .libraries = {"boost/json", "fcntl", "fmt", "sodium", "sys", "unistd"}},
      {.module = "table", .modules = {"engine", "bots/player.h"}, .libraries = {"fmt", "sodium"}},
      {.module = "bots", .modules = {"engine", "games", "games/*"}, .libraries = {"fmt"}},
      {.module = "protocol", .modules = {"engine"}, .libraries = {"boost/json", "fmt"}},
      {.module = "apps", .modules = {"*"}, .libraries = {"*"}},
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

// The module that a path below src belongs to: "engine", "games/osaczeni", "games/osaczeni/testing", ...
std::string module_of(const std::string& below_src) {
  static const std::regex pattern("^(games/[^/]+|[^/]+)/(testing/)?([^/]+/)*[^/]+$");
  static const std::regex all_games("^games/[^/]+$");
  if (std::regex_match(below_src, all_games)) return "games";
  std::smatch m;
  if (!std::regex_match(below_src, m, pattern)) return "";
  return m[1].str() + (m[2].matched ? "/testing" : "");
}

bool matches(std::string_view pattern, const std::string& module) {
  if (pattern == module) return true;
  if (pattern == "games/*") return module.starts_with("games/") && !module.ends_with("/testing");
  return pattern == "*" && module != "apps";
}

const ModuleRow* row_of(const std::string& module) {
  for (const ModuleRow& row : module_table()) {
    if (matches(row.module, module)) return &row;
  }
  return nullptr;
}

// Test support lies in a folder `testing` and may include what the tests beside it may.
std::string tested_module(const std::string& module) {
  return module.ends_with("/testing") ? module.substr(0, module.rfind('/')) : module;
}

class FileCheck {
 public:
  FileCheck(const TextFile& file, const std::set<std::string>& known)
      : file_(file),
        known_(known),
        module_(module_of(file.path.substr(4))),
        row_(row_of(tested_module(module_))),
        test_(file.path.ends_with("_test.cpp") || module_.ends_with("/testing")) {}

  void run(Findings& findings) {
    if (!row_) {
      findings.push_back({file_.path, 0, fmt::format("module '{}' is not in the module table", module_)});
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
    static const std::regex quoted(R"rx(^\s*#\s*include\s*"([^"]+)")rx");
    static const std::regex angled(R"rx(^\s*#\s*include\s*<([^>]+)>)rx");
    static const std::regex floating(R"rx(\b(float|double)\b)rx");
    std::smatch m;
    if (std::regex_search(text, m, quoted)) return wrong_own(m[1].str());
    if (std::regex_search(text, m, angled)) return wrong_library(m[1].str());
    if (!row_->rules || test_) return std::nullopt;
    const std::string code = text.substr(0, text.find("//"));
    if (std::regex_search(code, m, floating)) return fmt::format("rules use no {}", m[1].str());
    return std::nullopt;
  }

  std::optional<std::string> wrong_own(const std::string& name) const {
    const std::string folder = file_.path.substr(0, file_.path.rfind('/') + 1);
    if (known_.count(folder + name)) return std::nullopt;  // beside the file: same module by construction
    if (is_generated(name)) return wrong_tables(name);
    const std::string other = module_of(name);
    if (!known_.count("src/" + name)) return fmt::format("\"{}\" is not a file below src", name);
    if (other == module_ || other == tested_module(module_)) return std::nullopt;
    for (std::string_view allowed : row_->modules) {
      if (allowed == name || (matches(allowed, other) && !another_game(other))) return std::nullopt;
    }
    if (test_ && (other.ends_with("testing") || other == "games")) return std::nullopt;
    return fmt::format("{} may not include \"{}\"", module_, name);
  }

  // A game's test support knows that game, not its neighbours.
  bool another_game(const std::string& other) const {
    if (!module_.starts_with("games/") || !other.starts_with("games/")) return false;
    const auto game = [](const std::string& m) { return m.substr(6, m.find('/', 6) - 6); };
    return game(module_) != game(other);
  }

  // The build writes <game>_tables.h outside the tree.
  static bool is_generated(const std::string& name) {
    return name.ends_with("_tables.h") && name.find('/') == std::string::npos;
  }

  std::optional<std::string> wrong_tables(const std::string& name) const {
    if (module_ == "apps" || module_ == "bots" || module_ + "_tables.h" == "games/" + name)
      return std::nullopt;
    return fmt::format("{} may not include the tables of another game", module_);
  }

  std::optional<std::string> wrong_library(const std::string& name) const {
    static const std::regex standard("[a-z_]+");
    if (std::regex_match(name, standard)) {
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
    return fmt::format("{} may not include <{}>", module_, name);
  }

  static bool is_for_tests(const std::string& name) {
    static const std::regex libraries("(doctest|fmt|sys)/.*|[a-z]+\\.h");
    return std::regex_match(name, libraries);
  }

  const TextFile& file_;
  const std::set<std::string>& known_;
  std::string module_;
  const ModuleRow* row_;
  bool test_;
};

}  // namespace

Findings check_includes(const Files& sources) {
  std::set<std::string> known;
  for (const TextFile& file : sources) known.insert(file.path);
  Findings findings;
  for (const TextFile& file : sources) {
    if (file.path.starts_with("src/")) FileCheck(file, known).run(findings);
  }
  return findings;
}

}  // namespace holdout::checks
