#include "games/the_thing/rules/changes.h"
#include "games/the_thing/rules/phases/weather_die.h"

// Use of the Weather Station: TT-654..656, TT-1030.

namespace holdout::the_thing {

namespace {

Locations fuel_targets(const Rules& r, const Table& t) {  // TT-655
  Locations targets;
  for (Location l : kFuelled)
    if (t.fuel_depot > 0 && fuel_room(r, t, l) > 0) targets.add(l);
  return targets;
}

// Different results only: the same one twice is no choice.
void add_result(Table& t, Sky sky) {
  if (sky != Sky::None && !t.rolls.contains(sky)) t.rolls.push(sky);
}

// TT-654: the die stays here until the next round.
void leave_die(Table& t, Sky sky) {
  t.station_sky = sky;
  t.rolls.clear();
}

}  // namespace

Flow StationUse::run(Now& now) {
  Table& t = now.s.table;
  switch (step) {
    case Step::Begin:
      t.rolls.clear();
      left = has_ability(t, t.actor, CharacterId::Bennings) ? u8(now.rules.extra_rolls) : 1;  // TT-656
      step = Step::Roll;
      return again();
    case Step::Roll:
      if (left > 0) return ask_chance();
      add_result(t, t.station_sky);  // TT-654: what the die showed before is one more choice
      step = Step::Choose;
      return again();
    case Step::Choose:
      if (t.rolls.size() > 1) return ask_players();
      leave_die(t, t.rolls[0]);
      step = Step::Fuel;
      return again();
    case Step::Fuel: break;
  }
  return fuel_targets(now.rules, t).empty() ? done() : ask_players();
}

void StationUse::outcomes(const Rules& r, const State&, Outcomes& out) const { weather_outcomes(r, out); }

Question StationUse::question(const Rules&, const State& s) const {
  const QuestionKind kind = step == Step::Fuel ? QuestionKind::FuelTarget : QuestionKind::WeatherResult;
  return ask(s.table, kind, s.table.actor);
}

void StationUse::options(const Rules& r, const State& s, Seat, Actions& out) const {
  if (step == Step::Fuel) {
    for (Location l : fuel_targets(r, s.table)) out.push(answer::Go{l});
    return;
  }
  for (Sky sky : s.table.rolls) out.push(answer::Keep{sky});
}

Flow StationUse::answer(Now& now, Seat, Action a) {
  Table& t = now.s.table;
  if (step == Step::Fuel) {
    move_fuel(now, parts_of<answer::Go>(a).place, 1, true);
    return done();
  }
  const Sky sky = step == Step::Roll ? rolled_as<Sky>(a) : kept_as<Sky>(a);
  if (step == Step::Roll) {
    --left;
    add_result(t, sky);
    tell(now, event::WeatherRolled{sky}, seat_of(t, t.actor));
    return again();
  }
  tell(now, event::WeatherKept{.sky = sky, .earlier = sky == t.station_sky}, seat_of(t, t.actor));
  leave_die(t, sky);
  step = Step::Fuel;
  return again();
}

}  // namespace holdout::the_thing
