#include "games/the_thing/players/needs.h"

namespace holdout::the_thing {

namespace {

// The most that one fuel marker can be worth. A cold station is lost, a dark one only slower.
constexpr double kHeat = 1.95;
constexpr double kPower = 0.46;
// Once help is on its way, what is left to do is to find out who may come along.
constexpr double kTestsWhileWaiting = 0.65;
// Help that would arrive with no more steps to spare than this is not counted on.
constexpr double kSpareSteps = 0.6;
// A flight of no more rounds than that is a short one.
constexpr double kShortFlight = 4.5;
// Help is rounds away: a call that is not sent by this round is worth more with every round, up to so much.
constexpr int kTimeToCall = 5;
constexpr double kOverdue = 0.6;
constexpr double kMostOverdue = 1.2;
// A weapon, and while nobody has one: a fire when the Boiler is gone, and in the first rounds, where hands
// are to spare.
constexpr double kWeapon = 0.7;
constexpr double kNeededWeapon = 0.9;
constexpr double kOnlyFire = 3;
constexpr double kFirstWeapon = 0.12;
constexpr int kFirstRounds = 3;
// Times what work on a vehicle is worth, when nothing else leads away.
constexpr double kOnlyWayOut = 1.5;

bool called(const Table& t) { return t.rescue > 0; }
// The way out by radio is still open.
bool radio_matters(const Table& t) { return !called(t) && !is_burnt(t, Location::Radio); }
// Help is on its way, but in this weather its fuel will be spent before it is here (TT-231).
bool turns_back(const Rules& r, const Table& t) {
  const int way = r.rescue_station - t.rescue;
  return called(t) && way > 0 &&
         way + kSpareSteps > rescue_rounds_left(r, t) * mean_of_sky(r, &SkyRow::rescue);
}
// Nobody comes any more, or not before the cold: what is left are the vehicles.
bool stranded(const Rules& r, const Table& t) {
  return t.boiler_destroyed || t.rescue_gone || turns_back(r, t) ||
         (!called(t) && is_burnt(t, Location::Radio));
}
// The fewer hands, the more of them go to what everybody lives by.
double few_hands(const Rules& r) { return std::max(-0.46, 0.3 * (6 - r.slots)); }

bool flight_is_short(const Rules& r) {
  return r.rescue_station - r.rescue_start <= kShortFlight * mean_of_sky(r, &SkyRow::rescue);
}

// The fewer hands, the sooner they must begin to call for help; a short flight leaves time for other things.
double haste_to_call(const Rules& r, const Table& t) {
  const double overdue = std::clamp(kOverdue * (t.round - kTimeToCall), 0.0, kMostOverdue);
  return overdue + (flight_is_short(r) ? 1.65 * few_hands(r) - 0.65 : 0.9 * few_hands(r) - 0.24);
}

// One more fuel marker where `fuel` lie, when a round burns `burn` of them.
double fuel_worth(double fuel, double burn, double most) {
  const double rounds = fuel / burn;
  if (rounds < 1) return most;
  if (rounds < 2) return 0.8 * most;
  return rounds < 3 ? 0.45 * most : 0.15 * most;
}

double boiler_fuel(const Rules& r, const Table& t, int fuel) {
  const double edge = t.damage[at(Location::Boiler)] >= 2 ? 1.3 : 1;
  return edge * fuel_worth(fuel, mean_of_sky(r, &SkyRow::boiler), kHeat);
}
double generator_fuel(const Rules& r, const Table& t, int fuel) {
  if (t.no_power) return 0.1;
  return fuel_worth(fuel, mean_of_sky(r, &SkyRow::generator), kPower);
}
// The nearer a vehicle is to readiness, the more the rest is worth.
double vehicle_work(int left) { return left <= 0 ? 0 : 0.55 + 0.5 / left; }
double vehicle_step(const Rules& r, const Table& t, int left) {
  return (stranded(r, t) ? kOnlyWayOut : 1) * vehicle_work(left);
}

double fuel_step(const Rules& r, const Table& t, Location l, int done) {
  const int fuel = t.fuel[at(l)] + done;
  if (l == Location::Boiler) return boiler_fuel(r, t, fuel);
  if (l == Location::Generator) return generator_fuel(r, t, fuel);
  return vehicle_step(r, t, work_left(r, t, l) - done);
}

double fuel_good(const Rules& r, const Table& t, Location l, int times) {
  const int room = std::min({fuel_room(r, t, l), depot_for(t, l), times});
  double sum = 0;
  for (int i = 0; i < room; ++i) sum += fuel_step(r, t, l, i);
  return sum;
}

double repair_step(const Rules& r, const Table& t, Location l, int damage) {
  switch (l) {
    case Location::Boiler: return (damage >= 2 ? 2.2 : 1.15) - 0.9 * few_hands(r);
    case Location::Generator: return damage >= r.damage_spaces[at(l)] ? 0.5 : 0.2;
    case Location::Radio: return radio_matters(t) ? 1.94 + haste_to_call(r, t) : 0;
    default: return vehicle_step(r, t, work_left(r, t, l));
  }
}

double kitchen_good(const Rules& r, const Table& t) {
  if (t.hungry || t.kitchen > 0) return 0.02;
  return (t.pantry < 2 * r.meal_food ? 3.0 : 2.5) + 1.8 * few_hands(r);
}

// By the cards that everybody sees lie before somebody.
bool nobody_is_armed(const Table& t) {
  for (Slot slot : t.characters)
    if (t.weapons_held[at(slot)] > 0) return false;
  return true;
}

double armory_good(const Rules& r, const Table& t) {
  const bool nobody = nobody_is_armed(t);
  if (t.boiler_destroyed && nobody && t.fires > 0) return kOnlyFire;  // TT-582
  if (t.boiler_destroyed || alien_in_play(t)) return kNeededWeapon;
  return kWeapon + (nobody && t.round <= kFirstRounds && few_hands(r) <= 0 ? kFirstWeapon : 0);
}

double lab_good(const Table& t, int times) {
  if (t.no_blood) return 0.02;
  const int held = total_of(t.lab_held);
  const double first = (held == 0 ? 0.95 : held < 3 ? 0.6 : 0.3) + (called(t) ? kTestsWhileWaiting : 0);
  const double untold = std::min(1.0, (t.characters.size() - 1) / 4.0);  // fewer to tell apart
  return untold * first * (1 + 0.6 * (times - 1));
}

double weather_good(const Rules& r, const Table& t) {
  double most = 0;
  if (t.fuel_depot > 0)
    for (Location l : kFuelled)
      if (fuel_room(r, t, l) > 0) most = std::max(most, fuel_step(r, t, l, 0));
  return 0.12 + 0.85 * most;
}

// A vehicle that wants little more than Keys.
bool nearly_ready(const Rules& r, const Table& t) {
  for (Location l : {Location::Helicopter, Location::Snowcat})
    if (!is_burnt(t, l) && work_left(r, t, l) <= 2) return true;
  return false;
}

double use_good(const Rules& r, const Table& t, Location l, int times) {
  switch (l) {
    case Location::Armory: return armory_good(r, t);
    case Location::Storeroom:
      return nearly_ready(r, t) || stranded(r, t) ? 2.8 : called(t) ? 1.3 : 1.5 + std::max(0.0, few_hands(r));
    case Location::Radio: return 1.76 + haste_to_call(r, t);
    case Location::Kitchen: return kitchen_good(r, t);
    case Location::Lab: return lab_good(t, times);
    case Location::Weather: return weather_good(r, t);
    default: return is_ready(r, t, l) ? 0.05 : fuel_good(r, t, l, times);
  }
}

}  // namespace

double mean_of_sky(const Rules& r, std::uint8_t SkyRow::*column) {
  int sum = 0;
  int faces = 0;
  for (std::size_t i = 0; i < r.sky.size(); ++i) {
    sum += r.sky_faces[i] * (r.sky[i].*column);
    faces += r.sky_faces[i];
  }
  return faces > 0 ? static_cast<double>(sum) / faces : 1;
}

double freezing_chance(const Rules& r, const Table& t) {
  if (!t.boiler_destroyed) return 0;
  int deadly = 0;
  int faces = 0;
  for (std::size_t i = 0; i < r.sky.size(); ++i) {
    if (t.frost + r.sky[i].frost >= r.frost_end) deadly += r.sky_faces[i];
    faces += r.sky_faces[i];
  }
  return faces > 0 ? static_cast<double>(deadly) / faces : 0;
}

double dog_risk(const Rules& r) {
  return static_cast<double>(r.dog_tokens[1]) / (r.dog_tokens[0] + r.dog_tokens[1]);
}

int work_left(const Rules& r, const Table& t, Location vehicle) {
  return t.damage[at(vehicle)] + r.fuel_spaces[at(vehicle)] - t.fuel[at(vehicle)];
}

int rescue_rounds_left(const Rules& r, const Table& t) { return r.rescue_fuel_last - t.rescue_fuel; }

double good_of(const Rules& r, const Table& t, CardKind card, Location l, int times) {
  if (card == CardKind::Sabotage || !can_perform(r, t, card, l)) return 0;
  if (card == CardKind::Use) return use_good(r, t, l, times);
  const int done = std::min(times, repairable(t, l));
  double sum = 0;
  for (int i = 0; i < done; ++i) sum += repair_step(r, t, l, t.damage[at(l)] - i);
  return sum;
}

double harm_of(const Rules& r, const Table& t, Location l) {
  if (!can_sabotage(r, t, l)) return 0;
  const int damage = t.damage[at(l)];
  switch (l) {
    case Location::Armory: return 0.12;
    case Location::Storeroom: return 0.2;
    case Location::Boiler: return damage >= 2 ? 3 : damage == 1 ? 0.9 : 0.5;
    case Location::Generator: return damage >= 1 ? 1 : 0.5;
    case Location::Radio: return radio_matters(t) ? 1.0 : 0;
    case Location::Kitchen: return t.hungry ? 0 : 0.3;
    case Location::Lab: return 0.35;
    case Location::Weather: return t.fuel_depot > 8 ? 0.25 : 0.4;
    default: return vehicle_work(work_left(r, t, l) + 1);
  }
}

double strike_harm(const Rules& r, const Table& t, Location l, int times) {
  const double once = harm_of(r, t, l);
  if (l == Location::Boiler) {
    const int room = damage_room(r, t, l);
    return room > 0 && times >= room ? 1.5 : 0.6 * times;
  }
  if (l == Location::Generator) return times >= damage_room(r, t, l) ? std::max(once, 0.9) : once;
  if (kDamageable.has(l)) return once * std::min(times, damage_room(r, t, l));
  return once * std::min(times, 3);
}

double assigned_good(const Rules& r, const Table& t, CardKind card, Slot slot) {
  const Location l = where(t, slot);
  const bool bonus = is_green(l) && r.row(l).bonus;
  int times = bonus ? standing_in(t, l).size() : 1;
  if (card == CardKind::Repair && has_ability(t, slot, CharacterId::Windows)) times *= r.windows_repair;
  if (card == CardKind::Use && l == Location::Lab && has_ability(t, slot, CharacterId::Blair))
    times += r.extra_lab;
  return good_of(r, t, card, l, times);
}

}  // namespace holdout::the_thing
