#pragma once

#include "bots/player.h"
#include "games/osaczeni/view.h"

namespace holdout::osaczeni {

// Plays by the first rules of thumb one would tell a newcomer: stay where the doors hold, feed the leader,
// give up the cheapest. Counts nothing, remembers nobody, says nothing, and is often of two minds.
class NovicePlayer final : public Player {
 public:
  NovicePlayer(const RulesBox& rules, Seat seat, std::uint64_t seed) : rules_(rules), me_(seat), rng_(seed) {}

  void see(std::span<const Event>, const ViewBox&) override {}
  void hear(const Statement&) override {}
  Action decide(const ViewBox& view, const Prompt& prompt, const Actions& options) override;
  std::optional<Statement> speak(const ViewBox&, const Prompt&) override { return std::nullopt; }
  Sentence reason() const override { return why_; }

 private:
  const Rules& rules() const { return rules_.as<Rules>(); }
  bool perhaps(std::uint32_t percent) { return rng_.below(100) < percent; }
  Action place(const View& view, const Actions& options);
  Action discuss(const View& view, const Actions& options);
  Action point(const View& view, const Actions& options);
  Action pick_card(const Actions& options, bool best);
  Action go(const View& view, const Actions& options);
  Action move(const View& view, const Actions& options);

  RulesBox rules_;
  Seat me_;
  Rng rng_;
  Sentence why_;
};

}  // namespace holdout::osaczeni
