#include <doctest/doctest.h>

#include "catalogue/testing/games_for.h"
#include "table/testing/table_stage.h"

// Law 4: what was acknowledged is stored, and what is stored happens once, also when its sender never heard
// of it and asks again after a restart.

using namespace holdout;
using namespace holdout::testing;

namespace {

struct House {
  explicit House(int people_here, const std::string& game = "liars_dice", int players = 2) : stage(5) {
    stage.create(game, {.players = players, .pace = Pace::Relaxed});
    stage.open();
    people = seat_people(stage, people_here);
  }
  const Room& room() { return stage.table().room(); }
  void come_back(StageClient& client) {
    client.disconnect();
    client.connect();
    stage.pump();
  }
  void restart() {
    stage.reopen();
    for (StageClient* each : people) each->connect();
    stage.pump();
  }
  // The command is stored, the process is killed before anybody hears of it, and its sender asks again.
  template <class Command>
  std::string twice(StageClient& client, Command command) {
    command.id = ++last_id;
    auto left = std::make_shared<int>(1);
    stage.store().set_faults([left](StoreCall call, TableId) {
      const bool lost = call == StoreCall::Append && (*left)-- > 0;
      return lost ? Fault{.kind = Fault::Kind::AnswerLost} : Fault{};
    });
    client.deliver(command, command.id);
    const std::size_t rows = rows_of_people();
    stage.reopen();
    come_back(client);
    client.deliver(command, command.id);
    CHECK(rows_of_people() == rows);
    return client.fate(command.id);
  }
  // Computer players may talk meanwhile.
  std::size_t rows_of_people() const {
    std::size_t count = 0;
    for (const StoredRow& row : stage.rows()) count += read_row(row.body)->command != 0;
    return count;
  }
  int repairs() const {
    int count = 0;
    for (const StoredRow& row : stage.rows()) count += read_row(row.body)->kind == LogRow::Kind::Repair;
    return count;
  }

  TableStage stage;
  std::vector<StageClient*> people;
  std::uint64_t last_id = 900;
};

}  // namespace

TEST_CASE("a repair whose acknowledgement was lost is not done twice") {
  House house(1);
  StageClient& owner = *house.people[0];
  begin(owner);
  REQUIRE(owner.fate(owner.answer("bid 1 2")) == "ack");
  house.stage.pass(1000);
  REQUIRE(house.stage.rerun().game()->answers() == 2);  // the computer player has answered
  CHECK(house.twice(owner, ProposeCommand{.what = "repair", .agree = true}) == "done");
  CHECK(house.repairs() == 1);
  CHECK(house.stage.rerun().game()->answers() == 1);
}

TEST_CASE("what an owner without a seat wants happens once, and is acknowledged after a restart") {
  for (const std::string& game : games_for(5)) {
    CAPTURE(game);
    House house(1, game, 4);
    StageClient& sitter = *house.people[0];
    StageClient& other = house.stage.guest("other");
    REQUIRE(other.fate(other.tell(SitCommand{.seat = 1, .name = "Other"})) == "done");
    REQUIRE(sitter.fate(sitter.tell(StandCommand{})) == "done");
    sitter.visitor().seat.reset();
    StageClient& owner = sitter;
    CHECK(house.twice(owner, ConfigureCommand{.players = 5}) == "done");
    CHECK(house.twice(owner, BotCommand{.seat = 3, .level = "novice"}) == "done");
    CHECK(house.twice(owner, UnseatCommand{.seat = 3}) == "done");
    CHECK(house.twice(owner, StartCommand{}) == "done");
    CHECK(house.room().status == TableStatus::Playing);
    CHECK(house.twice(owner, GiveOwnerCommand{.seat = 1}) == "done");
    CHECK(house.room().owner == "other");
  }
}

TEST_CASE("who stood up has stood up, also when they ask again without the seat") {
  House house(2);
  StageClient& two = *house.people[1];
  two.deliver(StandCommand{.id = 77}, 77, false);  // it is stored, and nobody is told
  house.stage.reopen();
  two.visitor().seat.reset();
  house.come_back(two);
  two.deliver(StandCommand{.id = 77}, 77);
  CHECK(two.fate(77) == "done");
}

TEST_CASE("who sat down and did not get the token gets one by asking again") {
  House house(1);
  StageClient& late = house.stage.guest("late");
  late.deliver(SitCommand{.id = 78, .seat = 1, .name = "Late"}, 78, false);
  house.stage.reopen();
  house.come_back(late);
  CHECK(house.room().seats[1].guest == "late");
  late.deliver(SitCommand{.id = 78, .seat = 1, .name = "Late"}, 78);
  CHECK(late.fate(78) == "done");
  CHECK(house.room().seats[1].token_hash == token_hash(late.token));
}

TEST_CASE("a rematch whose acknowledgement was lost is the same one") {
  House house(2);
  StageClient& owner = *house.people[0];
  begin(owner);
  owner.answer("bid 1 2");
  REQUIRE(house.people[1]->fate(house.people[1]->answer("liar")) == "ack");
  CHECK(house.twice(owner, RematchCommand{}) == "done");
  CHECK(house.stage.rematches.size() == 1);
}

// ---- agreement --------------------------------------------------------------------------------------

TEST_CASE("what somebody agreed to is agreed to after a restart") {
  House house(2);
  StageClient& one = *house.people[0];
  StageClient& two = *house.people[1];
  begin(one);
  CHECK(one.fate(one.tell(ProposeCommand{.what = "pause", .agree = true})) == "done");
  house.restart();
  CHECK(two.table->proposal == "pause");
  CHECK(two.table->seats[0].ready == true);
  CHECK(two.fate(two.tell(ProposeCommand{.what = "pause", .agree = true})) == "done");
  CHECK(house.room().status == TableStatus::Paused);
  CHECK_FALSE(two.table->proposal);
}

TEST_CASE("what was refused, carried through or outdated is not proposed any more after a restart") {
  House house(2);
  StageClient& one = *house.people[0];
  StageClient& two = *house.people[1];
  begin(one);
  one.tell(ProposeCommand{.what = "pause", .agree = true});
  CHECK(two.fate(two.tell(ProposeCommand{.what = "pause", .agree = false})) == "done");
  house.restart();
  CHECK_FALSE(two.table->proposal);
  one.answer("bid 1 2");
  two.tell(ProposeCommand{.what = "repair", .agree = true});
  CHECK(two.fate(two.answer("bid 1 3")) == "ack");
  house.restart();
  CHECK_FALSE(two.table->proposal);
  for (StageClient* each : house.people) each->tell(ProposeCommand{.what = "repair", .agree = true});
  CHECK(house.repairs() == 1);
  house.restart();
  CHECK_FALSE(two.table->proposal);
  CHECK(house.stage.rerun().game()->answers() == 1);
}

TEST_CASE("a table that was opened by an older version of the rules is started by this one") {
  House house(1);
  StageClient& owner = *house.people[0];
  const int now = house.room().rules_version;
  house.stage.close_table();
  Room older = *read_room(read_row(house.stage.rows().back().body)->room);
  older.rules_version = now + 7;
  house.stage.add_row({.kind = LogRow::Kind::Room, .room = write_room(older)});
  house.stage.open();
  owner.connect();
  house.stage.pump();
  REQUIRE(house.room().rules_version == now + 7);
  CHECK(owner.fate(owner.tell(StartCommand{})) == "done");
  CHECK(house.room().rules_version == now);
  house.restart();
  CHECK(house.room().status == TableStatus::Playing);
}
