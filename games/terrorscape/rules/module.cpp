#include "engine/game_module.h"
#include "engine/testing/game_speed.h"
#include "games/terrorscape/rules/positions/example_words.h"
#include "games/terrorscape/rules/terrorscape.h"

namespace holdout::terrorscape {

const GameModule& module() {
  static const GameFace<Terrorscape> game;
  static const GameModule all{
      .game = game, .words = &example_words(), .speed = testing::speed_of<Terrorscape>()};
  return all;
}

}  // namespace holdout::terrorscape
