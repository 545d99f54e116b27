#include "games/the_thing/rules/the_thing.h"

#include "games/the_thing/rules/changes.h"

namespace holdout::the_thing {

static_assert(Game<TheThing>);

State TheThing::start(const Rules& r, Log& log) {
  State s;
  lay_out(r, s);
  s.running.stack.push(Preparation{});
  Now now{r, s, log};
  follow(now, again());
  return s;
}

void TheThing::options(const Rules& r, const State& s, Seat seat, Actions& out) {
  options_of_top(r, s, seat, out);
}
void TheThing::outcomes(const Rules& r, const State& s, Outcomes& out) { outcomes_of_top(r, s, out); }

void TheThing::apply(const Rules& r, State& s, Seat seat, Action a, Log& log) {
  answer_top(r, s, seat, a, log);
}

}  // namespace holdout::the_thing
