#pragma once

#include <array>

#include "games/terrorscape/rules/imagining/steps.h"

namespace holdout::terrorscape {

inline constexpr int kWeighedNoises = 4;  // more are allowed, but need no cause
inline constexpr int kNoiseMasks = 1 << kWeighedNoises;

// What Survivors like to do in a turn: from a place to each other, by the noise that it is the cause of.
struct Habits {
  // One way for a turn to go.
  struct Way {
    std::uint8_t to = 0;
    std::uint8_t noise = 0;
    float weight = 0;
  };
  std::array<FixedVector<Way, 200>, 15> from;
};

// In a turn of which so much was seen. `steps_to_killer` by location.
Habits habits_of(const imagining::Terms& terms, int who, const imagining::Shown& shown,
                 imagining::PlaceSet starts);

}  // namespace holdout::terrorscape
