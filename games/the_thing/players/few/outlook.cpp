#include "games/the_thing/players/few/outlook.h"

#include <cmath>

#include "bots/choosing.h"

namespace holdout::the_thing::few {

namespace {

constexpr double kThisRound = 0.5;  // until the Threat token moves next
constexpr double kNever = 1000;
constexpr double kBoarding = 0.5;  // from the upkeep to the start of the actions (TT-1140)

// All that a forecast rests on, in one number.
std::uint64_t key_of(const Sketch& s) {
  constexpr double kTenths = 10;
  std::uint64_t markers = 1;  // so that no key is 0
  std::array<std::uint8_t, 16> on{};
  for (Slot slot : s.t.characters) ++on[s.t.suspicion[at(slot)]];
  for (int space = 0; space <= s.r().max_suspicion; ++space)
    markers = markers << 3 | on[static_cast<std::size_t>(space)];
  const auto fires =
      static_cast<std::uint64_t>(std::lround(kTenths * std::min(6.0, s.fire_weapons() + s.flames)));
  const std::uint64_t alien = 2U * s.t.strength + (alien_in_play(s.t) ? 1U : 0U);
  const std::uint64_t crew = markers << 1 | (s.t.defeated.empty() ? 0U : 1U);
  return ((crew << 4 | s.t.threat) << 6 | alien) << 6 | fires;
}

}  // namespace

double Outlook::between(const ByRound& values, double at_round) {
  const double capped = std::clamp(at_round, 0.0, static_cast<double>(kAhead));
  const auto before = static_cast<std::size_t>(capped);
  const std::size_t after = std::min<std::size_t>(before + 1, kAhead);
  const double part = capped - static_cast<double>(before);
  return values[before] * (1 - part) + values[after] * part;
}

struct Outlook::Route {
  double work = kNever;  // rounds that may turn out more or fewer
  double flight = 0;     // and rounds that nobody can change
  double tries = 1;      // how often an escape can be started, in rounds one after the other
};

Outlook::Outlook(const Rules& rules, const Weights& weights)
    : r_(rules), w_(weights), log_patience_(std::log(weights.patience)) {
  double faces = 0, skies = 0;
  for (std::uint8_t count : rules.face_count) faces += count;
  const double bad = (rules.face_count[2] + rules.face_count[3]) / faces;
  for (int strength = 0; strength < kStrengths; ++strength) {
    double ways = std::pow(1 - bad, strength);  // of so many bad results
    for (int hits = 0; hits < rules.stopping_results && hits <= strength; ++hits) {
      getaway_[static_cast<std::size_t>(strength)] += ways;
      ways *= bad / (1 - bad) * (strength - hits) / (hits + 1);
    }
  }
  for (std::size_t i = 0; i < rules.sky.size(); ++i) {
    const double share = rules.sky_faces[i];
    skies += share;
    boiler_burns_ += share * rules.sky[i].boiler;
    generator_burns_ += share * rules.sky[i].generator;
    rescue_moves_ += share * rules.sky[i].rescue;
    frost_moves_ += share * rules.sky[i].frost;
  }
  for (double* mean : {&boiler_burns_, &generator_burns_, &rescue_moves_, &frost_moves_}) *mean /= skies;
}

double Outlook::getaway(double strength) const {
  const double capped = std::clamp(strength, 0.0, kStrengths - 1.0);
  const auto low = static_cast<std::size_t>(capped);
  const std::size_t high = std::min<std::size_t>(low + 1, kStrengths - 1);
  const double part = capped - static_cast<double>(low);
  return getaway_[low] * (1 - part) + getaway_[high] * part;
}

// When the Threat token reaches markers. It walks on as it would if nobody worked, only faster: work brings
// the markers nearer.
struct Outlook::Collisions {
  FixedVector<double, kMaxSlots> times;
};

Outlook::Collisions Outlook::collisions(const Sketch& s) const {
  Collisions found;
  std::array<int, 16> on{};  // markers by space
  for (Slot slot : s.t.characters) ++on[s.t.suspicion[at(slot)]];
  int threat = s.t.threat;
  for (double time = kThisRound; time < kAhead && !found.times.full(); time += 1 / w_.closing) {
    const int sharing = on[static_cast<std::size_t>(threat)];
    const int to = std::clamp(threat + (sharing > 0 ? sharing : -1), r_.threat_min, r_.threat_max);
    int& there = on[static_cast<std::size_t>(to)];
    if (to != threat && there > 0) {
      --there;
      found.times.push(time);
    }
    threat = to;
  }
  return found;
}

// Nobody knows to the round when it happens: every collision counts the more, the longer it is due.
Outlook::Forecast Outlook::forecast(const Sketch& s) const {
  Forecast f;
  const Collisions found = collisions(s);
  const bool alien = alien_in_play(s.t);
  const double fighting = 1 / (1 + w_.fighting * std::min(4.0, s.fire_weapons() + s.flames));
  double dead = 0;
  for (int k = 0; k <= kAhead; ++k) {
    double turned = 0;
    for (double time : found.times) turned += std::clamp((k - time) / w_.spread + 0.5, 0.0, 1.0);
    const double first =
        alien ? s.t.strength + turned : s.next_strength() * std::min(1.0, turned) + std::max(0.0, turned - 1);
    const double there = alien ? 1 : std::min(1.0, turned);
    const double crew = std::max(0.0, s.t.characters.size() - turned - dead);
    if (k > 0) dead += std::min(crew, w_.kills * there * (first + dead) * fighting);
    f.crew[static_cast<std::size_t>(k)] = std::max(0.0, s.t.characters.size() - turned - dead);
    f.strength[static_cast<std::size_t>(k)] = first + dead;
  }
  return f;
}

const Outlook::Forecast& Outlook::remembered_forecast(const Sketch& s) const {
  const std::uint64_t key = key_of(s);
  constexpr std::uint64_t kSpread = 0x9e3779b97f4a7c15;
  Remembered& slot = remembered_[(key * kSpread >> 32) % kRemembered];
  if (slot.key != key) slot = {key, forecast(s)};
  return slot.forecast;
}

// Damage or fuel that the crew can deal with in a round at one place: a group of g does g + ... + 1 (TT-620).
double Outlook::crew_work(const Sketch& s) const {
  constexpr std::array<double, 7> kUnits{0.01, 1, 2.5, 4, 5, 5.5, 6};
  const double light = (s.t.no_power ? w_.dark : 1) * (s.t.hungry ? w_.hungry : 1);
  return w_.success * light * kUnits[static_cast<std::size_t>(std::min(6, s.t.characters.size()))];
}

Outlook::Route Outlook::by_vehicle(const Sketch& s, Location l) const {
  const Table& t = s.t;
  if (is_burnt(t, l)) return {};
  const int keys = s.items_held(ItemKind::Keys);
  const int fuel = fuel_room(r_, t, l);
  const int spare = std::max(0, fuel - t.outdoor_depot);  // comes by the Weather Station or in cans
  if (spare > t.fuel_depot) return {};
  const double work = crew_work(s);
  const double units = repairable(t, l) + (fuel - spare) + 2.5 * spare;
  double search = 0;
  if (keys == 0) {
    const int hidden = s.unseen(ItemKind::Keys);
    if (hidden == 0 || t.item_deck == 0) return {};
    const double draws = (s.unseen_items() + 1.0) / (hidden + 1) / r_.deck_draws;
    search = (1 - s.keys) * (w_.begun + draws / (0.5 * work));
  }
  const double ready = units > 0 ? w_.begun + units / work : 0;
  const double rounds = std::hypot(ready, search) + w_.boarding;
  return {.work = slowed(s, rounds), .tries = std::clamp(keys + s.keys, 1.0, 2.0)};
}

Outlook::Route Outlook::by_rescue(const Sketch& s) const {
  const Table& t = s.t;
  if (t.rescue_gone) return {};
  const bool called = t.rescue > 0;
  const int way = r_.rescue_station - (called ? t.rescue : r_.rescue_start);
  const double flight = way > 0 ? way / rescue_moves_ + 0.5 : 0;  // it arrives with a whole step
  const double tries = r_.rescue_fuel_last - t.rescue_fuel - flight + 1;
  if (tries <= 0) return {};
  if (called) return {.work = kBoarding, .flight = flight, .tries = tries};
  if (is_burnt(t, Location::Radio)) return {};
  const double repairs = repairable(t, Location::Radio) / crew_work(s);
  return {.work = slowed(s, repairs + w_.calling), .flight = flight, .tries = tries};
}

Outlook::Route Outlook::route(const Sketch& s, Exit exit) const {
  switch (exit) {
    case Exit::None: break;
    case Exit::Rescue: return by_rescue(s);
    case Exit::Helicopter: return by_vehicle(s, Location::Helicopter);
    case Exit::Snowcat: return by_vehicle(s, Location::Snowcat);
  }
  return {};
}

double Outlook::warm_rounds(const Sketch& s) const {
  const Table& t = s.t;
  const double whole_frost = r_.frost_end / frost_moves_;
  const double fires = std::min<double>(t.fires, s.fire_weapons() + s.flames) * w_.fires * whole_frost;
  if (t.boiler_destroyed) return (r_.frost_end - t.frost) / frost_moves_ + fires;
  const double fuel = (t.fuel[at(Location::Boiler)] + damage_room(r_, t, Location::Boiler)) / boiler_burns_;
  return (alien_in_play(t) ? w_.sabotaged : 1) * fuel + whole_frost + fires;
}

// Darkness and hunger to come make work slower.
double Outlook::slowed(const Sketch& s, double rounds) const {
  const Table& t = s.t;
  const double lit =
      t.no_power
          ? kNever  // counted already
          : (t.fuel[at(Location::Generator)] + damage_room(r_, t, Location::Generator)) / generator_burns_;
  const int meals = (t.pantry + (t.kitchen > 0 ? r_.meal_food : 0)) / r_.meal_food;
  const double fed = t.hungry ? kNever : meals;
  return rounds + std::max(0.0, rounds - lit) * (1 - w_.dark) + std::max(0.0, rounds - fed) * (1 - w_.hungry);
}

// With a result on the Weather Station the better one is kept (TT-202).
double Outlook::survives_next(const Sketch& s) const {
  const Table& t = s.t;
  if (!t.boiler_destroyed) return 1;
  const auto bearable = [&](const SkyRow& row) { return t.frost + row.frost < r_.frost_end; };
  if (t.station_sky != Sky::None && bearable(r_.row(t.station_sky))) return 1;
  double fine = 0, faces = 0;
  for (std::size_t i = 0; i < r_.sky.size(); ++i) {
    faces += r_.sky_faces[i];
    if (bearable(r_.sky[i])) fine += r_.sky_faces[i];
  }
  return fine / faces;
}

// Plans take shorter or longer than planned; an escape that was stopped can be tried again.
double Outlook::chance(const Forecast& f, const Route& route, double warm_for) const {
  const double planned = route.work + route.flight;
  if (planned >= kAhead) return 0;
  constexpr std::array<double, 4> kPace{0.8, 1.0, 1.3, 1.8};
  double sum = 0;
  for (double pace : kPace) {
    double rounds = pace * route.work + route.flight;
    double stopped = 1;
    for (double left = route.tries, counts = 1; left > 0; --left, ++rounds, counts = w_.again) {
      const double alive = std::clamp(between(f.crew, rounds), 0.0, 1.0);
      const double warm = std::clamp((warm_for - rounds) / (2 * w_.weather) + 0.5, 0.0, 1.0);
      stopped *= 1 - counts * std::min(1.0, left) * getaway(between(f.strength, rounds)) * alive * warm;
    }
    sum += 1 - stopped;
  }
  return sum / kPace.size() * std::exp(log_patience_ * planned);
}

// The nearest exit counts in full, the others as far as one can work for several.
double Outlook::exits(const Sketch& s) const {
  const Forecast& f = remembered_forecast(s);
  const double warm_for = warm_rounds(s);
  const double rescue = chance(f, by_rescue(s), warm_for);
  const bool called = s.t.rescue > 0;
  std::array<double, 3> worked{called ? 0 : rescue, chance(f, by_vehicle(s, Location::Helicopter), warm_for),
                               chance(f, by_vehicle(s, Location::Snowcat), warm_for)};
  std::ranges::sort(worked, std::greater<>());
  const double flown = called ? w_.flying * rescue : 0;
  const double missed =
      (1 - flown) * (1 - worked[0]) * (1 - w_.other_exit * worked[1]) * (1 - w_.other_exit / 2 * worked[2]);
  const double favour = s.favoured == Exit::None ? 0 : w_.shared_plan * way_out(s, s.favoured).chance;
  return 1 - missed + favour + w_.warmth * std::min<double>(warm_for, kAhead);
}

Outlook::WayOut Outlook::way_out(const Sketch& s, Exit exit) const {
  const Route to = route(s, exit);
  return {.chance = chance(remembered_forecast(s), to, warm_rounds(s)), .rounds = to.work + to.flight};
}

Exit Outlook::best_exit(const Sketch& s) const {
  Best best(Exit::None, 0.0);
  for (Exit exit : kExits) best.offer(exit, way_out(s, exit).chance);
  return best.one;
}

double Outlook::of(const Sketch& s) const {
  if (s.t.characters.empty()) return 0;
  double hope = exits(s) * survives_next(s);
  hope += w_.flames * std::min(6.0, s.fire_weapons() + s.flames) + w_.shields * std::min(3.0, s.shields);
  hope += w_.blood * std::min(5.0, s.blood_bags() + s.blood);
  if (!s.away) return hope;
  const double now = getaway(alien_in_play(s.t) ? s.t.strength : 0);
  return now + (1 - now) * hope;
}

}  // namespace holdout::the_thing::few
