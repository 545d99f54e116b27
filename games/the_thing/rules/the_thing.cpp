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

// Section 8 of the rules, last column: kinds that may tell a viewer different things in two worlds which
// looked the same to it. What follows from an answer that everybody sees, or from chance, is not among them:
// it tells the same in both. What only some see lies in the secret part, whose audience is tested by itself.
bool TheThing::is_reveal(std::uint8_t event_kind) {
  switch (static_cast<EventKind>(event_kind)) {
    case EventKind::PlanLaid:           // TT-304: the Strength that was decided in secret
    case EventKind::PlanShown:          // TT-520: the locations
    case EventKind::AlienSabotaged:     // TT-525, TT-532: what the team settled on
    case EventKind::Assimilated:        // likewise
    case EventKind::DogAssimilated:     // likewise
    case EventKind::CardsLooked:        // TT-416, to the swapper: the deck
    case EventKind::TokenLooked:        // TT-557, to the looker
    case EventKind::BloodDiscarded:     // TT-652: there was one
    case EventKind::NoBlood:            // TT-652: there was none
    case EventKind::OfferMade:          // TT-702: what was built in private
    case EventKind::Traded:             // TT-702: how many weapons and how many items
    case EventKind::FlamethrowerGiven:  // TT-702: moves openly
    case EventKind::Voted:              // TT-703
    case EventKind::Revealed:           // TT-707, TT-750
    case EventKind::Volunteered:        // TT-730
    case EventKind::Tested:             // TT-727
    case EventKind::AdmitVoted:         // TT-903
    case EventKind::Admitted:           // TT-904
    case EventKind::RoleShown:          // TT-908, TT-1210, the end
    case EventKind::Infected:
    case EventKind::GameEnded: return true;
    default: return false;
  }
}

}  // namespace holdout::the_thing
