#include <doctest/doctest.h>

#include "catalogue/testing/games_for.h"
#include "table/testing/company.h"

// Among one's own tables: whom a game waits for, by what everybody sees alone.

using namespace holdout;
using namespace holdout::testing;

TEST_CASE("a table in a list says whom everybody sees it wait for, and whether that is the reader") {
  CompanyAtPlay table(games_for(4).front(), 4, Pace::Relaxed, 3);
  StageClient& watcher = table.stage.guest("watcher");
  Rng rng(3);
  int turns = 0;
  for (int i = 0; i < 60; ++i) {
    const auto waited = watcher.view.at("prompt").at("waited_for").to_number<unsigned>();
    const TableInfo listed = table.stage.table().info_in_list("guest1");
    REQUIRE(listed.waits);
    unsigned shown = 0;
    for (const int seat : *listed.waits) shown |= 1U << static_cast<unsigned>(seat);
    CHECK(shown == waited);
    CHECK(listed.your_turn.value_or(false) == ((waited >> 1U & 1U) != 0));
    turns += listed.your_turn.value_or(false);
    CHECK_FALSE(table.stage.table().info_in_list("watcher").your_turn);
    CHECK_FALSE(table.stage.table().info().waits);
    play_at_random(table.stage, table.people, rng, 1);
  }
  CHECK(turns > 3);
  table.two().tell(StandCommand{});  // a computer player answers
  CHECK_FALSE(table.stage.table().info_in_list("guest1").your_turn);
  table.agree(table.one(), "pause");
  table.agree(*table.people[2], "pause");
  CHECK_FALSE(table.stage.table().info_in_list("owner").waits);
}
