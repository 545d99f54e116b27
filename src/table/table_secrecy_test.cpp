#include <doctest/doctest.h>

#include "table/testing/twin_frames.h"

// Law 3 at the level of frames: what a viewer is sent follows from its view. Another world that looks the
// same to the viewer gives the same bytes. Games that hide more than a die are compared in their own folders.

using namespace holdout;
using namespace holdout::testing;

TEST_CASE("frames follow from the view of who gets them; a leak would be seen") {
  const ComparedFrames dice = compare_whole_game("liars_dice", 2, 1);
  CHECK(dice.different > 0);
  CHECK(dice.caught > 0);
}
