#include "apps/simulating/simulation.h"

#include <algorithm>
#include <stdexcept>

#include <doctest/doctest.h>

#include "apps/simulating/shards.h"
#include "apps/simulating/sim_report.h"
#include "apps/simulating/tally_file.h"
#include "catalogue/testing/games_for.h"
#include "support/cli_program.h"

using namespace holdout;
using holdout::testing::games_for;
using holdout::testing::TestFolder;

namespace {

SimulationPlan plan_of(std::string_view game, int players, int games, std::vector<std::string> levels) {
  SimulationPlan plan;
  plan.game = find_game(game);
  plan.rules = *plan.game->make_rules({.players = players, .options = {}, .figures = {}});
  plan.seed = seed_from_text("simulation");
  plan.games = games;
  plan.levels = std::move(levels);
  return plan;
}

std::vector<std::string> of_level(int players, const std::string& level) {
  return std::vector<std::string>(static_cast<std::size_t>(players), level);
}

Tally run(const SimulationPlan& plan) {
  const Result<Tally> tally = simulate(plan, [](int) {});
  REQUIRE(tally);
  return *tally;
}

}  // namespace

TEST_SUITE("threads") {
  TEST_CASE("the result of a simulation does not depend on the number of threads") {
    for (const AnyGame* game : all_games()) {
      const int players = std::clamp(4, game->info().min_players, game->info().max_players);
      SimulationPlan plan = plan_of(game->info().key, players, 40, of_level(players, "random"));
      const std::string alone = sim_json(plan, run(plan));
      plan.threads = 3;
      int last = 0;
      const Result<Tally> tally = simulate(plan, [&](int done) { last = std::max(last, done); });
      REQUIRE(tally);
      CHECK(sim_json(plan, *tally) == alone);
      CHECK(last == 40);
    }
  }

  TEST_CASE("the first game that fails stops the simulation and is reported") {
    SimulationPlan plan = plan_of("liars_dice", 2, 50, {"random", "exec:exit 7"});
    plan.threads = 2;
    const Result<Tally> tally = simulate(plan, [](int) {});
    REQUIRE_FALSE(tally);
    CHECK(tally.problem().message() == "P1 (exec:exit 7): the program ended with exit code 7");
  }
}

TEST_CASE("rotated levels meet the same dice in every seat") {
  for (const std::string& game : games_for(3)) {
    CAPTURE(game);
    SimulationPlan plan = plan_of(game, 3, 6, {"a", "b", "c"});
    plan.rotate = true;
    CHECK(plan.levels_of_game(0) == std::vector<std::string>{"a", "b", "c"});
    CHECK(plan.levels_of_game(1) == std::vector<std::string>{"c", "a", "b"});
    CHECK(plan.levels_of_game(2) == std::vector<std::string>{"b", "c", "a"});
    CHECK(plan.levels_of_game(3) == plan.levels_of_game(0));
    CHECK(plan.seed_of_game(0) == plan.seed_of_game(2));
    CHECK(plan.seed_of_game(2) != plan.seed_of_game(3));
    plan.rotate = false;
    CHECK(plan.levels_of_game(1) == plan.levels);
    CHECK(plan.seed_of_game(0) != plan.seed_of_game(1));
  }
}

TEST_CASE("shares of all seats add up to the games with a winner") {
  for (const std::string& game : games_for(5)) {
    CAPTURE(game);
    const Tally tally = run(plan_of(game, 5, 60, of_level(5, "random")));
    double sum = 0;
    for (const ShareCount& each : tally.by_seat) sum += each.share().mean * static_cast<double>(each.games());
    CHECK(sum == doctest::Approx(static_cast<double>(tally.games - tally.without_winner)));
    CHECK(tally.by_level.at("random").games() == 300);
    CHECK(tally.decisions.size() == 60);
  }
}

TEST_CASE("the three reports name every counter of the game") {
  for (const std::string& game : games_for(3)) {
    CAPTURE(game);
    const SimulationPlan plan = plan_of(game, 3, 5, of_level(3, "random"));
    const Tally tally = run(plan);
    for (const std::string& text : {sim_table(plan, tally), sim_json(plan, tally), sim_csv(plan, tally)})
      for (const Counter& counter : plan.game->counters())
        CHECK_MESSAGE(text.find(counter.name) != std::string::npos, std::string(counter.name));
  }
}

TEST_CASE("a shard that was cut off goes on from what it kept, and ends as one that was not") {
  for (const std::string& game : games_for(3)) {
    CAPTURE(game);
    const TestFolder folder;
    const SimulationPlan plan = plan_of(game, 3, 90, of_level(3, "random"));
    const Shard shard{2, 3};
    REQUIRE(play_shard(plan, shard, folder.file("whole"), [](int) {}));
    const auto cut_off = [](int done) {
      if (done == 20) throw std::runtime_error("cut off");
    };
    CHECK_THROWS(static_cast<void>(play_shard(plan, shard, folder.file("cut"), cut_off)));
    const Result<ReadTally> kept = read_tally(folder.read("cut"), "cut");
    REQUIRE(kept);
    CHECK(kept->counted.played == 8);
    REQUIRE_FALSE(merge_shards({folder.file("cut")}));
    CHECK(merge_shards({folder.file("cut")}).problem().what == "shard 2/3 has 8 of its 30 games");
    int first = 0;
    REQUIRE(
        play_shard(plan, shard, folder.file("cut"), [&](int done) { first = first == 0 ? done : first; }));
    CHECK(first == 9);
    CHECK(folder.read("cut") == folder.read("whole"));
  }
}

TEST_CASE("a tally that was altered is refused or read, and breaks nothing") {
  const SimulationPlan plan = plan_of("liars_dice", 2, 10, of_level(2, "random"));
  const TestFolder folder;
  REQUIRE(play_shard(plan, {1, 1}, folder.file("tally"), [](int) {}));
  const std::string sound = folder.read("tally");
  REQUIRE(merge_shards({folder.file("tally")}));
  for (std::size_t i = 0; i < sound.size(); i += 3) {
    std::string text = sound;
    text[i] = text[i] == '7' ? '{' : '7';
    const Result<Merged> merged = merge_shards({folder.write("altered", text)});
    CHECK((merged || !merged.problem().message().empty()));
  }
}
