#include "games/terrorscape/rules/encounters/sealed_moves.h"
#include "games/terrorscape/rules/killer/acts.h"

// Flight (TS-335): sealed, then all of them move; nobody but their own side is told where to.

namespace holdout::terrorscape {

namespace {

// Where he may flee to: one step, or with ST-05 a MOVE of up to two.
Locations ways_out(const Rules& r, const State& s, Survivor who) {
  const bool far = has_trait(s, who, SurvivorTrait::SecondWind);
  const int most = far ? amount(r, SurvivorTrait::SecondWind) : r.flee_steps;
  return ends_of_move(where(s, who), 0, most, s.table.blocks).without(where(s, who));
}

void calm_by_second_wind(Now& now, Survivors those) {  // ST-05: also if he stays
  for (const Survivor who : those)
    if (has_trait(now.s, who, SurvivorTrait::SecondWind) && fear_of(now.s.table, who) > 0)
      lose_fear(now, who, fear_of(now.s.table, who));
}

void keep_track(Now& now) {  // TS-406
  SurvivorSecrets& side = now.s.hidden.survivors;
  side.tracks[static_cast<std::size_t>(now.s.table.round - 1)].after = side.at;
}

}  // namespace

Flow FleeBallot::run(Now& now) {
  if (!left.empty()) return ask_at(now, Moment::Flee);
  const Survivors those = now.s.table.meeting.participants;
  make_sealed_moves(now, those);
  calm_by_second_wind(now, those);
  keep_track(now);
  tell(now, event::Fled{.whos = those});
  return done();
}

Question FleeBallot::question(const Rules& r, const State&) const {
  return ask_each(r, QuestionKind::Flee, left);
}
void FleeBallot::options(const Rules& r, const State& s, Seat seat, Actions& out) const {
  for (const Location room : ways_out(r, s, asked_of(r, seat, left))) out.push(answer::Go{.room = room});
  out.push(answer::Pass{});
}
Flow FleeBallot::answer(Now& now, Seat seat, Action a) {
  seal_move(now.s, asked_of(now.rules, seat, left), a);
  return next_of_seat(now, seat, left);
}

}  // namespace holdout::terrorscape
