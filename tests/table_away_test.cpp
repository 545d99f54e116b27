#include <doctest/doctest.h>

#include "support/table_stage.h"

// Law 6: nobody stops a table by leaving it, whatever its pace, and whoever owns it.

using namespace holdout;
using namespace holdout::testing;

namespace {

constexpr std::int64_t kSecond = 1000;
constexpr std::int64_t kMinute = 60'000;
constexpr std::int64_t kHour = 3'600'000;
constexpr std::int64_t kLongGrace = 10 * kMinute;

struct Company {
  Company(const std::string& game, int players, Pace pace, int people_here) : stage(9) {
    stage.create(game, {.players = players, .pace = pace, .hours = 24});
    stage.open();
    people = seat_people(stage, people_here);
  }
  StageClient& one() { return *people[0]; }
  StageClient& two() { return *people[1]; }
  const Room& room() { return stage.table().room(); }
  const RoomSeat& seat(std::size_t i) { return room().seats[i]; }
  int answers_of(int seat) const {
    int count = 0;
    for (const StoredRow& stored : stage.rows()) {
      const LogRow row = *read_row(stored.body);
      count += row.kind == LogRow::Kind::Answer && row.seat == seat_at(seat);
    }
    return count;
  }
  void agree(StageClient& who, const std::string& what) {
    CHECK(who.fate(who.tell(ProposeCommand{.what = what, .agree = true})) == "done");
  }

  TableStage stage;
  std::vector<StageClient*> people;
};

}  // namespace

TEST_CASE(
    "at a relaxed table a computer player stands in for who is away for long, and gives the seat back") {
  Company table("osaczeni", 4, Pace::Relaxed, 2);
  begin(table.one());
  table.two().disconnect();
  table.stage.pass(kLongGrace - kSecond);
  CHECK_FALSE(table.seat(1).standin);
  table.stage.pass(kSecond);
  CHECK(table.seat(1).standin);
  CHECK(table.one().notices.back() == R"(["notice.handed_over",{"player":"@1"}])");
  table.two().connect();
  table.stage.pump();
  CHECK_FALSE(table.seat(1).standin);
  table.stage.pass(24 * kHour);
  CHECK_FALSE(table.seat(1).standin);
}

TEST_CASE("an owner who is away for long has a seat that is played and a table that is another's") {
  Company table("osaczeni", 4, Pace::Relaxed, 2);
  begin(table.one());
  table.one().disconnect();
  table.stage.pass(kLongGrace - kSecond);
  CHECK(table.room().owner == "owner");
  table.stage.pass(kSecond);
  CHECK(table.seat(0).standin);
  CHECK(table.room().owner == "guest1");
  CHECK(table.two().table->owner == 1);
  CHECK(table.two().notices.back() == R"(["notice.new_owner",{"player":"@1"}])");
  CHECK(table.two().fate(table.two().tell(BotCommand{.seat = 2, .level = "novice"})) == "done");
  table.one().connect();
  table.stage.pass(kLongGrace);
  CHECK(table.room().owner == "guest1");  // and may give it back
  CHECK_FALSE(table.seat(0).standin);
  table.stage.reopen();
  CHECK(table.room().owner == "guest1");
}

TEST_CASE(
    "a lobby is not stopped by an owner who has gone; one who watches, or comes back in time, keeps it") {
  Company table("osaczeni", 4, Pace::Live, 2);
  table.one().disconnect();
  StageClient& watching = table.stage.guest("owner");
  table.stage.pass(2 * kLongGrace);
  CHECK(table.room().owner == "owner");
  watching.disconnect();
  table.stage.pass(kLongGrace - kSecond);
  table.one().connect();
  table.stage.pass(kLongGrace);
  CHECK(table.room().owner == "owner");
  table.one().disconnect();
  table.stage.pass(kLongGrace);
  CHECK(table.room().owner == "guest1");
  begin(table.two());
}

TEST_CASE("nobody owns a table who is not there: it waits for its owner when the house is empty") {
  Company table("osaczeni", 4, Pace::Live, 2);
  begin(table.one());
  for (StageClient* each : table.people) each->disconnect();
  table.stage.pass(24 * kHour);
  CHECK(table.room().owner == "owner");
  CHECK(table.stage.alarm() == 0);
  table.two().connect();
  table.stage.pass(kLongGrace - kSecond);
  CHECK(table.room().owner == "owner");
  table.stage.pass(kSecond);
  CHECK(table.room().owner == "guest1");
}

TEST_CASE(
    "an agreement does not wait for who is away for long, and goes on by itself when the time has come") {
  for (const Pace pace : {Pace::Live, Pace::Relaxed}) {
    const std::int64_t grace = pace == Pace::Live ? kMinute : kLongGrace;
    Company table("osaczeni", 4, pace, 3);
    begin(table.one());
    for (StageClient* each : table.people) table.agree(*each, "pause");
    REQUIRE(table.room().status == TableStatus::Paused);
    table.two().disconnect();
    table.agree(table.one(), "resume");
    table.agree(*table.people[2], "resume");
    table.stage.pass(grace - kSecond);
    CHECK(table.room().status == TableStatus::Paused);
    table.stage.pass(kSecond);
    CHECK(table.room().status == TableStatus::Playing);
    table.stage.pass(kSecond);
    CHECK(table.seat(1).standin);
  }
}

TEST_CASE("who is there has to agree, however long it takes") {
  Company table("osaczeni", 4, Pace::Live, 3);
  begin(table.one());
  for (StageClient* each : table.people) table.agree(*each, "pause");
  table.two().disconnect();
  table.agree(table.one(), "resume");
  table.stage.pass(24 * kHour);
  CHECK(table.room().status == TableStatus::Paused);
  table.agree(*table.people[2], "resume");
  CHECK(table.room().status == TableStatus::Playing);
}

// ---- tables over days -------------------------------------------------------------------------------

TEST_CASE("over days a computer player stands in for who let a decision fall due, until they come back") {
  Company table("osaczeni", 4, Pace::Days, 2);
  begin(table.one());
  for (StageClient* each : table.people) each->disconnect();
  const auto waited = [&] { return table.seat(0).standin || table.seat(1).standin; };
  REQUIRE(table.stage.pass_until(waited, 25 * kHour));
  const int late = table.seat(0).standin ? 0 : 1;
  const int answers = table.answers_of(late);
  table.stage.pass(10 * kSecond);
  CHECK(table.answers_of(late) > answers);
  table.people[static_cast<std::size_t>(late)]->connect();
  table.stage.pump();
  CHECK_FALSE(table.seat(static_cast<std::size_t>(late)).standin);
}

TEST_CASE("over days who is there and lets a decision fall due keeps the seat, and the fallback answers") {
  Company table("liars_dice", 2, Pace::Days, 2);
  begin(table.one());
  table.stage.pass(24 * kHour);
  CHECK(table.answers_of(0) == 1);
  CHECK_FALSE(table.seat(0).standin);
}

TEST_CASE("over days a table becomes another's when its owner is stood in for") {
  Company table("osaczeni", 4, Pace::Days, 2);
  begin(table.one());
  for (StageClient* each : table.people) each->disconnect();
  REQUIRE(table.stage.pass_until([&] { return table.seat(0).standin; }, 1000 * kHour));
  CHECK(table.room().owner == "owner");
  table.two().connect();
  table.stage.pass(kSecond);
  CHECK(table.room().owner == "guest1");
}

TEST_CASE("over days an agreement waits as long as a decision does, also while the table is put away") {
  Company table("osaczeni", 4, Pace::Days, 2);
  begin(table.one());
  for (StageClient* each : table.people) table.agree(*each, "pause");
  CHECK(table.stage.stored().entry.wake_ms == 0);
  table.two().disconnect();
  table.agree(table.one(), "resume");
  const std::int64_t due = table.stage.now_ms() + 24 * kHour;
  CHECK(table.stage.stored().entry.wake_ms == due);
  table.one().disconnect();
  table.stage.pass(23 * kHour);
  table.stage.reopen();
  CHECK(table.room().status == TableStatus::Paused);
  CHECK(table.stage.alarm() == due);
  table.stage.close_table();
  table.stage.pass(kHour);
  table.stage.open();
  CHECK(table.room().status == TableStatus::Playing);
}
