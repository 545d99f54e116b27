#pragma once

#include "bots/player.h"

namespace holdout {

// A computer player that remembers nothing and says nothing: what lies open when it is asked is all it goes
// by.
class SilentPlayer : public Player {
 public:
  SilentPlayer(const RulesBox& rules, Seat seat, std::uint64_t seed) : rules_(rules), me_(seat), rng_(seed) {}

  void see(std::span<const Event>, const ViewBox&) final {}
  void hear(const Statement&) final {}
  std::optional<Statement> speak(const ViewBox&, const Prompt&) final { return std::nullopt; }
  Sentence reason() const final { return why_; }

 protected:
  bool perhaps(std::uint32_t percent) { return rng_.below(100) < percent; }

  RulesBox rules_;
  Seat me_;
  Rng rng_;
  Sentence why_;  // of the last answer
};

}  // namespace holdout
