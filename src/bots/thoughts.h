#pragma once

#include <cstdint>

#include "engine/rng.h"

namespace holdout {

// The chance in somebody's thinking. It depends only on the own seed and on how much was seen and heard, so
// that a game taken up again goes on as it would have.
struct Thoughts {
  explicit Thoughts(std::uint64_t own_seed) : seed(own_seed), rng(own_seed) {}

  void collect(std::uint64_t impressions, bool to_speak) {
    rng = Rng(seed ^ (impressions * 2 + (to_speak ? 1 : 0)) * 0x9E3779B97F4A7C15ULL);
  }
  // For choices that are worth the same, so that no seat is always first.
  double whim() { return 1e-3 * rng.below(1024) / 1024; }

  std::uint64_t seed;
  Rng rng;
};

// True with the given chance.
inline bool happens(Rng& rng, double chance) {
  return rng.below(1U << 20) < static_cast<std::uint32_t>(chance * (1U << 20));
}

}  // namespace holdout
