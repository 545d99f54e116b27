#pragma once

#include "games/terrorscape/rules/changes.h"
#include "games/terrorscape/rules/words.h"

// The verbs of the Killer that several headings share. Each reports what it did, and notes in the public
// history what both sides saw.

namespace holdout::terrorscape {

inline void seen(Now& now, Seen what, int who = 0, int more = 0) {
  note(now.s.table.history, what, who, more);
}

// ---- his cards -----------------------------------------------------------------------------------------

inline std::uint8_t& in_hand(State& s, Skill skill) { return s.hidden.killer.hand[at(skill)]; }
inline bool holds(const State& s, Skill skill) { return s.hidden.killer.hand[at(skill)] > 0; }
inline void discard(State& s, Skill skill) { s.hidden.killer.discards.push(skill); }
// The card that a level of his unlocks (3.6).
Skill locked_card(const Rules& r, Killer killer);
// The card could be played now: its cost can be paid with the others (TS-261).
bool can_pay_for(const Rules& r, const State& s, Skill skill);
// TS-371: special cards may become fast ones.
bool is_fast(const Rules& r, const Table& t, Skill skill);
bool is_special(const Rules& r, const Table& t, Skill skill);
// One option for each kind in his hand, except of this one.
void each_of_hand(const State& s, Skill except, Actions& out);

// ---- strength and place --------------------------------------------------------------------------------

void add_phase_strength(Now& now, int n);   // TS-266
void add_trait_strength(Table& t, int n);   // KT-01, 17, 18
void set_attack_strength(Now& now, int n);  // likewise
// One step of a MOVE: through a block it removes it (TS-024, TS-025).
void step_to(Now& now, Location room);
void begin_walk(Now& now);  // a new MOVE begins

// ---- who is hit ----------------------------------------------------------------------------------------

// SCARE everyone within so many steps of him (TS-028).
Flow scare_in_range(Now& now, int steps);

// Outside an encounter, and the amulet has not been seen yet (TS-085).
inline bool asks_for_amulet(const Table& t) { return t.meeting.at == Location::None && !t.amulet_seen; }

}  // namespace holdout::terrorscape
