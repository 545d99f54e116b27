#pragma once

#include <cstdint>

#include "engine/seat.h"

namespace holdout {

// After the beginning of a live game no decision clock runs before the people who are here have read what it
// is, or a minute is over. What became of a role later changes nothing of it (law 3).
class FirstMinute {
 public:
  void begin(std::int64_t now) {
    until_ms_ = now + kMostMs;
    read_ = {};
  }
  void read_by(SeatSet seats) { read_ = read_ | seats; }
  void end() { until_ms_ = 0; }
  // `here`: the seats of the people who are here. Over is over, whoever comes then.
  void note(SeatSet here, std::int64_t now) {
    if (now >= until_ms_ || here.without(read_).empty()) end();
  }

  std::int64_t until_ms() const { return until_ms_; }  // 0: no clock waits for it

 private:
  static constexpr std::int64_t kMostMs = 60'000;

  std::int64_t until_ms_ = 0;
  SeatSet read_;
};

}  // namespace holdout
