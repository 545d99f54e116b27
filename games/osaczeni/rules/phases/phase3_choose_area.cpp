#include "games/osaczeni/rules/changes.h"

// Phase 3: where to go? The badge holder openly, then all others in secret.

namespace holdout::osaczeni {

Flow ChooseArea::run(Now& now) {
  Table& t = now.s.table;
  switch (step) {
    case Step::Badge:
      t.destination.fill(Area::None);
      now.s.hidden.destination.fill(Area::None);
      t.heading = {};
      if (any_destination(t, t.badge)) return ask_players();  // OS-401, OS-402
      step = Step::Others;                                    // OS-409
      return again();
    case Step::Others:
      for (Seat seat : living_players(t).without(t.badge))
        if (any_destination(t, seat)) t.heading.voters.add(seat);  // OS-404
      step = Step::Finished;
      return call(now, SecretDestinations{});
    case Step::Finished: break;
  }
  return done();
}

Question ChooseArea::question(const Rules&, const State& s) const {
  return ask(only(s.table.badge), QuestionKind::Declare);
}

void ChooseArea::options(const Rules& r, const State& s, Seat seat, Actions& out) const {
  DestinationRules::choices(r, s, seat, out);
}

Flow ChooseArea::answer(Now& now, Seat seat, Action a) {
  const Area area = parts_of<answer::Go>(a).area;
  now.s.table.destination[slot(seat)] = area;
  tell(now, event::DestinationDeclared{.area = area}, seat);
  step = Step::Others;
  return again();
}

void DestinationRules::choices(const Rules&, const State& s, Seat seat, Actions& out) {
  const Characters own = living_of(s.table, seat);
  for (int a = 1; a <= kAreas; ++a)
    if (legal_destination(s.table, own, area_number(a))) out.push(answer::Go{area_number(a)});
}
void DestinationRules::seal(State& s, Seat seat, Action a) {
  s.hidden.destination[slot(seat)] = parts_of<answer::Go>(a).area;
}
void DestinationRules::sealed(Now& now, Seat seat) { tell(now, event::DestinationSealed{}, seat); }  // OS-905

}  // namespace holdout::osaczeni
