#pragma once

#include "games/the_thing/rules/wording/nouns.h"

// The parts of TheThing::check: what cannot be true. The procedures under way are made by the rules, from the
// start of a game or of a written position, so nothing is said of who calls whom. Each is safe if the parts
// before it found nothing.

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
// check_infections.cpp: who turned whom, and who knows it
Result<void> check_infections(const Rules& rules, const State& s);
// check_departure.cpp: what is boarded can leave, and who is aboard could board; if somebody leaves
Result<void> check_departure(const Rules& rules, const State& s);
// check_choices.cpp: what was sealed, drafted or proposed so far could be answered
Result<void> check_choices(const Rules& rules, const State& s);
// check_question.cpp: what is open is what the procedure on top asks, and can be answered
Result<void> check_question(const Rules& rules, const State& s);

template <class... Fs>
bool is_one_of(const Procedure& procedure) {
  return (std::holds_alternative<Fs>(procedure) || ...);
}
// A procedure of this kind that is under way; nullptr = none.
template <class F>
const F* under_way_as(const State& s) {
  for (const Procedure& procedure : s.running.stack)
    if (const F* found = std::get_if<F>(&procedure)) return found;
  return nullptr;
}

}  // namespace holdout::the_thing
