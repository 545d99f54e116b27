#include <algorithm>

#include "games/terrorscape/rules/saving/check.h"

// Where everybody is, and how far a side has got in what the other does not see.

namespace holdout::terrorscape {

namespace {

Result<void> check_places(const Rules& r, const State& s) {
  const SurvivorSecrets& side = s.hidden.survivors;
  for (Location room : side.at)
    if (!is_room(room)) return wrong("hidden.survivors.at", "nowhere", "a location");
  const Table& t = s.table;
  const Location at_now = s.hidden.killer.at;
  if (!is_room(at_now)) return wrong("hidden.killer.at", "nowhere", "a location");
  if (t.stealth == Skill::None && at_now != t.at)
    return wrong("hidden.killer.at", "not where his figure is", "the same location (TS-025)");
  if (t.stealth != Skill::None && distance(at_now, t.at) > r.skill(t.stealth).most)
    return wrong("hidden.killer.at", "farther from the token than the card leads",
                 "at most " + std::to_string(r.skill(t.stealth).most) + " steps (TS-274)");
  return {};
}

Result<void> check_radio(const Rules& r, const State& s) {
  const SurvivorSecrets& side = s.hidden.survivors;
  if (side.repairs > r.repair_steps)
    return wrong("hidden.survivors.repairs", std::to_string(side.repairs),
                 "at most " + std::to_string(r.repair_steps) + " (TS-167)");
  if ((side.repairs == r.repair_steps) != (s.table.help != Table::kNoHelp))
    return wrong("table.help", "not as the radio says", "on the track exactly when it is repaired (TS-168)");
  return {};
}

Result<void> check_trap(const State& s) {
  const SurvivorSecrets& side = s.hidden.survivors;
  if (!is_room_or_none(side.trap) || !side.noise.without(kWholeMansion).empty())
    return wrong("hidden.survivors.trap", "a location that there is not", "one of the mansion");
  if (side.trap != Location::None && side.discards[at(Item::TrapParts)] == 0)
    return wrong("hidden.survivors.trap", "set without its card", "the card among the discarded (TS-175)");
  if (side.firecracker && side.discards[at(Item::Firecracker)] == 0)
    return wrong("hidden.survivors.firecracker", "lit without its card",
                 "the card among the discarded (TS-176)");
  return {};
}

bool is_plan_or_none(Plan plan) { return at(plan) < kPlans || plan == Plan::None; }

// TS-567: the plans that put their token on the map.
bool puts_token(Plan plan) {
  return plan == Plan::PowderKeg || plan == Plan::Ambush || plan == Plan::Seal || plan == Plan::Buzzer;
}

Result<void> check_plans(const Rules& r, const State& s) {
  const SurvivorSecrets& side = s.hidden.survivors;
  for (Plan plan : {side.plans[0], side.plans[1], side.plan_under_way, side.plan_done})
    if (!is_plan_or_none(plan) || (!r.survival_plan && plan != Plan::None))
      return wrong("hidden.survivors.plans", "a plan card that there is not",
                   "those of the variant (TS-560)");
  const auto own = [&](Plan plan) {
    return plan == Plan::None || std::ranges::find(side.plans, plan) != side.plans.end();
  };
  if (!own(side.plan_under_way) || !own(side.plan_done))
    return wrong("hidden.survivors.plan_done", "a card that was not dealt", "one of the two (TS-560)");
  if (side.plan_token != Location::None && (!is_room(side.plan_token) || !puts_token(side.plan_done)))
    return wrong("hidden.survivors.plan_token", "a token without its plan",
                 "a plan that puts it there (TS-567)");
  return {};
}

Result<void> check_own_traits(const Rules& r, const State& s) {
  const SurvivorSecrets& side = s.hidden.survivors;
  for (Survivor who : kAllSurvivors) {
    const SurvivorTraitSet traits = side.traits[at(who)];
    if (traits.bits() >> kSurvivorTraits != 0 || traits.size() > r.survivor_traits.kept ||
        (!r.traits && !traits.empty()))
      return wrong("hidden.survivors.traits", "more than he kept",
                   "at most " + std::to_string(r.survivor_traits.kept) + " (TS-501)");
    if (!side.used[at(who)].without(traits).empty())
      return wrong("hidden.survivors.used", "a trait that he has not", "his own (TS-506)");
  }
  return {};
}

bool is_survivor_or_none(Survivor who) { return index(who) < kPlaces || who == kNoSurvivor; }

}  // namespace

Result<void> check_house(const Rules& r, const State& s) {
  if (!are_picked(s)) return {};
  if (Result<void> fine = check_places(r, s); !fine) return fine;
  if (Result<void> fine = check_radio(r, s); !fine) return fine;
  if (Result<void> fine = check_trap(s); !fine) return fine;
  if (Result<void> fine = check_plans(r, s); !fine) return fine;
  return check_own_traits(r, s);
}

// The Survivor phase (TS-145..149) and councils.
Result<void> check_turns(const Rules& r, const State& s) {
  const SurvivorSecrets& side = s.hidden.survivors;
  if (!is_survivor_or_none(side.turn) || !is_survivor_or_none(side.drawer) ||
      !side.done.without(kAllSurvivors).empty())
    return wrong("hidden.survivors.turn", "nobody of the game", "a Survivor of the game");
  if (side.turn != kNoSurvivor && side.done.has(side.turn))
    return wrong("hidden.survivors.turn", "who has had his turn", "one who has not (TS-145)");
  for (const Exchange& each : {side.offer, s.hidden.draft})
    if (!is_survivor_or_none(each.maker) || !is_survivor_or_none(each.partner) ||
        (each.maker != kNoSurvivor && each.maker == each.partner))
      return wrong("hidden.survivors.offer", "nobody of the game, or with himself", "two Survivors (TS-126)");
  const CouncilMarks& council = side.council;
  if (!(council.team | council.agreed).without(r.survivor_seats).empty() ||
      (council.speaker != kNobody && !council.team.has(council.speaker)))
    return wrong("hidden.survivors.council", "somebody who does not decide", "players of the side");
  const bool asks = s.table.phase == Phase::Survivor || s.table.phase == Phase::Killer;
  if (!asks && side.turn != kNoSurvivor && s.table.phase != Phase::Over)
    return wrong("hidden.survivors.turn", "a turn outside the Survivor phase", "nobody's");
  return {};
}

}  // namespace holdout::terrorscape
