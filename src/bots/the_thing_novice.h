#pragma once

#include "bots/player.h"
#include "bots/the_thing_mind.h"

namespace holdout::the_thing {

// Knows what the rules are for and little more: takes everybody for what the last Test said, hardly
// remembers who met whom, and makes mistakes, each temper its own. For 4 to 8 players.
class NovicePlayer final : public Player {
 public:
  NovicePlayer(const RulesBox& rules, Seat seat, std::uint64_t seed);

  void see(std::span<const Event> redacted, const ViewBox& view) override;
  void hear(const Statement& said) override;
  Action decide(const ViewBox& view, const Prompt& prompt, const Actions& options) override;
  std::optional<Statement> speak(const ViewBox&, const Prompt&) override { return std::nullopt; }
  Sentence reason() const override { return mind_.why; }

 private:
  RulesBox rules_;  // keeps alive what the mind refers to
  Mind mind_;
};

}  // namespace holdout::the_thing
