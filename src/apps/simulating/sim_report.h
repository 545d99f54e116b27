#pragma once

#include <string>

#include "apps/simulating/simulation.h"

namespace holdout {

// What a simulation found, for people, for programs and for spreadsheets. All three say the same and depend
// only on the plan without its threads.
std::string sim_table(const SimulationPlan& plan, const Tally& tally);
std::string sim_json(const SimulationPlan& plan, const Tally& tally);
std::string sim_csv(const SimulationPlan& plan, const Tally& tally);

}  // namespace holdout
