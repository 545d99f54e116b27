#include "games/the_thing/players/few/sketch.h"

#include "bots/choosing.h"

namespace holdout::the_thing::few {

Sketch::Sketch(const Rules& r, const View& view) : rules(&r), t(view.table), goods(view.belongings) {}

bool Sketch::avoids(Slot slot) const { return holds(slot, WeaponKind::Firearm); }

int Sketch::items_held(ItemKind kind) const {
  int sum = 0;
  for (Slot slot : t.characters) sum += goods[at(slot)].items[at(kind)];
  return sum;
}

int Sketch::blood_bags() const {
  int sum = 0;
  for (Slot slot : t.characters) sum += goods[at(slot)].lab[at(LabKind::BloodBag)];
  return sum;
}

int Sketch::fire_weapons() const {
  int sum = 0;
  for (Slot slot : t.characters) {
    sum += goods[at(slot)].weapons[at(WeaponKind::Dynamite)];
    for (const Flame& flame : t.flames)
      if (flame.holder == slot) sum += flame.charges;
  }
  return sum;
}

bool Sketch::fights(Slot slot) const { return holds(slot, WeaponKind::Dynamite) || charged(t, slot); }

bool Sketch::fights(Slots group) const {
  for (Slot slot : group)
    if (fights(slot)) return true;
  return false;
}

int Sketch::unseen(ItemKind kind) const {
  return std::max(0, rules->items[at(kind)] - items_held(kind) - t.goods_used[at(good(kind))]);
}

int Sketch::unseen_items() const {
  int sum = 0;
  for (std::size_t i = 0; i < kItemKinds; ++i) sum += unseen(static_cast<ItemKind>(i));
  return sum;
}

double Sketch::alien_chance(Slot slot) const {
  if (t.proven_round[at(slot)] > 0) return 0;
  int proven = 0;
  for (std::uint8_t round : t.proven_round) proven += round > 0;
  const int aliens = std::max(0, rules->few_roles[1] - t.shown_alien.size());
  const int unknown = rules->few_roles[0] + rules->few_roles[1] - proven - t.shown_alien.size();
  return unknown > 0 ? static_cast<double>(aliens) / unknown : 0;
}

int Sketch::next_strength() const {
  return t.defeated.empty() ? rules->first_strength : std::max(1, t.characters.size() / 2);
}

void transform(Sketch& s, Slot slot) {
  Table& t = s.t;
  if (alien_in_play(t))
    ++t.strength;
  else
    t.strength = u8(s.next_strength());
  t.organism.push(slot);
  t.characters.remove(slot);
  t.standing.remove(slot);
  for (Slots& here : t.at) here.remove(slot);
  s.goods[at(slot)] = {};
  for (Flame& flame : t.flames)
    if (flame.holder == slot) flame = {};
}

namespace {

// V-8 as the Leader will answer it: who carries least.
void collide(Sketch& s) {
  Best poorest(kNoSlot, -1000);
  for (Slot slot : s.t.characters)
    if (on_threat(s.t, slot))
      poorest.offer(slot, -(s.t.weapons_held[at(slot)] + s.t.items_held[at(slot)] + s.t.lab_held[at(slot)]));
  if (poorest.one != kNoSlot) transform(s, poorest.one);
}

void add_damage(Sketch& s, Location l, int times) {
  Table& t = s.t;
  t.damage[at(l)] = u8(t.damage[at(l)] + std::clamp(times, 0, damage_room(s.r(), t, l)));
  if (l == Location::Boiler && !t.boiler_destroyed && t.damage[at(l)] == s.r().damage_spaces[at(l)]) {
    t.boiler_destroyed = true;
    t.fuel[at(l)] = 0;
  }
  if (l == Location::Generator && t.damage[at(l)] == s.r().damage_spaces[at(l)]) t.no_power = true;
}

void add_fuel(Sketch& s, Location l, int most, bool main_depot) {
  Table& t = s.t;
  std::uint8_t& depot = main_depot || !is_vehicle(l) ? t.fuel_depot : t.outdoor_depot;
  const int moved = std::min({most, fuel_room(s.r(), t, l), static_cast<int>(depot)});
  t.fuel[at(l)] = u8(t.fuel[at(l)] + moved);
  depot = u8(depot - moved);
}

}  // namespace

void raise(Sketch& s, Slot slot) {
  std::uint8_t& marker = s.t.suspicion[at(slot)];
  if (marker >= s.r().max_suspicion) return;
  ++marker;
  if (on_threat(s.t, slot)) collide(s);
}

void raise_together(Sketch& s, Slots slots) {
  bool arrived = false;
  for (Slot slot : slots) {
    if (s.t.suspicion[at(slot)] >= s.r().max_suspicion) continue;
    ++s.t.suspicion[at(slot)];
    arrived |= on_threat(s.t, slot);
  }
  if (arrived) collide(s);
}

void threat_left(Sketch& s) {
  if (s.t.threat <= s.r().threat_min) return;
  --s.t.threat;
  collide(s);
}

void sabotage(Sketch& s, Location l, int times) {
  Table& t = s.t;
  if (!can_sabotage(s.r(), t, l)) return;
  switch (l) {
    case Location::Kitchen: t.pantry = u8(std::max(0, t.pantry - times * s.r().kitchen_sabotage)); return;
    case Location::Weather: t.fuel_depot = u8(std::max(0, t.fuel_depot - times)); return;
    case Location::Storeroom: {  // the Keys may be gone unseen
      const int unseen = s.unseen_items();
      if (unseen > 0) s.keys *= 1 - static_cast<double>(times) / unseen;
      t.item_deck = u8(std::max(0, t.item_deck - times));
      return;
    }
    case Location::Armory: t.weapon_deck = u8(std::max(0, t.weapon_deck - times)); return;
    case Location::Lab: t.lab_bag = u8(std::max(0, t.lab_bag - times)); return;
    default: add_damage(s, l, times);
  }
}

bool can_do(const Sketch& s, Slot slot, Deed deed) {
  const Location l = where(s.t, slot);
  if (!is_green(l)) return false;
  switch (deed) {
    case Deed::Use:
      return can_use(s.r(), s.t, l) && (!is_ready(s.r(), s.t, l) || s.holds(slot, ItemKind::Keys));
    case Deed::Repair: return repairable(s.t, l) > 0;
    case Deed::Burn: return s.fights(slot) && can_burn(s.r(), s.t, l);
    case Deed::None: break;
  }
  return false;
}

namespace {

void search_storeroom(Sketch& s) {
  Table& t = s.t;
  const int unseen = s.unseen_items();
  if (unseen == 0) return;
  const double each = static_cast<double>(s.unseen(ItemKind::Keys)) / unseen;
  const int seen = std::min<int>(s.r().deck_draws, t.item_deck);
  s.keys += (1 - s.keys) * std::min(1.0, each * seen);
  --t.item_deck;
}

void search_armory(Sketch& s, Slot slot) {
  const bool third = has_ability(s.t, slot, CharacterId::Macready);
  s.flames += third ? 0.8 : 0.6;
  s.shields += third ? 0.2 : 0.4;
  --s.t.weapon_deck;
}

void search_lab(Sketch& s, Slot slot, int times) {
  const int draws = times + (has_ability(s.t, slot, CharacterId::Blair) ? s.r().extra_lab : 0);
  const double share = static_cast<double>(s.r().lab[0]) / (s.r().lab[0] + s.r().lab[1]);
  s.blood += share * std::min<int>(draws, s.t.lab_bag);
}

void cook(Sketch& s, Slot slot) {
  Table& t = s.t;
  const int food = has_ability(t, slot, CharacterId::Nauls) ? s.r().nauls_food : s.r().kitchen_food;
  const int moved = std::min<int>(food, t.pantry);
  t.kitchen = u8(t.kitchen + moved);
  t.pantry = u8(t.pantry - moved);
}

// D-28: where fuel lasts shortest, before a vehicle that the outdoor depot can fill.
Location fuel_goal(const Sketch& s) {
  Best emptiest(Location::Nowhere, -1000);
  for (Location l : kFuelled)
    if (fuel_room(s.r(), s.t, l) > 0)
      emptiest.offer(l, -(is_vehicle(l) ? s.r().fuel_spaces[at(l)] : s.t.fuel[at(l)]));
  return emptiest.one;
}

void use(Sketch& s, Slot slot, Location l, int times) {
  Table& t = s.t;
  switch (l) {
    case Location::Boiler:
    case Location::Generator: add_fuel(s, l, times, true); return;
    case Location::Radio: t.rescue = u8(s.r().rescue_start); return;
    case Location::Helicopter:
    case Location::Snowcat:
      if (is_ready(s.r(), t, l)) {
        s.away = true;
        spend(s, slot, ItemKind::Keys);
      }
      add_fuel(s, l, times, false);
      return;
    case Location::Kitchen: cook(s, slot); return;
    case Location::Lab: search_lab(s, slot, times); return;
    case Location::Storeroom: search_storeroom(s); return;
    case Location::Armory: search_armory(s, slot); return;
    case Location::Weather:
      t.station_sky = Sky::Cloud;
      if (const Location goal = fuel_goal(s); goal != Location::Nowhere) add_fuel(s, goal, 1, true);
      return;
    default: return;
  }
}

void repair(Sketch& s, Slot slot, Location l, int times) {
  Table& t = s.t;
  const int each = has_ability(t, slot, CharacterId::Windows) ? s.r().windows_repair : 1;
  const int removed = std::min<int>(times * each, t.damage[at(l)]);
  t.damage[at(l)] = u8(t.damage[at(l)] - removed);
  if (l == Location::Generator && removed > 0) t.no_power = false;
}

// TT-582, TT-585, with a charge rather than with Dynamite.
void burn(Sketch& s, Slot slot, Location l) {
  Table& t = s.t;
  const auto flame = std::ranges::find_if(
      t.flames, [&](const Flame& each) { return each.holder == slot && each.charges > 0; });
  if (flame != t.flames.end())
    --flame->charges;
  else
    --s.goods[at(slot)].weapons[at(WeaponKind::Dynamite)];
  for (Slot there : in(t, l)) {
    put(s, there, Location::RecRoom);
    lie(s, there);
  }
  t.burnt.add(l);
  t.cards_gone.add(l);
  t.fuel[at(l)] = t.damage[at(l)] = 0;
  if (l == Location::Generator) t.no_power = true;
  if (l == Location::Kitchen) t.kitchen = 0;
  t.frost = 0;
  --t.fires;
}

}  // namespace

void act(Sketch& s, Slot slot, Deed deed) {
  if (deed == Deed::None) return;
  const Location l = where(s.t, slot);
  const int times = s.r().row(l).bonus ? std::max(1, standing_in(s.t, l).size()) : 1;
  switch (deed) {
    case Deed::Use: return use(s, slot, l, times);
    case Deed::Repair: return repair(s, slot, l, times);
    case Deed::Burn: return burn(s, slot, l);
    case Deed::None: return;
  }
}

void lie(Sketch& s, Slot slot) { s.t.standing.remove(slot); }

void put(Sketch& s, Slot slot, Location l) {
  for (Slots& here : s.t.at) here.remove(slot);
  s.t.at[at(l)].add(slot);
  s.t.standing.add(slot);
}

void prove(Sketch& s, Slot slot) {
  s.t.suspicion[at(slot)] = 0;
  s.t.proven_round[at(slot)] = std::max<std::uint8_t>(1, s.t.round);
}

void spend(Sketch& s, Slot slot, ItemKind kind) {
  std::uint8_t& held = s.goods[at(slot)].items[at(kind)];
  if (held == 0) return;
  --held;
  ++s.t.goods_used[at(good(kind))];
}

}  // namespace holdout::the_thing::few
