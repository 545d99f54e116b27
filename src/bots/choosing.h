#pragma once

#include "engine/action.h"
#include "engine/rng.h"

namespace holdout {

// The best that was offered so far: the first of those that are worth most, if that is more than a bound.
template <class T, class Worth = double>
struct Best {
  constexpr Best(T otherwise, Worth bound) : one(otherwise), worth(bound) {}

  constexpr void offer(const T& other, Worth its) {
    if (!(its > worth)) return;
    one = other;
    worth = its;
  }

  T one;
  Worth worth;
};

// The first of the options that are worth most.
template <class Worth>
Action best_of(const Actions& options, Worth&& worth) {
  Best best(options[0], worth(options[0]));
  for (const Action& option : options) best.offer(option, worth(option));
  return best.one;
}

inline Action any_of(const Actions& options, Rng& rng) {
  return options[static_cast<int>(rng.below(static_cast<std::uint32_t>(options.size())))];
}

}  // namespace holdout
