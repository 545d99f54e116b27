#include <doctest/doctest.h>

#include "examples/testing/played_examples.h"

namespace holdout {

TEST_CASE("every vector of the specification of Terrorscape has its file, and there are many examples") {
  for (int number = 1; number <= 42; ++number)
    CHECK_MESSAGE(testing::has_vector("terrorscape", "ts_ex", number), number);
  for (int number = 50; number <= 100; ++number)
    CHECK_MESSAGE(testing::has_vector("terrorscape", "ts_ex", number), number);
  CHECK(testing::play_examples_of("terrorscape") > 400);
}

}  // namespace holdout
