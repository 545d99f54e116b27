#pragma once

#include <algorithm>
#include <cmath>

#include "bots/player.h"
#include "games/terrorscape/players/hunt.h"

namespace holdout::terrorscape {

// As people read it.
inline int percent(double chance) {
  return static_cast<int>(std::lround(std::clamp(chance, 0.0, 1.0) * 100));
}

// Reckons where everybody is, or where the Killer takes them to be. As the Killer: the sequence of his phase
// that is worth most by expected wounds and by what he learns. As a Survivor: one common plan for all three,
// which each of them finds from the same view.
class RegularPlayer : public Player {
 public:
  RegularPlayer(const RulesBox& rules, Seat seat, std::uint64_t seed)
      : rules_(rules), me_(seat), seed_(seed), rng_(seed) {}

  void see(std::span<const Event>, const ViewBox&) override { ++impressions_; }
  void hear(const Statement&) override { ++impressions_; }
  Action decide(const ViewBox& view, const Prompt& prompt, const Actions& options, const Budget&) override;
  std::optional<Statement> speak(const ViewBox& view, const Prompt& prompt) override;
  Sentence reason() const override { return why_; }

 private:
  const Rules& rules() const { return rules_.as<Rules>(); }
  Action choose(const View& view, const Actions& options);
  Action usual(const View& view) { return automatic_answer(rules(), view, rng_.below(1U << 30)); }
  bool perhaps(std::uint32_t percent) { return rng_.below(100) < percent; }
  Action pass_of(const Actions& options) { return option_of(options, ActionKind::Pass, options[0]); }

  // regular_killer.cpp
  Action choose_as_killer(const View& view, const Actions& options);
  Action choose_fast(const View& view, const Actions& options);
  Action choose_main(const View& view, const Actions& options);
  Action choose_slow(const View& view, const Actions& options);
  Action choose_step(const View& view, const Actions& options);
  Action choose_question(const View& view, const Actions& options);
  Action choose_hiding(const View& view, const Actions& options);
  Action choose_door(const View& view, const Actions& options);
  Action choose_attack(const View& view, const Actions& options);
  double worth_of_fast(const View& view, Skill skill, const Prey& prey, Locations near, double best);
  double worth_of_special(const View& view, Skill skill, const Prey& prey);

  // regular_survivors.cpp
  Action choose_as_survivor(const View& view, const Actions& options);
  Action choose_turn(const View& view, const Actions& options);
  Action choose_discoverer(const View& view, const Actions& options);
  Action choose_defender(const View& view, const Actions& options);
  Action choose_defence(const View& view, const Actions& options);
  Action choose_flight(const View& view, const Actions& options);
  Action choose_target(const View& view, const Actions& options);
  Action choose_person(const View& view, const Actions& options);

  RulesBox rules_;
  Seat me_;
  std::uint64_t seed_;
  std::uint64_t impressions_ = 0;
  Rng rng_;
  PlaceBelief belief_;
  Sentence why_;
};

}  // namespace holdout::terrorscape
