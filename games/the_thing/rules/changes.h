#pragma once

#include <span>

#include "games/the_thing/rules/wording/nouns.h"

// The verbs that several headings of the rulebook share. Each reports what it did. Those of this file are
// written in changes.cpp unless another file is named.

namespace holdout::the_thing {

void begin_phase(Now& now, Phase phase);

// setup.cpp: the board before the first question (4.1, 4.2), nothing dealt yet.
void lay_out(const Rules& r, State& s);

// ---- figures ---------------------------------------------------------------------------------------------

// No event: the caller says why it moved.
void move_figure(State& s, Slot slot, Location to);
void lie_down(Now& now, Slot slot);  // reports Lay, unless it lies already
// TT-122: one step right; false at the end of the track. With 1 to 3 players the caller looks at on_threat()
// after each step and calls Collision (TT-1124).
bool raise_suspicion(Now& now, Slot slot);
void prove_human(Now& now, Slot slot);  // TT-728: into the green zone, and remembered

// ---- station ---------------------------------------------------------------------------------------------

// From the depot that feeds the location (vehicles: Outdoor Depot) or, `from_main`, always from the Fuel
// Depot (TT-632, TT-655). As much as there is and fits (TT-128); returns how much.
int move_fuel(Now& now, Location to, int amount, bool from_main);
void lose_depot_fuel(Now& now, int amount);  // TT-657: as far as there is any
// TT-119, TT-128: as many as fit. The Boiler may be destroyed (TT-212), the Generator fail (TT-221).
int place_damage(Now& now, Location l, int amount);
int remove_damage(Now& now, Location l, int amount);  // TT-119, TT-223
// phase4_burn.cpp: TT-582..585: fire in the location; everybody there lies in the Rec Room. The cost is paid.
void burn_location(Now& now, Slot by, WeaponKind with, Location l);

// ---- Action cards ----------------------------------------------------------------------------------------

void shuffle_deck(Now& now);                            // TT-402, TT-416: deck and discard pile together
void take_card(Now& now, Slot slot, CardKind kind);     // the next card of the deck, as chance said
void discard_card(Now& now, Slot slot, CardKind kind);  // face down from the hand (TT-418)
// TT-411, TT-415: from the hand to the pile; face up at Maximum Suspicion. `dark`: taken by a neighbour.
void hand_in(Now& now, Slot slot, CardKind kind, bool dark);
void discard_pile(Now& now);  // TT-605: the rest, unseen

// ---- weapons, items, Lab tokens --------------------------------------------------------------------------

// A card of a deck into somebody's hands; a Flamethrower is shown and charged (TT-640). The deck has been
// counted down by the caller.
void take_good(Now& now, Slot slot, Good g);
void remove_good(Now& now, Slot slot, Good g);            // used: openly out of the game (TT-116)
void pay_weapon(Now& now, Slot slot, WeaponKind weapon);  // TT-508: card, charge or nothing; TT-1004
// TT-702: both know what changed hands; Flamethrowers move openly.
void trade_goods(Now& now, Slot from, Slot to, std::span<const Good> given, std::span<const Good> asked);
void lose_lab_token(Now& now, Slot slot, LabKind kind);  // held -> face down out of the game (TT-118)
void discard_belongings(Now& now, Slot slot);            // TT-127, TT-750, TT-751

// ---- Dogs ------------------------------------------------------------------------------------------------

void lock_dog(Now& now, Location l);        // TT-542
void assimilate_dog(Now& now, Location l);  // TT-527, TT-528, TT-534; l may be the Kennel

// ---- roles -----------------------------------------------------------------------------------------------

// TT-560: no event, no check of the end: the caller tells everybody alike (TT-563) once the check is over.
// Before the first one of a check: ++table.checks.
void turn_alien(Now& now, Slot slot, std::uint8_t by);
void kill(Now& now, Slot slot, Location l);           // TT-127, TT-526, TT-528; the sheet passes (TT-108)
void reveal(Now& now, Slot slot, RevealCause cause);  // TT-750..756, TT-1120..1123; the sheet passes (TT-109)
void lose_strength(Now& now, Location l);             // TT-1010, TT-535, TT-536
void recall_alien(State& s);                          // TT-308
void give_leader(Now& now, Seat to, LeaderCause cause);
void pass_leader(Now& now, LeaderCause cause);  // to the next seat on the left with a Character

// ---- the end (ending.cpp) --------------------------------------------------------------------------------

// TT-216, TT-564, TT-930, TT-1173: true if the game is over now. Then `return game_over(now)` at once.
bool check_end(Now& now);
// Ends it for a reason the caller knows (TT-904, TT-908, TT-1170, TT-1206). Return its Flow at once.
Flow end_game(Now& now, Ending ending, Exit exit = Exit::None);
// Winners (TT-920..934), roles and the infection chain shown (TT-932), nothing left to run.
Flow game_over(Now& now);

}  // namespace holdout::the_thing
