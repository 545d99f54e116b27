#pragma once

#include "bots/silent_player.h"
#include "games/osaczeni/rules/seeing/view.h"

namespace holdout::osaczeni {

// Plays by the first rules of thumb one would tell a newcomer: stay where the doors hold, feed the leader,
// give up the cheapest. Counts nothing, remembers nobody, says nothing, and is often of two minds.
class NovicePlayer final : public SilentPlayer {
 public:
  using SilentPlayer::SilentPlayer;

  Action decide(const ViewBox& view, const Prompt& prompt, const Actions& options, const Budget&) override;

 private:
  const Rules& rules() const { return rules_.as<Rules>(); }
  Action place(const View& view, const Actions& options);
  Action discuss(const View& view, const Actions& options);
  Action point(const View& view, const Actions& options);
  Action pick_card(const Actions& options, bool best);
  Action go(const View& view, const Actions& options);
  Action move(const View& view, const Actions& options);
};

}  // namespace holdout::osaczeni
