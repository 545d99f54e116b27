#pragma once

#include "engine/action.h"
#include "engine/rng.h"

namespace holdout {

// The first of the options that are worth most.
template <class Worth>
Action best_of(const Actions& options, Worth&& worth) {
  Action best = options[0];
  auto most = worth(best);
  for (const Action& option : options) {
    const auto value = worth(option);
    if (!(value > most)) continue;
    most = value;
    best = option;
  }
  return best;
}

inline Action any_of(const Actions& options, Rng& rng) {
  return options[static_cast<int>(rng.below(static_cast<std::uint32_t>(options.size())))];
}

}  // namespace holdout
