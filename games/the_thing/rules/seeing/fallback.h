#pragma once

#include "engine/game.h"
#include "games/the_thing/rules/wording/nouns.h"

namespace holdout::the_thing {

// fallback.cpp: the answer of section 7 for a seat whose clock ran out: one of its options, from what the
// seat sees, and the same for both roles (leak trap 8 of section 8). What is random (D-2, D-16) is picked by
// the ticket: from what is known nobody can tell beforehand.
Action fallback(const Rules& r, const State& s, Seat seat, Ticket ticket);

// fallback.cpp: how long the open question may stay open.
TimeLimit time_limit(const Rules& r, const State& s);

}  // namespace holdout::the_thing
