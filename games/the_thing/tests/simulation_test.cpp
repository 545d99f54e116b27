#include <array>

#include <doctest/doctest.h>

#include "support/told_stories.h"

namespace holdout::testing {

TEST_CASE("simulated games of The Thing that failed before") {
  constexpr std::array<KeptStory, 4> kKept{{{1144, 6}, {1240, 6}, {1336, 6}, {1880, 4}}};
  tell_kept_stories("the_thing", kKept);
}

}  // namespace holdout::testing
