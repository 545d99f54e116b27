#include "games/the_thing/rules/changes.h"
#include "games/the_thing/rules/few/variant.h"

// The actions of the game for 1 to 3 players: TT-1140..1142, TT-1152, V-2, V-7. The Leader rolls and assigns;
// what the Character does with its dice is variant_dice.cpp's.

namespace holdout::the_thing {

namespace {

void tell_roll(Now& now) {
  const Table& t = now.s.table;
  tell(now, event::DiceRolled{.who = t.actor, .dice = t.dice}, t.leader);
}

}  // namespace

Flow FewActions::run(Now& now) {
  Table& t = now.s.table;
  switch (step) {
    case Step::Rescue:  // TT-1140
      step = Step::Name;
      if (rescue_at_station(now.rules, t)) return call(now, RescueOffer{});
      [[fallthrough]];
    case Step::Name:
      t.actor = kNoSlot;
      if (may_take_dice(t).empty()) return done();
      if (t.no_power) return ask_players();         // TT-1142: the Character before the roll
      step = Step::Roll;
      [[fallthrough]];
    case Step::Roll:
      if (rolled < dice_in_use(now.rules, t)) return ask_chance();
      rolled = 0;
      tell_roll(now);
      if (t.actor != kNoSlot) {
        step = Step::GoOn;
        return call(now, DiceSet{});
      }
      step = Step::Assign;
      return ask_players();
    case Step::Assign: return ask_players();
    case Step::GoOn: break;
  }
  return may_take_dice(t).empty() ? done() : ask_players();  // TT-1152
}

void FewActions::outcomes(const Rules& r, const State&, Outcomes& out) const { die_outcomes(r, out); }

Question FewActions::question(const Rules&, const State& s) const {
  if (step == Step::GoOn) return ask_leader(s.table, QuestionKind::RollAgain);
  Question asked = ask_leader(s.table, QuestionKind::AssignDice);
  if (step == Step::Assign) ask_sleeper(s.table, asked);
  return asked;
}

void FewActions::options(const Rules&, const State& s, Seat seat, Actions& out) const {
  const Table& t = s.table;
  if (step == Step::GoOn) {
    out.push(answer::Yes{});
    out.push(answer::Pass{});
    return;
  }
  if (seat == t.leader)
    for (Slot slot : may_take_dice(t)) out.push(answer::Choose{slot});
  if (step == Step::Assign) sleeper_options(t, seat, out);
}

Flow FewActions::answer(Now& now, Seat, Action a) {
  Table& t = now.s.table;
  switch (step) {
    case Step::Roll: t.dice[rolled++] = rolled_as<Face>(a); return again();
    case Step::GoOn: step = Step::Name; return is<answer::Yes>(a) ? again() : done();
    case Step::Assign:
      if (is<answer::TurnDie>(a)) {
        turn_die(now, a);
        return again();
      }
      break;
    case Step::Rescue:
    case Step::Name: break;
  }
  t.actor = parts_of<answer::Choose>(a).who;
  tell(now, event::Assigned{.who = t.actor, .card = CardKind::None});
  step = step == Step::Assign ? Step::GoOn : Step::Roll;
  return step == Step::GoOn ? call(now, DiceSet{}) : again();
}

}  // namespace holdout::the_thing
