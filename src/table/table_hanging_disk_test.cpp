// A disk that does nothing for half a minute, and then goes on.
#include <doctest/doctest.h>

#include "table/testing/table_stage.h"

using namespace holdout;
using namespace holdout::testing;

TEST_CASE("while the disk hangs only so much waits, and after it everybody is answered") {
  TableStage stage(7);
  stage.create("liars_dice", {.players = 2, .pace = Pace::Relaxed, .watching = Watching::Link});
  stage.open();
  const std::vector<StageClient*> people = seat_people(stage, 2);
  begin(*people[0]);
  std::vector<StageClient*> all = people;
  for (int i = 0; i < 5; ++i) all.push_back(&stage.guest("watcher " + std::to_string(i)));
  const std::size_t before = stage.rows().size();

  const std::uint64_t bid = people[0]->answer("bid 1 2", false);  // the disk has it and says nothing
  std::vector<std::uint64_t> lines;
  for (int i = 0; i < 1500; ++i)
    for (StageClient* each : all) lines.push_back(each->tell(ChatCommand{.text = "?"}, false));
  stage.sleep(30'000);
  StageClient& late = stage.guest("late");

  CHECK(people[0]->fate(bid) == "ack");
  std::size_t unanswered = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) unanswered += all[i % all.size()]->fate(lines[i]).empty();
  CHECK(unanswered == 0);
  CHECK(stage.rows().size() - before < 400);
  CHECK(late.connected);
  CHECK(people[1]->fate(people[1]->answer("bid 1 3")) == "ack");
}
