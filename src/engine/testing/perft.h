#pragma once

#include <cstdint>
#include <string>

#include "engine/testing/world.h"

namespace holdout::testing {

// How many different sequences of `depth` legal answers lead on from here: every option of every seat that
// may answer, every outcome of chance. A sequence that the end of the game cuts short does not count.
std::uint64_t perft(const World& world, int depth);

// The position after `answers` random answers, or the last one.
World random_position(const AnyGame& game, const RulesBox& rules, std::uint64_t seed, int answers);

// Counts from the start and from positions after a third and two thirds of a random game, for each number of
// players, each as deep as stays quick.
std::string perft_table(const AnyGame& game);

// <folder>/perft.txt
Result<void> check_perft_table(const AnyGame& game, const std::string& folder);

}  // namespace holdout::testing
