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
  CHECK(compared.texts >
        (contract_wish("HOLDOUT_CONTRACT_NTH", 1) > 1 ? 5 : 100));  // else there is nothing to fill up
  for (const std::string& where : compared.uneven) FAIL_CHECK(where);
}

TEST_CASE("frames of The Thing for few follow from the view of who gets them, lengths included") {
  const int nth = contract_wish("HOLDOUT_CONTRACT_NTH", 1);
  const int every = 8 * nth;
  ComparedFrames compared = compare_whole_game("the_thing", 2, 1, every);
  compared.add(compare_whole_game("the_thing", 3, 2, every));
  CHECK(compared.steps > (nth > 1 ? 3 : 10));
  CHECK(compared.lengths > (nth > 1 ? 5 : 20));
  for (const std::string& where : compared.uneven) FAIL_CHECK(where);
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

TEST_CASE(
    "that time ran out inside the Alien team is no stranger's to know, also where it ends the council") {
  TableStage stage(5);
  stage.create("the_thing", {.players = 6, .pace = Pace::Live});
  stage.open();
  const std::vector<StageClient*> people = seat_people(stage, 6);
  begin(*people[0]);
  Rerun again = stage.rerun();
  std::size_t known = stage.rows().size();
  Rng rng(2);
  int late = 0;
  for (int i = 0; i < 2000 && late < 8 && stage.table().room().status == TableStatus::Playing; ++i) {
    if (council(*again.game()).empty())
      play_at_random(stage, people, rng, 1);
    else
      stage.pass(60'000);
    for (const std::vector<StoredRow> rows = stage.rows(); known < rows.size(); ++known) {
      const SeatSet team = council(*again.game());
      const LogRow row = *read_row(rows[known].body);
      REQUIRE(again.play(row));
      if (!row.late || team.empty()) continue;
      CHECK(row.heard.without(team).empty());
      ++late;
    }
  }
  CHECK(late >= 8);
}
