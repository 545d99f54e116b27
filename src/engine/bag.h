#pragma once

#include <array>
#include <cstdint>

#include "engine/action.h"
#include "engine/fixed_vector.h"
#include "engine/seat.h"

namespace holdout {

// A card whose place in the deck somebody knows.
struct KnownCard {
  std::uint8_t kind = 0;
  SeatSet knowers;

  constexpr bool operator==(const KnownCard&) const = default;
};

// A face-down deck as counts instead of an order: drawing is a chance question, which is equivalent to a
// shuffle at the start and leaves no hidden order to leak or to guess. Known cards lie above and below the
// shuffled middle.
template <int Kinds, int MaxKnown>
struct Bag {
  std::array<std::uint8_t, Kinds> counts{};
  FixedVector<KnownCard, MaxKnown> top;     // the last one is drawn first
  FixedVector<KnownCard, MaxKnown> bottom;  // the first one is drawn first, after the middle

  constexpr int middle() const {
    int sum = 0;
    for (std::uint8_t count : counts) sum += count;
    return sum;
  }
  constexpr int size() const { return top.size() + middle() + bottom.size(); }
  constexpr bool empty() const { return size() == 0; }

  // True if the next card is no matter of chance; take_known() then draws it.
  constexpr bool next_is_known() const { return !top.empty() || (middle() == 0 && !bottom.empty()); }
  constexpr std::uint8_t take_known() {
    if (!top.empty()) return top.pop().kind;
    const std::uint8_t kind = bottom[0].kind;
    bottom.erase(0);
    return kind;
  }

  // The outcomes of a random draw: one action `{kind, card}` a card kind, weighted by its number.
  constexpr void outcomes(std::uint8_t action_kind, Outcomes& out) const {
    for (int i = 0; i < Kinds; ++i)
      if (counts[static_cast<std::size_t>(i)] > 0)
        out.push({action_kind, static_cast<std::uint8_t>(i), 0, 0, 0}, counts[static_cast<std::size_t>(i)]);
  }
  constexpr void take(std::uint8_t kind) { --counts[kind]; }

  constexpr bool operator==(const Bag&) const = default;
};

}  // namespace holdout
