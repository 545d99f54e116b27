#pragma once

#include <string>
#include <vector>

#include "catalogue/all_games.h"

namespace holdout::testing {

// The keys of the games that so many can play: what holds at any table is tried at a table of each.
inline std::vector<std::string> games_for(int players) {
  std::vector<std::string> keys;
  for (const AnyGame* game : all_games())
    if (game->info().min_players <= players && players <= game->info().max_players)
      keys.emplace_back(game->info().key);
  return keys;
}

}  // namespace holdout::testing
