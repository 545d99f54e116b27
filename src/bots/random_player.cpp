#include "bots/random_player.h"

namespace holdout {

Action RandomPlayer::decide(const ViewBox&, const Prompt&, const Actions& options) {
  return options[static_cast<int>(rng_.below(static_cast<std::uint32_t>(options.size())))];
}

}  // namespace holdout
