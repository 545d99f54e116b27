#include <algorithm>

#include <doctest/doctest.h>

#include "catalogue/all_games.h"
#include "records/table_record.h"
#include "table/testing/company.h"

// What was said at a table of Osaczeni, and what of it was true.

using namespace holdout;
using namespace holdout::testing;

TEST_CASE("the ledger says who claimed what and what was true") {
  TableStage stage(2);
  stage.create("osaczeni", {.players = 4, .pace = Pace::Relaxed});
  stage.open();
  const std::vector<StageClient*> people = seat_people(stage, 4);
  begin(*people[0]);
  Rng rng(8);
  // After the roll the holder of the badge has seen the dice; the others claim not to have, which is true.
  const auto asked = [&] {
    return std::any_of(people.begin(), people.end(), [](const StageClient* each) {
      return each->q.as_array()[0].as_string() == ".ask.declare";
    });
  };
  while (!asked()) play_at_random(stage, people, rng, 1);
  for (StageClient* each : people)
    CHECK(each->fate(each->tell(SayCommand{.say = "say dice_unknown"})) == "ack");
  play_at_random(stage, people, rng, 2000);
  REQUIRE(stage.table().room().status == TableStatus::Over);
  const Result<std::string> ledger = ledger_of(stage.rows(), find_game, kSpectator);
  REQUIRE(ledger);
  const json::value read = *parse_json(*ledger, "ledger");
  const json::array& entries = read.at("entries").as_array();
  REQUIRE(entries.size() == 4);
  int lies = 0;
  int truths = 0;
  for (const json::value& entry : entries) {
    CHECK(entry.at("form") == "dice_unknown");
    CHECK(entry.at("truth").as_array()[0] == ".truth.saw_dice");
    CHECK(entry.at("moment").as_array()[0] == ".truth.moment");
    lies += entry.at("verdict") == "false";
    truths += entry.at("verdict") == "true";
  }
  CHECK(lies == 1);
  CHECK(truths == 3);
  const json::array& totals = read.at("totals").as_array();
  REQUIRE(totals.size() == 4);
  for (std::size_t seat = 0; seat < 4; ++seat) {
    const auto total = totals[seat].at("truths").as_int64() + totals[seat].at("lies").as_int64();
    CHECK(totals[seat].at("seat").as_int64() == static_cast<std::int64_t>(seat));
    CHECK(total == 1);
  }
}
