#pragma once

#include "games/the_thing/changes.h"

// What the councils of the revealed Alien share (TT-306, TT-307).

namespace holdout::the_thing {

void open_council(State& s);  // of all its members; the earliest revealed one speaks

// Noticed by the team alone.
void tell_team(Now& now, EventKind kind, Seat actor, std::array<std::uint8_t, 8> open,
               std::array<std::uint8_t, 8> secret);

}  // namespace holdout::the_thing
