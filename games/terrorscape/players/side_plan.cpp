#include "games/terrorscape/players/side_plan.h"

#include <algorithm>
#include <cmath>

#include "games/terrorscape/rules/survivors/turn.h"

namespace holdout::terrorscape {

namespace {

constexpr double kHealthy = 4.5;  // what a wound costs
constexpr double kWounded = 20;   // the second one

constexpr std::array<double, 6> kReachOpenly{1.0, 1.0, 0.5, 0.2, 0.08, 0.04};
constexpr std::array<double, 6> kReachFromToken{0.55, 0.6, 0.6, 0.45, 0.25, 0.1};

double discounted(double worth, int steps) { return worth * std::pow(0.72, (steps + 1) / 2); }

}  // namespace

SidePlan::SidePlan(const Rules& r, const View& view, const PlaceBelief& belief)
    : r_(r), s_(known_world(r, view)), t_(s_.table) {
  const PlaceBelief::Marginals next = t_.phase == Phase::Survivor ? belief.foreseen(t_) : belief.marginals();
  for (Survivor who : in_mansion(t_))
    for (std::size_t room = 0; room < kLocations; ++room)
      suspicion_[room] += next[at(who)][room] * worth_of_wound(t_, who);
  weigh_killer();
}

void SidePlan::weigh_killer() {
  const auto& by_distance = t_.stealth == Skill::None ? kReachOpenly : kReachFromToken;
  for (Location room : kWholeMansion)
    reach_[slot_of(room)] = by_distance[static_cast<std::size_t>(distance(t_.at, room))];
}

double SidePlan::chance_of_attack(Location room, Locations noise) const {
  constexpr double kElsewhere = 0.12;
  const auto pull = [&](Location place) {
    double drawn = suspicion_[slot_of(place)];
    if (!is_over_noise() && noise.has(place)) drawn = drawn * 3 + 0.45;
    return reach_[slot_of(place)] * std::pow(drawn, 1.5);
  };
  double sum = kElsewhere;
  for (Location place : kWholeMansion) sum += pull(place);
  return pull(room) / sum;
}

double SidePlan::danger(Survivor who, Location room, Locations noise) const {
  const int steps = distance(t_.at, room);
  const bool hidden = t_.stealth != Skill::None;
  const bool ambush = hidden && has_level_effect(r_, t_, LevelEffect::Ambush) && steps <= 2;  // TS-379
  const int more = ambush ? level_amount(r_, t_.killer, LevelEffect::Ambush) : 0;
  const Outcome met = outcome_of(r_, t_, who, std::min(r_.most_strength, strength(r_, t_) + more));
  const double cost = met.wounded * kHealthy + met.eliminated * kWounded;
  double sum = (chance_of_attack(room, noise | noise_so_far()) + 0.03 * reach_[slot_of(room)]) * cost;
  if (t_.stealth == Skill::BloodyHarvest && steps <= 3)
    sum += (steps <= 1 ? 0.5 : steps == 2 ? 0.4 : 0.2) * kWounded;
  return sum;
}

double SidePlan::danger_of_all(Locations noise) const {
  double sum = 0;
  for (Survivor who : in_mansion(t_)) sum += danger(who, where(s_, who), noise);
  return sum;
}

bool SidePlan::wins_by_keys() const { return !r_.on_your_own && t_.keys >= r_.keys_to_escape; }

double SidePlan::worth_of_scavenge(Survivor) const {
  const SurvivorSecrets& own = s_.hidden.survivors;
  const int cards = search_cards(s_);
  if (cards == 0) return 0;
  const int shuffled = std::max(1, cards_left(own.search));
  const double key = cards_left(own.search) == 0 ? 1.0 : 1.0 * own.search[at(Item::Key)] / shuffled;
  const double tools = 1.0 * own.search[at(Item::Tools)] / shuffled;
  const bool on_the_way = t_.help != Table::kNoHelp;
  const double of_key = wins_by_keys() ? 0 : on_the_way ? 0.4 : 3.2;
  return key * of_key + (on_the_way ? 0 : tools * 0.9) + 0.25 + (on_the_way ? 0 : 0.35);
}

double SidePlan::worth_of_repair(Survivor who, bool tools) const {
  const int left = r_.repair_steps - s_.hidden.survivors.repairs;
  const int most =
      tools ? (is_person(t_, who, Person::Johnson) ? r_.engineer_repair : r_.tools_repair) : r_.repair;
  const int steps = std::min(left, most);
  return steps * 1.3 + (steps == left ? 2.5 : 0) - (tools ? 0.2 : 0);
}

double SidePlan::worth_of_calm(Survivor who) const {
  const int fear = fear_of(t_, who);
  const bool spectre = t_.killer == Killer::Spectre;
  double worth = 0.3 * fear;
  if (spectre) worth += 0.25 * fear;
  if (spectre && t_.level >= 3 && fear >= r_.fear_limit) worth += 0.8;
  if (spectre && t_.level >= 4 && fear > 0 && is_wounded(t_, who)) worth += 3;
  return worth;
}

double SidePlan::worth_of_use(Survivor who, Item item) const {
  switch (item) {
    case Item::Herbs:
    case Item::MedicalKit: return 4;
    case Item::TrapParts: return 0.35;
    case Item::Firecracker: return danger_of_all({}) > 2.5 ? 1.4 : -0.5;
    case Item::Flashlight: return 0;
    default: return who == kNoSurvivor ? 0 : -0.3;
  }
}

// With all Keys everything is about who stands at the exit at the next step 0 (TS-143).
double SidePlan::worth_of_exit(Survivor who, Location end) const {
  if (r_.on_your_own) {
    const bool goes = s_.hidden.survivors.keys[at(who)] >= r_.own_keys_to_escape;
    return goes ? -2.0 * distance(end, kMainExit) : 0;
  }
  if (!wins_by_keys()) {
    const bool soon = t_.keys + 1 == r_.keys_to_escape;
    return soon ? -0.12 * std::max(0, distance(end, kMainExit) - 2) : 0;
  }
  int away = 0;  // of the others, farther than they can come in this phase
  for (Survivor other : in_mansion(t_).without(who)) {
    const bool done = s_.hidden.survivors.done.has(other);
    const int steps = distance(where(s_, other), kMainExit);
    if (steps > (done ? 0 : r_.move_most)) ++away;
  }
  if (away == 0) return end == kMainExit ? 12 : -distance(end, kMainExit);
  return -1.3 * std::max(0, distance(end, kMainExit) - r_.move_most);
}

double SidePlan::promise(Survivor who, Location room) const {
  const bool on_the_way = t_.help != Table::kNoHelp;
  double best = 0;
  for (Location goal : kItemRooms) {
    const bool watched = t_.stealth == Skill::None && distance(t_.at, goal) <= 1;
    int nearer = 0;  // somebody else is there already
    for (Survivor other : in_mansion(t_).without(who)) nearer += where(s_, other) == goal ? 1 : 0;
    const double worth = worth_of_scavenge(who) * (watched ? 0.45 : 1.0) * (nearer > 0 ? 0.8 : 1.0);
    best = std::max(best, discounted(worth, distance(room, goal)));
  }
  if (!on_the_way) {
    const bool tools = carries(s_, who, Item::Tools);
    best = std::max(best, discounted(worth_of_repair(who, tools) * 0.85, distance(room, kRadio)));
  }
  return best;
}

SidePlan::Turn SidePlan::turn_of(Survivor who, const Action& action) const {
  const Location here = where(s_, who);
  Turn turn{.action = action, .end = here, .noise = {}, .gain = 0};
  switch (static_cast<ActionKind>(action.kind)) {
    case ActionKind::Go: turn.end = parts_of<answer::Go>(action).room; break;
    case ActionKind::Calm: turn.gain = worth_of_calm(who); break;
    case ActionKind::Repair:
    case ActionKind::RepairTools:
      turn.gain = worth_of_repair(who, is<answer::RepairTools>(action));
      turn.noise = only(here);
      break;
    case ActionKind::Scavenge:
      turn.gain = worth_of_scavenge(who);
      if (!is_person(t_, who, Person::Anna)) turn.noise = only(here);
      break;
    case ActionKind::Use: {
      const Item item = parts_of<answer::Use>(action).thing;
      turn.gain = row(item).special ? worth_of_use(who, item) : -1e6;
      if (item == Item::Herbs) turn.noise = only(here);
      if (item == Item::Flashlight) turn.end = through_passage(here);
      break;
    }
    case ActionKind::Ability:
      if (is_person(t_, who, Person::Sophia)) turn.end = through_passage(here);
      turn.gain = is_person(t_, who, Person::Marco) ? 0.4 : is_person(t_, who, Person::William) ? -0.6 : 0;
      break;
    case ActionKind::Clear: turn.gain = 0.05; break;
    default: turn.gain = -1e6; break;
  }
  turn.gain += 0.8 * promise(who, turn.end) + worth_of_exit(who, turn.end);
  return turn;
}

void SidePlan::list_turns(Survivor who, Turns& turns) const {
  State s = s_;
  s.hidden.survivors.acted = false;
  s.hidden.survivors.turn = who;
  Actions options;
  turn_options(r_, s, who, options);
  for (const Action& option : options)
    if (const Turn turn = turn_of(who, option); turn.gain > -1e5) turns.push(turn);
}

double SidePlan::total(const std::array<Turn, kPlaces>& turns, Survivor who, const Turn& tried) const {
  Locations noise = tried.noise;
  for (Survivor other : in_mansion(t_).without(who)) noise = noise | turns[at(other)].noise;
  double sum = tried.gain - danger(who, tried.end, noise);
  bool repaired = false;
  for (Survivor other : in_mansion(t_).without(who)) {
    const Turn& turn = turns[at(other)];
    sum -= danger(other, turn.end == Location::None ? where(s_, other) : turn.end, noise);
    repaired = repaired || is<answer::Repair>(turn.action) || is<answer::RepairTools>(turn.action);
  }
  if (repaired && (is<answer::Repair>(tried.action) || is<answer::RepairTools>(tried.action))) sum -= 3;
  return sum;
}

SidePlan::Turn SidePlan::best_turn(Survivor who) {
  constexpr int kPasses = 2;
  const Survivors acting = in_mansion(t_).without(s_.hidden.survivors.done).with(who);
  std::array<Turns, kPlaces> lists;
  std::array<Turn, kPlaces> plan{};
  for (Survivor each : in_mansion(t_))
    plan[at(each)] = {.action = {}, .end = where(s_, each), .noise = {}, .gain = 0};
  const bool in_turn = s_.hidden.survivors.turn != kNoSurvivor && s_.hidden.survivors.acted;
  for (Survivor each : acting) {
    if (in_turn && each == s_.hidden.survivors.turn && each != who) continue;
    list_turns(each, lists[at(each)]);
  }
  for (int pass = 0; pass < kPasses; ++pass)
    for (Survivor each : acting) {
      Turn best = plan[at(each)];
      double most = -1e12;
      for (const Turn& turn : lists[at(each)])
        if (const double worth = total(plan, each, turn); worth > most) {
          most = worth;
          best = turn;
        }
      plan[at(each)] = best;
    }
  return plan[at(who)];
}

}  // namespace holdout::terrorscape
