#include <algorithm>

#include <doctest/doctest.h>

#include "catalogue/testing/games_for.h"
#include "table/testing/table_stage.h"

// Connections that break, a store that fails, a server that ends: nothing told that is not stored, nothing
// stored twice, nothing lost that was told.

using namespace holdout;
using namespace holdout::testing;

namespace {

struct Duel {
  explicit Duel(std::uint64_t seed = 7) : stage(seed) {
    stage.create("liars_dice", {.players = 2, .pace = Pace::Relaxed});
    stage.open();
    people = seat_people(stage, 2);
    begin(*people[0]);
  }
  StageClient& one() { return *people[0]; }
  StageClient& two() { return *people[1]; }
  int answers() const {
    int count = 0;
    for (const StoredRow& row : stage.rows()) count += read_row(row.body)->kind == LogRow::Kind::Answer;
    return count;
  }
  // The next append goes wrong in that way.
  void fail_next_append(Fault::Kind kind) {
    auto left = std::make_shared<int>(1);
    stage.store().set_faults([left, kind](StoreCall call, TableId) {
      return call == StoreCall::Append && (*left)-- > 0 ? Fault{.kind = kind} : Fault{};
    });
  }
  void come_back(StageClient& client) {
    client.visitor().last = client.seq;
    client.visitor().epoch = client.epoch;
    client.disconnect();
    client.connect();
    stage.pump();
  }

  TableStage stage;
  std::vector<StageClient*> people;
};

AnswerCommand bid_of(const StageClient& client, const std::string& notation, std::uint64_t id) {
  const auto serial = static_cast<int>(client.view.at("prompt").at("serial").to_number<std::int64_t>());
  return {.id = id, .serial = serial, .notation = notation};
}

void replace_all(MemoryDisk::Stored& stored, const std::string& from, const std::string& to) {
  const auto change = [&](std::string& text) {
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; ++at)
      text.replace(at, from.size(), to);
  };
  for (StoredRow& row : stored.rows) change(row.body);
  if (stored.snapshot) change(stored.snapshot->body);
}

// What is stored, as if another version of the rules had been played.
void change_rules_version(MemoryDisk::Stored& stored, const std::string& from, const std::string& to) {
  const std::string field = "\"rules_version\":";
  replace_all(stored, field + from, field + to);
}

}  // namespace

// ---- connections ------------------------------------------------------------------------------------

TEST_CASE("two connections of one seat get the same frames") {
  Duel duel;
  StageClient& tab = duel.stage.client({.guest = "owner", .name = "O", .seat = duel.one().token});
  const std::size_t before = duel.one().updates.size();
  duel.one().answer("bid 1 2");
  duel.two().answer("bid 1 3");
  tab.answer("bid 1 4");
  CHECK(duel.answers() == 3);
  const std::vector<std::string> first(duel.one().updates.begin() + static_cast<std::ptrdiff_t>(before),
                                       duel.one().updates.end());
  const std::vector<std::string> second(tab.updates.begin() + 1, tab.updates.end());
  CHECK(first == second);
  CHECK(text_of(duel.one().view) == text_of(tab.view));
}

TEST_CASE("who comes back gets exactly what was missed, or everything") {
  Duel duel;
  StageClient& two = duel.two();
  duel.one().answer("bid 1 2");
  const std::uint32_t last = two.seq;
  const std::string epoch = two.epoch;
  two.disconnect();
  CHECK(duel.stage.table().info().seats[1].online == false);
  CHECK(duel.one().fate(duel.one().tell(ChatCommand{.text = "you there?"})) == "ack");
  duel.one().tell(ChatCommand{.text = "hello?"});
  two.visitor().last = last;
  two.visitor().epoch = epoch;
  two.connect();
  duel.stage.pump();
  CHECK(two.resumed);
  CHECK(two.updates.size() == 2);
  CHECK(two.chat.size() == 2);
  CHECK(two.seq == last + 2);

  two.disconnect();
  two.visitor().epoch = "another";
  two.connect();
  duel.stage.pump();
  CHECK_FALSE(two.resumed);
  CHECK(two.updates.size() == 1);
  CHECK(two.seq == last + 2);

  two.disconnect();
  two.visitor().epoch = two.epoch;
  two.visitor().last = last + 3;  // more than there is
  two.connect();
  duel.stage.pump();
  CHECK_FALSE(two.resumed);

  two.disconnect();
  for (int i = 0; i < 20; ++i) duel.one().tell(ChatCommand{.text = "line"});
  two.visitor().last = two.seq;  // too long ago: a snapshot
  two.connect();
  duel.stage.pump();
  CHECK_FALSE(two.resumed);
  CHECK(two.seq == last + 22);
  CHECK(two.chat.size() == 22);
}

// Frames are kept at every table for every seat: they are most of what a table takes.
TEST_CASE("of long frames fewer are kept for who comes back") {
  Duel duel;
  StageClient& two = duel.two();
  const auto come_back_after = [&](int lines) {
    const std::uint32_t last = two.seq;
    two.disconnect();
    for (int i = 0; i < lines; ++i) duel.one().tell(ChatCommand{.text = std::string(300, 'x')});
    two.visitor().last = last;
    two.visitor().epoch = two.epoch;
    two.connect();
    duel.stage.pump();
    CHECK(two.seq == last + static_cast<std::uint32_t>(lines));
    return two.resumed;
  };
  CHECK(come_back_after(5));
  CHECK_FALSE(come_back_after(7));
}

TEST_CASE("after a restart the count has another name, and everybody gets a snapshot") {
  Duel duel;
  duel.one().answer("bid 1 2");
  const std::string before = text_of(duel.two().view);
  duel.stage.reopen();
  for (StageClient* each : duel.people) duel.come_back(*each);
  CHECK_FALSE(duel.two().resumed);
  CHECK(text_of(duel.two().view) == before);
  CHECK(duel.two().fate(duel.two().answer("bid 1 3")) == "ack");
}

TEST_CASE("a command that is sent again is acknowledged again and not carried out twice") {
  Duel duel;
  const AnswerCommand bid = bid_of(duel.one(), "bid 1 2", 501);
  duel.one().deliver(bid, 501);
  CHECK(duel.one().fate(501) == "ack");
  duel.come_back(duel.one());
  duel.one().deliver(bid, 501);
  CHECK(duel.one().fate(501) == "done");
  CHECK(duel.answers() == 1);
  duel.one().deliver(ChatCommand{.id = 502, .text = "a"}, 502);
  duel.one().deliver(ChatCommand{.id = 503, .text = "b"}, 503);
  for (const bool restarted : {false, true}) {
    if (restarted) duel.stage.reopen();
    duel.come_back(duel.one());
    duel.one().deliver(ChatCommand{.id = 502, .text = "a"}, 502);
    duel.one().deliver(ChatCommand{.id = 503, .text = "b"}, 503);
    duel.one().deliver(bid, 501);
  }
  CHECK(duel.answers() == 1);
  CHECK(duel.one().chat.size() == 2);
  CHECK(duel.one().fate(501) == "done");

  StageClient& watcher = duel.stage.guest("watcher");
  watcher.deliver(ChatCommand{.id = 9, .text = "from the gallery"}, 9);
  duel.come_back(watcher);
  watcher.deliver(ChatCommand{.id = 9, .text = "from the gallery"}, 9);
  CHECK(duel.one().chat.size() == 3);
}

TEST_CASE("what somebody without a seat sends again is known after a restart, by its row and by a snapshot") {
  Duel duel;
  StageClient& watcher = duel.stage.guest("watcher");
  watcher.deliver(ChatCommand{.id = 9, .text = "from the gallery"}, 9);
  const auto sends_again = [&] {
    duel.stage.reopen();
    duel.come_back(watcher);
    const std::size_t rows = duel.stage.rows().size();
    watcher.deliver(ChatCommand{.id = 9, .text = "from the gallery"}, 9);
    CHECK(watcher.fate(9) == "done");
    return duel.stage.rows().size() - rows;
  };
  CHECK(sends_again() == 0);
  duel.come_back(duel.one());
  while (!duel.stage.stored().snapshot) duel.one().tell(ChatCommand{.text = "and so on"});
  CHECK(sends_again() == 0);
  StageClient& other = duel.stage.guest("another watcher");
  other.deliver(ChatCommand{.id = 9, .text = "from the gallery"}, 9);
  CHECK(other.fate(9) == "done");
  CHECK(read_row(duel.stage.rows().back().body)->guest == "another watcher");
}

TEST_CASE("a start that is sent again after a lost acknowledgement is acknowledged") {
  TableStage stage(3);
  stage.create("liars_dice", {.players = 2, .pace = Pace::Relaxed});
  stage.open();
  StageClient& owner = *seat_people(stage, 1)[0];
  owner.deliver(StartCommand{.id = 71}, 71);
  stage.reopen();
  owner.connect();
  stage.pump();
  owner.deliver(StartCommand{.id = 71}, 71);
  CHECK(owner.fate(71) == "done");
}

TEST_CASE("listeners may leave inside close and inside send, and nobody else misses a frame") {
  for (int after = 0; after < 8; ++after) {
    Duel duel;
    StageClient& tab = duel.stage.client({.guest = "owner", .name = "O", .seat = duel.one().token});
    StageClient& watcher = duel.stage.guest("watcher");
    StageClient& other = duel.stage.guest("other");
    tab.leaves_in_close = watcher.leaves_in_close = true;
    tab.leaves_after = after;
    watcher.leaves_after = after;
    duel.one().answer("bid 1 2");
    duel.two().answer("bid 1 3");
    duel.one().tell(ChatCommand{.text = "x"});
    CHECK(duel.two().seq == duel.one().seq);
    CHECK(other.chat.size() == 1);
    CHECK(other.table->watchers == (watcher.connected ? 2 : 1));
    CHECK(duel.one().table == other.table);
  }
}

TEST_CASE("a command of somebody who has left is not carried out, whoever has the same address next") {
  Duel duel;
  StageClient& one = duel.one();
  duel.two().tell(ChatCommand{.text = "wait"}, false);  // the table waits for the store
  const int serial = static_cast<int>(one.view.at("prompt").at("serial").to_number<std::int64_t>());
  one.tell(AnswerCommand{.serial = serial, .notation = "bid 1 2"}, false);
  one.disconnect();
  one.visitor().seat = duel.two().token;  // the same listener, now at another seat
  one.connect();
  duel.stage.pump();
  CHECK(duel.answers() == 0);
  CHECK(one.you == 1);
}

TEST_CASE("who leaves before being let in is not let in") {
  Duel duel;
  duel.two().tell(ChatCommand{.text = "wait"}, false);
  StageClient& hasty = duel.stage.guest("hasty");
  hasty.disconnect();
  duel.two().tell(ChatCommand{.text = "wait"}, false);
  hasty.connect();
  hasty.disconnect();
  duel.stage.pump();
  CHECK(duel.stage.table().info().watchers == 0);
}

TEST_CASE("wrong tokens open nothing") {
  Duel duel;
  std::string almost = duel.one().token;
  almost.back() = almost.back() == 'A' ? 'B' : 'A';
  CHECK(duel.stage.client({.guest = "thief", .name = "T", .seat = almost}).closed == kCloseWrongToken);
  CHECK(duel.stage.client({.guest = "thief", .name = "T", .seat = ""}).closed == kCloseWrongToken);
  CHECK(duel.stage.client({.guest = "thief", .name = "T", .seat = token_hash(duel.one().token)}).closed ==
        kCloseWrongToken);
  CHECK(duel.stage.table().info().watchers == 0);
  for (const StoredRow& row : duel.stage.rows()) CHECK(row.body.find(duel.one().token) == std::string::npos);
  for (const std::string& frame : duel.two().frames) CHECK(frame.find(duel.one().token) == std::string::npos);
}

// ---- a store that fails -----------------------------------------------------------------------------

TEST_CASE("an answer that could not be stored did not happen, and nobody was told") {
  Duel duel;
  const std::size_t told = duel.two().updates.size();
  duel.fail_next_append(Fault::Kind::Refused);
  const AnswerCommand bid = bid_of(duel.one(), "bid 1 2", 501);
  duel.one().deliver(bid, 501);
  CHECK(duel.one().fate(501) == "try_again");
  CHECK(duel.answers() == 0);
  CHECK(duel.two().updates.size() == told);
  CHECK(duel.one().closed == kCloseServerEnds);
  CHECK(duel.two().closed == kCloseServerEnds);
  for (StageClient* each : duel.people) duel.come_back(*each);
  duel.one().deliver(bid, 501);
  CHECK(duel.one().fate(501) == "ack");
  CHECK(duel.answers() == 1);
  CHECK(duel.two().view.at("table").at("bids") == 2);
}

TEST_CASE("an answer that was stored although the store said no did happen, once") {
  Duel duel;
  duel.fail_next_append(Fault::Kind::AnswerLost);
  const AnswerCommand bid = bid_of(duel.one(), "bid 1 2", 501);
  duel.one().deliver(bid, 501);
  CHECK(duel.one().fate(501) == "done");
  CHECK(duel.answers() == 1);
  for (StageClient* each : duel.people) duel.come_back(*each);
  duel.one().deliver(bid, 501);
  CHECK(duel.one().fate(501) == "done");
  CHECK(duel.answers() == 1);
  CHECK(duel.two().fate(duel.two().answer("liar")) == "ack");
}

TEST_CASE("commands that wait behind a failure are not carried out for those who were closed") {
  Duel duel;
  duel.fail_next_append(Fault::Kind::Refused);
  duel.one().tell(ChatCommand{.text = "one"}, false);
  const std::uint64_t second = duel.one().tell(ChatCommand{.text = "two"}, false);
  duel.stage.pump();
  CHECK(duel.one().fate(second).empty());  // its sender asks again when it comes back
  CHECK(read_row(duel.stage.rows().back().body)->kind == LogRow::Kind::Start);
}

TEST_CASE("while the store cannot be read nobody comes in, and afterwards all is as it was") {
  Duel duel;
  bool down = true;
  duel.stage.store().set_faults(
      [&](StoreCall, TableId) { return down ? Fault{.kind = Fault::Kind::Refused} : Fault{}; });
  const AnswerCommand bid = bid_of(duel.one(), "bid 1 2", 501);
  duel.one().deliver(bid, 501);
  CHECK(duel.one().fate(501).empty());  // nobody knows
  CHECK(duel.one().closed == kCloseServerEnds);
  duel.come_back(duel.one());
  CHECK(duel.one().closed == kCloseServerEnds);
  CHECK_FALSE(duel.stage.table().snapshot());
  down = false;
  duel.come_back(duel.one());  // this visit makes the table read the store
  for (StageClient* each : duel.people) duel.come_back(*each);
  CHECK(duel.one().closed == 0);
  duel.one().deliver(bid, 501);
  CHECK(duel.one().fate(501) == "ack");
}

TEST_CASE("snapshots come now and then, and a failing one loses nothing") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    for (const bool failing : {false, true}) {
      TableStage stage(5);
      stage.create(game, {.players = 4, .pace = Pace::Relaxed});
      stage.open();
      const std::vector<StageClient*> people = seat_people(stage, 4);
      stage.store().set_faults([failing](StoreCall call, TableId) {
        return failing && call == StoreCall::Save ? Fault{.kind = Fault::Kind::Refused} : Fault{};
      });
      begin(*people[0]);
      Rng rng(1);
      play_at_random(stage, people, rng, 80);
      CHECK(stage.stored().snapshot.has_value() == !failing);
      const std::string live = stage.rerun().save();
      stage.reopen();
      REQUIRE(stage.table().snapshot());
      CHECK(stage.saved_in(*stage.table().snapshot()) == live);
    }
  }
}

TEST_CASE(
    "a snapshot that is old, foreign or damaged is thrown away, and the rows are played: nothing is lost") {
  int compared = 0;
  for (const std::string& game : games_for(4)) {
    TableStage stage(5);
    stage.create(game, {.players = 4, .pace = Pace::Relaxed});
    stage.open();
    const std::vector<StageClient*> people = seat_people(stage, 4);
    begin(*people[0]);
    Rng rng(1);
    play_at_random(stage, people, rng, 12);
    const std::optional<StoredSnapshot> early = stage.table().snapshot();
    play_at_random(stage, people, rng, 12);
    const std::optional<StoredSnapshot> late = stage.table().snapshot();
    if (!early || !late || early->row == late->row) continue;  // a choice that may be taken back, or the end
    const std::string live = *stage.saved_in(*late);
    const auto opened_from = [&](StoredSnapshot snapshot) {
      stage.close_table();
      stage.stored().snapshot = std::move(snapshot);
      stage.open();
      return *stage.saved_in(*stage.table().snapshot());
    };
    CHECK(opened_from(*late) == live);
    CHECK(opened_from({.row = late->row, .body = early->body}) == live);
    CHECK(opened_from({.row = late->row, .body = live}) == live);  // of a program that did not seal
    StoredSnapshot damaged = *late;
    for (const std::size_t i : {std::size_t{3}, damaged.body.size() / 2, damaged.body.size() - 2}) {
      damaged.body[i] = static_cast<char>(damaged.body[i] ^ 1);
      CHECK(opened_from(damaged) == live);
    }
    stage.server_key = "a new key, for the old one was lost";
    CHECK(opened_from(*late) == live);
    CHECK(stage.freezes.empty());
    ++compared;
  }
  CHECK(compared > 0);
}

// ---- tables that cannot go on, servers that end -----------------------------------------------------

TEST_CASE("a game of other rules is frozen with its reason; its people stay who they are") {
  Duel duel;
  duel.one().answer("bid 1 2");
  for (const bool snapshot : {false, true}) {
    if (snapshot) {
      const std::optional<StoredSnapshot> saved = duel.stage.table().snapshot();
      REQUIRE(saved);
      duel.stage.stored().snapshot = saved;
    }
    change_rules_version(duel.stage.stored(), "1", "8");
    const std::size_t rows = duel.stage.rows().size();
    duel.stage.reopen();
    duel.come_back(duel.one());
    CHECK(duel.one().you == 0);
    CHECK(duel.one().closed == 0);
    CHECK(duel.one().table->status == TableStatus::Frozen);
    CHECK_FALSE(duel.stage.freezes.empty());
    CHECK(duel.one().table->code == "k7f2");
    CHECK(duel.one().table->reason == R"(["frozen.version",{"begun":8,"now":1}])");
    CHECK(duel.one().fate(duel.one().tell(ChatCommand{.text = "oh"})) == "not_now");
    CHECK(duel.one().fate(duel.one().tell(GiveOwnerCommand{.seat = 1})) == "not_now");
    CHECK_FALSE(duel.stage.table().snapshot());
    CHECK(duel.stage.rows().size() == rows);
    change_rules_version(duel.stage.stored(), "8", "1");
    duel.stage.reopen();  // a server that plays it
    duel.come_back(duel.one());
    CHECK(duel.one().table->status == TableStatus::Playing);
  }
}

TEST_CASE("a row that the rules refuse freezes the table") {
  Duel duel;
  duel.one().answer("bid 1 2");
  LogRow row = *read_row(duel.stage.stored().rows.back().body);
  row.text = "bid 2 2";
  duel.stage.stored().rows.back().body = write_row(row);  // legal, but not what happened then
  duel.stage.reopen();
  CHECK(duel.stage.table().room().status == TableStatus::Frozen);
  CHECK(duel.stage.freezes.back() == "stored events do not follow from the answer");
  row.text = "liar";
  duel.stage.stored().rows.back().body = write_row(row);
  duel.stage.reopen();
  CHECK(duel.stage.table().room().status == TableStatus::Frozen);
  duel.come_back(duel.two());  // who reads why, and nothing of what somebody answered
  CHECK(duel.two().table->reason == R"(["frozen.unreadable",{}])");
  duel.two().disconnect();
  duel.stage.stored().rows.back().body = "{";
  duel.stage.reopen();
  CHECK(duel.stage.table().room().status == TableStatus::Frozen);
  CHECK(duel.stage.table().room().reason == R"(["frozen.unreadable",{}])");
  CHECK(duel.stage.table().idle());
}

TEST_CASE("a table whose game the server does not have says so") {
  Duel duel;
  replace_all(duel.stage.stored(), R"("game":"liars_dice")", R"("game":"gone")");
  duel.stage.reopen();
  duel.come_back(duel.one());
  CHECK(duel.one().table->status == TableStatus::Frozen);
  CHECK(duel.one().table->reason == R"(["frozen.no_game",{}])");
  CHECK(duel.stage.freezes.back().find("gone") != std::string::npos);
}

TEST_CASE("a server that ends tells everybody, finishes what it was storing and accepts nothing more") {
  Duel duel;
  const std::uint64_t last = duel.one().answer("bid 1 2", false);
  bool stored = false;
  duel.stage.table().drain([&] {
    stored = true;
    CHECK(duel.stage.table().snapshot());
  });
  const std::uint64_t late = duel.one().tell(ChatCommand{.text = "late"}, false);
  CHECK_FALSE(stored);
  duel.stage.pump();
  CHECK(stored);
  CHECK(duel.one().fate(last) == "ack");
  CHECK(duel.one().fate(late).empty());
  CHECK(duel.one().closed == kCloseServerEnds);
  CHECK(duel.one().frames.back().find("\"bye\"") != std::string::npos);
  CHECK(duel.answers() == 1);
  CHECK(duel.stage.guest("late").closed == kCloseServerEnds);
  CHECK(duel.stage.alarm() == 0);
}

TEST_CASE("a table may be let go of when it says that it has ended, and when a listener hears of it") {
  Duel duel;
  duel.stage.table().drain([&] { duel.stage.close_table(); });
  duel.stage.pump();
  CHECK_FALSE(duel.stage.is_open());
}

TEST_CASE("a deleted table closes everybody") {
  Duel duel;
  duel.one().leaves_in_close = true;
  duel.stage.table().discard();
  CHECK(duel.one().closed == kCloseDeleted);
  CHECK(duel.two().closed == kCloseDeleted);
  CHECK(duel.stage.guest("late").closed == kCloseServerEnds);
}

TEST_CASE("a flood waits its turn up to a limit, then it is refused") {
  Duel duel;
  std::vector<std::uint64_t> ids;
  for (int i = 0; i < 400; ++i) ids.push_back(duel.one().tell(ChatCommand{.text = "spam"}, false));
  duel.stage.pump();
  CHECK(duel.one().fate(ids.front()) == "ack");
  CHECK(duel.one().fate(ids.back()) == "too_fast");
  CHECK(duel.stage.table().room().status == TableStatus::Playing);
}

// ---- damage -----------------------------------------------------------------------------------------

TEST_CASE("a table whose log is not what was written is frozen, and people are who they were") {
  Duel duel;
  duel.one().answer("bid 1 2");
  duel.stage.close_table();
  duel.stage.stored().damage = Problem{.what = "its log is damaged at row 3"};
  duel.stage.open();
  StageClient& back = duel.stage.client({.guest = "owner", .name = "O", .seat = duel.one().token});
  REQUIRE(back.table);
  CHECK(back.table->status == TableStatus::Frozen);
  CHECK(back.you == 0);
  CHECK(back.connected);
  REQUIRE(duel.stage.freezes.size() == 1);
  CHECK(duel.stage.freezes[0] == "its log is damaged at row 3");
  CHECK(duel.stage.guest("late").connected);
  CHECK(duel.stage.freezes.size() == 1);
}

TEST_CASE("damage found while it is played freezes the table for those who are there and those who come") {
  Duel duel;
  duel.one().tell(ChatCommand{.text = "an early word"});
  duel.one().answer("bid 1 2");
  const std::size_t rows = duel.stage.rows().size();
  duel.stage.stored().damage = Problem{.what = "its log is damaged at row 3"};
  StageClient& late = duel.stage.guest("late");
  for (const StageClient* each : {&duel.one(), &duel.two(), &late}) {
    CHECK(each->connected);
    REQUIRE(each->table);
    CHECK(each->table->status == TableStatus::Frozen);
    CHECK(each->table->reason == R"(["frozen.unreadable",{}])");
  }
  CHECK(late.chat.empty());  // a byte may have changed who was to hear it
  CHECK(duel.two().fate(duel.two().tell(ChatCommand{.text = "well"})) == "not_now");
  CHECK(duel.stage.rows().size() == rows);
  CHECK(duel.stage.freezes == std::vector<std::string>{"its log is damaged at row 3"});
}

TEST_CASE("damage found by what computer players and agreements read freezes the table") {
  TableStage stage(7);
  stage.create("liars_dice", {.players = 2, .pace = Pace::Relaxed, .bots = "random"});
  stage.open();
  const std::vector<StageClient*> people = seat_people(stage, 1);
  SUBCASE("a computer player that hears what there was") {
    stage.stored().damage = Problem{.what = "gone"};
    people[0]->tell(StartCommand{});
  }
  SUBCASE("a repair") {
    begin(*people[0]);
    stage.pass_until([&] { return is_waited_for(*people[0]); });
    people[0]->answer(people[0]->option_that_starts("bid"));
    stage.stored().damage = Problem{.what = "gone"};
    for (StageClient* each : people) each->tell(ProposeCommand{.what = "repair", .agree = true});
  }
  stage.pass(60'000);
  CHECK(stage.freezes == std::vector<std::string>{"gone"});
  for (const StageClient* each : people) {
    CHECK(each->connected);
    CHECK(each->table->status == TableStatus::Frozen);
  }
}

TEST_CASE("a table that lost rows says so once, to everybody who comes") {
  Duel duel;
  duel.one().answer("bid 1 2");
  duel.stage.close_table();
  duel.stage.stored().set_back = true;
  duel.stage.stored().rows.pop_back();
  duel.stage.open();
  duel.stage.pump();
  const std::string told = R"(["notice.set_back",{}])";
  StageClient& back = duel.stage.client({.guest = "owner", .name = "O", .seat = duel.one().token});
  REQUIRE_FALSE(back.notices.empty());
  CHECK(back.notices.back() == told);
  CHECK(back.fate(back.answer("bid 1 3")) == "ack");
  duel.stage.reopen();
  duel.stage.pump();
  StageClient& later = duel.stage.client({.guest = "owner", .name = "O", .seat = duel.one().token});
  CHECK(std::ranges::count(later.notices, told) == 1);
}

TEST_CASE("a table that could not store that it lost rows says so to who comes next") {
  Duel duel;
  duel.one().answer("bid 1 2");
  duel.stage.close_table();
  duel.stage.stored().set_back = true;
  duel.stage.stored().rows.pop_back();
  duel.fail_next_append(Fault::Kind::Refused);
  duel.stage.open();
  duel.stage.pump();
  REQUIRE(duel.stage.stored().set_back);
  StageClient& back = duel.stage.client({.guest = "owner", .name = "O", .seat = duel.one().token});
  CHECK_FALSE(duel.stage.stored().set_back);
  CHECK(std::ranges::count(back.notices, R"(["notice.set_back",{}])") == 1);
  CHECK(back.fate(back.answer("bid 1 3")) == "ack");
}
