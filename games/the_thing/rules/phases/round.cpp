#include "games/the_thing/rules/phases/round.h"

#include "games/the_thing/rules/changes.h"

// A round is its phases in order (TT-110); with 1 to 3 players movement and attack come before the actions
// (5.23, TT-1103).

namespace holdout::the_thing {

namespace {

void begin_round(Now& now) {
  Table& t = now.s.table;
  ++t.round;
  t.handed_open.fill(CardKind::None);
  now.s.hidden.handed.fill(CardKind::None);
  t.meeting = {};
  t.voted.fill(kNoSlot);
  t.offers.fill(0);
  t.history[static_cast<std::size_t>(t.round - 1)] = {};
  tell(now, event::RoundBegan{t.round});
}

bool is_played(const Table& t, Phase phase) {  // TT-110, TT-1130
  if (phase == Phase::Plan || phase == Phase::Attack) return alien_in_play(t);
  return phase != Phase::Tests || somebody_may_test(t);
}

}  // namespace

Phase phase_after(const Rules& r, Phase phase) {
  switch (phase) {
    case Phase::Setup:
    case Phase::Dogs: return Phase::Weather;
    case Phase::Weather: return Phase::Upkeep;
    case Phase::Upkeep: return r.few ? Phase::Movement : Phase::Plan;
    case Phase::Movement: return Phase::Attack;
    case Phase::Plan:
    case Phase::Attack: return Phase::Actions;
    case Phase::Actions: return Phase::RecRoom;
    case Phase::RecRoom: return Phase::Tests;
    case Phase::Tests: return Phase::Meal;
    case Phase::Meal: return Phase::Dogs;
    case Phase::Over: break;
  }
  return Phase::Over;
}

Flow Round::run(Now& now) {
  Table& t = now.s.table;
  const Phase phase = next;
  if (phase == Phase::Weather) {
    if (t.round == now.rules.max_rounds) return end_game(now, Ending::RoundCap);  // TT-1206
    begin_round(now);
  }
  next = phase_after(now.rules, phase);
  if (!is_played(t, phase)) return again();
  begin_phase(now, phase);
  switch (phase) {
    case Phase::Weather: return call(now, RollWeather{});
    case Phase::Upkeep: return call(now, Upkeep{});
    case Phase::Plan: return call(now, PlanAttack{});
    case Phase::Movement: return call(now, FewMovement{});
    case Phase::Attack: return call(now, FewAttack{});
    case Phase::Actions:
      if (now.rules.few) return call(now, FewActions{});
      return call(now, ActionPhase{});
    case Phase::RecRoom: return call(now, RecRoom{});
    case Phase::Tests: return call(now, Tests{});
    case Phase::Meal: return call(now, Meal{});
    case Phase::Dogs: return call(now, DogsAndLeader{});
    case Phase::Setup:
    case Phase::Over: break;
  }
  return done();
}

Flow ActionPhase::run(Now& now) {
  const Table& t = now.s.table;
  const Step now_comes = step;
  if (step != Step::Finish) step = static_cast<Step>(static_cast<int>(step) + 1);
  switch (now_comes) {
    case Step::Draw: return call(now, DrawHands{});
    case Step::Place: return call(now, Placement{});
    case Step::Alien: return t.laid.empty() ? again() : call(now, AlienEncounters{});  // TT-503
    case Step::Meet: return call(now, Encounters{});
    case Step::Rescue:
      recall_alien(now.s);                                                          // TT-308
      return rescue_at_station(now.rules, t) ? call(now, RescueOffer{}) : again();  // TT-570
    case Step::Burn:                                                                // TT-580, TT-584
      return frost_in_play(t) || now.rules.burn_any_time ? call(now, Fires{}) : again();
    case Step::Assign: return call(now, AssignPile{});
    case Step::Finish: break;
  }
  return done();
}

}  // namespace holdout::the_thing
