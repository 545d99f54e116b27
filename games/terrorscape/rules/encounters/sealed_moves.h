#pragma once

#include "games/terrorscape/rules/words.h"

// What the players of several Survivors answer at once and in secret: a player of more than one answers for
// them one after another.

namespace holdout::terrorscape {

// Of those that are left, whom this player answers for now.
inline Survivor asked_of(const Rules& r, Seat seat, Survivors left) {
  return (left & survivors_of(r, seat)).first();
}

inline Question ask_each(const Rules& r, QuestionKind kind, Survivors left) {
  return ask(seats_of(r, left), kind);
}

// The player has answered for one; he may be asked for the next at once.
Flow next_of_seat(Now& now, Seat seat, Survivors& left);

// Where he goes, or that he stays.
void seal_move(State& s, Survivor who, Action a);
// All of them go at once; their own side is told.
void make_sealed_moves(Now& now, Survivors those);

}  // namespace holdout::terrorscape
