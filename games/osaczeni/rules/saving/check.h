#pragma once

#include "games/osaczeni/rules/rules.h"
#include "games/osaczeni/rules/state.h"

namespace holdout::osaczeni {

inline Problem wrong(std::string where, std::string what, std::string expected) {
  return {.where = std::move(where), .what = std::move(what), .expected = std::move(expected)};
}

// Every component of the box is somewhere exactly once, and every fact on the table is possible. Safe for any
// bytes whatsoever, as long as the rules are ours. Together they are Osaczeni::check.
Result<void> check_components(const Rules& rules, const State& s);
// The procedures under way are those that the table shows, and everybody waited for has something to answer.
// Precondition: check_components found nothing.
Result<void> check_question(const Rules& rules, const State& s);
// check_progress.cpp: what dice, cards and marks say is as far as the phase has come. Precondition: the
// procedures under way are those that the table shows.
Result<void> check_progress(const Rules& rules, const State& s);

inline QuestionKind kind_of(const State& s) { return static_cast<QuestionKind>(s.running.open.kind); }
// How many dice show a face.
template <class Dice>
std::uint8_t rolled(const Dice& dice) {
  std::uint8_t count = 0;
  for (std::uint8_t face : dice) count = static_cast<std::uint8_t>(count + (face != 0));
  return count;
}

}  // namespace holdout::osaczeni
