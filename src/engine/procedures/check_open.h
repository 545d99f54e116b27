#pragma once

#include <string>

#include "engine/game.h"
#include "engine/procedures/procedure.h"
#include "engine/saving/describe.h"

namespace holdout {

// The part of a game's `check` that is the same for every game: who is asked has something to answer.
template <PlayedGame G>
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

template <PlayedGame G>
Result<void> check_chance(const typename G::Rules& rules, const typename G::State& s) {
  Outcomes outcomes;
  G::outcomes(rules, s, outcomes);
  if (outcomes.size() != 0) return {};
  return Problem{.where = "running.open", .what = "chance has no outcome", .expected = "at least one"};
}

}  // namespace holdout
