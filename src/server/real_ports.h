#pragma once

#include <chrono>
#include <mutex>
#include <vector>

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

#include "server/ports.h"

namespace holdout {

// One timer for everybody who waits.
class RealClock final : public Clock {
 public:
  explicit RealClock(boost::asio::io_context& io);
  std::int64_t now_ms() const override;
  void call_at(std::int64_t at_ms, std::function<void()> wake) override;
  void stop();  // nothing is called any more

 private:
  struct Waiting {
    std::int64_t at = 0;
    std::uint64_t order = 0;  // of two at the same time the first comes first
    std::function<void()> wake;
  };
  static bool later(const Waiting& a, const Waiting& b);
  void arm();  // with the lock held
  void fire();

  std::int64_t started_wall_ms_;
  std::chrono::steady_clock::time_point started_;
  std::mutex mutex_;
  boost::asio::steady_timer timer_;
  std::vector<Waiting> waiting_;  // a heap, the earliest first
  std::uint64_t order_ = 0;
  std::int64_t armed_ = 0;
  bool stopped_ = false;
};

class SodiumRandom final : public Random {
 public:
  void fill(std::span<std::uint8_t> out) override;
};

}  // namespace holdout
