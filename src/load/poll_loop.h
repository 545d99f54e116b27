#pragma once

#include <cstdint>

namespace holdout::load {

std::int64_t now_ns();  // of a clock that only goes forward

// Something that waits for a file descriptor.
class Waiter {
 public:
  virtual ~Waiter() = default;
  virtual void ready(bool readable, bool writable) = 0;
};

// One thread's wait for many sockets, and a timer that ticks evenly.
class PollLoop {
 public:
  PollLoop();
  ~PollLoop();
  PollLoop(const PollLoop&) = delete;
  PollLoop& operator=(const PollLoop&) = delete;

  void add(int descriptor, Waiter& waiter);
  void want_writable(int descriptor, Waiter& waiter, bool wanted);

  // From now on `turn` returns at least so often; 0: never for that reason.
  void tick_every(std::int64_t ns);
  // Waits for something, at most so long, and calls those who wait for it. Gives the ticks that passed.
  std::uint64_t turn(int timeout_ms);

 private:
  int epoll_ = -1;
  int timer_ = -1;
};

}  // namespace holdout::load
