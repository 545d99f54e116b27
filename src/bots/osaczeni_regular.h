#pragma once

#include "bots/osaczeni_mind.h"
#include "bots/thinking_player.h"

namespace holdout::osaczeni {

// Counts ballots and doors, remembers who keeps his word, bargains, and lies when it pays.
class RegularPlayer final : public ThinkingPlayer<Mind, View> {
 public:
  using ThinkingPlayer::ThinkingPlayer;
};

}  // namespace holdout::osaczeni
