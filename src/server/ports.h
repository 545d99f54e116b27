#pragma once

#include <compare>
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
  // One call that was asked for.
  struct Call {
    std::int64_t at_ms = 0;
    std::uint64_t order = 0;  // of two at the same time the first comes first; 0: no call
    auto operator<=>(const Call&) const = default;  // NOLINT(modernize-use-nullptr): clang-tidy 14 sees a 0
  };
  // Calls `wake` once, at `at_ms` or soon after, from anywhere. It may have begun when it is cancelled: who
  // waits holds a weak pointer and looks at the time itself.
  virtual Call call_at(std::int64_t at_ms, std::function<void()> wake) = 0;
  // Lets go of what the call holds, which would otherwise be kept until its time. Of one that was made, or of
  // none, nothing happens.
  virtual void cancel(const Call& call) = 0;
  // Calls `moved` whenever the machine is told a time that much later, before now_ms() follows.
  virtual void when_set_forward(std::function<void(std::int64_t ms)> moved) = 0;
};

// Threads for computer players. Jobs may run at the same time and in any order.
class Workers {
 public:
  virtual ~Workers() = default;
  virtual void run(std::function<void()> job) = 0;
  // A job for which no player waits: it begins when no other waits to begin.
  virtual void run_later(std::function<void()> job) = 0;
};

// Brings reminders to people who are away.
class Reminders {
 public:
  virtual ~Reminders() = default;
  virtual bool sends_mail() const = 0;
  virtual std::string push_key() const = 0;  // empty: nothing is pushed
  virtual void send(Reminder reminder) = 0;  // from any thread; never waits
};

class Random {
 public:
  virtual ~Random() = default;
  virtual void fill(std::span<std::uint8_t> out) = 0;
};

}  // namespace holdout
