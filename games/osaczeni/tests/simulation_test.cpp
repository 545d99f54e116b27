#include <array>

#include <doctest/doctest.h>

#include "support/told_stories.h"

namespace holdout::testing {

TEST_CASE("simulated games of Osaczeni that failed before") {
  constexpr std::array<KeptStory, 4> kKept{{{1088, 5}, {2256, 3}, {2272, 4}, {2464, 4}}};
  tell_kept_stories("osaczeni", kKept);
}

}  // namespace holdout::testing
