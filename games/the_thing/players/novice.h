#pragma once

#include "bots/thinking_player.h"
#include "games/the_thing/players/mind.h"

namespace holdout::the_thing {

// Knows what the rules are for and little more: takes everybody for what the last Test said, forgets who met
// whom and what tokens showed, and makes mistakes, each temper its own. For 4 to 8 players.
class NovicePlayer final : public ThinkingPlayer<Mind, View> {
 public:
  NovicePlayer(const RulesBox& rules, Seat seat, std::uint64_t seed);

  void see(std::span<const Event> redacted, const ViewBox& view) override;
  std::optional<Statement> speak(const ViewBox&, const Prompt&) override { return std::nullopt; }

 private:
  Action think(const View& view, const Actions& options) override;
};

}  // namespace holdout::the_thing
