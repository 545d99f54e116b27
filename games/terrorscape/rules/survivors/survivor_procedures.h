#pragma once

#include <cstdint>

#include "engine/procedures/council.h"
#include "engine/procedures/procedure_functions.h"
#include "engine/saving/fields.h"
#include "games/terrorscape/rules/known.h"
#include "games/terrorscape/rules/word_keys.h"
#include "terrorscape_kinds.h"

// The Survivor phase (5.8 to 5.11). What of it must be remembered beside the step lies in SurvivorSecrets.

namespace holdout::terrorscape {

struct Effect;  // turn.h

// step_zero.cpp: TS-141..144, TS-535, TS-571
struct StepZero {
  static constexpr Known kKnown = Known::Survivor;
  bool begun = false;
  Survivors asked;  // On your own: who has been asked to escape

  HOLDOUT_PROCEDURE_FIELDS(begun, asked);
  HOLDOUT_PROCEDURE;
};

// turns.cpp: TS-145, TS-146, TS-548: who acts next
struct Turns {
  static constexpr Known kKnown = Known::Survivor;
  HOLDOUT_PROCEDURE;
};

// turn.cpp: TS-147..149, 5.9, 5.11: the turn of SurvivorSecrets::turn. Where an effect needs a target, it is
// the next question, which can be left again; nothing has happened before it is answered.
struct Turn {
  static constexpr Known kKnown = Known::Survivor;
  enum class Step : std::uint8_t { Act, Target, Body, Provoked } step = Step::Act;
  std::uint8_t chosen = 0;  // the kind of the option that asks for a target
  std::uint8_t what = 0;    // its part
  std::uint8_t way = 0;     // of an Improviser: Improvised

  HOLDOUT_STEPS(Provoked, chosen, what, way);
  HOLDOUT_PROCEDURE;

 private:
  Flow act(Now& now, Action a);
  Flow use(Now& now, Action a);
  Flow answer_target(Now& now, Action a);
  Flow do_effect(Now& now, const Effect& effect, Action target);
};

// guided_moves.cpp: ST-18, TS-523
struct GuidedMoves {
  static constexpr Known kKnown = Known::Survivor;
  Survivors left;

  HOLDOUT_PROCEDURE_FIELDS(left);
  HOLDOUT_PROCEDURE;
};

// trading.cpp: TS-126: Hidden::draft is built, then answered as SurvivorSecrets::offer
struct Trading {
  static constexpr Known kKnown = Known::Survivor;
  enum class Step : std::uint8_t { Build, Answer, Limits } step = Step::Build;

  HOLDOUT_STEPS(Limits);
  HOLDOUT_PROCEDURE;

 private:
  Flow put_forward(Now& now, Seat seat);
  Flow close(Now& now);
};

// search_draw.cpp: TS-171, TS-222, TS-537, TS-578: cards of the search deck, one by one, each as by Scavenge
struct SearchDraw {
  static constexpr Known kKnown = Known::Survivor;
  enum class Step : std::uint8_t { Draw, Keep } step = Step::Draw;
  Survivor who = kNoSurvivor;
  std::uint8_t left = 1;

  HOLDOUT_STEPS(Keep, who, left);
  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};

// overflow.cpp: TS-120, TS-121
struct Overflow {
  static constexpr Known kKnown = Known::Survivor;
  Survivor who = kNoSurvivor;

  HOLDOUT_PROCEDURE_FIELDS(who);
  HOLDOUT_PROCEDURE;
};

// discovery.cpp: TS-200..205, TS-533; the drawer is SurvivorSecrets::drawer
struct Discovery {
  static constexpr Known kKnown = Known::Survivor;
  enum class Step : std::uint8_t { Begin, Name, Draw, Hands, Fingers, Keep, Finish } step = Step::Begin;
  bool muffled = false;  // ST-07
  bool both = false;     // ST-14

  HOLDOUT_STEPS(Finish, muffled, both);
  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;

 private:
  Flow leave_hands(Now& now);
  Flow keep_cards(Now& now, Item item);
};
struct DiscovererRules {  // discovery.cpp: TS-202
  HOLDOUT_COUNCIL(Discoverer, hidden.survivors.council);
};
struct DiscovererCouncil : Council<DiscovererRules> {
  static constexpr Known kKnown = Known::Survivor;
};

// plan_step.cpp: TS-561..564, TS-570, TS-590..592
struct PlanStep {
  static constexpr Known kKnown = Known::Survivor;
  enum class Step : std::uint8_t { Begin, Advance, Drawer, Finish } step = Step::Begin;

  HOLDOUT_STEPS(Finish);
  Flow run(Now& now);
};
struct PlanRules {  // plan_step.cpp: TS-561
  HOLDOUT_COUNCIL(PlanStage, hidden.survivors.council);
};
struct PlanCouncil : Council<PlanRules> {
  static constexpr Known kKnown = Known::Survivor;
};
struct PlanDrawerRules {  // plan_step.cpp: PL-14
  HOLDOUT_COUNCIL(PlanDrawer, hidden.survivors.council);
};
struct PlanDrawerCouncil : Council<PlanDrawerRules> {
  static constexpr Known kKnown = Known::Survivor;
};

}  // namespace holdout::terrorscape
