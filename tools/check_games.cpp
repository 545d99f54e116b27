// check_games ROOT: fails where code or build files outside games/<game> name that game.
#include <fmt/core.h>

#include "checks/game_names.h"

namespace {

using namespace holdout;

// The client as it is built, and documents, which may tell of any game.
bool is_written_code(const checks::TextFile& file) {
  return !file.path.starts_with("web/dist/") && !file.path.ends_with(".md");
}

int check(const std::string& root) {
  checks::GameNames input;
  input.games = checks::folders_in(root, "games");
  std::erase(input.games, checks::kExampleGame);
  input.rulebooks = checks::read_files(root, {"games/*"}, {"/rulebook.md"});
  input.exceptions = checks::read_files(root, {"tools/checks"}, {"game_names.txt"});
  input.files = checks::read_files(
      root, {".ci", "bench", "cmake", "fuzz", "games", "packaging", "src", "tests", "texts", "tools", "web"},
      {""});
  for (checks::TextFile& file : checks::read_top_files(root)) input.files.push_back(std::move(file));
  std::erase_if(input.files, [](const checks::TextFile& file) { return !is_written_code(file); });
  return checks::report(checks::check_game_names(input),
                        fmt::format("{} games, named in their own folders only", input.games.size()));
}

}  // namespace

int main(int argc, char** argv) { return holdout::checks::run_check(argc, argv, check); }
