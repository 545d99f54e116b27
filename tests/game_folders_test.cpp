// What lies in the folder of a game, and that nothing there is passed over in silence.
#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "catalogue/all_games.h"
#include "catalogue/make_player.h"
#include "text/texts.h"

namespace holdout {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot = HOLDOUT_SOURCE_DIR;

std::vector<std::string> names_in(const fs::path& folder) {
  std::vector<std::string> names;
  if (!fs::is_directory(folder)) return names;
  for (const fs::directory_entry& each : fs::directory_iterator(folder))
    names.push_back(each.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace

TEST_CASE("every folder of games/ is a game of this build, and every game has its folder") {
  std::vector<std::string> keys;
  for (const AnyGame* game : all_games()) keys.emplace_back(game->info().key);
  std::sort(keys.begin(), keys.end());
  CHECK(names_in(kRoot / "games") == keys);
}

TEST_CASE("every game is proved: its contract, a golden playthrough for each number of players, perft") {
  for (const AnyGame* game : all_games()) {
    const GameInfo& info = game->info();
    const fs::path folder = kRoot / "games" / info.key;
    std::vector<std::string> wanted{"README.md",        "rulebook.md",          "rules/contract_test.cpp",
                                    "golden/perft.txt", "golden/signature.txt", "web/index.ts"};
    for (int players = info.min_players; players <= info.max_players; ++players)
      wanted.push_back(fmt::format("golden/playthrough_{}p.txt", players));
    for (const std::string_view language : languages())
      wanted.push_back(fmt::format("texts/{}/game.json", language));
    for (const std::string& file : wanted) CHECK_MESSAGE(fs::exists(folder / file), (folder / file));
  }
}

TEST_CASE("examples and computer players that lie in the folder of a game are the game's") {
  for (const AnyGame* game : all_games()) {
    const std::string_view key = game->info().key;
    CAPTURE(key);
    const fs::path folder = kRoot / "games" / key;
    CHECK(fs::exists(folder / "examples") == (find_example_words(key) != nullptr));
    CHECK(fs::exists(folder / "players") == (levels_of(*game).size() > 1));
  }
}

TEST_CASE("every corpus is that of a fuzz target, or of stored games, and has seeds") {
  const auto is_read = [](const std::string& name) {
    return name == "stored" || fs::exists(kRoot / "fuzz" / (name + ".cpp"));
  };
  std::vector<fs::path> corpora{kRoot / "fuzz" / "corpus"};
  for (const AnyGame* game : all_games()) corpora.push_back(kRoot / "games" / game->info().key / "corpus");
  REQUIRE_FALSE(names_in(corpora[0]).empty());
  for (const fs::path& corpus : corpora)
    for (const std::string& name : names_in(corpus)) {
      CAPTURE((corpus / name));
      CHECK(is_read(name));
      CHECK_FALSE(names_in(corpus / name).empty());
    }
}

}  // namespace holdout
