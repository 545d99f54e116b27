#include <doctest/doctest.h>

#include "catalogue/testing/games_for.h"
#include "table/testing/company.h"

// Law 6: nobody stops a table by leaving it, or by sitting at it without a word, whatever its pace, and
// whoever owns it.

using namespace holdout;
using namespace holdout::testing;

TEST_CASE(
    "at a relaxed table a computer player stands in for who is away for long, and gives the seat back") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Company table(game, 4, Pace::Relaxed, 2);
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
}

TEST_CASE("an owner who is away for long has a seat that is played and a table that is another's") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Company table(game, 4, Pace::Relaxed, 2);
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
}

TEST_CASE(
    "a lobby is not stopped by an owner who has gone; one who watches, or comes back in time, keeps it") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Company table(game, 4, Pace::Live, 2);
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
}

TEST_CASE("a rematch belongs to who asked for it when the owner has left") {
  for (const bool owner_here : {false, true}) {
    Company table("liars_dice", 2, Pace::Relaxed, 2);
    begin(table.one());
    table.one().answer("bid 1 2");
    table.two().answer("liar");
    REQUIRE(table.room().status == TableStatus::Over);
    if (!owner_here) table.one().disconnect();
    REQUIRE(table.two().fate(table.two().tell(RematchCommand{})) == "done");
    const Room next = *read_room(table.stage.rematches.at(0));
    CHECK(next.owner == (owner_here ? table.one() : table.two()).visitor().guest);
    CHECK(next.seats[0].guest == table.one().visitor().guest);
  }
}

TEST_CASE("nobody owns a table who is not there: it waits for its owner when the house is empty") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Company table(game, 4, Pace::Live, 2);
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
}

TEST_CASE(
    "an agreement does not wait for who is away for long, and goes on by itself when the time has come") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    for (const Pace pace : {Pace::Live, Pace::Relaxed}) {
      const std::int64_t grace = pace == Pace::Live ? kMinute : kLongGrace;
      Company table(game, 4, pace, 3);
      begin(table.one());
      table.all_agree("pause");
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
}

TEST_CASE("who is there and says nothing for minutes keeps nobody from going on") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    for (const Pace pace : {Pace::Live, Pace::Relaxed}) {
      Company table(game, 4, pace, 3);
      begin(table.one());
      table.all_agree("pause");
      table.stage.pass(kHour);
      table.agree(table.one(), "resume");
      table.agree(table.two(), "resume");
      table.stage.pass(kSilent - kSecond);
      CHECK(table.room().status == TableStatus::Paused);
      table.stage.pass(kSecond);
      CHECK(table.room().status == TableStatus::Playing);
    }
  }
}

TEST_CASE("nothing is stopped or taken back without a word of who is there: the proposal lapses") {
  for (const std::string what : {"pause", "repair"}) {
    Company table("liars_dice", 2, Pace::Relaxed, 2);
    begin(table.one());
    table.one().answer("bid 1 2");
    table.agree(table.one(), what);
    table.stage.pass(kSilent - kSecond);
    CHECK(table.room().proposal.what == what);
    table.stage.pass(kSecond);
    CHECK(table.room().proposal.what.empty());
    CHECK(table.room().status == TableStatus::Playing);
    CHECK(table.answers_of(0) == 1);
    CHECK(table.one().notices.back() == R"(["notice.lapsed",{}])");
    CHECK_FALSE(table.two().table->proposal);
    table.agree(table.one(), what);
    table.agree(table.two(), what);
    CHECK(table.room().proposal.what.empty());
    CHECK(table.one().notices.back() != R"(["notice.lapsed",{}])");
  }
}

TEST_CASE("who comes to an empty table is asked before it goes on") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Company table(game, 4, Pace::Relaxed, 2);
    begin(table.one());
    table.all_agree("pause");
    table.agree(table.one(), "resume");
    for (StageClient* each : table.people) each->disconnect();
    table.stage.pass(24 * kHour);
    table.two().connect();
    table.stage.pump();
    CHECK(table.room().status == TableStatus::Paused);
    table.stage.pass(kSilent);
    CHECK(table.room().status == TableStatus::Playing);
  }
}

// ---- people who are here and do not answer ------------------------------------------------------------

TEST_CASE(
    "the owner hands over a seat for which everybody has waited for minutes, and its person takes it back") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Company table(game, 4, Pace::Relaxed, 2);
    begin(table.one());
    table.until_waited_for(table.two());
    table.stage.pass(kSilent - kSecond);
    CHECK_FALSE(table.offer(1));
    CHECK(table.hand_over(table.one(), 1) == "not_now");
    table.stage.pass(kSecond);
    CHECK(table.offer(1) == HandOver::Owner);
    CHECK(table.hand_over(table.one(), 1) == "done");
    CHECK(table.seat(1).standin);
    CHECK(table.one().notices.back() == R"(["notice.silent",{"player":"@1"}])");
    CHECK_FALSE(table.offer(1));
    CHECK(table.two().table->seats[1].standin == true);
    CHECK(table.two().connected);
    const int answers = table.answers_of(1);
    table.stage.pass(10 * kSecond);
    CHECK(table.answers_of(1) > answers);

    CHECK(table.two().fate(table.two().answer("pass")) == "not_now");
    CHECK(table.two().fate(table.two().tell(ProposeCommand{.what = "pause", .agree = true})) == "not_now");
    CHECK(table.two().fate(table.two().tell(BackCommand{})) == "done");
    CHECK_FALSE(table.seat(1).standin);
    CHECK(table.two().briefing.value_or(0) > 0);
    CHECK(table.one().notices.back() == R"(["notice.returned",{"player":"@1"}])");
    CHECK(table.two().fate(table.two().tell(BackCommand{})) == "done");  // it is theirs already
    table.until_waited_for(table.two());
    CHECK(table.two().fate(table.two().answer(first_option(table.two()))) == "ack");
  }
}

TEST_CASE("whoever hands over the seat of an owner who does not answer owns the table") {
  for (const std::string& game : games_for(5)) {
    CAPTURE(game);
    Company table(game, 5, Pace::Relaxed, 3);
    begin(table.one());
    table.until_waited_for(table.one());
    CHECK(table.hand_over(table.two(), 0) == "not_owner");
    table.stage.pass(kSilent);
    CHECK(table.offer(0) == HandOver::Anybody);
    StageClient& watcher = table.stage.guest("watcher");
    CHECK(table.hand_over(watcher, 0) == "not_owner");
    CHECK(table.hand_over(table.two(), 0) == "done");
    CHECK(table.seat(0).standin);
    CHECK(table.room().owner == "guest1");
    CHECK(table.two().table->owner == 1);
    CHECK(table.two().notices.back() == R"(["notice.silent_owner",{"player":"@0","owner":"@1"}])");
    CHECK(table.one().fate(table.one().tell(BackCommand{})) == "done");
    CHECK_FALSE(table.seat(0).standin);
    CHECK(table.room().owner == "guest1");
  }
}

TEST_CASE("everybody may hand over a seat that is silent for so long that the owner must be so, too") {
  for (const std::string& game : games_for(5)) {
    CAPTURE(game);
    Company table(game, 5, Pace::Relaxed, 3);
    begin(table.one());
    table.until_waited_for(table.two());
    table.stage.pass(2 * kSilent - kSecond);
    CHECK(table.hand_over(*table.people[2], 1) == "not_owner");
    table.stage.pass(kSecond);
    CHECK(table.offer(1) == HandOver::Anybody);
    CHECK(table.hand_over(*table.people[2], 1) == "done");
    CHECK(table.seat(1).standin);
    CHECK(table.room().owner == "owner");
  }
}

TEST_CASE("an answer or a word for all is a sign of life; a pause, an empty house and days do not count") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Company table(game, 4, Pace::Relaxed, 2);
    begin(table.one());
    table.until_waited_for(table.two());
    table.stage.pass(kSilent - kSecond);
    CHECK(table.two().fate(table.two().tell(ChatCommand{.text = "let me think"})) == "ack");
    table.stage.pass(kSilent - kSecond);
    CHECK_FALSE(table.offer(1));
    table.stage.pass(kSecond);
    CHECK(table.offer(1));
    CHECK(table.two().fate(table.two().tell(ChatCommand{.text = "done soon"})) == "ack");
    CHECK_FALSE(table.offer(1));
    table.all_agree("pause");
    table.stage.pass(kHour);
    CHECK_FALSE(table.offer(1));
    table.all_agree("resume");
    table.stage.pass(kSilent - kSecond);
    CHECK_FALSE(table.offer(1));
    for (StageClient* each : table.people) each->disconnect();
    table.stage.pass(kHour);
    table.two().connect();
    table.one().connect();
    table.stage.pump();
    CHECK_FALSE(table.offer(1));

    Company days(game, 4, Pace::Days, 2);
    begin(days.one());
    days.until_waited_for(days.two());
    days.stage.pass(kHour);
    CHECK_FALSE(days.offer(1));
  }
}

TEST_CASE("decisions that the clock takes for somebody who is here add up") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Company table(game, 4, Pace::Live, 2);
    begin(table.one());
    const std::int64_t began = table.stage.now_ms();
    while (!table.offer(1)) {
      REQUIRE(table.room().status == TableStatus::Playing);
      if (is_waited_for(table.one())) table.one().answer(first_option(table.one()));
      table.stage.pass(kSecond);
    }
    CHECK(table.answers_of(1) > 0);
    CHECK(table.stage.now_ms() >= began + kSilent);
    CHECK(table.hand_over(table.one(), 1) == "done");
  }
}

// ---- tables over days -------------------------------------------------------------------------------

TEST_CASE("over days a computer player stands in for who let a decision fall due, until they come back") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Company table(game, 4, Pace::Days, 2);
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
}

TEST_CASE("over days who is there and lets a decision fall due keeps the seat, and the fallback answers") {
  Company table("liars_dice", 2, Pace::Days, 2);
  begin(table.one());
  table.stage.pass(24 * kHour);
  CHECK(table.answers_of(0) == 1);
  CHECK_FALSE(table.seat(0).standin);
}

TEST_CASE("over days a table becomes another's when its owner is stood in for") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Company table(game, 4, Pace::Days, 2);
    begin(table.one());
    for (StageClient* each : table.people) each->disconnect();
    REQUIRE(table.stage.pass_until([&] { return table.seat(0).standin; }, 1000 * kHour));
    CHECK(table.room().owner == "owner");
    table.two().connect();
    table.stage.pass(kSecond);
    CHECK(table.room().owner == "guest1");
  }
}

TEST_CASE("over days an agreement waits as long as a decision does, also while the table is put away") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Company table(game, 4, Pace::Days, 2);
    begin(table.one());
    table.all_agree("pause");
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
}
