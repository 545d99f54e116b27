#pragma once

#include "engine/testing/world.h"

namespace holdout::testing {

// Imagines `worlds` worlds from positions of random games by the plan, seat by seat and for spectators. Each
// is a possible position, looks to its viewer like the one it came from, and plays to its end.
Result<void> check_imagined_worlds(const AnyGame& game, const Plan& plan, int worlds);

}  // namespace holdout::testing
