#pragma once

#include "games/terrorscape/rules/words.h"

// The verbs that several headings of the rulebook share. Each reports what it did, and notes in the public
// history what both sides saw.

namespace holdout::terrorscape {

// setup/preparation.cpp: the board before the first question (section 4).
void lay_out(const Rules& r, State& s);

// ---- survivors/effects.cpp ---------------------------------------------------------------------------

// TS-040, TS-042: hidden until the report.
void make_noise(Now& now, Survivor who, Location room);
// The same of an action, an item or a drawn card where he is; not with Breath control (TS-520).
void noise_of_action(Now& now, Survivor who);
void move_survivor(Now& now, Survivor who, Location to, bool passage = false);  // TS-031
void lose_fear(Now& now, Survivor who, int n);                                  // TS-066: so many at most
void heal(Now& now, Survivor who);                                              // TS-083
void remove_block(Now& now, Survivor who, Door door);                           // TS-163, TS-541
void place_help(Now& now);                                                      // TS-168

void take_item(State& s, Survivor who, Item item);   // into his backpack; the caller looks at the limit
void spend_item(State& s, Survivor who, Item item);  // TS-130: to the discard pile
void take_key(Now& now, Survivor who);               // TS-122, TS-531
void show_trait(Now& now, Survivor who, SurvivorTrait trait);  // TS-505: everybody knows it from now on
void use_up(State& s, Survivor who, SurvivorTrait trait);      // TS-506: where it is once a game

void pass_token(Now& now);  // TS-533, TS-553: to the next living Survivor in the mansion, clockwise

// Precondition of `call(now, Overflow{who})`.
inline bool is_too_full(const Rules& r, const State& s, Survivor who) {
  return pack_size(s, who) > pack_limit(r, s.table, who);
}

// Who speaks for the side: the lowest seat of those who still decide, or whom he handed it on to (section 7).
Seat speaker(const Rules& r, const State& s);
// A council of the side is opened; what stands in the end is SurvivorSecrets::proposal.
void open_council(const Rules& r, State& s);

// ---- ending.cpp --------------------------------------------------------------------------------------

// Ends the game: `return end_game(now, …)` at once. Winners follow from the ending (TS-400, TS-401, TS-542,
// TS-594); everything hidden is shown (TS-404).
Flow end_game(Now& now, Ending ending, Cause cause = Cause::None);
// On your own (TS-542): nobody is left in the mansion.
inline bool all_gone(const Table& t) { return in_mansion(t).empty(); }

}  // namespace holdout::terrorscape
