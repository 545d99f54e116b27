#pragma once

#include "bots/choosing.h"
#include "games/terrorscape/rules/seeing/view.h"
#include "games/terrorscape/rules/words.h"

namespace holdout::terrorscape {

// What several players ask of their view.

// A state of everything that the viewer knows and nothing else. Good for what the rules ask of the viewer
// alone: automatic answers, which by their law look no further.
State known_world(const Rules& r, const View& view);
// The automatic answer of section 7.
Action automatic_answer(const Rules& r, const View& view, std::uint32_t ticket);

// The first option of this kind; `otherwise` if there is none.
Action option_of(const Actions& options, ActionKind kind, Action otherwise);
bool offers(const Actions& options, ActionKind kind);

// TS-172: none while he is in stealth.
inline Location open_killer(const Table& t) { return t.stealth == Skill::None ? t.at : Location::None; }
// Steps between the Killer and a location, as far as both sides know.
inline int steps_from_killer(const Table& t, Location room) { return distance(t.at, room); }
// The number of the note with which the present Killer phase begins.
int first_note_of_phase(const Table& t);
// The Killer has searched this location in this phase and found nobody.
bool searched_in_vain(const Table& t, Location room);

// The one of `rooms` that is nearest to `from`; of equal ones the first.
Location nearest(Locations rooms, Location from);

}  // namespace holdout::terrorscape
