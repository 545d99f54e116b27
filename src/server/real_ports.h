#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <mutex>

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

#include "server/ports.h"

namespace holdout {

// What this machine says of the time.
struct MachineTime {
  std::function<std::int64_t()> wall_ms;  // since 1970; may be set, also back
  std::function<std::int64_t()> boot_ms;  // goes on evenly, also while the machine sleeps
};
MachineTime machine_time();

// One timer for everybody who waits. It does not run while the machine sleeps, so what falls due then waits
// for the next timer; the server always has one within seconds.
class RealClock final : public Clock {
 public:
  explicit RealClock(boost::asio::io_context& io, MachineTime machine = machine_time());
  std::int64_t now_ms() const override;
  Call call_at(std::int64_t at_ms, std::function<void()> wake) override;
  void cancel(const Call& call) override;
  void when_set_forward(std::function<void(std::int64_t ms)> moved) override;
  void stop();  // nothing is called any more

 private:
  void arm();  // with the lock held
  void fire();
  void follow_wall();
  std::int64_t behind_ms() const;  // what the machine says of the time

  MachineTime machine_;
  std::atomic<std::int64_t> ahead_ms_;  // of the time since the machine was started
  std::mutex mutex_;
  boost::asio::steady_timer timer_;
  std::map<Call, std::function<void()>> waiting_;
  std::uint64_t order_ = 0;
  std::int64_t armed_ = 0;
  bool stopped_ = false;
  std::function<void(std::int64_t ms)> moved_;
};

class SodiumRandom final : public Random {
 public:
  void fill(std::span<std::uint8_t> out) override;
};

}  // namespace holdout
