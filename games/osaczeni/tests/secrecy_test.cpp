#include <doctest/doctest.h>

#include "table/testing/twin_frames.h"

// Law 3 at the level of frames, at tables of Osaczeni.

using namespace holdout;
using namespace holdout::testing;

TEST_CASE("frames of Osaczeni follow from the view of who gets them; a leak would be seen") {
  ComparedFrames compared;
  for (std::uint64_t seed = 1; seed <= 4; ++seed)
    compared.add(compare_whole_game("osaczeni", 4 + static_cast<int>(seed % 3), seed));
  CHECK(compared.positions > 1000);
  CHECK(compared.different > 900);
  CHECK(compared.steps > 200);
  CHECK(compared.silent > 10);
  CHECK(compared.caught > 100);
  CHECK(compared.texts > 100);  // else there is nothing to fill up
  for (const std::string& where : compared.uneven) FAIL_CHECK(where);
}

TEST_CASE("a step that spectators do not notice asks nobody else anything, so that one clock serves all") {
  int hidden = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed)
    hidden += hidden_steps("osaczeni", 4 + static_cast<int>(seed % 3), seed);
  CHECK(hidden > 10);
}

TEST_CASE("who may not notice a step gets no frame and no number, over whole games") {
  CHECK(play_in_silence("osaczeni", 5, 17).silent > 10);
}
