// Speed of liars_dice under random play, events off, beside a fixed integer loop of the same run.
#include "games/liars_dice/rules/liars_dice.h"

#include <benchmark/benchmark.h>

#include "engine/testing/random_play.h"

namespace {

using namespace holdout;
using liars_dice::LiarsDice;

void random_games(benchmark::State& state) {
  const LiarsDice game;
  const liars_dice::Rules rules;
  Rng rng(1);
  Log off;
  std::int64_t decisions = 0;
  for (auto _ : state) {
    liars_dice::State s = LiarsDice::start(rules, off);
    decisions += testing::play_randomly(game, rules, s, rng, off);
    benchmark::DoNotOptimize(s);
  }
  state.SetItemsProcessed(decisions);
}
BENCHMARK(random_games);

void imagine(benchmark::State& state) {
  const liars_dice::Rules rules;
  Rng rng(1);
  Log off;
  liars_dice::State s = LiarsDice::start(rules, off);
  for (int face : {3, 5}) LiarsDice::apply(rules, s, kChance, liars_dice::answer::Roll{.face = face}, off);
  const liars_dice::View view = LiarsDice::view_of(rules, s, Seat{0});
  for (auto _ : state) benchmark::DoNotOptimize(LiarsDice::imagine(rules, view, {}, rng));
}
BENCHMARK(imagine);

// The yardstick: what else the machine does meanwhile slows both down alike.
void integer_loop(benchmark::State& state) {
  Rng rng(1);
  std::uint64_t sum = 0;
  for (auto _ : state) {
    for (int i = 0; i < 1000; ++i) sum += rng.next();
    benchmark::DoNotOptimize(sum);
  }
  state.SetItemsProcessed(state.iterations() * 1000);
}
BENCHMARK(integer_loop);

}  // namespace

BENCHMARK_MAIN();
