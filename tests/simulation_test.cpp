#include <array>
#include <string>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "support/environment.h"
#include "support/told_stories.h"

namespace holdout::testing {
namespace {

// A few stories alone need not meet everything.
constexpr std::uint64_t kEnoughForFaults = 20;
constexpr std::uint64_t kEnoughForCommands = 200;

constexpr std::array kCommands{"sit", "start",  "answer",     "undo",      "say",     "chat",    "stand",
                               "bot", "unseat", "give_owner", "configure", "propose", "rematch", "colour"};

// HOLDOUT_SIM_FIRST and HOLDOUT_SIM_SEEDS: another range of seeds, for a longer run or to repeat one story.
TEST_CASE("simulated games: nothing acknowledged is lost, nobody is told anything else, all games end") {
  const std::uint64_t first = from_environment("HOLDOUT_SIM_FIRST", 1);
  const std::uint64_t seeds = from_environment("HOLDOUT_SIM_SEEDS", 240);
  Figures sum;
  for (std::uint64_t seed = first; seed < first + seeds; ++seed) {
    INFO("Again: HOLDOUT_SIM_FIRST=" << seed << " HOLDOUT_SIM_SEEDS=1 holdout_tests -tc='simulated games:*'");
    tell_story(story_of(seed), sum);
  }
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

TEST_CASE("simulated games that failed before") {
  constexpr std::array<KeptStory, 7> kKept{
      {{1148, 2}, {1229, 2}, {1348, 2}, {1447, 2}, {1452, 2}, {3770, 2}, {3854, 2}}};
  tell_kept_stories("liars_dice", kKept);
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
