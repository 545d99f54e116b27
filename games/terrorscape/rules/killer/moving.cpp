#include "games/terrorscape/rules/killer/acts.h"

// A MOVE of the Killer (TS-022): step by step, each told as it is made.

namespace holdout::terrorscape {

Flow KillerMove::run(Now& now) {
  if (made == most) return done();
  return ask_killer(now);
}

Question KillerMove::question(const Rules& r, const State&) const {
  return ask_killer(r, QuestionKind::CardPath);
}

void KillerMove::options(const Rules&, const State& s, Seat, Actions& out) const {
  for (const Location room : neighbours(s.table.at)) out.push(answer::Step{.room = room});
  if (made >= least) out.push(answer::Pass{});
}

Flow KillerMove::answer(Now& now, Seat, Action a) {
  if (static_cast<ActionKind>(a.kind) == ActionKind::Pass) return done();
  ++made;
  step_to(now, parts_of<answer::Step>(a).room);
  return again();
}

}  // namespace holdout::terrorscape
