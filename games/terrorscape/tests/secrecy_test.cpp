#include <doctest/doctest.h>

#include "engine/testing/contract_suite.h"
#include "table/testing/twin_frames.h"

// Law 3 at the level of frames, at tables of Terrorscape.

using namespace holdout;
using namespace holdout::testing;

namespace {

// The side that acts unseen: how many steps it takes is its own affair (TS-016).
SeatSet unseen(const RunningGame& world) { return world.game().acts_unseen(world.rules(), world.state()); }

}  // namespace

TEST_CASE("TS-016: frames of Terrorscape follow from the view of who gets them, lengths included") {
  const int every = 24 * contract_wish("HOLDOUT_CONTRACT_NTH", 1);
  ComparedFrames compared = compare_whole_game("terrorscape", 3, 2, every);
  compared.add(compare_whole_game("terrorscape", 4, 5, every));
  CHECK(compared.positions > 40);
  CHECK(compared.different > 40);
  CHECK(compared.caught > 20);
  for (const std::string& where : compared.uneven) FAIL_CHECK(where);
}

TEST_CASE("TS-016: who may not notice a step of Terrorscape gets no frame and no number, over whole games") {
  Silence house;
  for (const int players : {2, 4}) {
    const Silence game = play_in_silence("terrorscape", players, 5, unseen);
    house.silent += game.silent;
    house.asides += game.asides;
  }
  CHECK(house.silent > 100);
  CHECK(house.asides > 100);
}
