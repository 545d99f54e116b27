#include "table/timing/decision_clock.h"

#include <algorithm>

namespace holdout {

namespace {

std::int64_t grace_end(const TimeLimit& limit, std::int64_t now) {
  return now + std::int64_t{limit.grace_seconds} * 1000;
}

// The same question, of which somebody did their part, or an open window in which somebody acted.
bool goes_on(const ShownQuestion& before, const ShownQuestion& after, bool days) {
  const bool same_kind = before.prompt.kind == after.prompt.kind &&
                         before.prompt.phase == after.prompt.phase && before.limit.topic == after.limit.topic;
  const SeatSet was = before.prompt.waited_for;
  const SeatSet is = after.prompt.waited_for;
  const bool fewer = is != was && is.without(was).empty();
  return same_kind && (fewer || (!days && after.limit.grace_seconds > 0));
}

}  // namespace

DecisionClock whole_clock(const TimeLimit& limit, const Timekeeping& keeping, std::int64_t now) {
  const std::int64_t limit_ms =
      keeping.over_days() ? keeping.days_limit_ms : std::int64_t{limit.seconds} * 1000;
  return {.deadline_ms = limit_ms == 0 ? 0 : now + limit_ms, .limit_ms = limit_ms};
}

DecisionClock DecisionClock::after_public_step(const ShownQuestion& before, const ShownQuestion& after,
                                               const Timekeeping& keeping, std::int64_t now) const {
  const bool days = keeping.over_days();
  if (deadline_ms > 0 && goes_on(before, after, days)) {
    DecisionClock same = *this;
    if (!days) same.deadline_ms = std::max(deadline_ms, grace_end(after.limit, now));
    return same;
  }
  DecisionClock next = whole_clock(after.limit, keeping, now);
  const bool same_topic = after.limit.topic != 0 && after.limit.topic == before.limit.topic &&
                          before.prompt.phase == after.prompt.phase;
  const std::int64_t window = before.limit.grace_seconds > 0 ? deadline_ms : window_ms;
  if (days || !same_topic || window == 0) return next;
  if (after.limit.grace_seconds > 0)
    next.deadline_ms = std::max(window, grace_end(after.limit, now));
  else
    next.window_ms = window;
  return next;
}

void DecisionClock::begin_again(std::int64_t now) {
  const std::int64_t more = now + limit_ms - deadline_ms;
  deadline_ms += more;
  if (window_ms != 0) window_ms += more;
}

}  // namespace holdout
