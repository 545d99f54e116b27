#include "games/the_thing/rules/changes.h"

// Free actions: Fuel Can and Tools, TT-630..633.

namespace holdout::the_thing {

namespace {

bool takes_fuel(const Rules& r, const Table& t, Location l) {  // TT-632: always from the Fuel Depot
  return t.fuel_depot > 0 && fuel_room(r, t, l) > 0;
}

bool works(const Rules& r, const Table& t, ItemKind kind, Location l) {
  return kind == ItemKind::FuelCan ? takes_fuel(r, t, l) : repairable(t, l) > 0;
}

bool can_act(const Rules& r, const State& s, Slot slot, ItemKind kind) {
  return r.item_rows[at(kind)].free_action && holds(s, slot, kind) &&
         works(r, s.table, kind, where(s.table, slot));
}

// D-23, masked: asked on public facts, whatever the cards are; with 1 to 3 players everybody sees them
// (TT-1102).
bool may_act(const Rules& r, const State& s, Slot slot) {
  if (r.few) return can_act(r, s, slot, ItemKind::FuelCan) || can_act(r, s, slot, ItemKind::Tools);
  if (!may_hold_item(s.table, slot)) return false;
  const Location l = where(s.table, slot);
  return takes_fuel(r, s.table, l) || repairable(s.table, l) > 0;
}

}  // namespace

Flow FreeActions::run(Now& now) {
  return may_act(now.rules, now.s, now.s.table.actor) ? ask_players() : done();
}

Question FreeActions::question(const Rules&, const State& s) const {
  return ask(s.table, QuestionKind::FreeAction, s.table.actor);
}

void FreeActions::options(const Rules& r, const State& s, Seat, Actions& out) const {
  out.push(answer::Pass{});
  for (int i = 0; i < kItemKinds; ++i)
    if (can_act(r, s, s.table.actor, static_cast<ItemKind>(i)))
      out.push(answer::UseItem{static_cast<ItemKind>(i)});
}

Flow FreeActions::answer(Now& now, Seat, Action a) {
  if (is<answer::Pass>(a)) return done();
  const Slot slot = now.s.table.actor;
  const ItemKind kind = parts_of<answer::UseItem>(a).thing;
  const Location l = where(now.s.table, slot);
  tell(now, event::ItemUsed{.who = slot, .thing = kind});
  remove_good(now, slot, good(kind));
  if (kind == ItemKind::FuelCan)
    move_fuel(now, l, 1, true);
  else
    remove_damage(now, l, 1);  // TT-633: no bonus, no Windows
  return again();              // TT-631: any number
}

}  // namespace holdout::the_thing
