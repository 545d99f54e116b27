#include "games/the_thing/rules/the_thing.h"

#include "games/the_thing/rules/changes.h"
#include "games/the_thing/rules/wording/event_crew.h"

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

namespace {

// With 1 to 3 players each event says who is who, so that its sentence can name the Characters.
[[gnu::noinline]] void apply_with_names(const Rules& r, State& s, Seat seat, Action a, Log& log) {
  std::vector<Event> events;
  Log unnamed(events);
  answer_top(r, s, seat, a, unnamed);
  for (Event& event : events) {
    put_crew(event, s.table.sheet);
    log(event);
  }
}

}  // namespace

void TheThing::apply(const Rules& r, State& s, Seat seat, Action a, Log& log) {
  if (r.few && log.on()) [[unlikely]]
    return apply_with_names(r, s, seat, a, log);
  answer_top(r, s, seat, a, log);
}

}  // namespace holdout::the_thing
