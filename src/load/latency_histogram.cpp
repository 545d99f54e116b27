#include "load/latency_histogram.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace holdout::load {

// Values below one doubling have a slot each; above, the highest bits after the first choose the slot.
std::size_t LatencyHistogram::slot_of(std::uint64_t ns) {
  const auto doubling = static_cast<int>(std::bit_width(ns >> kStepBits));
  if (doubling == 0) return static_cast<std::size_t>(ns);
  const std::uint64_t step = (ns >> (doubling - 1)) & (kSteps - 1);
  return static_cast<std::size_t>(doubling) * kSteps + static_cast<std::size_t>(step);
}

std::uint64_t LatencyHistogram::middle_of(std::size_t slot) {
  const std::uint64_t step = slot % kSteps;
  const int doubling = static_cast<int>(slot / kSteps);
  if (doubling == 0) return step;
  const std::uint64_t width = std::uint64_t{1} << (doubling - 1);
  return (kSteps + step) * width + width / 2;
}

void LatencyHistogram::add(std::int64_t ns) {
  const std::uint64_t value = ns < 0 ? 0 : static_cast<std::uint64_t>(ns);
  ++slots_[std::min(slot_of(value), slots_.size() - 1)];
  ++count_;
}

double LatencyHistogram::quantile_us(double share) const {
  if (count_ == 0) return 0;
  const auto wanted = static_cast<std::uint64_t>(std::ceil(share * static_cast<double>(count_)));
  std::uint64_t seen = 0;
  std::size_t slot = 0;
  for (; slot + 1 < slots_.size(); ++slot) {
    seen += slots_[slot];
    if (seen >= std::max<std::uint64_t>(wanted, 1)) break;
  }
  return static_cast<double>(middle_of(slot)) / 1000;
}

}  // namespace holdout::load
