#include "support/simulation.h"

#include <array>
#include <string>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "support/environment.h"

namespace holdout::testing {
namespace {

// A few stories alone need not meet everything.
constexpr std::uint64_t kEnoughForFaults = 20;
constexpr std::uint64_t kEnoughForCommands = 200;

constexpr std::array kCommands{"sit", "start",  "answer",     "undo",      "say",     "chat",    "stand",
                               "bot", "unseat", "give_owner", "configure", "propose", "rematch", "colour"};

void add(Figures& sum, const Figures& one) {
  sum.connections += one.connections;
  sum.resumed += one.resumed;
  sum.snapshots += one.snapshots;
  sum.frames += one.frames;
  sum.commands += one.commands;
  sum.resent += one.resent;
  sum.acknowledged += one.acknowledged;
  sum.refused += one.refused;
  sum.stale += one.stale;
  sum.checks += one.checks;
  sum.rows += one.rows;
  for (const auto& [kind, count] : one.carried_out) sum.carried_out[kind] += count;
  for (std::size_t i = 0; i < kWrongs.size(); ++i) sum.went_wrong[i] += one.went_wrong[i];
}

void tell_story(std::uint64_t seed, Figures& sum) {
  const Story story = story_of(seed);
  const Outcome outcome = simulate(story);
  add(sum, outcome.figures);
  CAPTURE(story.game);
  for (const std::string& what : outcome.complaints)
    FAIL_CHECK(what << "\nAgain: HOLDOUT_SIM_FIRST=" << seed
                    << " HOLDOUT_SIM_SEEDS=1 holdout_tests -tc='simulated games*'");
  CHECK(outcome.finished);
}

// HOLDOUT_SIM_FIRST and HOLDOUT_SIM_SEEDS: another range of seeds, for a longer run or to repeat one story.
TEST_CASE("simulated games: nothing acknowledged is lost, nobody is told anything else, all games end") {
  const std::uint64_t first = from_environment("HOLDOUT_SIM_FIRST", 1);
  const std::uint64_t seeds = from_environment("HOLDOUT_SIM_SEEDS", 240);
  Figures sum;
  for (std::uint64_t seed = first; seed < first + seeds; ++seed) tell_story(seed, sum);
  MESSAGE(
      fmt::format("{} games, {} rows, {} frames, {} checks; {} connections ({} resumed, {} snapshots); "
                  "{} commands, {} sent again, {} acknowledged, {} refused",
                  seeds, sum.rows, sum.frames, sum.checks, sum.connections, sum.resumed, sum.snapshots,
                  sum.commands, sum.resent, sum.acknowledged, sum.refused));
  for (std::size_t i = 0; i < kWrongs.size(); ++i) MESSAGE(kWrongs[i] << ": " << sum.went_wrong[i]);
  for (const auto& [kind, count] : sum.carried_out) MESSAGE("carried out, " << kind << ": " << count);
  CHECK(sum.rows > 0);
  if (seeds < kEnoughForFaults) return;
  for (std::size_t i = 0; i < kWrongs.size(); ++i) CHECK_MESSAGE(sum.went_wrong[i] > 0, kWrongs[i]);
  if (seeds < kEnoughForCommands) return;
  for (const char* kind : kCommands) CHECK_MESSAGE(sum.carried_out[kind] > 0, std::string(kind));
}

// Stories that once found a mistake.
TEST_CASE("simulated games that failed before") {
  constexpr std::array<std::uint64_t, 15> kFailed{1088, 1144, 1148, 1229, 1240, 1336, 1348, 1447,
                                                  1452, 1880, 2256, 2272, 2464, 3770, 3854};
  // A slow build that tells fewer stories tells fewer of these as well.
  const std::uint64_t told = from_environment("HOLDOUT_SIM_SEEDS", 240) / 16 + 1;
  Figures sum;
  for (std::size_t i = 0; i < kFailed.size() && i < told; ++i) tell_story(kFailed[i], sum);
  CHECK(sum.rows > 0);
}

TEST_CASE("the same seed is the same story") {
  for (const std::uint64_t seed : {3U, 8U}) {
    const Outcome once = simulate(story_of(seed));
    const Outcome again = simulate(story_of(seed));
    CHECK(once.fingerprint == again.fingerprint);
    CHECK(once.figures.frames == again.figures.frames);
  }
}

TEST_CASE("the simulation finds out a store that acknowledges what it does not write") {
  Story story = story_of(1);
  story.planted = Planted::AcknowledgedNotStored;
  const Outcome outcome = simulate(story);
  REQUIRE_FALSE(outcome.complaints.empty());
  CHECK(outcome.complaints.front().find("was acknowledged and is not stored") != std::string::npos);
}

TEST_CASE("the simulation finds out a connection that loses a frame") {
  Story story = story_of(1);
  story.planted = Planted::FrameLost;
  const Outcome outcome = simulate(story);
  REQUIRE_FALSE(outcome.complaints.empty());
  const std::string& what = outcome.complaints.front();
  const bool missed = what.find(" follows ") != std::string::npos;  // where the frame alone told it
  CHECK((missed || what.find("should be") != std::string::npos));
}

}  // namespace
}  // namespace holdout::testing
