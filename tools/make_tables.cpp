// make_tables <figures of a game> <header>: checks games/<game>/figures against their schemas and writes them
// as the C++ header its rules include. Exit 1: the content is bad, one line a problem; exit 2: wrong use. The
// header is written whole or not at all.

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "content/game_figures.h"
#include "content/table_text.h"
#include "content/write_file.h"

namespace {

using holdout::Problem;
using holdout::content::GameFigures;

int refuse(const std::vector<Problem>& problems) {
  for (const Problem& problem : problems) std::fprintf(stderr, "%s\n", problem.message().c_str());
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fprintf(stderr, "usage: make_tables games/<game>/figures <header to write>\n");
    return 2;
  }
  std::filesystem::path folder = std::filesystem::path(argv[1]).lexically_normal();
  if (!folder.has_filename()) folder = folder.parent_path();  // a slash at the end
  const std::string game = folder.parent_path().filename().string();
  const auto games = holdout::content::listed_figures();
  const auto own = std::ranges::find(games, game, &GameFigures::game);
  if (own == games.end()) {
    std::fprintf(stderr, "%s: there are no tables for the game \"%s\"; expected games/<game>/figures\n",
                 argv[1], game.c_str());
    return 2;
  }
  const holdout::content::Loaded loaded = holdout::content::load_folder(folder, folder / "schema");
  if (!loaded.problems.empty()) return refuse(loaded.problems);
  if (const std::vector<Problem> problems = own->check(loaded.folder); !problems.empty())
    return refuse(problems);
  const auto written =
      holdout::content::write_file(argv[2], holdout::content::write_tables(game, loaded.folder));
  return written ? 0 : refuse({written.problem()});
}
