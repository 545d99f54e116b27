#pragma once

#include "bots/thinking_player.h"
#include "games/the_thing/players/mind.h"

namespace holdout::the_thing {

// Counts worlds, watches who meets whom, leads, votes and tests by what it makes of it, and lies as an Alien.
// For 4 to 8 players.
class RegularPlayer final : public ThinkingPlayer<Mind, View> {
 public:
  using ThinkingPlayer::ThinkingPlayer;

  const Memory& memory() const { return mind_.memory; }
};

}  // namespace holdout::the_thing
