#pragma once

#include <array>
#include <cstdint>
#include <map>

#include "engine/seat.h"

namespace holdout {

// An estimate with its 95 % interval.
struct Estimate {
  double mean = 0;
  double low = 0;
  double high = 0;
};

// Shares of victory: a win shared by k counts 1/k. Kept as whole numbers, so that adding up is exact and does
// not depend on the order, and with it on the number of threads.
class ShareCount {
 public:
  using WonWith = std::array<std::int64_t, kMaxSeats + 1>;  // games by number of winners

  ShareCount() = default;
  // As counted elsewhere.
  ShareCount(std::int64_t games, const WonWith& won_with) : games_(games), won_with_(won_with) {}
  // One game of one seat, or of one side; `winners` of the game, it among them or not.
  void add(bool won, int winners) {
    ++games_;
    if (won) ++won_with_[static_cast<std::size_t>(winners)];
  }
  void merge(const ShareCount& other);

  std::int64_t games() const { return games_; }
  const WonWith& won_with() const { return won_with_; }
  // Wilson's interval with the mean share as if it were a rate of wins. A share lies between 0 and 1, so its
  // variance is at most that of a yes or no with the same mean: the interval is, if anything, too wide.
  Estimate share() const;

 private:
  std::int64_t games_ = 0;
  WonWith won_with_{};
};

// How often each value came up. Exact to add up, like ShareCount.
class Histogram {
 public:
  void add(int value, std::int64_t times = 1) { counts_[value] += times; }
  void merge(const Histogram& other);

  std::int64_t size() const;
  std::int64_t sum() const;
  double mean() const;
  // The smallest value that at least `percent` of all do not exceed.
  int quantile(int percent) const;
  const std::map<int, std::int64_t>& counts() const { return counts_; }

 private:
  std::map<int, std::int64_t> counts_;
};

// Wilson's score interval for `rate` of `trials`.
Estimate wilson(double rate, std::int64_t trials);

}  // namespace holdout
