#include "server/real_ports.h"

#include <algorithm>

#include <sodium.h>

namespace holdout {

using std::chrono::duration_cast;
using std::chrono::milliseconds;

RealClock::RealClock(boost::asio::io_context& io)
    : started_wall_ms_(
          duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count()),
      started_(std::chrono::steady_clock::now()),
      timer_(io) {}

std::int64_t RealClock::now_ms() const {
  return started_wall_ms_ + duration_cast<milliseconds>(std::chrono::steady_clock::now() - started_).count();
}

bool RealClock::later(const Waiting& a, const Waiting& b) {
  return a.at != b.at ? a.at > b.at : a.order > b.order;
}

void RealClock::call_at(std::int64_t at_ms, std::function<void()> wake) {
  const std::lock_guard lock(mutex_);
  if (stopped_) return;
  waiting_.push_back({at_ms, ++order_, std::move(wake)});
  std::push_heap(waiting_.begin(), waiting_.end(), later);
  if (armed_ == 0 || at_ms < armed_) arm();
}

void RealClock::arm() {
  if (waiting_.empty() || stopped_) {
    armed_ = 0;
    return;
  }
  armed_ = waiting_.front().at;
  timer_.expires_at(started_ + milliseconds(armed_ - started_wall_ms_));
  timer_.async_wait([this](boost::system::error_code error) {
    if (!error) fire();
  });
}

void RealClock::fire() {
  std::vector<std::function<void()>> due;
  {
    const std::lock_guard lock(mutex_);
    const std::int64_t now = now_ms();
    while (!waiting_.empty() && waiting_.front().at <= now) {
      std::pop_heap(waiting_.begin(), waiting_.end(), later);
      due.push_back(std::move(waiting_.back().wake));
      waiting_.pop_back();
    }
    arm();
  }
  for (const auto& wake : due) wake();
}

void RealClock::stop() {
  const std::lock_guard lock(mutex_);
  stopped_ = true;
  waiting_.clear();
  timer_.cancel();
}

void SodiumRandom::fill(std::span<std::uint8_t> out) { randombytes_buf(out.data(), out.size()); }

}  // namespace holdout
