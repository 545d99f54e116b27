#pragma once

#include <string>

#include "engine/describe.h"
#include "engine/game.h"
#include "engine/procedure.h"

namespace holdout {

// The part of a game's `check` that is the same for every game: who is asked has something to answer.
template <class G>
Result<void> check_asked(const typename G::Rules& rules, const typename G::State& s) {
  const Question& open = s.running.open;
  if (open.waited_for.empty() || !open.waited_for.without(open.may_answer).empty())
    return Problem{.where = "running.open.waited_for",
                   .what = "not among those who may answer",
                   .expected = "somebody of them"};
  if (!open.may_answer.without(first_seats(rules.players)).empty())
    return Problem{
        .where = "running.open.may_answer", .what = "somebody who does not play", .expected = "players"};
  for (Seat seat : open.waited_for) {
    Actions options;
    G::options(rules, s, seat, options);
    if (options.empty())
      return Problem{.where = "running.open",
                     .what = "seat " + std::to_string(index(seat)) + " has no answer",
                     .expected = "an option"};
  }
  return {};
}

template <class G>
Result<void> check_chance(const typename G::Rules& rules, const typename G::State& s) {
  Outcomes outcomes;
  G::outcomes(rules, s, outcomes);
  if (outcomes.size() != 0) return {};
  return Problem{.where = "running.open", .what = "chance has no outcome", .expected = "at least one"};
}

// The procedure on top has done all that it does without an answer: run once more it asks the same and
// changes nothing. Only for procedures that ask whenever they are run at the step of their question; after
// everything else was found possible.
template <class Rules, class State>
Result<void> check_at_rest(const Rules& rules, const State& s) {
  State again = s;
  Log off;
  Now<Rules, State> now{rules, again, off};
  const Flow flow = with_frame(again.running.stack.back(), [&](auto& top) { return top.run(now); });
  if (flow == (s.running.open.chance() ? Flow::Roll : Flow::Ask) && hash_of(again) == hash_of(s)) return {};
  return Problem{.where = "running.stack",
                 .what = "a procedure that would go on without an answer",
                 .expected = "one that asks what is open"};
}

}  // namespace holdout
