#include "records/table_record.h"

#include <doctest/doctest.h>

#include "catalogue/testing/games_for.h"
#include "records/check_record.h"
#include "table/testing/table_stage.h"

// What is made of a table's rows after the end: the record that proves itself, the replay, the lie ledger.

using namespace holdout;
using namespace holdout::testing;

namespace {

struct Finished {
  TableStage stage{14};
  std::vector<StageClient*> people;
  StageClient* watcher = nullptr;
  int undone = 0;
  int repaired = 0;

  // Two people and two computer players; the people take back and repair now and then.
  explicit Finished(const std::string& game) {
    stage.create(game, {.players = 4, .pace = Pace::Relaxed});
    stage.open();
    people = seat_people(stage, 2);
    watcher = &stage.guest("watcher");
    people[1]->tell(ChatCommand{.text = "before the game"});
    begin(*people[0]);
    Rng rng(5);
    while (stage.table().room().status == TableStatus::Playing) {
      play_at_random(stage, people, rng, 1);
      for (StageClient* each : people)
        if (each->undo && rng.below(2) == 0) undone += each->fate(each->tell(UndoCommand{})) == "ack";
      if (stage.table().room().status != TableStatus::Playing || rng.below(6) != 0) continue;
      people[0]->tell(ChatCommand{.text = "oops"});
      for (StageClient* each : people) each->tell(ProposeCommand{.what = "repair", .agree = true});
      ++repaired;
    }
  }
};

std::vector<std::string> lines_in(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

// Frames without what only the live table adds: numbers that began earlier, acknowledgements.
std::string bare(const json::value& frame) {
  json::object fields;
  for (const auto& [key, value] : frame.as_object())
    if (key != "seq" && key != "ack") fields[key] = value;
  return text_of(fields);
}

}  // namespace

TEST_CASE("the record of a table passes every check, also after undo and repair, and counts the repairs") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    const Finished table(game);
    const std::vector<StoredRow> rows = table.stage.rows();
    const Result<std::string> record = record_of(rows, find_game);
    if (!record) FAIL(record.problem().message());
    const Result<CheckedRecord> checked = check_record(*record, "record", find_game);
    if (!checked) FAIL(checked.problem().message());
    CHECK(checked->finished);
    CHECK(checked->repaired == table.repaired);
    CHECK(table.repaired > 2);
    CHECK(table.undone > 0);
    CHECK(checked->answers == table.stage.rerun().game()->answers());
    CHECK(checked->header.seats[0].person);
    CHECK_FALSE(checked->header.seats[2].person);
    CHECK(checked->statements > 0);
    const std::string last = lines_in(*record).back();
    CHECK(last.find(R"("repaired":)" + std::to_string(table.repaired)) != std::string::npos);
  }
}

TEST_CASE("a replay is told through the eyes of a seat of its game, or of nobody") {
  TableStage stage(3);
  stage.create("liars_dice", {.players = 2, .pace = Pace::Relaxed});
  stage.open();
  begin(*seat_people(stage, 2)[0]);
  CHECK(replay_of(stage.rows(), find_game, kSpectator));
  CHECK(replay_of(stage.rows(), find_game, Seat{1}));
  const Result<std::string> none = replay_of(stage.rows(), find_game, Seat{3});
  REQUIRE_FALSE(none);
  CHECK(none.problem().where == "seat");
}

TEST_CASE("a number of repairs cannot be changed, and is not there without one") {
  TableStage stage(3);
  stage.create("liars_dice", {.players = 2, .pace = Pace::Relaxed});
  stage.open();
  const std::vector<StageClient*> people = seat_people(stage, 2);
  begin(*people[0]);
  people[0]->answer("bid 1 2");
  const Result<std::string> unfinished = record_of(stage.rows(), find_game);
  REQUIRE(unfinished);
  CHECK(check_record(*unfinished, "saved", find_game));
  CHECK(unfinished->find("repaired") == std::string::npos);
  for (StageClient* each : people) each->tell(ProposeCommand{.what = "repair", .agree = true});
  people[0]->answer("bid 1 3");
  people[1]->answer("liar");
  const Result<std::string> record = record_of(stage.rows(), find_game);
  REQUIRE(record);
  CHECK(check_record(*record, "record", find_game)->repaired == 1);
  for (const char* other : {"2", "0", "-1", "\"1\"", "1.0", "9999999999"}) {
    std::string forged = *record;
    forged.replace(forged.find(R"("repaired":1)") + 11, 1, other);
    CHECK_FALSE(check_record(forged, "forged", find_game));
  }
}

namespace {

// Frame by frame, so that the replay holds nothing that the seat did not see.
void check_replays(const Finished& table) {
  std::vector<StageClient*> viewers = table.people;
  viewers.push_back(table.watcher);
  for (const StageClient* client : viewers) {
    const Seat viewer = client->you < 0 ? kSpectator : seat_at(client->you);
    const Result<std::string> replay = replay_of(table.stage.rows(), find_game, viewer);
    REQUIRE(replay);
    const Result<json::value> read = parse_json(*replay, "replay");
    REQUIRE(read);
    std::vector<std::string> replayed;
    for (const json::value& frame : read->at("frames").as_array()) {
      CHECK(parse_server_message(text_of(frame)));
      replayed.push_back(bare(frame));
    }
    std::vector<std::string> live;
    for (const std::string& frame : client->updates) {
      const json::value value = *parse_json(frame, "");
      if (live.empty() && !value.as_object().contains("view")) continue;  // the lobby
      if (bare(value) == R"({"t":"update"})") continue;  // an acknowledgement and nothing else
      live.push_back(bare(value));
    }
    REQUIRE(live.size() == replayed.size());
    for (std::size_t i = 0; i < live.size(); ++i) REQUIRE(live[i] == replayed[i]);
  }
}

}  // namespace

TEST_CASE("the replay of a seat is what the seat got") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    check_replays(Finished(game));
  }
}

TEST_CASE("rows that do not hang together give a problem, not a record") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    const Finished table(game);
    std::vector<StoredRow> rows = table.stage.rows();
    rows[rows.size() / 2].body = "{}";
    CHECK_FALSE(record_of(rows, find_game));
    CHECK_FALSE(replay_of(rows, find_game, kSpectator));
    CHECK_FALSE(ledger_of(rows, find_game, kSpectator));
    CHECK_FALSE(record_of({}, find_game));
  }
}
