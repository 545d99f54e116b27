#pragma once

#include <array>
#include <cstdint>

#include "engine/action.h"
#include "engine/fixed_vector.h"
#include "games/the_thing/rules/words.h"

namespace holdout::the_thing {

// How many there are of all kinds, or in all places.
template <class Counts>
constexpr int total_of(const Counts& counts) {
  int sum = 0;
  for (std::uint8_t count : counts) sum += count;
  return sum;
}

// Cards put under a deck together, in random order (TT-117): who put them there knows which they are.
template <int Kinds>
struct Batch {
  std::array<std::uint8_t, Kinds> counts{};
  Slots knowers;

  constexpr int size() const { return total_of(counts); }
  constexpr bool operator==(const Batch&) const = default;
};

// A face-down deck: a shuffled part, and under it batches that are reached one after the other. Like the
// engine's Bag it holds counts, so that drawing is a chance question; unlike it, what lies together keeps no
// order, so that belongings of a player can be put under a deck without asking chance for one.
template <int Kinds, int MaxBatches>
struct Supply {
  std::array<std::uint8_t, Kinds> shuffled{};
  FixedVector<Batch<Kinds>, MaxBatches> under;  // the first one is reached first

  constexpr int middle() const { return total_of(shuffled); }
  constexpr int size() const {
    int sum = middle();
    for (const Batch<Kinds>& batch : under) sum += batch.size();
    return sum;
  }
  constexpr bool empty() const { return size() == 0; }

  // The outcomes of the next draw: one action `{kind, card}` a card kind, weighted by its number.
  // Precondition: not empty.
  constexpr void outcomes(std::uint8_t action_kind, Outcomes& out) const {
    const auto& counts = middle() > 0 ? shuffled : under[0].counts;
    for (int i = 0; i < Kinds; ++i)
      if (counts[static_cast<std::size_t>(i)] > 0)
        out.push({action_kind, static_cast<std::uint8_t>(i), 0, 0, 0}, counts[static_cast<std::size_t>(i)]);
  }
  // The next card turned out to be this one. What is left of a broken batch is known to nobody any more.
  constexpr void take(std::uint8_t kind) {
    if (middle() > 0) {
      --shuffled[kind];
      return;
    }
    --under[0].counts[kind];
    under[0].knowers = {};
    if (under[0].size() == 0) under.erase(0);
  }
  constexpr void put_under(const Batch<Kinds>& batch) {
    if (batch.size() > 0) under.push(batch);
  }

  constexpr bool operator==(const Supply&) const = default;
};

}  // namespace holdout::the_thing
