#include <doctest/doctest.h>

#include "table/testing/company.h"

// Those who are at a table of The Thing and say nothing.

using namespace holdout;
using namespace holdout::testing;

TEST_CASE("who listens as long as the clock of a talk allows is not silent") {
  Company table("the_thing", 6, Pace::Live, 2, {{"timers", "slow"}});
  begin(table.one());
  do {
    table.until_waited_for(table.two());
    if (table.two().clock->of_ms > 2 * kSilent - kSecond) break;
    table.two().answer(first_option(table.two()));
  } while (table.room().status == TableStatus::Playing);
  REQUIRE(table.room().status == TableStatus::Playing);
  const int answers = table.answers_of(1);
  table.stage.pass(kSilent + kMinute);
  CHECK_FALSE(table.offer(1));
  CHECK(table.answers_of(1) == answers);
  table.stage.pass_until([&] { return table.answers_of(1) > answers; });  // the clock takes it
  CHECK(table.offer(1));
}
