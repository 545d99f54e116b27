#pragma once

#include "games/terrorscape/rules/changes.h"

// What the files of variant 3 share (12.4).

namespace holdout::terrorscape {

// ---- plan_step.cpp -----------------------------------------------------------------------------------

bool stage_is_met(const State& s, PlanStage stage);
// The cards whose next stage is met now (TS-561); none once one is done (TS-564).
Plans plans_to_advance(const State& s);

}  // namespace holdout::terrorscape
