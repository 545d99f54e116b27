#pragma once

#include "checks/findings.h"

namespace holdout::checks {

// Finds every #include that the module table forbids, and every float in the rules.
// Includes of ours are written from src ("engine/seat.h"), beside the file ("state.h"), from the root where
// they are a game's ("games/<game>/rules/state.h"), and in tests from tests/ ("support/environment.h").
Findings check_includes(const Files& sources);

}  // namespace holdout::checks
