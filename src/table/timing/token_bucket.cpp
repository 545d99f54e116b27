#include "table/timing/token_bucket.h"

#include <algorithm>

namespace holdout {

namespace {

constexpr std::int64_t kOne = 1000;

}  // namespace

std::int64_t TokenBucket::level(const Rate& rate, std::int64_t now_ms) const {
  if (thousandths_ < 0) return rate.burst * kOne;
  return std::min(rate.burst * kOne,
                  thousandths_ + std::max<std::int64_t>(now_ms - at_ms_, 0) * rate.per_second);
}

bool TokenBucket::take(const Rate& rate, std::int64_t now_ms) {
  const std::int64_t now = level(rate, now_ms);
  at_ms_ = now_ms;
  thousandths_ = now < kOne ? now : now - kOne;
  return now >= kOne;
}

bool TokenBucket::full(const Rate& rate, std::int64_t now_ms) const {
  return level(rate, now_ms) == rate.burst * kOne;
}

}  // namespace holdout
