#pragma once

#include "bots/silent_player.h"

namespace holdout {

// Any legal answer, each as likely as the others. The yardstick of every other level.
class RandomPlayer final : public SilentPlayer {
 public:
  using SilentPlayer::SilentPlayer;

  Action decide(const ViewBox&, const Prompt&, const Actions& options, const Budget&) override;
};

}  // namespace holdout
