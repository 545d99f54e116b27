#include "games/terrorscape/rules/terrorscape.h"

#include "games/terrorscape/rules/changes.h"

namespace holdout::terrorscape {

static_assert(Game<Terrorscape>);

State Terrorscape::start(const Rules& r, Log& log) {
  State s;
  lay_out(r, s);
  s.running.stack.push(Preparation{});
  Now now{r, s, log};
  follow(now, again());
  return s;
}

void Terrorscape::options(const Rules& r, const State& s, Seat seat, Actions& out) {
  options_of_top(r, s, seat, out);
}
void Terrorscape::outcomes(const Rules& r, const State& s, Outcomes& out) { outcomes_of_top(r, s, out); }

void Terrorscape::apply(const Rules& r, State& s, Seat seat, Action a, Log& log) {
  answer_top(r, s, seat, a, log);
}

Sides Terrorscape::sides(const Rules& r) {
  Sides sides;
  sides.push({.key = "killer", .seats = only(r.killer_seat)});
  sides.push({.key = "survivors", .seats = r.survivor_seats});
  return sides;
}

}  // namespace holdout::terrorscape
