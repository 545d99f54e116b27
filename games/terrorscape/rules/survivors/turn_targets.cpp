#include "games/terrorscape/rules/survivors/turn.h"

// Effects of a turn that need a target: it is the next question, which can be left again (section 7).

namespace holdout::terrorscape {

namespace {

void push_rooms(Locations rooms, Actions& out) {
  for (Location room : rooms) out.push(answer::At{room});
}
void push_ends(Locations rooms, Actions& out) {
  for (Location room : rooms) out.push(answer::Go{room});
}
void push_doors(Doors doors, Actions& out) {
  for (Door door : doors) out.push(answer::Door{door});
}
void push_survivors(Survivors those, Actions& out) {
  for (Survivor who : those) out.push(answer::Who{who});
}

Survivors wounded_here(const State& s, Survivor who) {
  return who_are_in(s, where(s, who)) & s.table.wounded;
}

Locations moves(const State& s, Survivor who, int least, int most) {
  return ends_of_move(where(s, who), least, most, s.table.blocks);
}

void item_targets(const Rules& r, const State& s, Survivor who, Item item, Actions& out) {
  switch (item) {
    case Item::Herbs:
    case Item::MedicalKit: return push_survivors(wounded_here(s, who), out);             // TS-177, TS-178
    case Item::WhiskyBottle: return push_rooms(neighbours(where(s, who)), out);          // TS-107, TS-179
    case Item::Hatchet: return push_doors(blocks_of(s.table, where(s, who)), out);       // TS-180
    case Item::Adrenaline: return push_ends(moves(s, who, 1, r.adrenaline_steps), out);  // TS-181
    default: return;
  }
}

void ability_targets(const Rules& r, const State& s, Survivor who, Actions& out) {
  const ItemCounts& discards = s.hidden.survivors.discards;
  switch (s.table.persons[at(who)]) {
    case Person::Marco:  // TS-224
      for (Item item : {Item::Sedative, Item::Adrenaline})
        if (discards[at(item)] > 0) out.push(answer::Take{item});
      return;
    case Person::William: return push_ends(moves(s, who, r.sprint_least, r.sprint_most), out);  // TS-227
    case Person::Anna:
    case Person::Johnson:
    case Person::Sophia:
    case Person::None: return;
  }
}

// ST-15: first which of the three, then its target.
void improvised_targets(const State& s, Survivor who, const Effect& effect, Actions& out) {
  const auto way = static_cast<Improvised>(effect.way - 1);
  if (effect.way == 0) {
    if (!s.table.blocks.empty()) out.push(answer::Improvise{Improvised::RemoveBlock});
    if (fear_of(s.table, who) > 0) out.push(answer::Improvise{Improvised::Calm});
    out.push(answer::Improvise{Improvised::Noise});
  } else if (way == Improvised::RemoveBlock) {
    push_doors(s.table.blocks, out);
  } else {
    push_rooms(neighbours(where(s, who)), out);
  }
}

void trait_targets(const Rules& r, const State& s, Survivor who, const Effect& effect, Actions& out) {
  const auto trait = static_cast<SurvivorTrait>(effect.what);
  switch (trait) {
    case SurvivorTrait::FirstResponder: return push_survivors(wounded_here(s, who).without(who), out);
    case SurvivorTrait::Ventriloquist: return push_rooms(kWholeMansion, out);
    case SurvivorTrait::Improviser: return improvised_targets(s, who, effect, out);
    case SurvivorTrait::Reflexes: return push_ends(moves(s, who, 1, amount(r, trait)), out);
    case SurvivorTrait::BurstOfSpeed: return push_ends(moves(s, who, kBurstLeast, amount(r, trait)), out);
    default: return;
  }
}

}  // namespace

void targets(const Rules& r, const State& s, Survivor who, const Effect& effect, Actions& out) {
  if (effect.kind == ActionKind::Use) item_targets(r, s, who, static_cast<Item>(effect.what), out);
  if (effect.kind == ActionKind::Ability) ability_targets(r, s, who, out);
  if (effect.kind == ActionKind::UseTrait) trait_targets(r, s, who, effect, out);
  if (effect.kind == ActionKind::UsePlan)
    push_ends(plan_targets(r, s, who, static_cast<Plan>(effect.what)), out);
}

bool has_target(const Rules& r, const State& s, Survivor who, const Effect& effect) {
  Actions out;
  targets(r, s, who, effect, out);
  return !out.empty();
}

}  // namespace holdout::terrorscape
