#include <doctest/doctest.h>

#include "table/testing/breaking_dice.h"
#include "table/testing/company.h"

// A mistake of ours in the rules of a game: its table freezes and keeps its log, whoever is there or comes is
// told, and nothing waits for ever (law 5).

using namespace holdout;
using namespace holdout::testing;

namespace {

using Answers = MemoryStore::Answers;

struct BreakingDuel {
  explicit BreakingDuel(Pace pace = Pace::Relaxed, Answers answers = Answers::WhenRun, int people_here = 2)
      : stage(9, answers) {
    stage.only_game = &breaking_dice();
    stage.create("liars_dice", {.players = 2, .pace = pace, .hours = 24});
    stage.open();
    people = seat_people(stage, people_here);
    if (people.empty()) people.push_back(&stage.guest("owner"));
    begin(*people[0]);
  }
  StageClient& one() { return *people[0]; }
  StageClient& two() { return *people[1]; }
  TableStatus status() { return stage.table().room().status; }
  int answers() const {
    int count = 0;
    for (const StoredRow& row : stage.rows()) count += read_row(row.body)->kind == LogRow::Kind::Answer;
    return count;
  }
  void check_frozen_for(const StageClient& client) {
    REQUIRE(client.table);
    CHECK(client.table->status == TableStatus::Frozen);
    CHECK(client.table->reason == R"(["frozen.mistake",{}])");  // what threw may tell what is hidden
  }
  // Everybody knows, whoever comes is let in and told, commands are refused, and the table can be put away.
  void check_frozen(std::size_t times = 1) {
    stage.pump();
    CHECK(status() == TableStatus::Frozen);
    REQUIRE(stage.freezes.size() == times);
    CHECK(stage.freezes[0].find("on purpose") != std::string::npos);
    for (const StageClient* each : people)
      if (each->connected) check_frozen_for(*each);
    StageClient& late = stage.guest("late");
    CHECK(late.you == -1);
    check_frozen_for(late);
    CHECK(late.fate(late.tell(ChatCommand{.text = "?"})) == "not_now");
    CHECK(stage.alarm() == 0);
    bool drained = false;
    stage.table().drain([&drained] { drained = true; });
    stage.pump();
    CHECK(drained);
    CHECK(late.closed == kCloseServerEnds);
    CHECK(stage.freezes.size() == times);
    for (StageClient* each : people) each->disconnect();
    late.disconnect();
    stage.pump();
    CHECK(stage.table().idle());
    CHECK_FALSE(stage.table().snapshot());
  }

  TableStage stage;
  std::vector<StageClient*> people;
};

}  // namespace

TEST_CASE("a step that throws freezes its table, which keeps its log and can be tried again") {
  for (const Answers answers : {Answers::WhenRun, Answers::Immediately}) {
    BreakingDuel duel(Pace::Relaxed, answers);
    const Mistaken mistaken(Mistake::HighBid);
    REQUIRE(duel.one().fate(duel.one().answer("bid 1 2")) == "ack");
    CHECK(duel.two().fate(duel.two().answer("bid 2 6")) == "not_now");
    CHECK(duel.answers() == 1);
    duel.check_frozen();
    duel.stage.reopen();
    CHECK(duel.status() == TableStatus::Playing);
    duel.two().connect();
    duel.stage.pump();
    CHECK(duel.two().fate(duel.two().answer("liar")) == "ack");
    CHECK(duel.status() == TableStatus::Over);
  }
}

TEST_CASE("an answer that throws when it is told is stored once, and its table freezes") {
  for (const Answers answers : {Answers::WhenRun, Answers::Immediately}) {
    BreakingDuel duel(Pace::Relaxed, answers);
    const Mistaken mistaken(Mistake::Views);
    const std::uint64_t id = duel.one().answer("bid 1 2");
    CHECK(duel.one().fate(id).empty());
    CHECK(duel.answers() == 1);
    duel.check_frozen();
    Mistaken::turn_to(Mistake::None);
    duel.stage.reopen();
    CHECK(duel.status() == TableStatus::Playing);
    duel.one().connect();
    duel.stage.pump();
    duel.one().deliver(AnswerCommand{.id = id, .serial = 1, .notation = "bid 1 2"}, id);
    CHECK(duel.one().fate(id) == "done");  // sent again, as clients do
    CHECK(duel.answers() == 1);
  }
}

TEST_CASE("a clock that runs into a mistake does so once") {
  BreakingDuel duel(Pace::Live);
  const Mistaken mistaken(Mistake::EveryBid);
  duel.stage.pass(kHour);
  CHECK(duel.answers() == 0);
  duel.check_frozen();
}

TEST_CASE("a computer player that runs into a mistake does so once") {
  const Mistaken mistaken(Mistake::EveryBid);
  BreakingDuel duel(Pace::Relaxed, Answers::WhenRun, 0);
  duel.stage.pass(kHour);
  CHECK(duel.answers() == 0);
  duel.check_frozen();
}

TEST_CASE("a newcomer whose view throws is told with everybody else") {
  BreakingDuel duel;
  const Mistaken mistaken(Mistake::SpectatorView);
  StageClient& first = duel.stage.guest("first");
  CHECK(first.you == -1);
  duel.check_frozen_for(first);
  duel.check_frozen();
}

TEST_CASE("somebody who leaves a table that cannot say what it asks does not take it along") {
  BreakingDuel duel(Pace::Days);
  const Mistaken mistaken(Mistake::Prompts);
  duel.one().disconnect();
  duel.check_frozen();
}

TEST_CASE("a table that throws when it is read opens frozen, and people stay who they are") {
  for (const Mistake mistake : {Mistake::Saved, Mistake::EveryBid, Mistake::Prompts}) {
    BreakingDuel duel;
    REQUIRE(duel.one().fate(duel.one().answer("bid 1 2")) == "ack");
    if (mistake == Mistake::Saved) {
      const std::optional<StoredSnapshot> snapshot = duel.stage.table().snapshot();
      REQUIRE(snapshot);
      duel.stage.save(*snapshot, duel.stage.table().entry());
      duel.stage.pump();
    }
    const Mistaken mistaken(mistake);
    duel.stage.reopen();
    duel.one().connect();
    duel.stage.pump();
    CHECK(duel.one().you == 0);
    CHECK(duel.one().owner);
    CHECK(duel.stage.table().room().seats[1].name == "Person 1");
    duel.check_frozen();
    Mistaken::turn_to(Mistake::None);
    duel.stage.reopen();
    CHECK(duel.status() == TableStatus::Playing);
  }
}

TEST_CASE("a table that throws when it is read again after an error of the store freezes") {
  BreakingDuel duel;
  const Mistaken mistaken(Mistake::None);
  duel.stage.store().set_faults([](StoreCall call, TableId) {
    if (call == StoreCall::Append) Mistaken::turn_to(Mistake::EveryBid);
    return Fault{.kind = call == StoreCall::Append ? Fault::Kind::AnswerLost : Fault::Kind::None};
  });
  duel.one().answer("bid 1 2");
  duel.stage.store().set_faults({});
  CHECK(duel.one().closed == kCloseServerEnds);
  for (StageClient* each : duel.people) each->disconnect();
  duel.check_frozen();
}

TEST_CASE("somebody is forgotten at a table that broke while an answer was on its way to the disk") {
  BreakingDuel duel;
  const Mistaken mistaken(Mistake::Views);
  duel.one().answer("bid 1 2", false);
  std::optional<Result<bool>> forgotten;
  duel.stage.table().forget("guest1", [&forgotten](Result<bool> result) { forgotten = std::move(result); });
  duel.stage.pump();
  REQUIRE(forgotten);
  CHECK(*forgotten);
  CHECK(duel.answers() == 1);
  CHECK(duel.status() == TableStatus::Frozen);
  Mistaken::turn_to(Mistake::None);
  duel.stage.reopen();
  CHECK(duel.status() == TableStatus::Playing);
  CHECK(duel.stage.table().room().seats[1].guest.empty());
}

TEST_CASE("a table that cannot be saved is put away and ends all the same: its rows say what it was") {
  BreakingDuel duel;
  const Mistaken mistaken(Mistake::Saving);
  CHECK_FALSE(duel.stage.table().snapshot());
  for (StageClient* each : duel.people) each->disconnect();
  duel.stage.pump();
  CHECK(duel.stage.table().idle());
}
