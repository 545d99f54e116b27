#pragma once

#include "bots/thinking_player.h"
#include "games/osaczeni/players/mind.h"

namespace holdout::osaczeni {

// Counts ballots and doors, remembers who keeps his word, bargains, and lies when it pays.
class RegularPlayer final : public ThinkingPlayer<Mind, View> {
 public:
  using ThinkingPlayer::ThinkingPlayer;
};

}  // namespace holdout::osaczeni
