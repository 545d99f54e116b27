#pragma once

#include <span>
#include <string_view>

#include "bots/player_level.h"

namespace holdout {

struct ListedPlayers {
  std::string_view game;
  std::span<const PlayerLevel> (*levels)();
};

// What each folder games/<game>/players hands over. The build writes the list.
std::span<const ListedPlayers> listed_players();

}  // namespace holdout
