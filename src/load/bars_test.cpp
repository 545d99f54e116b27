#include "load/bars.h"

#include <algorithm>

#include <doctest/doctest.h>

using namespace holdout::load;

namespace {

const Bar& bar_named(const std::vector<Bar>& bars, std::string_view name) {
  return *std::find_if(bars.begin(), bars.end(), [&](const Bar& bar) { return bar.name.starts_with(name); });
}

}  // namespace

TEST_CASE("Bars are ratios of the same repetition, judged by their median") {
  std::vector<Round> rounds(3);
  const double cpu[] = {60, 32, 24};
  for (std::size_t i = 0; i < 3; ++i) {
    rounds[i].pair_cpu = 20;
    rounds[i].dice_cpu = cpu[i];
    rounds[i].dice_p50 = 900;
    rounds[i].pair_p50 = 100;
    rounds[i].disk_p50 = 400;
    rounds[i].dice_rate = 10;
    rounds[i].pair_rate = 30;
  }
  for (Round& round : rounds) {
    round.raw_commit = 160;
    round.single_commit = 250;
  }
  Once once{.pair_kib = 10, .table_kib = 25};
  once.growth_kib = {0, 4, 0};
  once.bot_p99_s = 0.9;
  once.bot_longest_s = 6;
  const std::vector<Bar> bars = bars_of("a game", rounds, once);
  const Bar& spent = bar_named(bars, "liars_dice, CPU");
  CHECK(spent.median() == doctest::Approx(1.6));
  CHECK(spent.lowest() == doctest::Approx(1.2));
  CHECK(spent.highest() == doctest::Approx(3));
  CHECK(spent.met());
  CHECK(bar_named(bars, "1000 a second, p50").median() == doctest::Approx(1.8));
  CHECK(!bar_named(bars, "1000 a second, p50").met());
  CHECK(!bar_named(bars, "liars_dice, answers a second / relay").met());
  CHECK(bar_named(bars, "memory of a table").median() == doctest::Approx(2.5));
  CHECK(bar_named(bars, "durable single commits").median() == doctest::Approx(0.64));
  CHECK(!bar_named(bars, "durable single commits").met());
  CHECK(bar_named(bars, "growth over 1000 moves").met());
  CHECK(bar_named(bars, "a game, update of a seat, median bytes").limit == 400);
  CHECK(figures_of("a game").size() == figures_of("another").size());
  CHECK(bar_named(bars, "growth over 1000 moves").highest() == doctest::Approx(4));
  CHECK(bar_named(bars, "computer players, asked to answered").met());
  CHECK(!bar_named(bars, "computer players, longest").met());
}
