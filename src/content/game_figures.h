#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "content/folder.h"
#include "engine/result.h"

namespace holdout::content {

// What a game with figures hands over to the build: games/<game>/figures/*.cpp define the function as
// `check_figures` in the namespace of the game.
struct GameFigures {
  std::string_view game;
  std::vector<Problem> (*check)(const Folder& folder);
};

// Each folder of games/ that has figures. The build writes the list.
std::span<const GameFigures> listed_figures();

}  // namespace holdout::content
