#include <doctest/doctest.h>

#include "table/testing/company.h"

// Nobody alone is under a clock that they did not ask for, on whatever way the game begins.

using namespace holdout;
using namespace holdout::testing;

namespace {

struct OpenTable {
  explicit OpenTable(std::optional<Pace> pace) : stage(9) {
    stage.create("liars_dice", {.players = 2, .pace = pace});
    stage.open();
  }
  void sit(int seats) { people = seat_people(stage, seats); }
  StageClient& one() { return *people[0]; }
  Pace begun() {
    begin(one());
    return stage.table().room().pace;
  }

  TableStage stage;
  std::vector<StageClient*> people;
};

}  // namespace

TEST_CASE("a game that begins with one person has no clock, unless somebody chose one") {
  OpenTable alone(std::nullopt);
  alone.sit(1);
  CHECK(alone.one().table->pace == Pace::Relaxed);  // the lobby says what will be
  CHECK(alone.begun() == Pace::Relaxed);
  CHECK_FALSE((alone.one().clock && alone.one().clock->left_ms));

  OpenTable two(std::nullopt);
  two.sit(2);
  CHECK(two.one().table->pace == Pace::Live);
  CHECK(two.begun() == Pace::Live);

  OpenTable wished(Pace::Live);
  wished.sit(1);
  CHECK(wished.begun() == Pace::Live);

  OpenTable chosen(std::nullopt);
  chosen.sit(1);
  CHECK(chosen.one().fate(chosen.one().tell(ConfigureCommand{.pace = Pace::Live})) == "done");
  CHECK(chosen.one().table->pace == Pace::Live);
  chosen.stage.reopen();
  chosen.one().connect();
  CHECK(chosen.begun() == Pace::Live);
}

TEST_CASE("a rematch counts its people anew") {
  OpenTable alone(std::nullopt);
  alone.sit(1);
  CHECK(alone.begun() == Pace::Relaxed);
  Room again = rematch_of(alone.stage.table().room());
  CHECK(again.pace_now() == Pace::Relaxed);
  again.seats[1] = {.kind = SeatKind::Person, .name = "Two", .guest = "two"};
  CHECK(again.pace_now() == Pace::Live);
  CHECK(*read_room(write_room(again)) == again);
}

TEST_CASE("a room from before keeps the pace that it has") {
  Room old;
  old.pace = Pace::Live;
  CHECK(write_room(old).find("pace_free") == std::string::npos);
  old.seats = {{.kind = SeatKind::Person, .name = "One", .guest = "one"}};
  CHECK(old.pace_now() == Pace::Live);
}
