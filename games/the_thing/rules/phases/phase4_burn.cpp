#include "games/the_thing/rules/changes.h"

// Phase 4, fire: TT-580..587.

namespace holdout::the_thing {

namespace {

// D-20, masked: by public facts this Character might set fire to where it stands.
bool may_burn(const Rules& r, const Table& t, Slot slot) {
  return t.standing.has(slot) && may_hold_weapon(t, slot) && can_burn(r, t, where(t, slot));
}

// TT-585: what stood on the location is gone with it; stores and decks elsewhere are not.
void empty_location(Now& now, Location l) {
  Table& t = now.s.table;
  if (t.fuel[at(l)] > 0) tell(now, event::FuelLost{.in_place = true, .place = l, .n = t.fuel[at(l)]});
  t.fuel[at(l)] = 0;
  if (t.damage[at(l)] > 0) tell(now, event::DamageRemoved{.place = l, .n = t.damage[at(l)]});
  t.command = u8(t.command + t.damage[at(l)]);
  t.damage[at(l)] = 0;
  if (l == Location::Generator && !t.no_power) {
    t.no_power = true;
    tell(now, event::PowerFailed{});
  }
  if (l == Location::Kitchen && t.kitchen > 0) {
    tell(now, event::FoodLost{t.kitchen});
    t.kitchen = 0;
  }
  if (l == Location::Weather) t.station_sky = Sky::None;
}

}  // namespace

void burn_location(Now& now, Slot by, WeaponKind with, Location l) {
  Table& t = now.s.table;
  tell(now, event::Burnt{.who = by, .thing = with, .place = l});
  --t.fires;
  empty_location(now, l);
  t.burnt.add(l);
  t.cards_gone.add(l);          // TT-121
  for (Slot slot : in(t, l)) {  // TT-582; a Dog stays until phase 8 (TT-583)
    move_figure(now.s, slot, Location::RecRoom);
    lie_down(now, slot);
  }
  if (t.frost > 0) tell(now, event::FrostMoved{.from = t.frost, .to = 0});
  t.frost = 0;
}

Flow Fires::run(Now& now) {
  Table& t = now.s.table;
  switch (step) {
    case Step::Begin: left = t.characters; break;
    case Step::Next: break;
    case Step::Ask: return ask_players();
    case Step::Burn: burn_location(now, t.actor, weapon, where(t, t.actor)); break;
  }
  step = Step::Next;
  for (left = left & t.standing; !left.empty() && pile_pays(now.rules, t);) {  // TT-587
    t.actor = next_in_turn(t, left);                                           // TT-586
    left.remove(t.actor);
    if (!may_burn(now.rules, t, t.actor)) continue;
    step = Step::Ask;
    return again();
  }
  t.actor = kNoSlot;
  return done();
}

Question Fires::question(const Rules&, const State& s) const {
  return ask(s.table, QuestionKind::Burn, s.table.actor);
}

void Fires::options(const Rules& r, const State& s, Seat, Actions& out) const {
  const Slot slot = s.table.actor;
  out.push(answer::Pass{});
  for (std::size_t i = 0; i < kWeaponKinds; ++i) {  // TT-580, TT-1012
    const WeaponKind kind = static_cast<WeaponKind>(i);
    if (r.weapon_rows[i].burns && holds(s, slot, kind)) out.push(answer::Wield{kind});
  }
}

Flow Fires::answer(Now& now, Seat, Action a) {
  step = Step::Next;
  if (is<answer::Pass>(a)) return again();
  weapon = parts_of<answer::Wield>(a).thing;
  pay_weapon(now, now.s.table.actor, weapon);  // TT-581
  step = Step::Burn;
  return call(now, LosePileCard{});
}

}  // namespace holdout::the_thing
