#include "bots/personality.h"

#include <array>

#include "engine/rng.h"

namespace holdout {

namespace {

constexpr std::array<Personality, 4> kPersonalities{{
    {.key = "loyal",
     .honour = 3.0,
     .late_honour = 2.5,
     .paid_honour = 4.0,
     .lies = 0.03,
     .late_lies = 0.08,
     .grudge = 1.0,
     .talk = 0.6},
    {.key = "trader",
     .honour = 1.2,
     .late_honour = 0.8,
     .paid_honour = 4.0,
     .lies = 0.10,
     .late_lies = 0.30,
     .grudge = 1.0,
     .talk = 0.8},
    {.key = "opportunist",
     .honour = 0.6,
     .late_honour = 0.1,
     .paid_honour = 0.8,
     .lies = 0.20,
     .late_lies = 0.70,
     .grudge = 0.7,
     .talk = 0.6},
    {.key = "vengeful",
     .honour = 1.5,
     .late_honour = 1.0,
     .paid_honour = 2.0,
     .lies = 0.10,
     .late_lies = 0.40,
     .grudge = 3.0,
     .talk = 0.5},
}};

}  // namespace

const Personality& personality_of(std::uint64_t seed) { return kPersonalities[Rng(seed).below(4)]; }

}  // namespace holdout
