#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>

#include "engine/any_game.h"

namespace holdout {

// How much a player may think of one answer. Who searches counts its own work, so that the same seed plays
// the same game on every machine; time is the host's, which wants no answer any more once it says stop. Then
// any option will do: it is not used.
struct Budget {
  static constexpr std::uint64_t kUsualWork = 10'000;

  std::uint64_t work = kUsualWork;  // units: positions that are looked at
  const std::atomic<bool>* stop = nullptr;

  bool stopped() const { return stop != nullptr && stop->load(std::memory_order_relaxed); }
};

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
  virtual Action decide(const ViewBox& view, const Prompt& prompt, const Actions& options,
                        const Budget& budget) = 0;
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
