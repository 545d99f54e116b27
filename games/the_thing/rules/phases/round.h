#pragma once

#include "games/the_thing/rules/rules.h"

namespace holdout::the_thing {

// TT-110, TT-1103: which phase comes after this one.
Phase phase_after(const Rules& r, Phase phase);

}  // namespace holdout::the_thing
