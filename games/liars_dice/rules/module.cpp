#include "engine/game_module.h"
#include "engine/testing/game_speed.h"
#include "games/liars_dice/rules/liars_dice.h"

namespace holdout::liars_dice {

const GameModule& module() {
  static const GameFace<LiarsDice> game;
  static const GameModule all{.game = game, .words = nullptr, .speed = testing::speed_of<LiarsDice>()};
  return all;
}

}  // namespace holdout::liars_dice
