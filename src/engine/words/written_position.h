#pragma once

#include <utility>
#include <vector>

#include "engine/procedures/procedure.h"
#include "engine/words/position_words.h"

// How a position that somebody wrote down becomes one to play from, once its phrases are understood.

namespace holdout {

// A written position, played on to its first question.
template <class Rules, class State>
struct Written {
  Setup setup;
  Rules rules;
  State state;
  std::vector<Event> events;  // on the way to the first question
};

template <class Game>
using WrittenOf = Written<typename Game::Rules, typename Game::State>;

template <class Game>
WrittenOf<Game> start_written(const Setup& setup, const typename Game::Rules& rules) {
  WrittenOf<Game> out{setup, rules, {}, {}};
  Log log(out.events);
  out.state = Game::start(out.rules, log);
  return out;
}

// From a state whose procedures under way are pushed; `start` is the phrase that says when it is.
template <class Game>
Result<WrittenOf<Game>> play_written(const Setup& setup, const typename Game::Rules& rules,
                                     const typename Game::State& state, const Setting& start) {
  WrittenOf<Game> out{setup, rules, state, {}};
  Log log(out.events);
  Now<typename Game::Rules, typename Game::State> now{out.rules, out.state, log};
  follow(now, again());
  if (Result<void> fine = Game::check(out.rules, out.state); !fine) return at(start, fine.problem());
  return out;
}

template <class Rules, class State>
Result<GivenPosition> as_given(Result<Written<Rules, State>> written) {
  if (!written) return written.problem();
  GivenPosition position{RulesBox(written->rules, written->setup), {}, std::move(written->events)};
  position.state.put(written->state);
  return position;
}

}  // namespace holdout
