#include "support/refusals.h"

using namespace holdout::testing;

TEST_CASE("impossible positions of The Thing: dead and in play, nobody Human, more Strength than there is") {
  const PossiblePosition position("the_thing",
                                  "given 6 players; placement; leader yellow; revealed green; strength 4\n"
                                  "      plan: radio 3, kitchen 1; goods red: keys\n");
  position.impossible("revealed green", "revealed green; dead green", "out of play twice");
  position.impossible("revealed green", "revealed green; aliens red, blue, yellow, white, black",
                      "nobody is Human");
  position.impossible("strength 4", "strength 3", "4 on locations");
  position.impossible("leader yellow", "leader green", "the Leader is out of play");
  position.impossible("kitchen 1", "kitchen 5", "a number from 1 to 4");
}
