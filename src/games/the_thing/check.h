#pragma once

#include "games/the_thing/nouns.h"

// The parts of TheThing::check. Each is safe for any bytes whatsoever, as long as the rules are ours and the
// parts before it found nothing.

namespace holdout::the_thing {

inline Problem wrong(std::string where, std::string what, std::string expected) {
  return {.where = std::move(where), .what = std::move(what), .expected = std::move(expected)};
}

// check.cpp: who and where; every number within what the rules allow
Result<void> check_figures(const Rules& rules, const State& s);
Result<void> check_station(const Rules& rules, const State& s);
// check_cards.cpp: every card and token of the box is somewhere exactly once
Result<void> check_cards(const Rules& rules, const State& s);
Result<void> check_goods(const Rules& rules, const State& s);
// check_question.cpp: the procedures under way can have called one another, and the one on top asks what is
// open
Result<void> check_question(const Rules& rules, const State& s);

}  // namespace holdout::the_thing
