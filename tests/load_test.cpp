#include <string>

#include <doctest/doctest.h>

#include "catalogue/all_games.h"
#include "support/cli_program.h"

using namespace holdout;

namespace {

// The value of a measure in the JSON that `holdout load` prints.
double measure(const std::string& json, const std::string& name) {
  const std::size_t at = json.find("\"name\": \"" + name + "\"");
  REQUIRE(at != std::string::npos);
  const std::string key = "\"value\": ";
  return std::stod(json.substr(json.find(key, at) + key.size()));
}

void check_run(const testing::ProgramRun& run) {
  INFO(run.errors);
  REQUIRE(run.exit == 0);
  CHECK(measure(run.out, "answers accepted") > 0);
  // An answer that crosses a new question on its way is refused as stale; that is rare.
  CHECK(measure(run.out, "answers refused") * 10 <= measure(run.out, "answers accepted"));
  CHECK(measure(run.out, "server CPU an answer") > 0);
  measure(run.out,
          "memory a table");  // is given; of five tables it is lost in the server's own ups and downs
  CHECK(measure(run.out, "update median") > 20);
  CHECK(measure(run.out, "to the other seats p50") <= measure(run.out, "to the other seats p999"));
}

}  // namespace

TEST_CASE("holdout load plays a few tables of each game over sockets") {
  const testing::TestFolder folder;
  for (const AnyGame* game : all_games())
    check_run(testing::holdout_program(
        "load " + std::string(game->info().key) + " --tables 5 --seconds 0.3 --json", {}, folder.path()));
  CHECK(folder.count() == 0);
}

TEST_CASE("holdout load keeps to a pace, and to rematches when games are short") {
  const testing::TestFolder folder;
  const testing::ProgramRun run = testing::holdout_program(
      "load liars_dice --tables 5 --rate 200 --seconds 1 --first --no-sync --json", {}, folder.path());
  check_run(run);
  CHECK(measure(run.out, "games ended") > 0);
  CHECK(measure(run.out, "server CPU of a rematch") > 0);
  CHECK(measure(run.out, "with its share of rematches") > measure(run.out, "server CPU an answer"));
}

TEST_CASE("holdout load --bars measures one server after the other, and what is no play apart from it") {
  const testing::TestFolder folder;
  const testing::ProgramRun run = testing::holdout_program(
      "load --bars --small --seconds 0.05 --repetitions 1 --json", {}, folder.path());
  INFO(run.errors);
  REQUIRE(run.exit == 0);
  // The first of the values, of which there is one a repetition.
  const auto figure = [&](const std::string& name) {
    const std::size_t at = run.out.find("\"name\": \"" + name + "\"");
    REQUIRE_MESSAGE(at != std::string::npos, name);
    const std::size_t from = run.out.find_first_of("0123456789", run.out.find("\"values\": [", at));
    return std::stod(run.out.substr(from));
  };
  for (const char* ratio : {"liars_dice, CPU an answer / relay", "liars_dice, answers a second / relay",
                            "liars_dice, durable / without waiting for the disk"})
    CHECK(figure(ratio) > 0);
  const double play = figure("liars_dice, CPU an answer");
  CHECK(play > 0);
  CHECK(figure("liars_dice, CPU an answer with its share of rematches") >= play);
  CHECK(figure("liars_dice, CPU of a table's set-up") > 0);
  CHECK(figure("relay to two, idle connections beside, CPU an answer") > 0);
  CHECK(figure("liars_dice, idle connections beside, CPU an answer") > 0);
  CHECK(figure("p95 of answers beside a full gallery, ms") > 0);
  CHECK(figure("answers refused beside a full gallery") == 0);
  CHECK(folder.count() == 0);
}

TEST_CASE("holdout load says what is wrong when there is no server") {
  const testing::ProgramRun run = testing::holdout_program("load liars_dice --tables 1 --port 1");
  CHECK(run.exit == 1);
  CHECK(run.errors.find("port 1") != std::string::npos);
}
