#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/any_game.h"
#include "engine/words/example_words.h"

namespace holdout {

// The static side of a game, for measuring what search feels: no virtual call between answers.
// `speed_of<G>()` of engine/testing/game_speed.h makes it.
struct GameSpeed {
  std::size_t state_bytes;
  std::size_t view_bytes;
  // Whole random games, options generated at each decision, events off; gives the number of decisions.
  std::int64_t (*random_games)(const RulesBox& rules, std::uint64_t seed, int games);
  // So many times on a position in the middle of a random game:
  void (*clone)(const RulesBox& rules, int times);
  void (*view)(const RulesBox& rules, int times);
  // On many positions along random games.
  void (*imagine)(const RulesBox& rules, int times);
};

// What a game hands over. games/<game>/rules/module.cpp defines `const GameModule& module()` in the namespace
// of the game; the build lists the folders of games/ (catalogue/all_games.h), so nothing else names a game.
// Its computer players are handed over apart (bots/player_level.h), for the rules are built without them too.
struct GameModule {
  const AnyGame& game;
  const ExampleWords* words;  // what it adds to the language of .play files; null: nothing
  GameSpeed speed;
};

}  // namespace holdout
