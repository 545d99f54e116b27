#include <doctest/doctest.h>

#include "support/table_stage.h"

// Leavers at a table of The Thing: a computer player takes the seat, whatever it is, and gives it back.

using namespace holdout;
using namespace holdout::testing;

namespace {

struct StationTable {
  explicit StationTable(int players) : stage(9) {
    stage.create("the_thing", {.players = players, .pace = Pace::Relaxed});
    stage.open();
    people = seat_people(stage, 2);
    begin(*people[0]);
  }
  bool over() { return stage.table().room().status == TableStatus::Over; }
  std::size_t rows() { return stage.rows().size(); }
  // Both play, or only the one who is here, until something was answered or the game is over.
  void play(const std::vector<StageClient*>& here, int answers) {
    for (int i = 0; i < answers && !over(); ++i) play_at_random(stage, here, rng, 1);
  }

  TableStage stage;
  std::vector<StageClient*> people;
  Rng rng{4};
};

}  // namespace

TEST_CASE("a seat of The Thing is handed to a computer player and back, and the game goes on") {
  for (int players : {2, 4}) {
    CAPTURE(players);
    StationTable table(players);
    StageClient& owner = *table.people[0];
    StageClient& leaver = *table.people[1];
    table.play(table.people, 12);
    leaver.disconnect();
    CHECK(owner.fate(owner.tell(BotCommand{.seat = 1, .level = "random"})) == "done");
    CHECK(table.stage.table().room().seats[1].standin);
    const std::size_t before = table.rows();
    table.play({&owner}, 12);
    CHECK(table.rows() > before);
    leaver.connect();
    table.stage.pump();
    CHECK_FALSE(table.stage.table().room().seats[1].standin);
    CHECK(leaver.view.at("viewer") == 1);
    const std::size_t back = table.rows();
    table.play(table.people, 12);
    CHECK((table.over() || table.rows() > back));
  }
}
