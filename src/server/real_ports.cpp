#include "server/real_ports.h"

#include <chrono>
#include <ctime>
#include <vector>

#include <sodium.h>

namespace holdout {

namespace {

std::int64_t read_ms(clockid_t clock) {
  timespec time{};
  clock_gettime(clock, &time);
  return std::int64_t{time.tv_sec} * 1000 + time.tv_nsec / 1'000'000;
}

}  // namespace

MachineTime machine_time() {
  return {.wall_ms = [] { return read_ms(CLOCK_REALTIME); },
          .boot_ms = [] { return read_ms(CLOCK_BOOTTIME); }};
}

RealClock::RealClock(boost::asio::io_context& io, MachineTime machine)
    : machine_(std::move(machine)), ahead_ms_(machine_.wall_ms() - machine_.boot_ms()), timer_(io) {}

std::int64_t RealClock::now_ms() const { return ahead_ms_ + machine_.boot_ms(); }

std::int64_t RealClock::behind_ms() const { return machine_.wall_ms() - machine_.boot_ms() - ahead_ms_; }

// A machine that was started without the right time is given it later. What it corrects all the time is no
// jump.
void RealClock::follow_wall() {
  constexpr std::int64_t kJumpMs = 60'000;
  const std::int64_t behind = behind_ms();
  if (behind <= 0) return;
  if (behind >= kJumpMs) {
    std::function<void(std::int64_t)> moved;
    {
      const std::lock_guard lock(mutex_);
      moved = moved_;
    }
    if (moved) moved(behind);
  }
  ahead_ms_ += behind;
}

void RealClock::when_set_forward(std::function<void(std::int64_t ms)> moved) {
  const std::lock_guard lock(mutex_);
  moved_ = std::move(moved);
}

Clock::Call RealClock::call_at(std::int64_t at_ms, std::function<void()> wake) {
  const std::lock_guard lock(mutex_);
  if (stopped_) return {};
  const Call call{at_ms, ++order_};
  waiting_.emplace(call, std::move(wake));
  if (armed_ == 0 || at_ms < armed_) arm();
  return call;
}

// The timer stays as it is: that it fires for nobody costs less than setting it anew.
void RealClock::cancel(const Call& call) {
  decltype(waiting_)::node_type cancelled;  // what it holds goes after the lock
  const std::lock_guard lock(mutex_);
  cancelled = waiting_.extract(call);
}

void RealClock::arm() {
  if (waiting_.empty() || stopped_) {
    armed_ = 0;
    return;
  }
  armed_ = waiting_.begin()->first.at_ms;
  timer_.expires_after(std::chrono::milliseconds(armed_ - now_ms()));
  timer_.async_wait([this](boost::system::error_code error) {
    if (!error) fire();
  });
}

void RealClock::fire() {
  follow_wall();
  std::vector<std::function<void()>> due;
  {
    const std::lock_guard lock(mutex_);
    const std::int64_t now = now_ms();
    while (!waiting_.empty() && waiting_.begin()->first.at_ms <= now)
      due.push_back(std::move(waiting_.extract(waiting_.begin()).mapped()));
    arm();
  }
  for (const auto& wake : due) wake();
}

void RealClock::stop() {
  const std::lock_guard lock(mutex_);
  stopped_ = true;
  moved_ = nullptr;
  waiting_.clear();
  timer_.cancel();
}

void SodiumRandom::fill(std::span<std::uint8_t> out) { randombytes_buf(out.data(), out.size()); }

}  // namespace holdout
