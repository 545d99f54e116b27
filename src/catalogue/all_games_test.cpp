#include "catalogue/all_games.h"

#include <set>

#include <doctest/doctest.h>

namespace holdout {

TEST_CASE("every game is found by its own key, and keys differ") {
  std::set<std::string_view> keys;
  for (const AnyGame* game : all_games()) {
    CHECK(find_game(game->info().key) == game);
    CHECK(keys.insert(game->info().key).second);
    CHECK(game->info().min_players <= game->info().max_players);
    CHECK(game->info().rules_version >= 1);
  }
  CHECK_FALSE(all_games().front()->info().example);  // those come last
  CHECK(find_game("liars_dice")->info().example);
  CHECK(find_game("Liars_dice") == nullptr);
  CHECK(find_game("") == nullptr);
}

}  // namespace holdout
