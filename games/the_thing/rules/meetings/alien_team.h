#pragma once

#include "games/the_thing/rules/changes.h"

// What the councils of the revealed Alien share (TT-306, TT-307).

namespace holdout::the_thing {

void open_council(State& s);  // of all its members; the earliest revealed one speaks

// Noticed by the team alone.
template <class E>
void tell_team(Now& now, const E& event, Seat actor) {
  if (!now.log.on()) [[likely]]
    return;
  Event all = told(event, actor);
  all.noticed_by = all.seen_by = now.s.hidden.council.team;
  now.log(all);
}

// TT-304: what everybody sees of the laid cards: the Strength of the strongest in a byte, then of the others
// two a byte, the first in the low half. Of 18 points no second card has more than 9, so all eleven cards
// fit.
using LaidStrengths = FixedVector<std::uint8_t, kLocationCards>;
PackedStrengths packed(const LaidStrengths& laid);
LaidStrengths strengths_in(int cards, PackedStrengths packed);
Plan plan_in(const event::PlanProposed& told);
// A deed that is put forward (D-12, D-13) has no cards.
event::PlanProposed proposed_deed(const Hidden& h);
ActionKind deed_in(const event::PlanProposed& told);
Slot victim_in(const event::PlanProposed& told);

}  // namespace holdout::the_thing
