#include "games/terrorscape/rules/encounters/sealed_moves.h"

#include "games/terrorscape/rules/changes.h"

namespace holdout::terrorscape {

Flow next_of_seat(Now& now, Seat seat, Survivors& left) {
  left.remove(asked_of(now.rules, seat, left));
  if (left.empty()) return again();
  if ((left & survivors_of(now.rules, seat)).empty()) return keep_waiting();
  return ask_anew(now, only(seat));
}

void seal_move(State& s, Survivor who, Action a) {
  const bool goes = static_cast<ActionKind>(a.kind) == ActionKind::Go;
  s.hidden.survivors.flee_to[at(who)] = goes ? parts_of<answer::Go>(a).room : where(s, who);
}

void make_sealed_moves(Now& now, Survivors those) {
  SurvivorSecrets& side = now.s.hidden.survivors;
  for (const Survivor who : those)
    if (const Location to = side.flee_to[at(who)]; to != where(now.s, who)) move_survivor(now, who, to);
  side.flee_to.fill(Location::None);
}

}  // namespace holdout::terrorscape
