#pragma once

#include <cstdint>

#include "engine/question.h"

namespace holdout {

// How a table keeps time.
struct Timekeeping {
  std::int64_t days_limit_ms = 0;  // of a decision at a table over days; 0: it is not one
  bool over_days() const { return days_limit_ms != 0; }
};

// The open question as everybody sees it, and how long it may stay open.
struct ShownQuestion {
  Prompt prompt{};
  TimeLimit limit{};
};

// The decision clock. It follows from what is public alone (law 3).
struct DecisionClock {
  std::int64_t deadline_ms = 0;  // 0: none
  std::int64_t limit_ms = 0;
  std::int64_t window_ms = 0;  // deadline of the open window inside which the question is asked; 0: none

  bool operator==(const DecisionClock&) const = default;

  bool ran_out(std::int64_t now) const { return deadline_ms != 0 && now >= deadline_ms; }

  // Begins anew with what everybody notices, unless somebody merely did their part of a common question: the
  // rest have what is left, and at least the grace. So has an open window after a question of its topic that
  // was asked in between.
  DecisionClock after_public_step(const ShownQuestion& before, const ShownQuestion& after,
                                  const Timekeeping& keeping, std::int64_t now) const;
  // As long again as it had in all: nobody could answer meanwhile.
  void begin_again(std::int64_t now);
};

DecisionClock whole_clock(const TimeLimit& limit, const Timekeeping& keeping, std::int64_t now);

}  // namespace holdout
