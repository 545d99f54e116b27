#pragma once

#include <cstdint>

#include "engine/procedures/procedure_functions.h"
#include "engine/saving/fields.h"
#include "games/terrorscape/rules/known.h"
#include "terrorscape_kinds.h"

namespace holdout::terrorscape {

// preparation.cpp: section 4: the sides are picked, the cards dealt, the traits chosen; then Round
struct Preparation {
  static constexpr Known kKnown = Known::Everybody;
  enum class Step : std::uint8_t {
    Begin,
    DealPersons,
    DealKiller,
    Cards,
    Hand,
    Traits,
    MoreHand,
    PlanCards,
    Token,
    Finish
  } step = Step::Begin;
  std::uint8_t count = 0;  // cards dealt so far in this step

  HOLDOUT_STEPS(Finish, count);
  HOLDOUT_CHANCE_ONLY;
};
// picking.cpp: pick_killer and pick_survivors, put to both sides at the same moment (TS-014)
struct PickSides {
  static constexpr Known kKnown = Known::Everybody;
  HOLDOUT_PROCEDURE;
};
// traits.cpp: TS-501..504: each Survivor's player and the Killer, at the same moment
struct PickTraits {
  static constexpr Known kKnown = Known::Everybody;
  enum class Step : std::uint8_t { Deal, Choose } step = Step::Deal;

  HOLDOUT_STEPS(Choose);
  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};
// round.cpp: TS-003, TS-140: step 0, turns, discovery, plan, noise report, Killer phase
struct Round {
  static constexpr Known kKnown = Known::Everybody;
  enum class Step : std::uint8_t { StepZero, Turns, Discovery, Plan, Report, Killer } step = Step::StepZero;

  HOLDOUT_STEPS(Killer);
  Flow run(Now& now);
};

}  // namespace holdout::terrorscape
