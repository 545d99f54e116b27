#pragma once

#include <span>

#include "engine/game_module.h"

namespace holdout {

struct ListedGame {
  const GameModule& (*module)();
};

// What each folder of games/ hands over, in the order of their names. The build writes the list.
std::span<const ListedGame> listed_games();

}  // namespace holdout
