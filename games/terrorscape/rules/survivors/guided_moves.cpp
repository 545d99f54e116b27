#include "games/terrorscape/rules/changes.h"

// ST-18: the other Survivors in the location may each move (TS-523, RU-62).

namespace holdout::terrorscape {

namespace {

Locations ends_for(const Rules& r, const State& s, Survivor who) {
  return ends_of_move(where(s, who), r.move_least, amount(r, SurvivorTrait::Guide), s.table.blocks);
}

}  // namespace

Flow GuidedMoves::run(Now& now) {
  while (!left.empty() && ends_for(now.rules, now.s, left.first()).empty()) left.remove(left.first());
  return left.empty() ? done() : ask_survivors(now);
}

Question GuidedMoves::question(const Rules& r, const State&) const {
  return ask(r, QuestionKind::GuidedMove, left.first());
}

void GuidedMoves::options(const Rules& r, const State& s, Seat, Actions& out) const {
  out.push(answer::Pass{});
  for (Location room : ends_for(r, s, left.first())) out.push(answer::Go{room});
}

Flow GuidedMoves::answer(Now& now, Seat, Action a) {
  const Survivor who = left.first();
  left.remove(who);
  if (is<answer::Go>(a)) move_survivor(now, who, parts_of<answer::Go>(a).room);
  return again();
}

}  // namespace holdout::terrorscape
