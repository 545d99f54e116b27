#pragma once

#include <cstdint>

namespace holdout {

struct Rate {
  std::int64_t burst = 0;
  std::int64_t per_second = 0;
};

// So much at once, and then so much a second.
class TokenBucket {
 public:
  bool take(const Rate& rate, std::int64_t now_ms);
  bool full(const Rate& rate, std::int64_t now_ms) const;

 private:
  std::int64_t level(const Rate& rate, std::int64_t now_ms) const;

  std::int64_t thousandths_ = -1;  // -1: as many as the burst
  std::int64_t at_ms_ = 0;
};

}  // namespace holdout
