#include "games/the_thing/rules/changes.h"

// One assigned action where the Character stands: TT-610..623, TT-643..650, TT-658, TT-910.

namespace holdout::the_thing {

namespace {

// TT-620: once for each Character that stands there, the acting one included.
std::uint8_t repetitions(const Rules& r, const Table& t, Location l) {
  return r.row(l).bonus ? u8(standing_in(t, l).size()) : 1;
}

void send_sos(Now& now, Slot slot) {  // TT-644; once a game (TT-235), never repeated (TT-622)
  now.s.table.rescue = u8(now.rules.rescue_start);
  tell(now, event::SosSent{slot});
}

void cook(Now& now, Slot slot) {  // TT-648; again and again in a round (TT-649)
  Table& t = now.s.table;
  const bool nauls = has_ability(t, slot, CharacterId::Nauls);  // TT-1036
  const int food = std::min(nauls ? now.rules.nauls_food : now.rules.kitchen_food, int{t.pantry});
  t.pantry = u8(t.pantry - food);
  t.kitchen = u8(t.kitchen + food);
  tell(now, event::FoodMoved{.who = slot, .n = food});
}

Flow use(Now& now, Slot slot, Location l) {
  const std::uint8_t times = repetitions(now.rules, now.s.table, l);
  switch (l) {
    case Location::Armory: return call(now, SearchDeck{.items = false});
    case Location::Storeroom: return call(now, SearchDeck{.items = true});
    case Location::Lab: return call(now, LabUse{.left = times});
    case Location::Weather: return call(now, StationUse{});
    case Location::Helicopter:
    case Location::Snowcat:
      if (is_ready(now.rules, now.s.table, l)) return call(now, VehicleUse{});
      [[fallthrough]];
    case Location::Boiler:
    case Location::Generator: move_fuel(now, l, times, false); break;  // TT-643, TT-645, TT-622
    case Location::Radio: send_sos(now, slot); break;
    case Location::Kitchen: cook(now, slot); break;
    case Location::Sleeping:
    case Location::RecRoom:
    case Location::Kennel:
    case Location::Nowhere: break;  // TT-659
  }
  return done();
}

}  // namespace

Flow Perform::run(Now& now) {
  if (begun) return done();
  begun = true;
  const Table& t = now.s.table;
  const Location l = where(t, t.actor);
  switch (card) {
    case CardKind::Use: return use(now, t.actor, l);
    case CardKind::Repair: return call(now, RepairUse{.left = repetitions(now.rules, t, l)});
    case CardKind::Sabotage: return call(now, Sabotage{.at = l, .times = 1});  // TT-621
    case CardKind::None: break;
  }
  return done();
}

// ---- Repair ----------------------------------------------------------------------------------------------

Flow RepairUse::run(Now& now) {
  const Table& t = now.s.table;
  const Location l = where(t, t.actor);
  if (left == 0 || repairable(t, l) == 0) return done();  // TT-622
  if (has_ability(t, t.actor, CharacterId::Windows) && repairable(t, l) > 1) return ask_players();
  remove_damage(now, l, 1);  // TT-658
  --left;
  return again();
}

Question RepairUse::question(const Rules&, const State& s) const {
  return ask(s.table, QuestionKind::RepairTwo, s.table.actor);
}

void RepairUse::options(const Rules& r, const State&, Seat, Actions& out) const {
  out.push(answer::Repair{1});
  out.push(answer::Repair{r.windows_repair});  // TT-623, TT-1037
}

Flow RepairUse::answer(Now& now, Seat, Action a) {
  remove_damage(now, where(now.s.table, now.s.table.actor), parts_of<answer::Repair>(a).n);
  --left;
  return again();
}

// ---- a ready vehicle -------------------------------------------------------------------------------------

namespace {

Flow lose_use(Now& now) {  // TT-647
  tell(now, event::ActionLost{.who = now.s.table.actor, .card = CardKind::Use});
  return done();
}

}  // namespace

// TT-647: without an item card nobody can hold Keys; everybody else is asked (D-30, masked).
Flow VehicleUse::run(Now& now) {
  return may_hold_item(now.s.table, now.s.table.actor) ? ask_players() : lose_use(now);
}

Question VehicleUse::question(const Rules&, const State& s) const {
  return ask(s.table, QuestionKind::Escape, s.table.actor);
}

void VehicleUse::options(const Rules&, const State& s, Seat, Actions& out) const {
  out.push(answer::Pass{});
  if (holds(s, s.table.actor, ItemKind::Keys)) out.push(answer::Escape{});
}

Flow VehicleUse::answer(Now& now, Seat, Action a) {
  if (is<answer::Pass>(a)) return lose_use(now);
  Table& t = now.s.table;
  tell(now, event::KeysShown{t.actor});
  remove_good(now, t.actor, good(ItemKind::Keys));  // TT-1020
  t.boarding = {};
  t.boarding.exit = where(t, t.actor) == Location::Snowcat ? Exit::Snowcat : Exit::Helicopter;
  t.boarding.first = t.actor;  // TT-910
  t.boarding.aboard = only(t.actor);
  tell(now, event::BoardedFirst{t.actor});
  // An escape that is stopped (TT-1172) does not come back here: nothing is asked twice.
  return now.rules.few ? become(now, LastStand{}) : become(now, Boarding{});
}

}  // namespace holdout::the_thing
