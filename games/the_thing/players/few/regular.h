#pragma once

#include "bots/thinking_player.h"
#include "games/the_thing/players/few/words.h"

namespace holdout::the_thing::few {

// Weighs every answer by what it does for the next escape, says what it is up to and does what others ask for
// where it costs little: see docs/bots.md.
class RegularPlayer final : public ThinkingPlayer<Mind, View> {
 public:
  using ThinkingPlayer::ThinkingPlayer;
};

}  // namespace holdout::the_thing::few
