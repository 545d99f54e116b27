#include "games/terrorscape/rules/survivors/turn.h"

// What a Survivor may do in his turn (5.8, 5.9): any number of extra actions and exchanges, and one of the
// six actions.

namespace holdout::terrorscape {

namespace {

bool is_at_work(const State& s, Survivor who) {  // TS-164, TS-170: not where the Killer openly is
  return !killer_is_openly_in(s.table, where(s, who));
}

bool may_repair(const Rules& r, const State& s, Survivor who) {  // TS-164
  const SurvivorSecrets& own = s.hidden.survivors;
  return where(s, who) == kRadio && !own.repaired && own.repairs < r.repair_steps && is_at_work(s, who);
}

bool may_scavenge(const State& s, Survivor who) {  // TS-170
  return kItemRooms.has(where(s, who)) && search_cards(s) > 0 && is_at_work(s, who);
}

bool is_owner(const Table& t, Survivor who, Item item) {  // TS-128
  const std::uint16_t owner = row(item).owner;
  return owner == 0 || (owner >> at(t.persons[at(who)]) & 1U) != 0;
}

// Items whose use is an action of the turn, and that would have an effect (TS-149).
bool may_use(const Rules& r, const State& s, Survivor who, Item item) {
  switch (item) {
    case Item::Firecracker: return true;                                     // TS-176
    case Item::Camera: return is_owner(s.table, who, item);                  // TS-183
    case Item::Sedative: return fear_of(s.table, who) > 0;                   // TS-182
    case Item::Flashlight: return kEntrances.has(where(s, who));             // TS-174
    case Item::TrapParts: return s.hidden.survivors.trap == Location::None;  // TS-175
    default:
      return is_owner(s.table, who, item) &&
             has_target(r, s, who, {.kind = ActionKind::Use, .what = u8(item)});
  }
}

void push_items(const Rules& r, const State& s, Survivor who, bool ItemRow::*use, Actions& out) {
  const ItemCounts& pack = s.hidden.survivors.packs[at(who)];
  for (int i = 0; i < kItemKinds; ++i)
    if (const auto item = static_cast<Item>(i);
        pack[at(item)] > 0 && row(item).*use && may_use(r, s, who, item))
      out.push(answer::Use{item});
}

// Well stocked, Perceptive, Sprint: each Survivor has one at most.
bool may_use_ability(const Rules& r, const State& s, Survivor who) {
  if (is_person(s.table, who, Person::Sophia))  // TS-149, TS-225
    return kEntrances.has(where(s, who)) && s.hidden.survivors.passages < kPassagesEach;
  return has_target(r, s, who, {.kind = ActionKind::Ability});
}

bool may_use_trait(const Rules& r, const State& s, Survivor who, SurvivorTrait trait) {
  switch (trait) {
    case SurvivorTrait::Provoker: return true;
    case SurvivorTrait::RallyingVoice: return !fearful(s.table).without(who).empty();
    case SurvivorTrait::Guide: return !companions(s, who).empty();
    default: return has_target(r, s, who, {.kind = ActionKind::UseTrait, .what = u8(trait)});
  }
}

void push_traits(const Rules& r, const State& s, Survivor who, SurvivorTraitTime time, Actions& out) {
  for (SurvivorTrait trait : s.hidden.survivors.traits[at(who)].without(s.hidden.survivors.used[at(who)]))
    if (tables::kSurvivorTraits[at(trait)].time == time && may_use_trait(r, s, who, trait))
      out.push(answer::UseTrait{trait});
}

bool perceptive_is_extra(const State& s, Survivor who) {
  return is_person(s.table, who, Person::Sophia) && carries(s, who, Item::Flashlight);
}

// TS-565: a completed plan serves every Survivor.
void push_plan(const Rules& r, const State& s, Survivor who, bool special, Actions& out) {
  const Plan plan = s.hidden.survivors.plan_done;
  if (plan == Plan::None || is_special(s, plan) != special) return;
  if (may_use_plan(r, s, who, plan)) out.push(answer::UsePlan{plan});
}

void push_actions(const Rules& r, const State& s, Survivor who, Actions& out) {
  for (Location room : ends_of_action(r, s, who)) out.push(answer::Go{room});
  out.push(answer::Calm{});  // TS-148
  for (Door door : blocks_of(s.table, where(s, who))) out.push(answer::Clear{door});
  if (may_repair(r, s, who)) {
    out.push(answer::Repair{});
    if (carries(s, who, Item::Tools)) out.push(answer::RepairTools{});
  }
  if (may_scavenge(s, who)) out.push(answer::Scavenge{});
  push_items(r, s, who, &ItemRow::special, out);
  if (!perceptive_is_extra(s, who) && may_use_ability(r, s, who)) out.push(answer::Ability{});
  push_traits(r, s, who, SurvivorTraitTime::Special, out);
  push_plan(r, s, who, true, out);
}

void push_extras(const Rules& r, const State& s, Survivor who, Actions& out) {
  push_items(r, s, who, &ItemRow::extra, out);
  if (perceptive_is_extra(s, who) && may_use_ability(r, s, who)) out.push(answer::Ability{});
  push_traits(r, s, who, SurvivorTraitTime::Extra, out);
  push_plan(r, s, who, false, out);
}

bool has_goods(const Rules& r, const State& s, Survivor who) {
  return pack_size(s, who) > 0 || (r.trade_keys && s.hidden.survivors.keys[at(who)] > 0);
}

void push_exchanges(const Rules& r, const State& s, Survivor who, Actions& out) {
  if (s.hidden.survivors.exchanges >= kExchangesEach) return;  // TS-149
  for (Survivor other : companions(s, who))
    if (has_goods(r, s, who) || has_goods(r, s, other)) out.push(answer::ExchangeWith{other});
}

// TS-539: from a body.
void push_bodies(const State& s, Survivor who, Actions& out) {
  for (Survivor body : bodies_in(s, where(s, who)))
    if (pack_size(s, body) > 0 || s.hidden.survivors.keys[at(body)] > 0) out.push(answer::PickUp{body});
}

}  // namespace

Locations ends_of_action(const Rules& r, const State& s, Survivor who) {
  const Table& t = s.table;
  const Location here = where(s, who);
  const bool early = has_trait(s, who, SurvivorTrait::HeadStart) && t.stealth == Skill::None &&
                     distance(here, t.at) <= 1;  // ST-02, TS-519
  const int most = early ? amount(r, SurvivorTrait::HeadStart) : r.move_most;
  return ends_of_move(here, r.move_least, most, t.blocks);
}

void turn_options(const Rules& r, const State& s, Survivor who, Actions& out) {
  const bool acted = s.hidden.survivors.acted;
  if (!acted) push_actions(r, s, who, out);
  push_extras(r, s, who, out);
  push_exchanges(r, s, who, out);
  push_bodies(s, who, out);
  if (acted) out.push(answer::EndTurn{});  // TS-147
}

bool is_special(const State& s, Survivor who, const Effect& effect) {
  if (effect.kind == ActionKind::Use) return row(static_cast<Item>(effect.what)).special;
  if (effect.kind == ActionKind::Ability) return !perceptive_is_extra(s, who);
  if (effect.kind == ActionKind::UsePlan) return is_special(s, static_cast<Plan>(effect.what));
  return tables::kSurvivorTraits[effect.what].time == SurvivorTraitTime::Special;
}

}  // namespace holdout::terrorscape
