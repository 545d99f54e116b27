#include <doctest/doctest.h>

#include "examples/testing/played_examples.h"

namespace holdout {

TEST_CASE("every vector of the specification of The Thing has its file, and there are many examples") {
  for (int number = 1; number <= 23; ++number)
    CHECK_MESSAGE(testing::has_vector("the_thing", "tt_e", number), number);
  for (int number = 1; number <= 44; ++number)
    CHECK_MESSAGE(testing::has_vector("the_thing", "tt_x", number), number);
  CHECK(testing::play_examples_of("the_thing") > 200);
}

}  // namespace holdout
