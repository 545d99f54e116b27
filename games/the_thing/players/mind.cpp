#include "games/the_thing/players/mind.h"

namespace holdout::the_thing {

Action option_of(const Actions& options, ActionKind kind) {
  for (const Action& option : options)
    if (option.kind == u8(kind)) return option;
  return options[0];
}

bool offers(const Actions& options, ActionKind kind) {
  return std::ranges::any_of(options, [&](const Action& each) { return each.kind == u8(kind); });
}

const Belongings& own_goods(const Mind& mind, const View& view) { return view.belongings[at(mind.me)]; }

int own_number(const Mind& mind, const View& view, Good g) {
  const Belongings& own = own_goods(mind, view);
  return is_weapon(g) ? own.weapons[at(weapon_of(g))] : own.items[at(item_of(g))];
}

namespace {

double weapon_worth(const View& view, WeaponKind kind) {
  const bool fire_needed = alien_in_play(view.table) || view.table.boiler_destroyed;
  switch (kind) {
    case WeaponKind::Flamethrower: return 1.2;
    case WeaponKind::Firearm: return view.alien ? 0.4 : 1;
    case WeaponKind::Dynamite: return fire_needed ? 1.1 : 0.5;
    case WeaponKind::Melee: return view.alien ? 0.2 : 0.45;
    case WeaponKind::None: break;
  }
  return 0;
}

double item_worth(const Mind& mind, const View& view, ItemKind kind) {
  const Table& t = view.table;
  const int nearest =
      std::min(work_left(mind.rules, t, Location::Helicopter), work_left(mind.rules, t, Location::Snowcat));
  switch (kind) {
    case ItemKind::Keys: return view.alien || nearest <= 3 ? 1.3 : 0.9;
    case ItemKind::Wire: return charged(t, mind.me) ? 1.4 : 0.7;
    case ItemKind::Tools: return 0.6;
    case ItemKind::FuelCan: return 0.5;
    case ItemKind::Flashlight: return t.no_power ? 0.5 : 0.25;
    case ItemKind::None: break;
  }
  return 0;
}

}  // namespace

double good_worth(const Mind& mind, const View& view, Good g) {
  const double first = is_weapon(g) ? weapon_worth(view, weapon_of(g)) : item_worth(mind, view, item_of(g));
  const bool kept =
      is_weapon(g) ? weapon_of(g) == WeaponKind::Firearm : mind.rules.item_rows[at(item_of(g))].kept;
  const int more = own_number(mind, view, g);
  return kept && more > 0 ? 0.2 * first : first / (1 + 0.4 * more);  // a second one is worth less
}

double prey_in(const Mind& mind, const View& view, Slots among) {
  double prey = 0;
  for (Slot slot : among.without(mind.me)) {
    const double unarmed = view.table.weapons_held[at(slot)] > 0 ? 0.7 : 1;
    const double proven = in_green_zone(view.table, slot) ? 1.3 : 1;
    prey += unarmed * proven * mind.roles().human(slot);
  }
  return prey;
}

double humans_left(const Mind& mind, const View& view) {
  double sum = 0;
  for (Slot slot : view.table.characters) sum += mind.roles().human(slot);
  return sum;
}

double closing_in(const Mind& mind, const View& view) {
  constexpr double kGone = 0.19;      // of the Humans who sat down,
  constexpr double kMostGone = 0.85;  // but at a large table no more than one whom I am fairly sure of
  const int humans = mind.rules.slots - 1;
  const double begins = humans - std::min(kMostGone, kGone * humans);
  return std::clamp((begins - humans_left(mind, view)) / 1.5, 0.0, 1.0);
}

double infection_risk(const Mind& mind, const View& view, Slots company) {
  double least = 1;
  bool somebody_lays = false;
  for (Slot slot : company.without(mind.me)) {
    if (in_green_zone(view.table, slot)) continue;  // TT-552
    somebody_lays = true;
    least = std::min(least, mind.suspects(slot));
  }
  return somebody_lays ? least * kLays / 2 : 0;  // I look at the one I trust most
}

bool keys_are_with(const Mind& mind, const View& view, Slots those) {
  const Good keys = good(ItemKind::Keys);
  if (those.has(mind.me) && own_number(mind, view, keys) > 0) return true;
  for (Slot slot : (those & view.table.characters).without(mind.me))
    if (mind.memory.claims(slot).has(keys) && mind.suspects(slot) < 0.4) return true;
  return false;
}

double parting_chance(const Mind& mind, const View& view) {
  return mind.roles().best_guess(view.table.characters).chance;
}

bool too_cold_to_stay(const Mind& mind, const View& view) {
  return freezing_chance(mind.rules, view.table) >= 0.5;
}

bool time_to_leave(const Mind& mind, const View& view) {
  return too_cold_to_stay(mind, view) || parting_chance(mind, view) >= mind.weights.sure_enough;
}

int own_fires(const Mind& mind, const View& view) {
  int sum = own_goods(mind, view).weapons[at(WeaponKind::Dynamite)];
  for (const Flame& flame : view.table.flames)
    if (flame.holder == mind.me) sum += flame.charges;
  return sum;
}

// ---- markers and Tests ----------------------------------------------------------------------------------

int lowest_marker(const Table& t) {
  int lowest = 255;
  for (Slot slot : t.characters) lowest = std::min<int>(lowest, t.suspicion[at(slot)]);
  return lowest;
}

int highest_marker(const Table& t, Slots among) {
  int highest = 0;
  for (Slot slot : among) highest = std::max<int>(highest, t.suspicion[at(slot)]);
  return highest;
}

double blood_chance(const Mind& mind, const View& view, Slots holders) {
  constexpr double kFailure = 0.55;  // a Lab token may be one kept as a bluff
  constexpr double kToldOf = 0.35;
  double missed = 1;
  for (Slot slot : holders) {
    if (slot == mind.me && own_goods(mind, view).lab[at(LabKind::BloodBag)] > 0) return 1;
    if (slot == mind.me || mind.suspects(slot) > 0.8) continue;
    const double each = mind.memory.claims_blood().has(slot) ? kToldOf : kFailure;
    for (int i = 0; i < view.table.lab_held[at(slot)]; ++i) missed *= each;
  }
  return 1 - missed;
}

double tested_soon(const Mind& mind, const View& view, Slot who) {
  const Table& t = view.table;
  const Slots others = t.characters.without(who);
  const bool top = t.suspicion[at(who)] >= highest_marker(t, t.characters);
  double missed = top ? 1 - blood_chance(mind, view, others) : 1;
  for (Slot slot : others)
    if (mind.suspects(slot) <= 0.8 && charged(t, slot) && t.items_held[at(slot)] > 0) missed *= 0.85;
  return 1 - missed;
}

bool safe_first(const Mind& mind, const Table& t) {
  for (Slot slot : t.characters)
    if (in_green_zone(t, slot) && mind.suspects(slot) < 0.2) return true;
  return false;
}

double test_worth(const Mind& mind, const View& view, Slot target) {
  const Table& t = view.table;
  if (in_green_zone(t, target) && mind.suspects(target) < 0.2) return 0;
  if (target == mind.me) return 0.12 + (t.rescue > 0 ? 0.1 : 0);
  // What is known is not asked: a Test tells most of whom I am least sure.
  const double told = mind.suspects(target) * mind.roles().human(target);
  // A proven Human is the first to board (TT-728, TT-901).
  const double first = t.rescue > 0 && !t.rescue_gone && !safe_first(mind, t) ? 0.1 : 0;
  return told + first * mind.roles().human(target);
}

}  // namespace holdout::the_thing
