#pragma once

#include "bots/silent_player.h"
#include "games/terrorscape/players/known.h"

namespace holdout::terrorscape {

// Plays by rules of thumb and weighs nothing. As the Killer: goes to the nearest noise and searches, plays
// cards as they come, forgets what was heard before. As a Survivor: searches for Keys where the Killer is not
// near, repairs where he is far. Says nothing.
class NovicePlayer final : public SilentPlayer {
 public:
  using SilentPlayer::SilentPlayer;

  Action decide(const ViewBox& view, const Prompt& prompt, const Actions& options, const Budget&) override;

 private:
  const Rules& rules() const { return rules_.as<Rules>(); }
  Action choose(const View& view, const Actions& options);
  Action usual(const View& view) { return automatic_answer(rules(), view, rng_.below(1U << 30)); }

  // novice_killer.cpp
  Action choose_as_killer(const View& view, const Actions& options);
  Action hunt(const View& view, const Actions& options);
  Action step_on(const View& view, const Actions& options);
  Action play_as_it_comes(const Actions& options, std::uint32_t percent);

  // novice_survivors.cpp
  Action choose_as_survivor(const View& view, const Actions& options);
  Action take_turn(const View& view, const Actions& options);
  Action walk(const View& view, Survivor who, const Actions& options);
  Action flee(const View& view, const Actions& options);
};

}  // namespace holdout::terrorscape
