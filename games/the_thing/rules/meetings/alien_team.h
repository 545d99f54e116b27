#pragma once

#include "games/the_thing/rules/changes.h"

// What the councils of the revealed Alien share (TT-306, TT-307).

namespace holdout::the_thing {

void open_council(State& s);  // of all its members; the earliest revealed one speaks

// Noticed by the team alone.
void tell_team(Now& now, EventKind kind, Seat actor, std::array<std::uint8_t, 8> open,
               std::array<std::uint8_t, 8> secret);

// TT-304: what everybody sees of the laid cards, in the open bytes of PlanLaid: how many, the Strength of the
// strongest, then of the others two a byte, the first in the low half. Of 18 points no second card has more
// than 9, so all eleven cards fit.
using LaidStrengths = FixedVector<std::uint8_t, kLocationCards>;
std::array<std::uint8_t, 8> strengths_told(const LaidStrengths& laid);
LaidStrengths strengths_in(const Event& event);
Plan plan_in(const Event& event);  // of PlanLaid and PlanProposed, for those who see the secret bytes

}  // namespace holdout::the_thing
