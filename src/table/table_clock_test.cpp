#include <doctest/doctest.h>

#include "catalogue/testing/games_for.h"
#include "table/testing/company.h"

// Time at a table: decisions have limits, leavers are replaced and come back, computer players keep their
// pace.

using namespace holdout;
using namespace holdout::testing;

TEST_CASE("a live decision has a limit, and the fallback answers when it has passed") {
  CompanyAtPlay duel("liars_dice", 2, Pace::Live, 2);
  REQUIRE(duel.one().clock);
  CHECK(duel.one().clock->left_ms == 60'000);
  CHECK(duel.one().clock->of_ms == 60'000);
  duel.stage.pass(59 * kSecond);
  CHECK(duel.answers().empty());
  duel.stage.pass(1 * kSecond);
  REQUIRE(duel.answers().size() == 1);
  CHECK(duel.answers()[0].text == "bid 1 1");  // LD-10
  CHECK(duel.answers()[0].command == 0);
  CHECK(duel.two().clock->left_ms == 60'000);
  duel.stage.pass(60 * kSecond);
  CHECK(duel.stage.table().room().status == TableStatus::Over);
  CHECK_FALSE(duel.two().clock->left_ms);
  CHECK(duel.stage.alarm() == 0);
}

TEST_CASE("a machine that slept gives whoever was asked their time anew") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    CompanyAtPlay table(game, 4, Pace::Live, 2);
    REQUIRE(table.stage.pass_until([&] { return is_waited_for(table.two()); }));
    const std::size_t before = table.answers().size();
    const int limit = *table.two().clock->of_ms;
    table.stage.sleep(kHour);
    CHECK(table.answers().size() == before);
    CHECK(table.two().clock->left_ms == limit);
    CHECK_FALSE(table.two().table->seats[1].handover);
    table.stage.pass(limit - kSecond);
    CHECK(table.answers().size() == before);
    table.stage.pass(kSecond);
    CHECK(table.answers().size() > before);
  }
}

TEST_CASE("a relaxed table has no clock") {
  CompanyAtPlay duel("liars_dice", 2, Pace::Relaxed, 2);
  CHECK_FALSE(duel.one().clock);
  duel.stage.pass(1000 * kHour);
  CHECK(duel.answers().empty());
}

TEST_CASE("a pause and an empty house stop the clocks") {
  CompanyAtPlay duel("liars_dice", 2, Pace::Live, 2);
  duel.stage.pass(30 * kSecond);
  duel.all_agree("pause");
  CHECK_FALSE(duel.one().clock->left_ms);
  duel.stage.pass(kHour);
  CHECK(duel.answers().empty());
  duel.all_agree("resume");
  CHECK(duel.one().clock->left_ms == 60'000);
  duel.stage.pass(59 * kSecond);
  CHECK(duel.answers().empty());

  for (StageClient* each : duel.people) each->disconnect();
  duel.stage.pass(24 * kHour);
  CHECK(duel.answers().empty());
  CHECK(duel.stage.table().idle());
  duel.one().connect();
  duel.stage.pass(59 * kSecond);
  CHECK(duel.answers().empty());
  CHECK_FALSE(duel.seat(1).standin);  // away for a minute, not for a day: nobody was waiting
}

TEST_CASE("a table over days keeps its deadline in the store, with every answer") {
  CompanyAtPlay duel("liars_dice", 2, Pace::Days, 2);
  CHECK(duel.one().clock->left_ms == 24 * kHour);
  duel.stage.pass(20 * kHour);
  CHECK(duel.one().fate(duel.one().answer("bid 1 2")) == "ack");
  const std::int64_t due = duel.stage.now_ms() + 24 * kHour;
  CHECK(duel.stage.stored().entry.wake_ms == due);
  for (StageClient* each : duel.people) each->disconnect();
  duel.stage.pass(10 * kHour);
  CHECK(duel.stage.table().idle());
  duel.stage.reopen();
  CHECK(duel.stage.alarm() == due);
  duel.two().connect();
  duel.stage.pump();
  CHECK(duel.two().clock->left_ms == 14 * kHour);
  duel.stage.pass(14 * kHour);
  CHECK(duel.answers().size() == 2);
  CHECK(duel.stage.table().room().status == TableStatus::Over);
  CHECK(duel.stage.stored().entry.wake_ms == 0);
}

TEST_CASE("a deadline from before the time was set back is no further away than the limit") {
  CompanyAtPlay duel("liars_dice", 2, Pace::Days, 2);
  const std::int64_t limit_ms = duel.stage.stored().entry.wake_ms - duel.stage.now_ms();
  REQUIRE(limit_ms > 0);
  duel.stage.close_table();
  duel.stage.stored().entry.wake_ms += std::int64_t{365} * 24 * 3'600'000;
  duel.stage.open();
  CHECK(duel.stage.table().touched());  // what is stored would have it wait for a year
  CHECK(duel.stage.table().entry().wake_ms == duel.stage.now_ms() + limit_ms);
}

TEST_CASE("a table over days that fell due while nobody looked is woken and goes on") {
  CompanyAtPlay duel("liars_dice", 2, Pace::Days, 2);
  for (StageClient* each : duel.people) each->disconnect();
  duel.stage.close_table();
  duel.stage.pass(25 * kHour);
  duel.stage.open();
  const std::int64_t woken = duel.stage.now_ms();
  duel.stage.pass(kSecond);
  CHECK(duel.seat(0).standin);
  CHECK(duel.answers().size() == 1);
  CHECK(duel.stage.stored().entry.wake_ms > woken + 24 * kHour);
}

// ---- those who leave --------------------------------------------------------------------------------

TEST_CASE(
    "a computer player stands in for who is away for a minute, and gives the seat back with a briefing") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    CompanyAtPlay table(game, 4, Pace::Live, 2);
    table.two().disconnect();
    table.stage.pass(59 * kSecond);
    CHECK_FALSE(table.seat(1).standin);
    table.stage.pass(1 * kSecond);
    CHECK(table.seat(1).standin);
    CHECK(table.one().table->seats[1].standin == true);
    CHECK(table.one().table->seats[1].level == "regular");
    CHECK(table.one().notices.back() == R"(["notice.handed_over",{"player":"@1"}])");
    const std::size_t before = table.answers().size();
    table.stage.pass(180 * kSecond);
    const std::vector<LogRow> answers = table.answers();
    int stood_in = 0;
    for (std::size_t i = before; i < answers.size(); ++i) stood_in += answers[i].seat == seat_at(1);
    CHECK(stood_in > 0);

    table.two().visitor().last = table.two().seq;
    table.two().visitor().epoch = table.two().epoch;
    table.two().connect();
    table.stage.pump();
    CHECK_FALSE(table.two().resumed);
    CHECK_FALSE(table.seat(1).standin);
    CHECK_FALSE(table.one().table->seats[1].level);
    CHECK(table.one().notices.back() == R"(["notice.returned",{"player":"@1"}])");
    REQUIRE(table.two().briefing);
    CHECK(*table.two().briefing > 0);
    CHECK(static_cast<std::size_t>(*table.two().briefing) < table.two().happened.size());
    CHECK(table.two().view.at("viewer") == 1);
    table.two().disconnect();
    table.two().connect();
    table.stage.pump();
    CHECK_FALSE(table.two().briefing);
  }
}

TEST_CASE("who comes back within the minute keeps the seat; who holds two seats is here for both") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    CompanyAtPlay table(game, 4, Pace::Live, 1);
    StageClient& other = table.stage.guest("owner");
    table.one().disconnect();
    table.stage.pass(120 * kSecond);
    CHECK_FALSE(table.seat(0).standin);  // the same person watches over another connection
    other.disconnect();
    table.one().connect();
    table.stage.pass(1 * kSecond);
    CHECK_FALSE(table.seat(0).standin);
  }
}

TEST_CASE("who does not come back after a restart is replaced as well") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    CompanyAtPlay table(game, 4, Pace::Live, 2);
    table.stage.reopen();
    table.one().connect();
    table.stage.pass(61 * kSecond);
    CHECK(table.seat(1).standin);
  }
}

TEST_CASE("the owner hands the seat of somebody who is away over at once, at any pace") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    CompanyAtPlay table(game, 4, Pace::Relaxed, 2);
    CHECK(table.one().fate(table.one().tell(BotCommand{.seat = 1, .level = "novice"})) == "not_now");
    table.two().disconnect();
    CHECK(table.one().fate(table.one().tell(BotCommand{.seat = 1, .level = "novice"})) == "done");
    CHECK(table.seat(1).standin);
    CHECK(table.seat(1).level == "novice");
    table.stage.pass(10 * kSecond);
    table.two().connect();
    table.stage.pump();
    CHECK_FALSE(table.seat(1).standin);
  }
}

TEST_CASE("who leaves during the game is replaced at once") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    CompanyAtPlay table(game, 4, Pace::Relaxed, 2);
    CHECK(table.two().fate(table.two().tell(StandCommand{})) == "done");
    CHECK(table.two().closed == kCloseDone);
    CHECK(table.seat(1).standin);
    CHECK(table.seat(1).guest == "guest1");
    CHECK(table.one().notices.back() == R"(["notice.left",{"player":"@1"}])");
  }
}
