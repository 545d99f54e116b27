#pragma once

#include "games/the_thing/rules/wording/nouns.h"

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
// check_infections.cpp: who turned whom, and who knows it
Result<void> check_infections(const Rules& rules, const State& s);
// check_departure.cpp: what is boarded can leave, and who is aboard could board
Result<void> check_departure(const Rules& rules, const State& s);
// check_choices.cpp: what was sealed, drafted or proposed so far could be answered
Result<void> check_choices(const Rules& rules, const State& s);
// check_question.cpp: the procedures under way can have called one another, and the one on top asks what is
// open
Result<void> check_question(const Rules& rules, const State& s);
// check_steps.cpp: the caller waits at the step that follows on this callee; the procedure on top is at a
// step that asks; and it asks again if it is run once more, without changing anything
bool waits_for(const Rules& rules, const Table& t, const Frame& caller, const Frame& callee);
Result<void> check_asking_step(const State& s);
Result<void> check_question_rests(const Rules& rules, const State& s);
// check_frames.cpp: what one procedure under way counts and works on
Result<void> check_frame(const Rules& rules, const State& s, const Frame& frame);
Result<void> check_fields(const Rules& rules, const State& s, const Frame& frame);  // check_fields.cpp

template <class... Fs>
bool is_one_of(const Frame& frame) {
  return (std::holds_alternative<Fs>(frame) || ...);
}
// A procedure of this kind that is under way; nullptr = none.
template <class F>
const F* under_way_as(const State& s) {
  for (const Frame& frame : s.running.stack)
    if (const F* found = std::get_if<F>(&frame)) return found;
  return nullptr;
}

}  // namespace holdout::the_thing
