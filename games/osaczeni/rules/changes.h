#pragma once

#include "games/osaczeni/rules/wording/nouns.h"

// The verbs that several headings of the rulebook share. Each reports what it did.

namespace holdout::osaczeni {

void begin_phase(Now& now, Phase phase);

void move_character(Now& now, Character who, Area to, MoveCause cause);

// OS-505..507: one monster from the pool; to the lot if the area is full or closed, nowhere if that is full
// too.
void monster_comes(Now& now, Area due, Cause cause, Seat actor = kNobody);
void monsters_leave(Now& now, Area area, int how_many);
// OS-116..118, OS-501..513: dice, then Crybabies, then crowd.
void monsters_arrive(Now& now);

// OS-201: opens a vote in `area`. Cards in force stay only for further attacks on the lot (OS-828).
void begin_vote(Now& now, VoteKind kind, Area area, int attack = 0);

void tell_discussion(Now& now);

// One card from the deck into a hand; the card is no longer a matter of chance.
void take_card(State& s, Seat seat, Item item);
Item take_drawn(State& s, Action drawn);  // what chance drew leaves the deck
Item draw_known(State& s);                // precondition: the next card's place is known

void give_badge(Now& now, Seat to, bool passed_on);

// items.cpp
void play_options(const Rules& r, const State& s, Seat seat, ItemTiming when, Actions& out);
void play_item(Now& now, Seat seat, Action action);

// scoring.cpp: OS-707..719, and the epilogue (epilogues.cpp)
void end_game(Now& now, Ending ending);
std::uint8_t unlocked_epilogue(const Rules& r, const State& s);

}  // namespace holdout::osaczeni
