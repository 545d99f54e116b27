// What a simulation and a record say of a game of sides, and of one in which all play together.
#include <doctest/doctest.h>

#include "apps/players/seat_players.h"
#include "apps/simulating/sim_report.h"
#include "apps/simulating/simulation.h"
#include "hidden_side/cellar_table.h"
#include "records/table_record.h"

namespace holdout::testing::cellar {

namespace {

// All against the cellar, so to speak.
struct Together : Cellar {
  static Sides sides(const Rules& rules) { return all_together(rules.players); }
  static SeatSet winners(const Rules& rules, const State& s) {
    return s.table.caught.empty() ? first_seats(rules.players) : SeatSet{};
  }
};
const GameFace<Together> kTogether;

// The same with an end that may be good, or less good.
struct Graded : Together {
  static int score(const Rules& /*rules*/, const State& s, Seat /*seat*/) {
    return s.table.caught.empty() ? 3 : 0;
  }
};
const GameFace<Graded> kGraded;

SimulationPlan plan_of(const AnyGame& game, int players) {
  SimulationPlan plan;
  plan.game = &game;
  plan.rules = *game.make_rules({.players = players, .options = {}, .figures = {}});
  plan.seed = seed_from_text("sides");
  plan.games = 60;
  plan.levels = *seat_levels({"random"}, players, game.sides(plan.rules));
  return plan;
}

Tally played(const SimulationPlan& plan) {
  const Result<Tally> tally = simulate(plan, [](int) {});
  REQUIRE(tally);
  return *tally;
}

}  // namespace

TEST_CASE("a simulation reports by side, with intervals") {
  const SimulationPlan plan = plan_of(kCellar, 4);
  const Tally tally = played(plan);
  REQUIRE(tally.by_side.size() == 2);
  const Estimate hunter = tally.by_side[0].share();
  const Estimate hiders = tally.by_side[1].share();
  CHECK(tally.by_side[0].games() == 60);
  CHECK(hunter.mean + hiders.mean == doctest::Approx(1));  // three who win together are one winner
  CHECK(hunter.low < hunter.mean);
  CHECK(hunter.mean < hunter.high);
  CHECK(hunter.mean == tally.by_seat[0].share().mean);
  CHECK(tally.by_level.at("random").games() == 120);  // of each side once
  const std::string table = sim_table(plan, tally);
  CHECK(table.find("\nsides ") < table.find("  hunter "));
  CHECK(table.find("  hunter ") < table.find("  hiders "));
  CHECK(table.find("\nseats ") != std::string::npos);
  CHECK(sim_csv(plan, tally).find("share,sides,hiders,60,") != std::string::npos);
}

TEST_CASE("a simulation of a game in which all play together reports nothing by seat") {
  const SimulationPlan plan = plan_of(kTogether, 3);
  const Tally tally = played(plan);
  REQUIRE(tally.by_side.size() == 1);
  CHECK(tally.by_side[0].share().mean == doctest::Approx(1 - static_cast<double>(tally.without_winner) / 60));
  const std::string table = sim_table(plan, tally);
  CHECK(table.find("all together") != std::string::npos);
  CHECK(table.find("\nseats ") == std::string::npos);
  // Three of one level who win together have won once.
  CHECK(tally.by_level.at("random").games() == 60);
  CHECK(tally.by_level.at("random").share().mean == tally.by_side[0].share().mean);
}

TEST_CASE("a simulation reports graded results by result, not by seat") {
  const SimulationPlan plan = plan_of(kGraded, 3);
  const Tally tally = played(plan);
  CHECK(tally.results.size() == 60);
  CHECK(tally.scores.empty());
  const std::string table = sim_table(plan, tally);
  const std::size_t results = table.find("\nresults ");
  REQUIRE(results != std::string::npos);
  CHECK(table.find("\n  0 ", results) < table.find("\n  3 ", results));
  CHECK(sim_csv(plan, tally).find("value,results,3,") != std::string::npos);
}

TEST_CASE("levels of computer players may be named by side") {
  const RulesBox rules = *kCellar.make_rules({.players = 3, .options = {{"hunter", "last"}}, .figures = {}});
  CHECK(*seat_levels({"hunter=novice,hiders=regular"}, 3, kCellar.sides(rules)) ==
        std::vector<std::string>{"regular", "regular", "novice"});
}

TEST_CASE("a record says which sides won") {
  CellarTable t(kCellar, 3, 3);
  Rng rng(1);
  play_at_random(t.stage, t.people, rng, 400);
  REQUIRE(t.room().status == TableStatus::Over);
  const Result<std::string> record = record_of(t.stage.rows(), t.stage.find());
  REQUIRE(record);
  const bool caught = t.hunter().view.at("table").at("caught").to_number<int>() == 0b110;
  CHECK(record->find(caught ? R"("sides":["hunter"])" : R"("sides":["hiders"])") != std::string::npos);
}

}  // namespace holdout::testing::cellar
