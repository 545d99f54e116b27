#pragma once

#include "engine/testing/world.h"

// Secrecy, proved by swapping worlds. World A is played at random. Wherever it comes to rest, and for every
// seat and the spectators, let B be a world that the viewer imagines from its view of A: to the viewer the
// two must be the same.
//
//   - View, board facts, prompt, options, fallback, time limit and refusals are equal, byte by byte.
//   - After one answer that is legal in both (and the same rolls of chance) everything the viewer receives is
//     equal: events, their number and order, the next view and prompt. Only an event that the game declares
//     as a reveal may tell different things, to those who see it; what follows it is then no longer compared.
//     What the others are told of it is in their views as well: equal views, equal events.
//   - While a side acts unseen (engine/unseen.h), the answers may differ, and so may the seats that give
//   them:
//     strangers notice none of them, but for the one that ends the phase and those that a rule makes public,
//     which are reveals. Nothing at all is another than before it.
//   - What spectators see every player sees too: in a world that looks the same to one, they see the same.
//   - An answer of somebody else is as secret as the view says: if another answer would lead to another state
//     with the same view, the events must be the same too. While a sealed question stays open, both always
//     are, but for the members of a team that decides together.
//
// Positions where chance is asked are nobody's to see: a table answers chance before it sends anything.

namespace holdout::testing {

// How much was compared: a check that compared nothing proves nothing.
struct TwinCount {
  int positions = 0;  // views of A, each with a world B of its own
  int different = 0;  // of these, the worlds that differ from A
  int steps = 0;      // answers given in both
  int reveals = 0;    // of these, steps that revealed different things
  int unseen = 0;  // of the steps, those that a stranger compared inside a phase in which a side acts unseen
  int elsewhere = 0;     // of these, with another seat or question of the side in the two worlds
  int no_common = 0;     // positions without an answer that is legal in both
  int alternatives = 0;  // pairs of different answers compared

  TwinCount& operator+=(const TwinCount& o);
};

Result<TwinCount> check_secrecy(const AnyGame& game, const Plan& plan);

}  // namespace holdout::testing
