#include "games/terrorscape/rules/survivors/turn.h"

// What comes of an item, an ability or a trait that is used in a turn (5.9, 5.11, 12.2).

namespace holdout::terrorscape {

namespace {

void go_through_passage(Now& now, Survivor who) {
  move_survivor(now, who, through_passage(where(now.s, who)), true);  // TS-029
}

void take_item_effect(Now& now, Survivor who, Item item, Action target) {
  SurvivorSecrets& own = now.s.hidden.survivors;
  switch (item) {
    case Item::Herbs:  // TS-177
      heal(now, parts_of<answer::Who>(target).who);
      if (!has_trait(now.s, who, SurvivorTrait::Herbalist)) noise_of_action(now, who);
      return;
    case Item::MedicalKit: {  // TS-178
      const Survivor patient = parts_of<answer::Who>(target).who;
      heal(now, patient);
      return lose_fear(now, patient, now.rules.fear_limit);
    }
    case Item::WhiskyBottle: return make_noise(now, who, parts_of<answer::At>(target).room);   // TS-179
    case Item::Hatchet: return remove_block(now, who, parts_of<answer::Door>(target).door);    // TS-180
    case Item::Adrenaline: return move_survivor(now, who, parts_of<answer::Go>(target).room);  // TS-181
    case Item::Sedative: return lose_fear(now, who, now.rules.fear_limit);                     // TS-182
    case Item::Camera: return noise_of_action(now, who);                                       // TS-183
    case Item::Flashlight: return go_through_passage(now, who);                                // TS-174
    case Item::Firecracker:                                                                    // TS-045
      own.firecracker = true;
      tell_side(now, event::FirecrackerLit{.who = who});
      return;
    case Item::TrapParts:  // TS-175
      own.trap = where(now.s, who);
      tell_side(now, event::TrapSet{.who = who, .room = own.trap});
      return;
    default: return;
  }
}

void take_ability_effect(Now& now, Survivor who, Action target) {
  SurvivorSecrets& own = now.s.hidden.survivors;
  switch (now.s.table.persons[at(who)]) {
    case Person::Marco: {  // TS-224
      const Item item = parts_of<answer::Take>(target).thing;
      --own.discards[at(item)];
      take_item(now.s, who, item);
      tell_side(now, event::Taken{.who = who, .thing = item, .from = kNoSurvivor});
      return;
    }
    case Person::Sophia:  // TS-225
      ++own.passages;
      return go_through_passage(now, who);
    case Person::William:  // TS-227
      move_survivor(now, who, parts_of<answer::Go>(target).room);
      return noise_of_action(now, who);
    case Person::Anna:
    case Person::Johnson:
    case Person::None: return;
  }
}

// ST-15; TS-505: the block is told, without a name.
void improvise(Now& now, Survivor who, Improvised way, Action target) {
  switch (way) {
    case Improvised::RemoveBlock: {
      tell(now, event::TraitNoticed{.trait = SurvivorTrait::Improviser});
      return remove_block(now, who, parts_of<answer::Door>(target).door);
    }
    case Improvised::Calm: return lose_fear(now, who, now.rules.fear_limit);
    case Improvised::Noise: return make_noise(now, who, parts_of<answer::At>(target).room);
  }
}

void take_trait_effect(Now& now, Survivor who, const Effect& effect, Action target) {
  const auto trait = static_cast<SurvivorTrait>(effect.what);
  switch (trait) {
    case SurvivorTrait::FirstResponder: return heal(now, parts_of<answer::Who>(target).who);
    case SurvivorTrait::RallyingVoice:
      for (Survivor other : in_mansion(now.s.table).without(who))
        lose_fear(now, other, amount(now.rules, trait));
      return;
    case SurvivorTrait::Ventriloquist: return make_noise(now, who, parts_of<answer::At>(target).room);
    case SurvivorTrait::Provoker:  // TS-518; the Killer's cards are dealt with by the turn
      make_noise(now, who, where(now.s, who));
      tell(now, event::TraitNoticed{.trait = trait});
      return note(now.s.table.history, Seen::Provoked);
    case SurvivorTrait::Improviser:
      return improvise(now, who, static_cast<Improvised>(effect.way - 1), target);
    case SurvivorTrait::Reflexes: return move_survivor(now, who, parts_of<answer::Go>(target).room);
    case SurvivorTrait::BurstOfSpeed:
      make_noise(now, who, where(now.s, who));
      return move_survivor(now, who, parts_of<answer::Go>(target).room);
    default: return;
  }
}

}  // namespace

void take_effect(Now& now, Survivor who, const Effect& effect, Action target) {
  const Seat seat = seat_of(now.rules, who);
  if (effect.kind == ActionKind::Use) {
    const auto item = static_cast<Item>(effect.what);
    tell_side(now, event::ItemUsed{.who = who, .thing = item}, seat);
    if (!row(item).reusable) spend_item(now.s, who, item);  // TS-124, TS-125
    take_item_effect(now, who, item, target);
  } else if (effect.kind == ActionKind::Ability) {
    tell_side(now, event::AbilityUsed{.who = who, .person = now.s.table.persons[at(who)]}, seat);
    take_ability_effect(now, who, target);
  } else if (effect.kind == ActionKind::UsePlan) {
    const auto plan = static_cast<Plan>(effect.what);
    tell_side(now, event::PlanUsed{.who = who, .plan = plan}, seat);
    take_plan_effect(now, who, plan,
                     is<answer::Go>(target) ? parts_of<answer::Go>(target).room : Location::None);
  } else {
    const auto trait = static_cast<SurvivorTrait>(effect.what);
    tell_side(now, event::TraitUsed{.who = who, .trait = trait}, seat);
    use_up(now.s, who, trait);
    take_trait_effect(now, who, effect, target);
  }
}

}  // namespace holdout::terrorscape
