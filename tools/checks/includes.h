#pragma once

#include "checks/findings.h"

namespace holdout::checks {

// Finds every #include that the module table forbids, and every float in the rules.
// Includes of ours are written from src ("engine/seat.h") or beside the file ("state.h").
Findings check_includes(const Files& sources);

}  // namespace holdout::checks
