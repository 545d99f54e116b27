#include <doctest/doctest.h>

#include "catalogue/testing/games_for.h"
#include "table/testing/company.h"

// No clock runs against somebody who still reads what the game is: not for the first minute.

using namespace holdout;
using namespace holdout::testing;

namespace {

// The game has begun, and nobody has read anything yet.
struct FreshTable : Company {
  explicit FreshTable(int people_here, Pace pace = Pace::Live)
      : Company(games_for(4).front(), 4, pace, people_here) {
    CHECK(one().fate(one().tell(StartCommand{})) == "done");
  }
  bool has_clock() { return one().clock && one().clock->left_ms; }
  std::string read(StageClient& who) { return who.fate(who.tell(OpenedCommand{})); }
};

}  // namespace

TEST_CASE("the first decision has its time when all who are here have read the opening") {
  FreshTable table(3);
  StageClient& watcher = table.stage.guest("watcher");
  CHECK_FALSE(table.has_clock());
  CHECK(table.read(watcher) == "not_seated");
  table.stage.pass(20 * kSecond);
  CHECK(table.read(table.two()) == "done");
  CHECK(table.read(table.two()) == "done");
  CHECK(table.read(table.one()) == "done");
  CHECK_FALSE(table.has_clock());
  std::vector<std::size_t> frames;
  for (const StageClient* each : table.people) frames.push_back(each->frames.size());
  CHECK(table.read(table.two()) == "done");
  CHECK(table.one().frames.size() == frames[0]);  // nobody else is told
  CHECK(table.people[2]->frames.size() == frames[2]);
  CHECK(table.read(*table.people[2]) == "done");
  REQUIRE(table.has_clock());
  CHECK(table.one().clock->left_ms == table.one().clock->of_ms);
}

TEST_CASE(
    "the opening holds the clock up for a minute at most, and for nobody who is away or a computer player") {
  FreshTable slow(2);
  slow.stage.pass(59 * kSecond);
  CHECK_FALSE(slow.has_clock());
  slow.stage.pass(kSecond);
  REQUIRE(slow.has_clock());
  CHECK(slow.one().clock->left_ms == slow.one().clock->of_ms);

  FreshTable left(2);
  CHECK(left.read(left.one()) == "done");
  CHECK_FALSE(left.has_clock());
  left.two().disconnect();
  left.stage.pump();
  CHECK(left.has_clock());
  left.two().connect();  // it has begun
  left.stage.pump();
  CHECK(left.has_clock());
}

TEST_CASE("one device says for all its seats that the opening was read") {
  Company table(games_for(4).front(), 4, Pace::Live, 1);
  CHECK(table.one().fate(table.one().tell(SitCommand{.seat = 1, .name = "Beside", .keep = true})) == "done");
  table.one().tell(StartCommand{});
  CHECK_FALSE((table.one().clock && table.one().clock->left_ms));
  CHECK(table.one().fate(table.one().tell(OpenedCommand{})) == "done");
  CHECK(table.one().clock->left_ms > 0);
}

TEST_CASE(
    "steps of the first minute start no clock, and a table that is read anew waits for nobody's reading") {
  FreshTable table(2);
  table.until_waited_for(table.one());
  table.one().answer(first_option(table.one()));
  CHECK_FALSE(table.has_clock());
  table.stage.reopen();
  table.one().connect();
  table.stage.pump();
  CHECK(table.has_clock());
}

TEST_CASE("over days and without clocks nothing waits for the opening") {
  FreshTable days(2, Pace::Days);
  CHECK(days.one().clock->left_ms == 24 * kHour);
  FreshTable relaxed(2, Pace::Relaxed);
  CHECK_FALSE(relaxed.has_clock());
  relaxed.stage.pass(2 * kMinute);
  CHECK_FALSE(relaxed.has_clock());
}
