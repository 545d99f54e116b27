#include "engine/game_module.h"
#include "engine/testing/game_speed.h"
#include "games/osaczeni/rules/osaczeni.h"
#include "games/osaczeni/rules/positions/example_words.h"

namespace holdout::osaczeni {

const GameModule& module() {
  static const GameFace<Osaczeni> game;
  static const GameModule all{
      .game = game, .words = &example_words(), .speed = testing::speed_of<Osaczeni>()};
  return all;
}

}  // namespace holdout::osaczeni
