#include <doctest/doctest.h>

#include "table/testing/table_stage.h"

// What people write and change at a table has an end: the newest lines and changes are kept, and the log that
// is read for somebody who comes in is no longer for all the others.

using namespace holdout;
using namespace holdout::testing;

namespace {

constexpr std::size_t kMost = KeptRows::kKept + KeptRows::kTogether;
constexpr std::size_t kRowsOfTheGame = 20;

struct Chatter {
  Chatter() : stage(5) {
    stage.create("liars_dice", {.players = 2, .pace = Pace::Relaxed});
    stage.open();
    people = seat_people(stage, 2);
    begin(*people[0]);
  }
  std::string write(int who, const std::string& text) {
    StageClient& person = *people[static_cast<std::size_t>(who)];
    return person.fate(person.tell(ChatCommand{.text = text}));
  }
  void write_many(int count) {
    for (int i = 0; i < count; ++i) REQUIRE(write(i % 2, "line " + std::to_string(++written)) == "ack");
  }
  std::size_t stored_lines() const {
    std::size_t count = 0;
    for (const StoredRow& row : stage.rows()) count += read_row(row.body)->kind == LogRow::Kind::Chat;
    return count;
  }
  // The newest, in order and without a gap.
  void check_newest(const StageClient& reader) const {
    REQUIRE(reader.chat.size() > 500);
    int number = written - static_cast<int>(reader.chat.size());
    for (const std::string& each : reader.chat)
      CHECK(each.find("\"line " + std::to_string(++number) + "\"") != std::string::npos);
  }
  // The next call of this kind goes wrong in that way.
  void fail_next(StoreCall what, Fault::Kind kind) {
    auto left = std::make_shared<int>(1);
    stage.store().set_faults([left, what, kind](StoreCall call, TableId) {
      return call == what && (*left)-- > 0 ? Fault{.kind = kind} : Fault{};
    });
  }

  TableStage stage;
  std::vector<StageClient*> people;
  int written = 0;
};

}  // namespace

TEST_CASE("of many thousand lines the newest are kept, shown in order, and all that is read") {
  Chatter chatter;
  chatter.people[0]->answer("bid 1 2");
  chatter.write_many(4000);
  CHECK(chatter.stored_lines() <= kMost);
  CHECK(chatter.stored_lines() >= KeptRows::kKept);
  StageClient& late = chatter.stage.guest("late");
  chatter.check_newest(late);
  chatter.stage.reopen();
  StageClient& later = chatter.stage.guest("later");
  chatter.check_newest(later);
  CHECK(later.chat == late.chat);
  CHECK(chatter.stage.most_read <= kMost + kRowsOfTheGame);
  CHECK(chatter.stage.rerun().game()->question().waited_for.has(seat_at(1)));  // the bid stands
}

TEST_CASE("a table from before lines had an end is tidied with the next one") {
  Chatter chatter;
  chatter.stage.close_table();
  for (int i = 0; i < 5000; ++i)
    chatter.stage.add_row({.kind = LogRow::Kind::Chat,
                           .seat = seat_at(0),
                           .text = "line " + std::to_string(++chatter.written),
                           .name = "Person 0"});
  chatter.stage.open();
  for (StageClient* each : chatter.people) each->connect();
  chatter.stage.pump();
  chatter.write_many(1);
  CHECK(chatter.stored_lines() == KeptRows::kKept);
  chatter.stage.reopen();
  chatter.check_newest(chatter.stage.guest("late"));
}

TEST_CASE("where the oldest lines cannot be found the line is written all the same, and they go later") {
  Chatter chatter;
  chatter.write_many(static_cast<int>(kMost));
  chatter.fail_next(StoreCall::History, Fault::Kind::Refused);
  chatter.write_many(1);
  CHECK(chatter.stored_lines() == kMost + 1);
  chatter.write_many(1);
  CHECK(chatter.stored_lines() == KeptRows::kKept);
}

TEST_CASE("a line that was stored although the store said no is there once, and the oldest are gone") {
  Chatter chatter;
  chatter.write_many(static_cast<int>(kMost));
  chatter.fail_next(StoreCall::Append, Fault::Kind::AnswerLost);
  CHECK(chatter.write(0, "line " + std::to_string(++chatter.written)) == "done");
  CHECK(chatter.stored_lines() == KeptRows::kKept);
  chatter.check_newest(chatter.stage.guest("late"));
}

TEST_CASE("who is forgotten leaves none of the lines that are kept, and the others stay") {
  Chatter chatter;
  chatter.write_many(static_cast<int>(kMost) + 10);
  bool forgotten = false;
  chatter.stage.table().forget("guest1", [&](const Result<bool>& done) { forgotten = done && *done; });
  chatter.stage.pump();
  REQUIRE(forgotten);
  std::size_t theirs = 0;
  std::size_t others = 0;
  for (const StoredRow& stored : chatter.stage.rows()) {
    const LogRow row = *read_row(stored.body);
    if (row.kind != LogRow::Kind::Chat) continue;
    (row.seat == seat_at(1) ? theirs : others) += row.text.find("line") == 0;
  }
  CHECK(theirs == 0);
  CHECK(others >= KeptRows::kKept / 2);
}

TEST_CASE(
    "however often a room is changed, the newest changes are kept, and nothing of it or its game is lost") {
  TableStage stage(6);
  stage.create("liars_dice", {.players = 2, .pace = Pace::Relaxed});
  stage.open();
  StageClient& owner = *seat_people(stage, 1)[0];
  const std::vector<std::string> colours = stage.table().room().colours;
  for (std::size_t i = 0; i < 2501; ++i)
    REQUIRE(owner.fate(owner.tell(ColourCommand{.seat = 0, .colour = colours[1 - i % 2]})) == "done");
  CHECK(stage.rows().size() <= kMost + kRowsOfTheGame);
  stage.reopen();
  CHECK(stage.table().room().colours[0] == colours[1]);
  owner.connect();
  begin(owner);
  REQUIRE(stage.pass_until([&] { return is_waited_for(owner); }));
  const std::string question = text_of(owner.options);
  for (int i = 0; i < 2501; ++i) REQUIRE(owner.fate(owner.tell(HushCommand{.silent = i % 2 == 0})) == "done");
  CHECK(stage.rows().size() <= kMost + 10 * kRowsOfTheGame);
  stage.reopen();
  CHECK(stage.table().room().hushed);
  owner.connect();
  stage.pump();
  CHECK(text_of(owner.options) == question);
  CHECK(stage.rerun().game() != nullptr);
}
