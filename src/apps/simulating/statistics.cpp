#include "apps/simulating/statistics.h"

#include <algorithm>
#include <cmath>

namespace holdout {

Estimate wilson(double rate, std::int64_t trials) {
  if (trials == 0) return {0, 0, 1};
  constexpr double kZ = 1.959963984540054;
  const auto n = static_cast<double>(trials);
  const double spread = kZ * std::sqrt(rate * (1 - rate) / n + kZ * kZ / (4 * n * n));
  const double centre = rate + kZ * kZ / (2 * n);
  const double scale = 1 + kZ * kZ / n;
  return {rate, std::max(0.0, (centre - spread) / scale), std::min(1.0, (centre + spread) / scale)};
}

void ShareCount::merge(const ShareCount& other) {
  games_ += other.games_;
  for (std::size_t i = 0; i < won_with_.size(); ++i) won_with_[i] += other.won_with_[i];
}

Estimate ShareCount::share() const {
  double sum = 0;
  for (std::size_t k = 1; k < won_with_.size(); ++k)
    sum += static_cast<double>(won_with_[k]) / static_cast<double>(k);
  return wilson(games_ == 0 ? 0 : sum / static_cast<double>(games_), games_);
}

void Histogram::merge(const Histogram& other) {
  for (const auto& [value, count] : other.counts_) counts_[value] += count;
}

std::int64_t Histogram::size() const {
  std::int64_t all = 0;
  for (const auto& [value, count] : counts_) all += count;
  return all;
}

std::int64_t Histogram::sum() const {
  std::int64_t all = 0;
  for (const auto& [value, count] : counts_) all += value * count;
  return all;
}

double Histogram::mean() const {
  const std::int64_t all = size();
  return all == 0 ? 0 : static_cast<double>(sum()) / static_cast<double>(all);
}

int Histogram::quantile(int percent) const {
  const std::int64_t all = size();
  std::int64_t below = 0;
  int last = 0;
  for (const auto& [value, count] : counts_) {
    below += count;
    last = value;
    if (below * 100 >= all * percent) break;
  }
  return last;
}

}  // namespace holdout
