#include "apps/simulating/statistics.h"

#include <doctest/doctest.h>

using namespace holdout;

TEST_CASE("Wilson's interval is that of the textbooks") {
  // 81 of 263: Newcombe 1998, method 3.
  const Estimate e = wilson(81.0 / 263.0, 263);
  CHECK(e.low == doctest::Approx(0.2553).epsilon(0.001));
  CHECK(e.high == doctest::Approx(0.3662).epsilon(0.001));
  CHECK(wilson(0, 20).low == 0);
  CHECK(wilson(0, 20).high == doctest::Approx(0.1611).epsilon(0.001));
  CHECK(wilson(1, 20).high == 1);
  CHECK(wilson(0, 0).high == 1);
}

TEST_CASE("a win shared by k counts 1/k") {
  ShareCount shares;
  shares.add(true, 1);
  shares.add(true, 2);
  shares.add(true, 4);
  shares.add(false, 3);
  CHECK(shares.games() == 4);
  CHECK(shares.share().mean == doctest::Approx((1 + 0.5 + 0.25) / 4));

  ShareCount more;
  more.add(true, 1);
  more.merge(shares);
  CHECK(more.games() == 5);
  CHECK(more.share().mean == doctest::Approx(2.75 / 5));
}

TEST_CASE("means and quantiles of a histogram") {
  Histogram values;
  for (int i = 1; i <= 10; ++i) values.add(i);
  CHECK(values.mean() == doctest::Approx(5.5));
  CHECK(values.quantile(10) == 1);
  CHECK(values.quantile(50) == 5);
  CHECK(values.quantile(90) == 9);
  CHECK(values.quantile(100) == 10);

  Histogram more;
  more.add(100);
  more.merge(values);
  CHECK(more.size() == 11);
  CHECK(more.sum() == 155);
  CHECK(Histogram().mean() == 0);
}
