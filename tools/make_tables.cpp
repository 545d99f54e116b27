// make_tables <content folder of a game> <header>: checks the content files of a game against their schemas
// and writes them as the C++ header its rules include. Exit 1: the content is bad, one line a problem;
// exit 2: wrong use. The header is written whole or not at all.

#include <cstdio>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "content/folder.h"
#include "content/write_file.h"
#include "games/osaczeni/figures/checks.h"
#include "games/osaczeni/figures/tables.h"
#include "games/the_thing/figures/checks.h"
#include "games/the_thing/figures/tables.h"

namespace {

using holdout::Problem;
using holdout::content::Folder;

struct GameTables {
  std::function<std::vector<Problem>(const Folder&)> check;
  std::function<std::string(const Folder&)> write;
};

const std::map<std::string, GameTables>& games() {
  static const std::map<std::string, GameTables> list{
      {"osaczeni", {holdout::content::check_osaczeni, holdout::content::write_osaczeni_tables}},
      {"the_thing", {holdout::content::check_the_thing, holdout::content::write_the_thing_tables}}};
  return list;
}

int refuse(const std::vector<Problem>& problems) {
  for (const Problem& problem : problems) std::fprintf(stderr, "%s\n", problem.message().c_str());
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fprintf(stderr, "usage: make_tables <content folder of a game> <header to write>\n");
    return 2;
  }
  std::filesystem::path folder = std::filesystem::path(argv[1]).lexically_normal();
  if (!folder.has_filename()) folder = folder.parent_path();  // a slash at the end
  const std::string game = folder.filename().string();
  const auto tables = games().find(game);
  if (tables == games().end()) {
    std::fprintf(stderr, "%s: there are no tables for the game \"%s\"; expected osaczeni or the_thing\n",
                 argv[1], game.c_str());
    return 2;
  }
  const std::filesystem::path schemas = folder.parent_path() / "schema" / game;
  const holdout::content::Loaded loaded = holdout::content::load_folder(folder, schemas);
  if (!loaded.problems.empty()) return refuse(loaded.problems);
  if (const std::vector<Problem> problems = tables->second.check(loaded.folder); !problems.empty())
    return refuse(problems);
  const auto written = holdout::content::write_file(argv[2], tables->second.write(loaded.folder));
  return written ? 0 : refuse({written.problem()});
}
