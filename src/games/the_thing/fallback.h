#pragma once

#include "games/the_thing/nouns.h"

namespace holdout::the_thing {

// fallback.cpp: the answer of section 7 for a seat whose clock ran out: one of its options, from what the
// seat sees, and the same for both roles (leak trap 8 of section 8).
Action fallback(const Rules& r, const State& s, Seat seat);

// fallback.cpp: how long the open question may stay open.
TimeLimit time_limit(const Rules& r, const State& s);

}  // namespace holdout::the_thing
