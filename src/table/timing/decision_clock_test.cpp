#include "table/timing/decision_clock.h"

#include <doctest/doctest.h>

using namespace holdout;

namespace {

constexpr std::int64_t kBegin = 1'000'000;
constexpr Timekeeping kLive{};
constexpr Timekeeping kDaily{.days_limit_ms = 86'400'000};

ShownQuestion asked(std::uint8_t kind, int seats, TimeLimit limit) {
  return {.prompt = {.kind = kind, .waited_for = first_seats(seats)}, .limit = limit};
}

}  // namespace

TEST_CASE("a clock has the whole limit of its question, or none") {
  CHECK(whole_clock({.seconds = 30}, kLive, kBegin) ==
        DecisionClock{.deadline_ms = kBegin + 30'000, .limit_ms = 30'000});
  CHECK(whole_clock({}, kLive, kBegin) == DecisionClock{});
  CHECK(whole_clock({.seconds = 30}, kDaily, kBegin).deadline_ms == kBegin + 86'400'000);
  CHECK_FALSE(DecisionClock{}.ran_out(kBegin));
  CHECK(whole_clock({.seconds = 1}, kLive, kBegin).ran_out(kBegin + 1000));
  CHECK_FALSE(whole_clock({.seconds = 1}, kLive, kBegin).ran_out(kBegin + 999));
}

TEST_CASE("who did their part of a common question leaves the others what is left, and at least the grace") {
  const TimeLimit limit{.seconds = 30, .grace_seconds = 5};
  const DecisionClock clock = whole_clock(limit, kLive, kBegin);
  const auto after = [&](std::int64_t ms) {
    return clock.after_public_step(asked(1, 3, limit), asked(1, 2, limit), kLive, kBegin + ms);
  };
  CHECK(after(10'000) == clock);
  CHECK(after(28'000).deadline_ms == kBegin + 33'000);
  CHECK(clock.after_public_step(asked(1, 3, limit), asked(1, 2, limit), kDaily, kBegin + 28'000) == clock);
}

TEST_CASE("another question has a clock of its own") {
  const TimeLimit limit{.seconds = 30};
  const DecisionClock clock = whole_clock(limit, kLive, kBegin);
  const DecisionClock next =
      clock.after_public_step(asked(1, 3, limit), asked(2, 1, {.seconds = 20}), kLive, kBegin + 9000);
  CHECK(next == DecisionClock{.deadline_ms = kBegin + 29'000, .limit_ms = 20'000});
  const DecisionClock same_kind =
      clock.after_public_step(asked(1, 1, limit), asked(1, 1, limit), kLive, kBegin + 9000);
  CHECK(same_kind.deadline_ms == kBegin + 39'000);
}

TEST_CASE("a question inside an open window leaves the window its time") {
  const TimeLimit window{.seconds = 60, .grace_seconds = 5, .topic = 7};
  const TimeLimit inside{.seconds = 20, .topic = 7};
  const DecisionClock open = whole_clock(window, kLive, kBegin);
  const DecisionClock meanwhile =
      open.after_public_step(asked(1, 3, window), asked(2, 1, inside), kLive, kBegin + 50'000);
  CHECK(meanwhile.deadline_ms == kBegin + 70'000);
  CHECK(meanwhile.window_ms == kBegin + 60'000);
  const DecisionClock back =
      meanwhile.after_public_step(asked(2, 1, inside), asked(1, 3, window), kLive, kBegin + 52'000);
  CHECK(back.deadline_ms == kBegin + 60'000);
  const DecisionClock late =
      meanwhile.after_public_step(asked(2, 1, inside), asked(1, 3, window), kLive, kBegin + 69'000);
  CHECK(late.deadline_ms == kBegin + 74'000);
}

TEST_CASE("a clock that ran while nobody could answer begins again, and so does its window") {
  DecisionClock clock{.deadline_ms = kBegin, .limit_ms = 20'000, .window_ms = kBegin + 5000};
  clock.begin_again(kBegin + 60'000);
  CHECK(clock ==
        DecisionClock{.deadline_ms = kBegin + 80'000, .limit_ms = 20'000, .window_ms = kBegin + 85'000});
}
