#include <algorithm>

#include <doctest/doctest.h>

#include "catalogue/testing/games_for.h"
#include "table/testing/table_stage.h"

// Somebody takes back what they left at a table (design 7.31), and nothing of it is on the disk any more.

using namespace holdout;
using namespace holdout::testing;

namespace {

// Three people who have written, and one who watches.
struct Writers {
  explicit Writers(const std::string& game) : stage(6) {
    stage.create(game, {.players = 3, .pace = Pace::Relaxed});
    stage.open();
    people = seat_people(stage, 3);
    watcher = &stage.guest("guest9", "Watching Person");
    watcher->tell(ChatCommand{.text = "watched words"});
    people[1]->tell(ChatCommand{.text = "lobby words"});
    begin(*people[0]);
    people[1]->tell(ChatCommand{.text = "table words"});
    people[2]->tell(ChatCommand{.text = "other words"});
    play_at_random(stage, people, rng, 40);  // so that there is a snapshot
  }
  Result<bool> forget(const std::string& guest) {
    Result<bool> answer = Problem{.what = "no answer"};
    stage.table().forget(guest, [&](Result<bool> given) { answer = std::move(given); });
    stage.pump();
    return answer;
  }
  std::string disk() {
    std::string all;
    for (const StoredRow& row : stage.rows()) all += row.body;
    if (stage.stored().snapshot) all += stage.stored().snapshot->body;
    return all + stage.stored().entry.summary;
  }
  bool stored(std::string_view text) { return disk().find(text) != std::string::npos; }

  TableStage stage;
  std::vector<StageClient*> people;
  StageClient* watcher = nullptr;
  Rng rng{3};
};

}  // namespace

TEST_CASE("who is forgotten leaves no name and no word on the disk, and the game goes on") {
  for (const std::string& game : games_for(3)) {
    CAPTURE(game);
    Writers writers(game);
    REQUIRE(writers.stored("guest1"));
    REQUIRE(writers.stored("table words"));
    CHECK(*writers.forget("guest1"));
    for (const char* trace : {"guest1", "Person 1", "lobby words", "table words"})
      CHECK_FALSE(writers.stored(trace));
    CHECK(writers.stored("other words"));
    CHECK(writers.stage.table().room().seats[1].kind == SeatKind::Bot);
    CHECK(writers.people[1]->closed == kCloseDone);
    CHECK(*writers.forget("guest9"));
    CHECK_FALSE(writers.stored("watched words"));
    CHECK_FALSE(writers.stored("Watching Person"));

    writers.stage.reopen();
    CHECK(writers.stage.table().room().status == TableStatus::Playing);
    writers.people[2]->connect();
    writers.people[0]->connect();
    writers.stage.pump();
    CHECK(writers.people[2]->chat.size() == 4);
    const std::size_t rows = writers.stage.rows().size();
    play_at_random(writers.stage, {writers.people[0], writers.people[2]}, writers.rng, 5);
    CHECK(writers.stage.rows().size() > rows);
    writers.stage.rerun();  // plays all rows anew
  }
}

TEST_CASE("the store finds who only wrote at a table, or sat there once, until that is forgotten") {
  for (const std::string& game : games_for(3)) {
    CAPTURE(game);
    Writers writers(game);
    MemoryDisk::Stored& stored = writers.stage.stored();
    CHECK(stored.visitors.contains("guest9"));
    CHECK_FALSE(stored.visitors.contains("guest1"));
    StageClient& owner = *writers.people[0];
    CHECK(owner.fate(owner.tell(UnseatCommand{.seat = 1, .ban = true})) == "done");
    CHECK(stored.visitors.contains("guest1"));
    for (const char* guest : {"guest1", "guest9"}) {
      CHECK(*writers.forget(guest));
      CHECK_FALSE(writers.stored(guest));
      CHECK_FALSE(stored.visitors.contains(guest));
    }
    for (const char* trace : {"Person 1", "lobby words", "table words", "Watching Person", "watched words"})
      CHECK_FALSE(writers.stored(trace));
  }
}

TEST_CASE("who left the table by a command of their own is not named by it for ever") {
  for (const std::string& game : games_for(3)) {
    CAPTURE(game);
    Writers writers(game);
    writers.people[2]->tell(StandCommand{});
    CHECK(*writers.forget("guest2"));
    CHECK_FALSE(writers.stored("guest2"));
    writers.stage.rerun();
  }
}

namespace {

// As if the game had been played by rules that this program does not have, and back.
void change_rules(MemoryDisk::Stored& stored, const std::string& from, const std::string& to) {
  const auto change = [&](std::string& text) {
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
      text.replace(at, from.size(), to);
  };
  for (StoredRow& row : stored.rows) change(row.body);
  if (stored.snapshot) change(stored.snapshot->body);
}

}  // namespace

TEST_CASE("who is forgotten at a frozen table is not in its saved picture either, and the game can go on") {
  for (const std::string& game : games_for(3)) {
    CAPTURE(game);
    Writers writers(game);
    MemoryDisk::Stored& stored = writers.stage.stored();
    REQUIRE(stored.snapshot);
    change_rules(stored, R"("rules_version":)", R"("rules_version":77)");
    writers.stage.reopen();
    REQUIRE(writers.stage.table().room().status == TableStatus::Frozen);
    REQUIRE(stored.snapshot->body.find("Person 1") != std::string::npos);
    CHECK(*writers.forget("guest1"));
    for (const char* trace : {"guest1", "Person 1", "lobby words", "table words"})
      CHECK_FALSE(writers.stored(trace));
    CHECK(writers.stored("other words"));

    change_rules(stored, R"("rules_version":77)", R"("rules_version":)");
    writers.stage.reopen();  // a program that has these rules
    CHECK(writers.stage.table().room().status == TableStatus::Playing);
    CHECK(writers.stage.table().room().seats[1].kind == SeatKind::Bot);
    writers.stage.rerun();
  }
}

TEST_CASE("the table of an owner who is forgotten goes to somebody else, or may go") {
  for (const std::string& game : games_for(3)) {
    CAPTURE(game);
    Writers writers(game);
    CHECK(*writers.forget("owner"));
    CHECK(writers.stage.table().room().owner == "guest1");
    CHECK_FALSE(writers.stored("\"owner\":\"owner\""));
    CHECK(*writers.forget("guest2"));
    CHECK_FALSE(*writers.forget("guest1"));  // nobody is left: it is to be deleted
    CHECK(writers.stage.table().room().seats[1].kind == SeatKind::Person);

    TableStage open(7);
    open.create(game, {.players = 3, .pace = Pace::Relaxed});
    open.open();
    seat_people(open, 2);
    std::optional<bool> kept;
    open.table().forget("owner", [&](Result<bool> given) { kept = *given; });
    open.pump();
    CHECK(kept == false);
  }
}

TEST_CASE("of a damaged table the people are forgotten, its rows stay as they are, and that is said") {
  for (const std::string& game : games_for(3)) {
    CAPTURE(game);
    Writers writers(game);
    MemoryDisk::Stored& stored = writers.stage.stored();
    stored.damage = Problem{.what = "its log is damaged at row 3"};
    bool reopened = false;
    SUBCASE("found before") {
      writers.stage.reopen();
      reopened = true;
    }
    SUBCASE("found by it: it is asked for once more") { CHECK_FALSE(writers.forget("guest1")); }
    const std::vector<StoredRow> rows = stored.rows;
    const Result<bool> answer = writers.forget("guest1");
    REQUIRE_FALSE(answer);
    CHECK(answer.problem() == damaged_rows_stay());
    REQUIRE(stored.rows.size() == rows.size() + 1);
    CHECK(std::equal(rows.begin(), rows.end(), stored.rows.begin()));
    for (const char* trace : {"guest1", "Person 1"}) {
      CHECK(stored.rows.back().body.find(trace) == std::string::npos);
      CHECK(stored.entry.summary.find(trace) == std::string::npos);
    }
    CHECK(std::ranges::count(stored.entry.guests, "guest1") == 0);
    CHECK(stored.visitors.contains("guest1"));  // found again by who asks again
    CHECK_FALSE(stored.snapshot);
    CHECK(writers.stage.table().room().status == TableStatus::Frozen);
    if (!reopened) CHECK(writers.people[1]->closed == kCloseDone);
    CHECK(writers.forget("guest1").problem() == damaged_rows_stay());
    CHECK(stored.rows.size() == rows.size() + 1);
  }
}

TEST_CASE("what cannot be stored is not said to be forgotten") {
  for (const std::string& game : games_for(3)) {
    CAPTURE(game);
    Writers writers(game);
    writers.stage.store().set_faults([](StoreCall call, TableId) {
      return Fault{.kind = call == StoreCall::Append ? Fault::Kind::Refused : Fault::Kind::None};
    });
    CHECK_FALSE(writers.forget("guest1"));
    CHECK(writers.stored("table words"));
  }
}

TEST_CASE("who is forgotten after the game leaves a free seat at the rematch") {
  TableStage stage(6);
  stage.create("liars_dice", {.players = 2, .pace = Pace::Relaxed});
  stage.open();
  const std::vector<StageClient*> people = seat_people(stage, 2);
  begin(*people[0]);
  people[0]->answer("bid 1 2");
  people[1]->answer("liar");
  REQUIRE(stage.table().room().status == TableStatus::Over);
  stage.table().forget("guest1", [](const Result<bool>& kept) { CHECK(*kept); });
  stage.pump();
  REQUIRE(people[0]->fate(people[0]->tell(RematchCommand{})) == "done");
  const Room next = *read_room(stage.rematches.at(0));
  CHECK(next.seats[0].guest == "owner");
  CHECK(next.seats[1] == RoomSeat{});
}
