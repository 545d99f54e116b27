#pragma once

#include "games/terrorscape/rules/words.h"

// The verbs that several headings of the rulebook share. Each reports what it did, and notes in the public
// history what both sides saw.

namespace holdout::terrorscape {

// setup/preparation.cpp: the board before the first question (section 4).
void lay_out(const Rules& r, State& s);

// ---- survivors/effects.cpp ---------------------------------------------------------------------------

void make_noise(Now& now, Survivor who, Location room);  // TS-040, TS-042: hidden until the report
void lose_fear(Now& now, Survivor who, int n);           // TS-066: so many at most
void heal(Now& now, Survivor who);                       // TS-083
void remove_block(Now& now, Survivor who, Door door);    // TS-163, TS-541
void spend_item(Now& now, Survivor who, Item item);      // TS-124, TS-130: to the discard pile; no event
void take_key(Now& now, Survivor who);                   // TS-122, TS-531
void place_repair(Now& now, Survivor who, int n, bool tools);  // TS-165..168
void move_survivor(Now& now, Survivor who, Location to, bool passage = false);
// TS-533, TS-553: the first player token goes to the next living Survivor in the mansion.
void pass_token(Now& now);

// ---- ending.cpp --------------------------------------------------------------------------------------

// Ends the game: `return end_game(now, …)` at once. Winners follow from the ending (TS-400, TS-401, TS-542,
// TS-594); everything hidden is shown (TS-404).
Flow end_game(Now& now, Ending ending, Cause cause = Cause::None);
// On your own (TS-542): nobody is left in the mansion.
inline bool all_gone(const Table& t) { return in_mansion(t).empty(); }

}  // namespace holdout::terrorscape
