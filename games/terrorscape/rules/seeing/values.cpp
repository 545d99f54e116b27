#include "games/terrorscape/rules/seeing/values.h"

namespace holdout::terrorscape {

namespace {

bool holds(const SurvivorSecrets& side, Survivor who, Item item) { return side.packs[at(who)][at(item)] > 0; }

// 3.12: the second figure of its row holds.
bool is_raised(const Rules& r, const Table& t, const SurvivorSecrets& side, Survivor who, Item item) {
  switch (item) {
    case Item::Revolver: return holds(side, who, Item::Ammo);
    case Item::Ammo: return holds(side, who, Item::Revolver);
    case Item::AncientAmulet: return t.killer == Killer::Butcher || t.killer == Killer::Spectre;
    case Item::Sedative: return t.killer == Killer::Spectre;
    case Item::SecretMap:
      return r.on_your_own ? side.keys[at(who)] >= r.own_secret_map_keys : t.keys >= r.secret_map_keys;
    case Item::MedicalKit: return is_person(t, who, Person::Marco);
    case Item::Camera: return is_person(t, who, Person::Sophia);
    default: return false;
  }
}

bool is_weapon(const DefenceWith& with) {
  return with.blade || (with.item != Item::None && row(with.item).weapon);
}

}  // namespace

int value_of(const Rules& r, const Table& t, const SurvivorSecrets& side, Survivor who, Item item) {
  if (is_raised(r, t, side, who, item)) return r.item(item).raised;
  if (item == Item::MedicalKit)
    return in_mansion(t).has(who_is(t, Person::Marco)) ? r.others_medical_kit : r.item(item).value;
  return r.item(item).value;
}

int value_of(const Rules& r, const Table& t, Skill skill, int copies) {
  return r.skill(skill).value[at(t.killer)] - r.further_copy * (copies - 1);
}

int bonus_of(const Rules& r, const Table& t, const SurvivorSecrets& side, Survivor who, DefenceWith with) {
  const SurvivorTraitSet traits = side.traits[at(who)];
  const bool shoots = with.item == Item::Revolver;
  int bonus = 0;
  if (shoots) {  // TS-326: the Ammo adds; ST-20
    bonus += r.item(Item::Ammo).defence;
    if (traits.has(SurvivorTrait::Gunslinger)) bonus += amount(r, SurvivorTrait::Gunslinger);
  } else if (with.item != Item::None) {
    bonus += r.item(with.item).defence;
  }
  if (with.bottle) bonus += amount(r, Plan::Molotov);
  if (with.blade) bonus += amount(r, SurvivorTrait::HiddenBlade);
  if (is_person(t, who, Person::William) && !is_weapon(with)) bonus += r.tenacious;  // TS-226
  const bool bare = with.item == Item::None && !with.bottle && !with.blade;
  if (bare && traits.has(SurvivorTrait::BareHands)) bonus += amount(r, SurvivorTrait::BareHands);
  if (side.trap == t.meeting.at && t.meeting.at != Location::None && !t.meeting.trap_spent)
    bonus += r.trap_bonus;  // TS-331
  return bonus;
}

}  // namespace holdout::terrorscape
