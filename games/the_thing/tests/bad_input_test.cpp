#include "support/refusals.h"

using namespace holdout::testing;

TEST_CASE("impossible positions of The Thing: dead and in play, nobody Human, more Strength than there is") {
  const PossiblePosition position("the_thing",
                                  "given 6 players; placement; leader yellow; revealed green; strength 4\n"
                                  "      plan: radio 3, kitchen 1; goods red: keys\n");
  position.impossible("\"dead\": 0", "\"dead\": 1", "in play and out of it");
  position.impossible("\"aliens\": 2", "\"aliens\": 63", "nobody is Human");
  position.impossible("\"strength\": 4", "\"strength\": 3", "4 on locations");
  position.impossible("\"leader\": 3", "\"leader\": 6", "seat 6");
  position.impossible_text("kitchen 1", "kitchen 5");
}
