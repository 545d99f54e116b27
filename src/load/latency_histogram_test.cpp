#include "load/latency_histogram.h"

#include <doctest/doctest.h>

using holdout::load::LatencyHistogram;

TEST_CASE("Quantiles of a latency histogram lie within two per cent") {
  LatencyHistogram histogram;
  for (std::int64_t us = 1; us <= 100'000; ++us) histogram.add(us * 1000);
  CHECK(histogram.count() == 100'000);
  CHECK(histogram.quantile_us(0.5) == doctest::Approx(50'000).epsilon(0.02));
  CHECK(histogram.quantile_us(0.99) == doctest::Approx(99'000).epsilon(0.02));
  CHECK(histogram.quantile_us(0.001) == doctest::Approx(100).epsilon(0.02));
}

TEST_CASE("A latency histogram keeps what lies outside its range at its ends") {
  LatencyHistogram histogram;
  CHECK(histogram.quantile_us(0.5) == 0);
  histogram.add(-5);
  CHECK(histogram.quantile_us(1) == 0);
  histogram.add(std::int64_t{1} << 60);
  CHECK(histogram.quantile_us(1) > 1e8);
}
