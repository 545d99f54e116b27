#pragma once

#include "bots/player.h"
#include "bots/the_thing_mind.h"

namespace holdout::the_thing {

// Counts worlds, watches who meets whom, leads, votes and tests by what it makes of it, and lies as an Alien.
// For 4 to 8 players.
class RegularPlayer final : public Player {
 public:
  RegularPlayer(const RulesBox& rules, Seat seat, std::uint64_t seed, const Weights& weights = {})
      : rules_(rules), mind_(rules_.as<Rules>(), seat, seed, weights) {}

  void see(std::span<const Event> redacted, const ViewBox& view) override;
  void hear(const Statement& said) override;
  Action decide(const ViewBox& view, const Prompt& prompt, const Actions& options) override;
  std::optional<Statement> speak(const ViewBox& view, const Prompt& prompt) override;
  Sentence reason() const override { return mind_.why; }

  const Memory& memory() const { return mind_.memory; }

 private:
  RulesBox rules_;  // keeps alive what the mind refers to
  Mind mind_;
};

// The answer to any question of the game, by the mind of whoever is asked.
Action choose(Mind& mind, const View& view, const Actions& options);

}  // namespace holdout::the_thing
