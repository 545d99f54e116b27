#pragma once

#include <array>
#include <cstdint>

namespace holdout::load {

// Counts times between a nanosecond and two minutes in a fixed table: 64 steps to each doubling, so a
// quantile is right within two per cent however many there are.
class LatencyHistogram {
 public:
  void add(std::int64_t ns);
  void clear() { *this = {}; }

  std::uint64_t count() const { return count_; }
  // The time within which this share of them lies, in microseconds; 0 if there are none.
  double quantile_us(double share) const;

 private:
  static constexpr int kStepBits = 6;
  static constexpr int kSteps = 1 << kStepBits;
  static constexpr int kDoublings = 32;
  static std::size_t slot_of(std::uint64_t ns);
  static std::uint64_t middle_of(std::size_t slot);

  std::array<std::uint32_t, static_cast<std::size_t>(kSteps) * kDoublings> slots_{};
  std::uint64_t count_ = 0;
};

}  // namespace holdout::load
