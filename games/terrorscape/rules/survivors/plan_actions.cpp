#include "games/terrorscape/rules/survivors/plans.h"

// Completed plans that are used in a turn (3.10, TS-565..569, TS-576..579).

namespace holdout::terrorscape {

namespace {

bool is_placed(const State& s) { return s.hidden.survivors.plan_token != Location::None; }

// TS-566: its token is gone after that.
bool is_used_up(Plan plan) { return tables::kPlans[at(plan)].once; }

// TS-149, TS-579: it would change nothing.
bool is_heard_already(const State& s) {
  const SurvivorSecrets& own = s.hidden.survivors;
  return own.firecracker || own.noise.has(own.plan_token);
}

bool may_put_token(const State& s, Survivor who) { return !is_placed(s) && carries(s, who, Item::Tools); }

// PL-06: three Tools of his own, while the radio still needs repair (TS-577).
bool may_transmit(const Rules& r, const State& s, Survivor who) {
  return carried(s, who, Item::Tools) >= amount(r, Plan::Transmitter) &&
         s.hidden.survivors.repairs < r.repair_steps;
}

bool may_take_key(const State& s, Survivor who) {  // PL-13, TS-578
  return where(s, who) == kMainExit && carries(s, who, Item::Tools) && s.hidden.survivors.bottom_key;
}

void put_token(Now& now, Survivor who, Plan plan) {  // TS-567
  spend_item(now.s, who, Item::Tools);
  const Location room = where(now.s, who);
  now.s.hidden.survivors.plan_token = room;
  tell_side(now, event::PlanTokenPlaced{.plan = plan, .room = room});
}

void transmit(Now& now, Survivor who) {  // PL-06, TS-577
  SurvivorSecrets& own = now.s.hidden.survivors;
  for (int i = 0; i < amount(now.rules, Plan::Transmitter); ++i) spend_item(now.s, who, Item::Tools);
  const int placed = now.rules.repair_steps - own.repairs;
  own.repairs = u8(now.rules.repair_steps);
  tell_side(now, event::Repaired{.who = who, .n = u8(placed), .all = own.repairs, .tools = true});
  make_noise(now, who, where(now.s, who));
  place_help(now);
}

void take_last_key(Now& now, Survivor who) {  // RU-60: it is not drawn
  spend_item(now.s, who, Item::Tools);
  now.s.hidden.survivors.bottom_key = false;
  take_key(now, who);
}

void bathe(Now& now, Survivor who) {  // PL-15
  if (is_wounded(now.s.table, who)) heal(now, who);
  lose_fear(now, who, now.rules.fear_limit);
}

}  // namespace

bool is_special(const State& s, Plan plan) {
  if (plan == Plan::Buzzer && is_placed(s)) return false;
  return tables::kPlans[at(plan)].time == PlanTime::Special;
}

bool may_use_plan(const Rules& r, const State& s, Survivor who, Plan plan) {
  if (!has_done(s, plan) || s.hidden.survivors.plan_spent) return false;
  switch (plan) {
    case Plan::PowderKeg: return may_put_token(s, who);
    case Plan::Buzzer: return is_placed(s) ? !is_heard_already(s) : may_put_token(s, who);
    case Plan::Transmitter: return may_transmit(r, s, who);
    case Plan::MasterKey: return may_take_key(s, who);
    case Plan::KnowTheGrounds:
    case Plan::Tunnels: return !plan_targets(r, s, who, plan).empty();  // TS-032
    case Plan::HealingSpring: return where(s, who) == kMystic;
    case Plan::OldChest: return carries(s, who, Item::AncientAmulet);
    default: return false;
  }
}

Locations plan_targets(const Rules& r, const State& s, Survivor who, Plan plan) {
  const Location here = where(s, who);
  if (plan == Plan::KnowTheGrounds) return ends_of_move(here, 1, amount(r, plan), s.table.blocks);
  if (plan != Plan::Tunnels || !kEntrances.has(here)) return {};
  return kEntrances.without(here);  // TS-576
}

void take_plan_effect(Now& now, Survivor who, Plan plan, Location to) {
  SurvivorSecrets& own = now.s.hidden.survivors;
  const bool placed = is_placed(now.s);
  switch (plan) {
    case Plan::PowderKeg: return put_token(now, who, plan);
    case Plan::Buzzer: return placed ? make_noise(now, who, own.plan_token) : put_token(now, who, plan);
    case Plan::Transmitter: return transmit(now, who);
    case Plan::Tunnels: return move_survivor(now, who, to, true);
    case Plan::KnowTheGrounds: move_survivor(now, who, to); break;
    case Plan::MasterKey: take_last_key(now, who); break;
    case Plan::HealingSpring: bathe(now, who); break;
    case Plan::OldChest: spend_item(now.s, who, Item::AncientAmulet); break;
    default: return;
  }
  own.plan_spent = is_used_up(plan);
}

}  // namespace holdout::terrorscape
