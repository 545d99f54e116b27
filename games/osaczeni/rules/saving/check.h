#pragma once

#include "games/osaczeni/rules/rules.h"
#include "games/osaczeni/rules/state.h"

namespace holdout::osaczeni {

inline Problem wrong(std::string where, std::string what, std::string expected) {
  return {.where = std::move(where), .what = std::move(what), .expected = std::move(expected)};
}

// Every component of the box is somewhere exactly once, and every fact on the table is possible. The
// procedures under way are made by the rules, so nothing is said of who calls whom. Together they are
// Osaczeni::check.
Result<void> check_components(const Rules& rules, const State& s);
// What is open is what the procedure on top asks, and everybody waited for has something to answer.
// Precondition: check_components found nothing.
Result<void> check_question(const Rules& rules, const State& s);
// check_progress.cpp: what dice, cards and marks say is as far as the phase has come.
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
