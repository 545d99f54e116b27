#include <doctest/doctest.h>

#include "engine/testing/contract_suite.h"
#include "games/the_thing/rules/state.h"
#include "table/testing/twin_frames.h"

// Law 3 at the level of frames, at tables of The Thing.

using namespace holdout;
using namespace holdout::testing;

namespace {

// Two revealed Aliens or more talk among themselves about what nobody else may know.
SeatSet council(const RunningGame& world) {
  const SeatSet team = world.state().as<the_thing::State>().hidden.council.team;
  return team.size() > 1 ? team : SeatSet{};
}

}  // namespace

TEST_CASE("frames of The Thing follow from the view of who gets them, those of an Alien team included") {
  const int every = 16 * contract_wish("HOLDOUT_CONTRACT_NTH", 1);
  ComparedFrames compared = compare_whole_game("the_thing", 4, 2, every, council);
  compared.add(compare_whole_game("the_thing", 6, 4, every, council));
  CHECK(compared.positions > 200);
  CHECK(compared.different > 200);
  CHECK(compared.steps > 100);
  CHECK(compared.silent > 10);
  CHECK(compared.caught > 100);
  CHECK(compared.asides > 10);  // steps of at least two revealed Aliens
}

TEST_CASE("a step of the Alien team asks nobody outside it anything, so that one clock serves all") {
  int hidden = 0;
  for (const int players : {4, 6}) hidden += hidden_steps("the_thing", players, 1, council);
  CHECK(hidden > 10);
}

TEST_CASE("who may not notice a step of The Thing gets no frame and no number, over whole games") {
  Silence station;
  for (const int players : {4, 6}) {
    const Silence game = play_in_silence("the_thing", players, 5, council);
    station.silent += game.silent;
    station.asides += game.asides;
  }
  CHECK(station.silent > 10);
  CHECK(station.asides > 10);
}
