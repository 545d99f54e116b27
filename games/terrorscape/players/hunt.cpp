#include "games/terrorscape/players/hunt.h"

#include <algorithm>

namespace holdout::terrorscape {

namespace {

// What he may add to the dice, as a stranger reckons.
struct Bonus {
  int more;
  double chance;
};
constexpr std::array<Bonus, 4> kBonuses{{{0, 0.55}, {1, 0.17}, {2, 0.13}, {4, 0.15}}};

}  // namespace

double chance_of_sum(const Rules& r, int dice, int least) {
  std::array<double, 32> sums{};
  sums[0] = 1;
  for (int die = 0; die < dice; ++die) {
    std::array<double, 32> next{};
    for (std::size_t sum = 0; sum + 10 < sums.size(); ++sum)
      for (std::uint8_t face : r.faces) next[sum + face] += sums[sum] / static_cast<double>(r.faces.size());
    sums = next;
  }
  double chance = 0;
  for (int sum = std::max(least, 0); sum < 32; ++sum) chance += sums[static_cast<std::size_t>(sum)];
  return chance;
}

double chance_of_failure(const Rules& r, const Table& t, Survivor who, int strength) {
  const int tenacious = is_person(t, who, Person::William) ? r.tenacious : 0;
  const bool chills = has_level_effect(r, t, LevelEffect::Chill) && t.meeting.at == Location::None;
  const int dice = r.dice - std::min(r.fear_limit, fear_of(t, who) + (chills ? 1 : 0));
  double fails = 0;
  for (const Bonus& bonus : kBonuses)
    fails += bonus.chance * (1 - chance_of_sum(r, dice, strength - bonus.more - tenacious));
  return fails;
}

Outcome outcome_of(const Rules& r, const Table& t, Survivor who, int strength) {
  const bool onslaught = has_level_effect(r, t, LevelEffect::Onslaught);
  const double fails = chance_of_failure(r, t, who, strength);
  if (is_wounded(t, who)) return {.wounded = 0, .eliminated = onslaught ? 1 : fails};
  return onslaught ? Outcome{.wounded = 1 - fails, .eliminated = fails}
                   : Outcome{.wounded = fails, .eliminated = 0};
}
double worth_of(const Outcome& outcome) { return outcome.wounded + 3 * outcome.eliminated; }

double worth_of_wound(const Table& t, Survivor who) { return is_wounded(t, who) ? 3.0 : 1.0; }

Prey prey_of(const Rules& r, const Table& t, const PlaceBelief::Marginals& where, int strength) {
  Prey prey;
  for (Survivor who : in_mansion(t)) {
    const double wound = worth_of_wound(t, who);
    const double met = worth_of(outcome_of(r, t, who, strength));
    for (std::size_t room = 0; room < kLocations; ++room) {
      const double there = where[at(who)][room];
      prey.search[room] += there * met;
      prey.sure[room] += there * wound;
      prey.somebody[room] += there;
    }
  }
  prey.fear = t.killer == Killer::Spectre ? 0.16 : 0.08;
  return prey;
}

Target best_target(const PlaceBelief::ByPlace& worth, Locations rooms) {
  Target best;
  for (Location room : rooms)
    if (best.room == Location::None || worth[slot_of(room)] > best.worth) best = {room, worth[slot_of(room)]};
  return best;
}

double worth_of_asking(const Rules& r, const Table& t, const PlaceBelief& belief, Locations rooms,
                       Locations reach, bool by_name, int strength) {
  std::array<double, kPlaces> wound{};
  Survivors unnamed;
  for (Survivor who : in_mansion(t)) {
    wound[at(who)] = worth_of(outcome_of(r, t, who, strength));
    if (by_name && is_person(t, who, Person::Anna)) unnamed.add(who);
  }
  std::array<PlaceBelief::ByPlace, 8> by_answer{};
  for (std::size_t i = 0; i < PlaceBelief::kTriples; ++i) {
    const double weight = belief.weights()[i];
    if (weight < 1e-6) continue;
    const auto where = PlaceBelief::places_of(i);
    std::size_t answer = 0;
    for (Survivor who : in_mansion(t).without(unnamed))
      if (rooms.has(static_cast<Location>(where[at(who)]))) answer |= std::size_t{1} << index(who);
    for (std::size_t who = 0; who < kPlaces; ++who)
      by_answer[answer][static_cast<std::size_t>(where[who])] += weight * wound[who];
  }
  double with = 0;
  PlaceBelief::ByPlace all{};
  for (const auto& answer : by_answer) {
    with += best_target(answer, reach).worth;
    for (std::size_t room = 0; room < kLocations; ++room) all[room] += answer[room];
  }
  return with - best_target(all, reach).worth;
}

}  // namespace holdout::terrorscape
