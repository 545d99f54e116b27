#pragma once

#include "engine/testing/world.h"

// What every game promises, checked over random games. Each function plays one game by the plan and gives the
// first broken promise, with the answers that led there. contract_suite.h makes test cases of them.

namespace holdout::testing {

// At every position: who is asked has options, all different; who is not has none; the fallback is one of
// them; every answer has a notation of its own that reads back; a rule refuses what is not legal; prompts
// agree with the question; check() passes. From one question to the next: a seat's serial rises exactly when
// it is asked something new; a sealed answer can be replaced and nobody else can tell. The game ends.
Result<void> check_playing(const AnyGame& game, const Plan& plan);

// At every position: saved and loaded it is the same position and goes on alike; a copy is independent. The
// same answers from the start give the same positions and events again.
Result<void> check_saving(const AnyGame& game, const Plan& plan);

}  // namespace holdout::testing
