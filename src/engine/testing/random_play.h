#pragma once

#include <cstdint>

#include "engine/action.h"
#include "engine/event.h"
#include "engine/question.h"
#include "engine/rng.h"
#include "engine/seat.h"

// Random play, the same for tests and benches. `Face` is a Game (its functions are static, so an empty object
// of it will do) or an AnyGame; `rules` and `s` are what its functions take.

namespace holdout::testing {

// Who answers what.
struct Turn {
  Seat seat;
  Action action;
};

// One possible turn: for chance an outcome by its weight, else any option of any seat that is waited for.
// Precondition: the game is not over.
template <class Face, class Rules, class State>
[[gnu::always_inline]] inline Turn random_turn(const Face& game, const Rules& rules, const State& s,
                                               Rng& rng) {
  const Question& question = game.question(rules, s);
  if (question.chance()) {
    Outcomes outcomes;
    game.outcomes(rules, s, outcomes);
    return {kChance, outcomes.at_ticket(rng.below(outcomes.total()))};
  }
  const SeatSet waited_for = question.waited_for;
  const auto seats = static_cast<std::uint32_t>(waited_for.size());
  const Seat seat = seats == 1 ? waited_for.first() : nth(waited_for, static_cast<int>(rng.below(seats)));
  Actions options;
  game.options(rules, s, seat, options);
  HOLDOUT_ASSERT(!options.empty(), "a seat that is waited for has an option");
  return {seat, options.begin()[rng.below(static_cast<std::uint32_t>(options.size()))]};
}

// Plays until the game is over or `most` answers are given, chance included. Gives the answers of players.
template <class Face, class Rules, class State>
int play_randomly(const Face& game, const Rules& rules, State& s, Rng& rng, Log& log, int most = 1'000'000) {
  int decisions = 0;
  for (int answers = 0; answers < most && !game.question(rules, s).over(); ++answers) {
    const Turn turn = random_turn(game, rules, s, rng);
    game.apply(rules, s, turn.seat, turn.action, log);
    if (turn.seat != kChance) ++decisions;
  }
  return decisions;
}

}  // namespace holdout::testing
