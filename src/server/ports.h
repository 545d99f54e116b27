#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "table/table_host.h"

namespace holdout {

// The world as the server sees it, apart from network (frame_stream.h) and store (table_store.h). The
// simulator puts its own behind these and runs the same server code on one polled io_context.

class Clock {
 public:
  virtual ~Clock() = default;
  virtual std::int64_t now_ms() const = 0;  // since 1970; never goes back while the process runs
  // Calls `wake` once, at `at_ms` or soon after, from anywhere. Nothing can be cancelled: who waits holds a
  // weak pointer and looks at the time itself.
  virtual void call_at(std::int64_t at_ms, std::function<void()> wake) = 0;
};

// Threads for computer players. Jobs may run at the same time and in any order.
class Workers {
 public:
  virtual ~Workers() = default;
  virtual void run(std::function<void()> job) = 0;
};

// Brings reminders to people who are away.
class Reminders {
 public:
  virtual ~Reminders() = default;
  virtual bool sends_mail() const = 0;
  virtual void send(Reminder reminder) = 0;  // from any thread; never waits
};

class Random {
 public:
  virtual ~Random() = default;
  virtual void fill(std::span<std::uint8_t> out) = 0;
};

}  // namespace holdout
