#include "bots/random_player.h"

#include "bots/choosing.h"

namespace holdout {

Action RandomPlayer::decide(const ViewBox&, const Prompt&, const Actions& options, const Budget&) {
  why_ = Sentence("ui.reason.random");
  return any_of(options, rng_);
}

}  // namespace holdout
