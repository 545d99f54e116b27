#include <bit>

#include <doctest/doctest.h>

#include "table/testing/table_stage.h"

// Time at a table: decisions have limits, leavers are replaced and come back, computer players keep their
// pace.

using namespace holdout;
using namespace holdout::testing;

namespace {

constexpr std::int64_t kSecond = 1000;
constexpr std::int64_t kHour = 3'600'000;

struct Timed {
  Timed(const std::string& game, int players, Pace pace, int people_here, std::uint64_t seed = 9)
      : stage(seed) {
    stage.create(game, {.players = players, .pace = pace, .hours = 24});
    stage.open();
    people = seat_people(stage, people_here);
    begin(*people[0]);
  }
  StageClient& one() { return *people[0]; }
  StageClient& two() { return *people[1]; }
  std::vector<LogRow> answers() const {
    std::vector<LogRow> found;
    for (const StoredRow& stored : stage.rows()) {
      LogRow row = *read_row(stored.body);
      if (row.kind == LogRow::Kind::Answer) found.push_back(std::move(row));
    }
    return found;
  }
  void all_propose(const std::string& what) {
    for (StageClient* each : people) each->tell(ProposeCommand{.what = what, .agree = true});
  }
  // Until somebody of the people is asked a question of that kind.
  StageClient* until_asked(std::string_view question) {
    StageClient* asked = nullptr;
    const auto look = [&] {
      for (StageClient* each : people)
        if (!each->options.as_array().empty() && each->q.as_array()[0].as_string() == question) asked = each;
      return asked != nullptr || stage.table().room().status != TableStatus::Playing;
    };
    Rng rng(4);
    while (!look()) play_at_random(stage, people, rng, 1);
    return asked;
  }
  int waited() { return std::popcount(one().view.at("prompt").at("waited_for").to_number<unsigned>()); }
  const RoomSeat& seat(std::size_t i) { return stage.table().room().seats[i]; }

  TableStage stage;
  std::vector<StageClient*> people;
};

std::string option_of(const StageClient& client) {
  return std::string(client.options.as_array()[0].as_array()[0].as_string());
}

}  // namespace

TEST_CASE("a live decision has a limit, and the fallback answers when it has passed") {
  Timed duel("liars_dice", 2, Pace::Live, 2);
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
  Timed table("osaczeni", 4, Pace::Live, 2);
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

TEST_CASE("a relaxed table has no clock") {
  Timed duel("liars_dice", 2, Pace::Relaxed, 2);
  CHECK_FALSE(duel.one().clock);
  duel.stage.pass(1000 * kHour);
  CHECK(duel.answers().empty());
}

TEST_CASE("a pause and an empty house stop the clocks") {
  Timed duel("liars_dice", 2, Pace::Live, 2);
  duel.stage.pass(30 * kSecond);
  duel.all_propose("pause");
  CHECK_FALSE(duel.one().clock->left_ms);
  duel.stage.pass(kHour);
  CHECK(duel.answers().empty());
  duel.all_propose("resume");
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
  Timed duel("liars_dice", 2, Pace::Days, 2);
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

TEST_CASE("a table over days that fell due while nobody looked is woken and goes on") {
  Timed duel("liars_dice", 2, Pace::Days, 2);
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

TEST_CASE("the clock of a ballot runs for all of it, whoever has voted") {
  Timed table("osaczeni", 4, Pace::Live, 4);
  StageClient* voter = table.until_asked(".ask.ballot");
  REQUIRE(voter != nullptr);
  CHECK(*voter->clock->of_ms == 20'000);
  table.stage.pass(5 * kSecond);
  const std::int64_t deadline = table.stage.alarm();
  for (StageClient* each : table.people) {
    const bool asked = each->q.as_array()[0].as_string() == ".ask.ballot";
    if (!asked || table.waited() == 1) continue;
    CHECK(each->fate(each->answer(option_of(*each))) == "ack");
    CHECK(table.stage.alarm() == deadline);
    CHECK(each->fate(each->answer(option_of(*each))) == "ack");  // replaced, and nobody else notices
    CHECK(table.stage.alarm() == deadline);
  }
  CHECK(table.waited() == 1);
  table.stage.pass(15 * kSecond);
  CHECK(table.one().q.as_array()[0].as_string() != ".ask.ballot");
}

TEST_CASE("a discussion keeps its limit, and after a card at least the grace") {
  int cards = 0;
  for (std::uint64_t seed = 1; seed <= 6 && cards == 0; ++seed) {
    Timed table("osaczeni", 4, Pace::Live, 4, seed);
    while (StageClient* asked = table.until_asked(".ask.discuss.feed")) {
      const std::string play = asked->option_that_starts("play ");
      if (play.empty()) {
        asked->answer("done");
        continue;
      }
      const std::int64_t deadline = table.stage.alarm();
      table.stage.pass(deadline - table.stage.now_ms() - 2 * kSecond);
      CHECK(asked->fate(asked->answer(play)) == "ack");
      const std::string_view question = asked->q.as_array()[0].as_string();
      if (question != ".ask.discuss.feed") break;
      CHECK(table.stage.alarm() == table.stage.now_ms() + 15 * kSecond);
      ++cards;
      break;
    }
  }
  CHECK(cards > 0);
}

TEST_CASE("a discussion that follows another at once has a time of its own") {
  constexpr int kDiscuss = 2;  // of Osaczeni's questions
  int followed = 0;
  for (std::uint64_t seed = 1; seed <= 20 && followed == 0; ++seed) {
    Timed table("osaczeni", 4, Pace::Live, 4, seed);
    Rng rng(seed);
    json::value before = table.one().view;
    play_at_random(table.stage, table.people, rng, 500, [&] {
      const json::value& now = table.one().view;
      const auto same_prompt = [&](const char* field) {
        return before.at("prompt").at(field) == now.at("prompt").at(field);
      };
      const auto same_vote = [&](const char* field) {
        return before.at("table").at("vote").at(field) == now.at("table").at("vote").at(field);
      };
      const bool discussed = now.at("prompt").at("kind") == kDiscuss;
      const bool next = same_prompt("kind") && same_prompt("phase") && discussed &&
                        !(same_vote("area") && same_vote("attack"));
      before = now;
      if (next) {
        ++followed;
        CHECK(*table.one().clock->left_ms == *table.one().clock->of_ms);
      }
      table.stage.pass(kSecond);
    });
  }
  CHECK(followed > 0);
}

TEST_CASE("a choice in several steps has one limit, which taking back does not prolong") {
  Timed table("osaczeni", 4, Pace::Live, 4, 2);
  StageClient* searcher = table.until_asked(".ask.keep_card");
  REQUIRE(searcher != nullptr);
  CHECK_FALSE(searcher->undo);
  CHECK(searcher->fate(searcher->answer(option_of(*searcher))) == "ack");
  REQUIRE(searcher->undo);
  const std::int64_t deadline = table.stage.alarm();
  std::vector<int> clocks;
  std::vector<std::uint32_t> seqs;
  for (const StageClient* each : table.people) {
    clocks.push_back(each->clocks);
    seqs.push_back(each->seq);
  }
  for (int i = 0; i < 3; ++i) {
    table.stage.pass(2 * kSecond);
    REQUIRE(searcher->undo);
    CHECK(searcher->fate(searcher->tell(UndoCommand{})) == "ack");
    CHECK(searcher->fate(searcher->answer(option_of(*searcher))) == "ack");
    CHECK(table.stage.alarm() == deadline);
  }
  for (std::size_t i = 0; i < table.people.size(); ++i) {
    CHECK(table.people[i]->clocks == clocks[i]);
    if (table.people[i] != searcher) CHECK(table.people[i]->seq == seqs[i]);  // nobody notices anything
  }
}

TEST_CASE("what nobody else notices of somebody is no sign of life: what is offered tells nothing hidden") {
  constexpr std::int64_t kSilent = 180 * kSecond;
  Timed table("osaczeni", 4, Pace::Relaxed, 4, 2);
  StageClient* searcher = table.until_asked(".ask.keep_card");
  REQUIRE(searcher != nullptr);
  StageClient& other = searcher == &table.one() ? table.two() : table.one();
  const auto offered = [&] {
    return other.table->seats[static_cast<std::size_t>(searcher->you)].handover.has_value();
  };
  table.stage.pass(kSilent - kSecond);
  CHECK(searcher->fate(searcher->answer(option_of(*searcher))) == "ack");
  REQUIRE(searcher->undo);
  table.stage.pass(kSecond);
  CHECK(offered());
  const std::size_t frames = other.frames.size();
  CHECK(searcher->fate(searcher->tell(UndoCommand{})) == "ack");
  CHECK(searcher->fate(searcher->answer(option_of(*searcher))) == "ack");
  CHECK(other.frames.size() == frames);
  CHECK(offered());
}

// ---- those who leave --------------------------------------------------------------------------------

TEST_CASE(
    "a computer player stands in for who is away for a minute, and gives the seat back with a briefing") {
  Timed table("osaczeni", 4, Pace::Live, 2);
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

TEST_CASE("who comes back within the minute keeps the seat; who holds two seats is here for both") {
  Timed table("osaczeni", 4, Pace::Live, 1);
  StageClient& other = table.stage.guest("owner");
  table.one().disconnect();
  table.stage.pass(120 * kSecond);
  CHECK_FALSE(table.seat(0).standin);  // the same person watches over another connection
  other.disconnect();
  table.one().connect();
  table.stage.pass(1 * kSecond);
  CHECK_FALSE(table.seat(0).standin);
}

TEST_CASE("who does not come back after a restart is replaced as well") {
  Timed table("osaczeni", 4, Pace::Live, 2);
  table.stage.reopen();
  table.one().connect();
  table.stage.pass(61 * kSecond);
  CHECK(table.seat(1).standin);
}

TEST_CASE("the owner hands the seat of somebody who is away over at once, at any pace") {
  Timed table("osaczeni", 4, Pace::Relaxed, 2);
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

TEST_CASE("who leaves during the game is replaced at once") {
  Timed table("osaczeni", 4, Pace::Relaxed, 2);
  CHECK(table.two().fate(table.two().tell(StandCommand{})) == "done");
  CHECK(table.two().closed == kCloseDone);
  CHECK(table.seat(1).standin);
  CHECK(table.seat(1).guest == "guest1");
  CHECK(table.one().notices.back() == R"(["notice.left",{"player":"@1"}])");
}
