#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "engine/rng.h"
#include "games/the_thing/rules/seeing/view.h"
#include "games/the_thing/rules/wording/nouns.h"

// How imagine() deals what a viewer does not see.

namespace holdout::the_thing {

// Cards or tokens of which the viewer does not know where they are.
template <std::size_t Kinds>
class Unseen {
 public:
  using Counts = std::array<std::uint8_t, Kinds>;
  Unseen(const Counts& all, Rng& rng) : rng_(rng), counts_(all) {}

  void seen(std::size_t kind, int how_many = 1) { counts_[kind] = u8(counts_[kind] - how_many); }
  void seen(const Counts& counts) {
    for (std::size_t i = 0; i < Kinds; ++i) seen(i, counts[i]);
  }
  // Kinds that are not among those dealt next, as if they were not there.
  void hold_back(std::size_t kind) { std::swap(kept_[kind], counts_[kind]); }
  void let_go(std::size_t kind) { std::swap(kept_[kind], counts_[kind]); }

  std::size_t draw(const Counts& weights = {}) {
    std::uint32_t total = 0;
    for (std::size_t i = 0; i < Kinds; ++i) total += weight(weights, i);
    if (total == 0) return 0;  // a view that is none of ours: nothing is promised but an end
    std::uint32_t ticket = rng_.below(total);
    std::size_t i = 0;
    for (; ticket >= weight(weights, i); ++i) ticket -= weight(weights, i);
    --counts_[i];
    return i;
  }
  void deal(Counts& to, int how_many, const Counts& weights = {}) {
    for (; how_many > 0; --how_many) {
      std::uint8_t& count = to[draw(weights)];
      count = u8(count + 1);
    }
  }
  const Counts& rest() const { return counts_; }

 private:
  std::uint32_t weight(const Counts& weights, std::size_t i) const {
    return counts_[i] * (weights[i] == 0 ? std::uint32_t{1} : weights[i]);
  }
  Rng& rng_;
  Counts counts_{};
  Counts kept_{};
};

template <int Kinds, int Most>
void set_aside_batches(const FixedVector<BatchView<Kinds>, Most>& shown, Unseen<std::size_t{Kinds}>& unseen) {
  for (const BatchView<Kinds>& batch : shown) unseen.seen(batch.counts);
}

// What lies under a deck, in its order.
template <int Kinds, int Most>
void put_batches(const FixedVector<BatchView<Kinds>, Most>& shown, Unseen<std::size_t{Kinds}>& unseen,
                 Supply<Kinds, Most>& supply) {
  for (const BatchView<Kinds>& each : shown) {
    Batch<Kinds> batch{.counts = each.counts, .knowers = each.knowers};
    unseen.deal(batch.counts, each.size - total_of(each.counts));
    supply.put_under(batch);
  }
}

}  // namespace holdout::the_thing
