#pragma once

#include "bots/osaczeni_mind.h"
#include "bots/player.h"

namespace holdout::osaczeni {

// Counts ballots and doors, remembers who keeps his word, bargains, and lies when it pays.
class RegularPlayer final : public Player {
 public:
  RegularPlayer(const RulesBox& rules, Seat seat, std::uint64_t seed, const Weights& weights = {})
      : rules_(rules), mind_(rules_.as<Rules>(), seat, seed, weights) {}

  void see(std::span<const Event> redacted, const ViewBox& view) override;
  void hear(const Statement& said) override;
  Action decide(const ViewBox& view, const Prompt& prompt, const Actions& options) override;
  std::optional<Statement> speak(const ViewBox& view, const Prompt& prompt) override;
  Sentence reason() const override { return mind_.why; }

 private:
  RulesBox rules_;  // keeps alive what the mind refers to
  Mind mind_;
};

}  // namespace holdout::osaczeni
