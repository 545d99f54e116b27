#pragma once

#include <span>
#include <string>

#include "support/simulation.h"

namespace holdout::testing {

// Tells a story: what it complains of, and that it does not end, fails the test case. Adds its figures.
void tell_story(const Story& story, Figures& sum);

struct KeptStory {
  std::uint64_t seed;
  int players;
};

// Stories of one game that once found a mistake. A build that tells fewer stories (HOLDOUT_SIM_SEEDS),
// because it is slow, tells fewer of these as well.
void tell_kept_stories(const std::string& game, std::span<const KeptStory> kept);

}  // namespace holdout::testing
