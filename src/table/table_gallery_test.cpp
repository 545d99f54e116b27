// Those who watch, however many, and those who play.
#include <algorithm>

#include <doctest/doctest.h>

#include "table/testing/table_stage.h"

using namespace holdout;
using namespace holdout::testing;

namespace {

struct WatchedDuel {
  WatchedDuel() {
    stage.create("liars_dice", {.players = 2, .pace = Pace::Relaxed, .watching = Watching::Link});
    stage.open();
    people = seat_people(stage, 2);
    begin(*people[0]);
    for (int i = 0; i < 12; ++i) watchers.push_back(&stage.guest("watcher " + std::to_string(i)));
  }
  // The kinds of rows after the first `known` ones.
  std::vector<LogRow::Kind> kinds(std::size_t known) const {
    std::vector<LogRow::Kind> all;
    const std::vector<StoredRow> rows = stage.rows();
    for (std::size_t i = known; i < rows.size(); ++i) all.push_back(read_row(rows[i].body)->kind);
    return all;
  }

  TableStage stage{7};
  std::vector<StageClient*> people;
  std::vector<StageClient*> watchers;
};

}  // namespace

TEST_CASE("who plays waits for one thing under way, and for nobody who watches") {
  WatchedDuel duel;
  const std::size_t known = duel.stage.rows().size();
  for (StageClient* each : duel.watchers) each->tell(ChatCommand{.text = "come on"}, false);
  const std::uint64_t bid = duel.people[0]->answer("bid 1 2", false);
  duel.stage.pump();
  CHECK(duel.people[0]->fate(bid) == "ack");
  const std::vector<LogRow::Kind> kinds = duel.kinds(known);
  REQUIRE(kinds.size() == 13);
  CHECK(std::ranges::find(kinds, LogRow::Kind::Answer) <= kinds.begin() + 1);
}

TEST_CASE("watchers who fill what may wait are refused, and players are not") {
  WatchedDuel duel;
  for (int i = 0; i < 40; ++i)
    for (StageClient* each : duel.watchers) each->tell(ChatCommand{.text = "again"}, false);
  const std::uint64_t bid = duel.people[0]->answer("bid 1 2", false);
  const std::uint64_t line = duel.people[1]->tell(ChatCommand{.text = "hm"}, false);
  duel.stage.pump();
  CHECK(duel.people[0]->fate(bid) == "ack");
  CHECK(duel.people[1]->fate(line) == "ack");
  CHECK(duel.watchers.back()->fate(40) == "too_fast");
}

TEST_CASE("watchers write so much together, and players as much as they like") {
  WatchedDuel duel;
  const auto lines = [&](StageClient& who) {
    int stored = 0;
    for (int i = 0; i < 10; ++i) stored += who.fate(who.tell(ChatCommand{.text = "hello"})) != "too_fast";
    return stored;
  };
  CHECK(lines(*duel.watchers[0]) == 10);
  CHECK(lines(*duel.watchers[1]) == 10);
  CHECK(lines(*duel.watchers[2]) == 0);
  CHECK(lines(*duel.people[1]) == 10);
  duel.stage.pass(2000);
  CHECK(lines(*duel.watchers[2]) == 4);
}

TEST_CASE("what somebody sent before they had a seat comes before what they send with it") {
  TableStage stage(7);
  stage.create("liars_dice", {.players = 2, .pace = Pace::Relaxed});
  stage.open();
  StageClient& guest = stage.guest("guest");
  guest.tell(SitCommand{.seat = 1, .name = "Aga"}, false);
  guest.tell(ChatCommand{.text = "first"}, false);
  guest.tell(ChatCommand{.text = "second"}, false);
  stage.pump();
  guest.tell(ChatCommand{.text = "third"});
  std::vector<std::string> lines;
  for (const StoredRow& row : stage.rows())
    if (const LogRow read = *read_row(row.body); read.kind == LogRow::Kind::Chat) lines.push_back(read.text);
  CHECK(lines == std::vector<std::string>{"first", "second", "third"});
}

TEST_CASE("the owner sends those who watch away during the game, and lets them in again") {
  WatchedDuel duel;
  const auto configure = [](StageClient& who, ConfigureCommand command) {
    return who.fate(who.tell(std::move(command)));
  };
  CHECK(configure(*duel.people[1], {.watching = Watching::Nobody}) == "not_owner");
  CHECK(configure(*duel.people[0], {.watching = Watching::Nobody, .listed = true}) == "not_now");
  CHECK(configure(*duel.people[0], {.pace = Pace::Live}) == "not_now");
  CHECK(duel.watchers[0]->connected);
  CHECK(configure(*duel.people[0], {.watching = Watching::Nobody}) == "done");
  for (StageClient* each : duel.watchers) CHECK(each->closed == kCloseNoTable);
  for (StageClient* each : duel.people) CHECK(each->closed == 0);
  CHECK(duel.stage.guest("another").closed == kCloseNoTable);
  CHECK(configure(*duel.people[0], {.watching = Watching::Everybody}) == "done");
  CHECK(duel.stage.stored().entry.listed);
  CHECK(duel.stage.guest("another").closed == 0);
}
