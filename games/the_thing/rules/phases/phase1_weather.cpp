#include "games/the_thing/rules/changes.h"
#include "games/the_thing/rules/phases/weather_die.h"

// Phase 1: the weather of the round, TT-201..204.

namespace holdout::the_thing {

namespace {

// TT-204: the die is on the table again, whatever it showed on the Weather Station.
Flow settle(Now& now, Sky sky) {
  now.s.table.sky = sky;
  now.s.table.station_sky = Sky::None;
  return done();
}

}  // namespace

Flow RollWeather::run(Now&) { return step == Step::Roll ? ask_chance() : ask_players(); }

void RollWeather::outcomes(const Rules& r, const State&, Outcomes& out) const { weather_outcomes(r, out); }

Question RollWeather::question(const Rules&, const State& s) const {
  return ask_leader(s.table, QuestionKind::KeepWeather);
}

void RollWeather::options(const Rules&, const State& s, Seat, Actions& out) const {
  out.push(answer::Keep{rolled});
  out.push(answer::Keep{s.table.station_sky});
}

Flow RollWeather::answer(Now& now, Seat, Action a) {
  const Sky earlier = now.s.table.station_sky;
  const Sky sky = step == Step::Keep ? kept_as<Sky>(a) : rolled_as<Sky>(a);
  if (step == Step::Keep) {  // TT-202
    tell(now, event::WeatherKept{.sky = sky, .earlier = sky == earlier}, now.s.table.leader);
    return settle(now, sky);
  }
  rolled = sky;
  tell(now, event::WeatherRolled{sky}, now.s.table.leader);
  if (earlier == Sky::None || earlier == sky) return settle(now, sky);  // TT-203
  step = Step::Keep;
  return again();
}

}  // namespace holdout::the_thing
