#include "apps/simulating/simulation.h"

#include <algorithm>

#include <doctest/doctest.h>

#include "apps/simulating/sim_report.h"
#include "catalogue/testing/games_for.h"

using namespace holdout;
using holdout::testing::games_for;

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
