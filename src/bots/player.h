#pragma once

#include <optional>
#include <span>
#include <stdexcept>

#include "engine/any_game.h"

namespace holdout {

// Whoever answers for a seat: a computer player, a program behind a pipe, a person at a terminal. It is made
// with the rules, its seat and a seed of its own, and then gets what its seat may know and nothing else:
// never a state.
//
// The table calls, in this order and from one thread: see() for everything the seat noticed, hear() for every
// statement it heard (its own too, which then has its id), and, when the seat may, speak() and decide().
class Player {
 public:
  virtual ~Player() = default;
  virtual void see(std::span<const Event> redacted, const ViewBox& view) = 0;
  virtual void hear(const Statement& said) = 0;
  // One of `options`, which are never empty.
  virtual Action decide(const ViewBox& view, const Prompt& prompt, const Actions& options) = 0;
  // Asked again after it spoke and after others did, until it is silent or has said its share.
  virtual std::optional<Statement> speak(const ViewBox& view, const Prompt& prompt) = 0;
  // Why the last answer was given, in one sentence.
  virtual Sentence reason() const = 0;
};

// A player that cannot go on: a program that died, hung or talked nonsense. The world's mistake, so it is
// thrown, and caught where the game was started.
class PlayerFailed : public std::runtime_error {
 public:
  explicit PlayerFailed(Problem problem)
      : std::runtime_error(problem.message()), problem_(std::move(problem)) {}
  const Problem& problem() const { return problem_; }

 private:
  Problem problem_;
};

}  // namespace holdout
