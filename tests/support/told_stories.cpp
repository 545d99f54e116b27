#include "told_stories.h"

#include <doctest/doctest.h>

#include "environment.h"

namespace holdout::testing {

namespace {

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

}  // namespace

void tell_story(const Story& story, Figures& sum) {
  const Outcome outcome = simulate(story);
  add(sum, outcome.figures);
  CAPTURE(story.seed);
  CAPTURE(story.game);
  CAPTURE(story.players);
  for (const std::string& what : outcome.complaints) FAIL_CHECK(what);
  CHECK(outcome.finished);
}

void tell_kept_stories(const std::string& game, std::span<const KeptStory> kept) {
  constexpr std::uint64_t kUsual = 240;
  const std::uint64_t told = from_environment("HOLDOUT_SIM_SEEDS", kUsual) * kept.size() / kUsual + 1;
  Figures sum;
  for (std::size_t i = 0; i < kept.size() && i < told; ++i)
    tell_story({.seed = kept[i].seed, .game = game, .players = kept[i].players}, sum);
  CHECK(sum.rows > 0);
}

}  // namespace holdout::testing
