#include <algorithm>

#include <doctest/doctest.h>

#include "catalogue/testing/games_for.h"
#include "table/testing/table_stage.h"

// Free text at a table.

using namespace holdout;
using namespace holdout::testing;

TEST_CASE("much chat does not make a snapshot that nobody can take: the newest lines are sent") {
  TableStage stage(5);
  stage.create("liars_dice", {.players = 2, .pace = Pace::Relaxed});
  stage.open();
  const std::vector<StageClient*> people = seat_people(stage, 2);
  begin(*people[0]);
  std::string letters;
  for (int i = 0; i < 490; ++i) letters += "\U0001F480";  // four bytes each
  for (int i = 0; i < 300; ++i)
    REQUIRE(people[0]->fate(people[0]->tell(ChatCommand{.text = std::to_string(i) + letters})) == "ack");
  StageClient& late = stage.guest("late");
  const auto snapshot = std::find_if(late.frames.begin(), late.frames.end(), [](const std::string& frame) {
    return frame.find("\"snapshot\"") != std::string::npos;
  });
  REQUIRE(snapshot != late.frames.end());
  CHECK(snapshot->size() < 160 * 1024);
  REQUIRE(late.chat.size() > 50);
  CHECK(late.chat.back() == people[1]->chat.back());
  CHECK(late.chat.front() == people[1]->chat[people[1]->chat.size() - late.chat.size()]);
}

TEST_CASE("the owner silences those who only watch, and they are heard again") {
  for (const std::string& game : games_for(3)) {
    CAPTURE(game);
    TableStage stage(4);
    stage.create(game, {.players = 3, .pace = Pace::Relaxed});
    stage.open();
    const std::vector<StageClient*> people = seat_people(stage, 1);
    StageClient& watcher = stage.guest("watcher");
    const auto write = [](StageClient& who) { return who.fate(who.tell(ChatCommand{.text = "hello"})); };
    CHECK(write(watcher) == "done");
    CHECK(watcher.fate(watcher.tell(HushCommand{.silent = true})) == "not_owner");
    CHECK(people[0]->fate(people[0]->tell(HushCommand{.silent = true})) == "done");
    CHECK(watcher.table->hushed == true);
    CHECK(write(watcher) == "not_seated");
    CHECK(write(*people[0]) == "ack");
    stage.reopen();
    StageClient& again = stage.guest("another");
    CHECK(write(again) == "not_seated");
    people[0]->connect();
    stage.pump();
    CHECK(people[0]->fate(people[0]->tell(HushCommand{.silent = false})) == "done");
    CHECK(write(again) == "done");
  }
}
