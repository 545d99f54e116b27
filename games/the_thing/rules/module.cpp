#include "engine/game_module.h"
#include "engine/testing/game_speed.h"
#include "games/the_thing/rules/positions/example_words.h"
#include "games/the_thing/rules/the_thing.h"

namespace holdout::the_thing {

const GameModule& module() {
  static const GameFace<TheThing> game;
  static const GameModule all{
      .game = game, .words = &example_words(), .speed = testing::speed_of<TheThing>()};
  return all;
}

}  // namespace holdout::the_thing
