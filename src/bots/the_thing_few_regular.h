#pragma once

#include "bots/silent_player.h"
#include "bots/the_thing_few_goods.h"
#include "bots/the_thing_few_place.h"

namespace holdout::the_thing::few {

// Weighs every answer by what it does for the next escape: see docs/bots.md.
class RegularPlayer final : public SilentPlayer {
 public:
  RegularPlayer(const RulesBox& rules, Seat seat, std::uint64_t seed, const Weights& weights = {})
      : SilentPlayer(rules, seat, seed), outlook_(rules_.as<Rules>(), weights) {}

  Action decide(const ViewBox& view, const Prompt& prompt, const Actions& options) override;

 private:
  const Rules& rules() const { return rules_.as<Rules>(); }
  Action choose(const Asked& q);
  Action choose_post(const Asked& q);

  Outlook outlook_;
  Posts posts_{};  // of the round they were planned for
  int planned_round_ = 0;
};

}  // namespace holdout::the_thing::few
