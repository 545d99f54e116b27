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

namespace {

std::vector<std::string> names_here(const StageClient& client) {
  std::vector<std::string> names;
  for (const Bystander& each : client.table->standing.value_or(std::vector<Bystander>{}))
    names.push_back(each.name);
  return names;
}

std::string fate_of_removal(StageClient& by, const std::string& name) {
  return by.fate(by.tell(RemoveCommand{.name = name}));
}

}  // namespace

TEST_CASE("the owner sends one who watches away, by name, and that guest does not come back") {
  TableStage stage(7);
  stage.create("liars_dice", {.players = 2, .pace = Pace::Relaxed, .watching = Watching::Link});
  stage.open();
  const std::vector<StageClient*> people = seat_people(stage, 2);
  begin(*people[0]);
  StageClient& bob = stage.guest("bob", "Bob");
  StageClient& elsewhere = stage.client({.guest = "bob", .name = "Rob"});
  StageClient& eve = stage.guest("eve", "Bob");  // is shown under another name
  CHECK(names_here(*people[1]) == std::vector<std::string>{"Bob", "Bob 2"});
  CHECK(fate_of_removal(*people[1], "Bob") == "not_owner");
  CHECK(fate_of_removal(eve, "Bob") == "not_owner");
  CHECK(fate_of_removal(*people[0], "Nobody") == "unknown");
  CHECK(fate_of_removal(*people[0], "Person 1") == "unknown");  // has a seat
  CHECK(bob.closed == 0);

  CHECK(fate_of_removal(*people[0], "Bob") == "done");
  CHECK(bob.closed == kCloseRemoved);
  CHECK(elsewhere.closed == kCloseRemoved);
  CHECK(eve.closed == 0);
  for (const StageClient* each : people) CHECK(each->closed == 0);
  CHECK(names_here(*people[0]) == std::vector<std::string>{"Bob 2"});
  CHECK(people[0]->table->watchers == 1);
  CHECK(stage.guest("bob", "Innocent").closed == kCloseRemoved);
  CHECK(people[1]->fate(people[1]->tell(ChatCommand{.text = "thanks"})) == "ack");

  stage.reopen();  // also after the server has ended
  CHECK(stage.guest("bob").closed == kCloseRemoved);
  CHECK(stage.guest("eve").closed == 0);
}

TEST_CASE("nobody is removed who owns the table, or holds a seat and looks on from elsewhere as well") {
  TableStage stage(7);
  stage.create("liars_dice", {.players = 2, .pace = Pace::Relaxed, .watching = Watching::Link});
  stage.open();
  StageClient& owner = stage.guest("owner", "Host");
  CHECK(owner.table->standing == std::vector<Bystander>{{.name = "Host", .owner = true}});
  CHECK(fate_of_removal(owner, "Host") == "not_now");
  StageClient& ann = stage.guest("ann", "Ann");
  ann.tell(SitCommand{.seat = 0, .name = "Ann"});
  StageClient& second = stage.guest("ann", "Ann");
  CHECK(names_here(owner) == std::vector<std::string>{"Host"});
  CHECK(fate_of_removal(owner, "Ann") == "unknown");
  CHECK(second.closed == 0);
  CHECK(stage.client({.guest = "ann", .seat = ann.token}).closed == 0);
}

TEST_CASE("who was removed before the game cannot come to its rematch, and can be forgotten") {
  TableStage stage(7);
  stage.create("liars_dice", {.players = 2, .pace = Pace::Relaxed, .watching = Watching::Link});
  stage.open();
  StageClient& owner = stage.guest("owner", "Host");
  stage.guest("bob", "Bob");
  CHECK(fate_of_removal(owner, "Bob") == "done");
  CHECK(rematch_of(stage.table().room()).is_banned("bob"));
  CHECK(stage.stored().visitors.contains("bob"));
  bool kept = false;
  stage.table().forget("bob", [&](const Result<bool>& answer) { kept = answer && *answer; });
  stage.pump();
  CHECK(kept);
  CHECK_FALSE(stage.table().room().is_banned("bob"));
}

TEST_CASE("of very many who were removed the last are remembered") {
  Room room;
  for (std::size_t i = 0; i <= kMostBanned; ++i) room.ban(std::to_string(i));
  room.ban("7");
  CHECK(room.banned.size() == kMostBanned);
  CHECK(room.is_banned("7"));
  CHECK_FALSE(room.is_banned("0"));
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
