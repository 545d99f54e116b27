#pragma once

#include "bots/player.h"
#include "bots/the_thing_few_goods.h"
#include "bots/the_thing_few_place.h"

namespace holdout::the_thing::few {

// Weighs every answer by what it does for the next escape: see docs/bots.md.
class RegularPlayer final : public Player {
 public:
  RegularPlayer(const RulesBox& rules, Seat seat, std::uint64_t seed, const Weights& weights = {})
      : rules_(rules), me_(seat), rng_(seed), outlook_(rules_.as<Rules>(), weights) {}

  void see(std::span<const Event>, const ViewBox&) override {}
  void hear(const Statement&) override {}
  Action decide(const ViewBox& view, const Prompt& prompt, const Actions& options) override;
  std::optional<Statement> speak(const ViewBox&, const Prompt&) override { return std::nullopt; }
  Sentence reason() const override { return why_; }

 private:
  const Rules& rules() const { return rules_.as<Rules>(); }
  Action choose(const Asked& q);
  Action choose_post(const Asked& q);
  Action otherwise(const Asked& q);

  RulesBox rules_;  // keeps alive what the outlook refers to
  Seat me_;
  Rng rng_;
  Outlook outlook_;
  Posts posts_{};  // of the round they were planned for
  int planned_round_ = 0;
  Sentence why_;
};

}  // namespace holdout::the_thing::few
