#pragma once

#include "games/terrorscape/rules/changes.h"

// What the files of variant 3 share (12.4).

namespace holdout::terrorscape {

// ---- plan_step.cpp -----------------------------------------------------------------------------------

bool stage_is_met(const State& s, PlanStage stage);
// The cards whose next stage is met now (TS-561); none once one is done (TS-564).
Plans plans_to_advance(const State& s);

// ---- plan_actions.cpp: what a completed plan lets a Survivor do in his turn (TS-565)
// -----------------------

// It takes the one action of his turn; else it is an extra one.
bool is_special(const State& s, Plan plan);
bool may_use_plan(const Rules& r, const State& s, Survivor who, Plan plan);
// Where those that move him lead; none of the others ask for a target.
Locations plan_targets(const Rules& r, const State& s, Survivor who, Plan plan);
// Does it. `to` is one of plan_targets(), or none where there are none; the cards of an Old chest are drawn
// by the turn.
void take_plan_effect(Now& now, Survivor who, Plan plan, Location to);

}  // namespace holdout::terrorscape
