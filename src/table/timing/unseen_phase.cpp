#include "table/timing/unseen_phase.h"

#include <algorithm>
#include <utility>

namespace holdout {

bool UnseenPhase::note(std::uint32_t phase, std::int64_t now) {
  if (phase == std::exchange(phase_, phase)) return false;
  begun_ms_ = phase == 0 ? 0 : now;
  length_ms_ = 0;
  return phase != 0;
}

std::int64_t UnseenPhase::end_ms(std::int64_t now) const {
  if (length_ms_ == 0) return now;
  const std::int64_t passed = std::max<std::int64_t>(0, now - begun_ms_);
  const std::int64_t times = std::max<std::int64_t>(1, (passed + length_ms_ - 1) / length_ms_);
  return begun_ms_ + times * length_ms_;
}

}  // namespace holdout
