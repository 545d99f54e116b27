#include "server/real_ports.h"

#include <vector>

#include <doctest/doctest.h>

namespace holdout {

namespace {

constexpr std::int64_t kHour = 3'600'000;

struct Machine {
  std::int64_t wall = 1'000'000'000'000;
  std::int64_t boot = 5'000;
  MachineTime time{.wall_ms = [this] { return wall; }, .boot_ms = [this] { return boot; }};
  boost::asio::io_context io;
};

// Something falls due in a moment, and with it the clock looks around.
void let_a_timer_fire(Machine& machine, RealClock& clock) {
  clock.call_at(clock.now_ms() + 1, [] {});
  machine.io.restart();
  machine.io.run_one();
}

}  // namespace

TEST_CASE("the time of day is what the machine says at the start, and goes on while it sleeps") {
  Machine machine;
  RealClock clock(machine.io, machine.time);
  CHECK(clock.now_ms() == machine.wall);
  int woken = 0;
  clock.call_at(clock.now_ms() + 1, [&woken] { ++woken; });
  clock.call_at(clock.now_ms() + kHour, [&woken] { ++woken; });
  machine.boot += 2 * kHour;
  CHECK(clock.now_ms() == machine.wall + 2 * kHour);
  machine.io.run_one();
  CHECK(woken == 2);
}

TEST_CASE("a call that is cancelled is not made, and what it holds is let go at once") {
  Machine machine;
  RealClock clock(machine.io, machine.time);
  const auto held = std::make_shared<int>(0);
  const Clock::Call never = clock.call_at(clock.now_ms() + 1, [held] { ++*held; });
  int woken = 0;
  const Clock::Call call = clock.call_at(clock.now_ms() + 1, [&woken] { ++woken; });
  clock.cancel(never);
  CHECK(held.use_count() == 1);
  machine.boot += 2;
  machine.io.run_one();
  CHECK(*held == 0);
  CHECK(woken == 1);
  clock.cancel(call);  // has been made
  clock.cancel({});
  let_a_timer_fire(machine, clock);
  CHECK(woken == 1);
}

TEST_CASE("a machine that is told the time after the start is followed forward, never back") {
  Machine machine;
  RealClock clock(machine.io, machine.time);
  std::vector<std::int64_t> told;
  clock.when_set_forward([&](std::int64_t ms) {
    CHECK(clock.now_ms() == machine.wall - ms);  // not yet
    told.push_back(ms);
  });
  machine.wall += 24 * kHour;
  let_a_timer_fire(machine, clock);
  CHECK(clock.now_ms() == machine.wall);
  machine.wall += 50;  // as it is corrected all the time
  let_a_timer_fire(machine, clock);
  CHECK(clock.now_ms() == machine.wall);
  CHECK(told == std::vector<std::int64_t>{24 * kHour});
  const std::int64_t before = clock.now_ms();
  machine.wall -= 30 * kHour;
  let_a_timer_fire(machine, clock);
  CHECK(clock.now_ms() == before);
}

}  // namespace holdout
