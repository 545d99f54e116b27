#pragma once

#include "bots/silent_player.h"
#include "games/the_thing/rules/seeing/view.h"

namespace holdout::the_thing::few {

// Plays by rules of thumb: call for help, refill what is empty, take any way out. Weighs nothing, looks no
// round ahead, and wanders off at times.
class NovicePlayer final : public SilentPlayer {
 public:
  using SilentPlayer::SilentPlayer;

  Action decide(const ViewBox& view, const Prompt& prompt, const Actions& options, const Budget&) override;

 private:
  const Rules& rules() const { return rules_.as<Rules>(); }
  Action choose(const View& view, const Actions& options);
  Action choose_post(const View& view, const Actions& options);
};

}  // namespace holdout::the_thing::few
