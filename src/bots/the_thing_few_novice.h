#pragma once

#include "bots/player.h"
#include "games/the_thing/view.h"

namespace holdout::the_thing::few {

// Plays by rules of thumb: call for help, refill what is empty, take any way out. Weighs nothing, looks no
// round ahead, and wanders off at times.
class NovicePlayer final : public Player {
 public:
  NovicePlayer(const RulesBox& rules, Seat seat, std::uint64_t seed) : rules_(rules), me_(seat), rng_(seed) {}

  void see(std::span<const Event>, const ViewBox&) override {}
  void hear(const Statement&) override {}
  Action decide(const ViewBox& view, const Prompt& prompt, const Actions& options) override;
  std::optional<Statement> speak(const ViewBox&, const Prompt&) override { return std::nullopt; }
  Sentence reason() const override { return why_; }

 private:
  const Rules& rules() const { return rules_.as<Rules>(); }
  bool perhaps(std::uint32_t percent) { return rng_.below(100) < percent; }
  Action choose(const View& view, const Actions& options);
  Action choose_post(const View& view, const Actions& options);
  Action otherwise(const View& view);

  RulesBox rules_;
  Seat me_;
  Rng rng_;
  Sentence why_;
};

}  // namespace holdout::the_thing::few
