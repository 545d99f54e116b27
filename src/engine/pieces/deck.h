#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/action.h"
#include "engine/capacities.h"
#include "engine/fixed_vector.h"
#include "engine/seat.h"

namespace holdout {

// How many there are of all kinds, or in all places.
template <class Counts>
constexpr int total_of(const Counts& counts) {
  int sum = 0;
  for (std::uint8_t count : counts) sum += count;
  return sum;
}

// A card whose place in the deck somebody knows.
template <class Knowers>
struct KnownCard {
  std::uint8_t kind = 0;
  Knowers knowers;

  constexpr bool operator==(const KnownCard&) const = default;
};

// Cards put under a deck together, in random order: who put them there knows which they are.
template <int Kinds, class Knowers>
struct CardBatch {
  std::array<std::uint8_t, Kinds> counts{};
  Knowers knowers;

  constexpr int size() const { return total_of(counts); }
  constexpr bool operator==(const CardBatch&) const = default;
};

// A face-down deck as counts instead of an order: drawing is a chance question, which is equivalent to a
// shuffle at the start and leaves no hidden order to leak or to guess. From the top: known cards, one by one;
// the shuffled part; batches, whose cards keep no order either, so that putting them there asks chance for
// none; known cards again.
template <int Kinds, int MaxKnown, int MaxBatches = 0, class Knowers = SeatSet>
struct Deck {
  static_assert(Kinds <= kMaxOutcomes);

  using Counts = std::array<std::uint8_t, Kinds>;
  using Known = KnownCard<Knowers>;
  using Batch = CardBatch<Kinds, Knowers>;

  Counts shuffled{};
  [[no_unique_address]] FixedVector<Known, MaxKnown> top;      // the last one is drawn first
  [[no_unique_address]] FixedVector<Batch, MaxBatches> under;  // the first one is reached first
  [[no_unique_address]] FixedVector<Known, MaxKnown> bottom;   // the first one is drawn first

  constexpr int middle() const { return total_of(shuffled); }
  constexpr int size() const {
    int sum = top.size() + middle() + bottom.size();
    for (const Batch& batch : under) sum += batch.size();
    return sum;
  }
  constexpr bool empty() const { return size() == 0; }
  // Of each kind, wherever they lie.
  constexpr Counts all() const {
    Counts sum = shuffled;
    for (const Known& card : top) ++sum[card.kind];
    for (const Batch& batch : under) add(batch.counts, sum);
    for (const Known& card : bottom) ++sum[card.kind];
    return sum;
  }

  // True if the next card is no matter of chance; take_known() then draws it.
  constexpr bool next_is_known() const {
    return !top.empty() || (middle() == 0 && under.empty() && !bottom.empty());
  }
  constexpr std::uint8_t take_known() {
    if (!top.empty()) return top.pop().kind;
    const std::uint8_t kind = bottom[0].kind;
    bottom.erase(0);
    return kind;
  }

  // The outcomes of a random draw: one action `{kind, card}` a card kind, weighted by its number. None if the
  // deck is empty. Precondition, here and of take(): the next card is not known.
  constexpr void outcomes(std::uint8_t action_kind, Outcomes& out) const {
    const Counts& counts = middle() > 0 || under.empty() ? shuffled : under[0].counts;
    for (int i = 0; i < Kinds; ++i)
      if (counts[static_cast<std::size_t>(i)] > 0)
        out.push({action_kind, static_cast<std::uint8_t>(i), 0, 0, 0}, counts[static_cast<std::size_t>(i)]);
  }
  // The next card turned out to be this one. What is left of a broken batch is known to nobody any more.
  constexpr void take(std::uint8_t kind) {
    if (under.empty() || middle() > 0) {
      --shuffled[kind];
      return;
    }
    --under[0].counts[kind];
    under[0].knowers = {};
    if (under[0].size() == 0) under.erase(0);
  }

  constexpr void put_on_top(std::uint8_t kind, Knowers knowers) { top.push({kind, knowers}); }
  constexpr void put_at_bottom(std::uint8_t kind, Knowers knowers) { bottom.push({kind, knowers}); }
  constexpr void put_under(const Batch& batch) {
    HOLDOUT_ASSERT(bottom.empty(), "a batch lies above the known cards at the bottom");
    if (batch.size() > 0) under.push(batch);
  }

  constexpr void shuffle_in(const Counts& cards) { add(cards, shuffled); }
  // All that lies in the deck becomes one shuffled part: nobody knows a place any more.
  constexpr void reshuffle() {
    shuffled = all();
    top.clear();
    under.clear();
    bottom.clear();
  }

  constexpr bool operator==(const Deck&) const = default;

 private:
  static constexpr void add(const Counts& cards, Counts& to) {
    for (std::size_t i = 0; i < to.size(); ++i) to[i] = static_cast<std::uint8_t>(to[i] + cards[i]);
  }
};

}  // namespace holdout
