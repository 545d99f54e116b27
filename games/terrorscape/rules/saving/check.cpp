#include "games/terrorscape/rules/saving/check.h"

#include <algorithm>
#include <string>

#include "games/terrorscape/rules/terrorscape.h"

namespace holdout::terrorscape {

namespace {

Result<void> check_time(const Rules& r, const Table& t) {
  if (at(t.phase) >= kPhaseKeys.size() || at(t.moment) >= kMomentKeys.size() ||
      at(t.ending) >= kEndingKeys.size() || at(t.cause) >= kCauseKeys.size())
    return wrong("table.phase", "a phase, a moment or an ending that there is not", "one of the game");
  if ((t.round == 0) != (t.phase == Phase::Setup) && t.phase != Phase::Over)
    return wrong("table.round", std::to_string(t.round), "0 exactly before the first round");
  if (t.round > kMaxRounds)
    return wrong("table.round", std::to_string(t.round),
                 "at most " + std::to_string(kMaxRounds) + " (TS-405)");
  const bool over = t.phase == Phase::Over;
  if (over != (t.moment == Moment::Over) || over != (t.ending != Ending::Running))
    return wrong("table.ending", "over for one and not for the other", "one of both");
  if (!t.winners.without(first_seats(r.players)).empty() || (!over && !t.winners.empty()))
    return wrong("table.winners", "somebody who cannot have won", "players, after the end");
  return {};
}

// TS-001: one Killer, three different Survivors.
Result<void> check_persons(const State& s) {
  const Table& t = s.table;
  if (!are_picked(s)) {
    for (Person person : t.persons)
      if (person != Person::None) return wrong("table.persons", "shown before the Killer", "both at once");
    return {};
  }
  if (at(t.killer) >= kKillers) return wrong("table.killer", "no Killer of the game", "one of the three");
  for (Person person : t.persons)
    if (at(person) >= kPersons || std::ranges::count(t.persons, person) > 1)
      return wrong("table.persons", "a Survivor twice, or none", "three different ones (TS-001)");
  return {};
}

Result<void> check_health(const Rules& r, const Table& t) {
  if (!(t.wounded | t.eliminated | t.escaped).without(kAllSurvivors).empty() ||
      !(t.eliminated & t.escaped).empty())
    return wrong("table.wounded", "somebody who is not in the game, or both away and dead", "one of both");
  if (!r.on_your_own && !t.escaped.empty())
    return wrong("table.escaped", "somebody escaped alone", "On your own alone (TS-535)");
  if (!r.on_your_own && t.phase != Phase::Over && !t.eliminated.empty())
    return wrong("table.eliminated", "somebody, and the game goes on", "its end (TS-082)");
  for (Survivor who : kAllSurvivors)
    if (fear_of(t, who) > r.fear_limit)
      return wrong("table.fear", std::to_string(fear_of(t, who)) + " fear tokens",
                   "at most " + std::to_string(r.fear_limit) + " (TS-062)");
  return {};
}

Result<void> check_tracks(const Rules& r, const Table& t) {
  if (t.help != Table::kNoHelp && t.help > r.help_start)
    return wrong("table.help", std::to_string(t.help),
                 "0 to " + std::to_string(r.help_start) + ", or off the track (TS-142)");
  if (r.on_your_own && t.keys > 0) return wrong("table.keys", "on the rack", "each Survivor's own (TS-531)");
  const bool holds_token = t.token != kNoSurvivor;
  if (holds_token && (!r.on_your_own || index(t.token) >= kPlaces))
    return wrong("table.token", "somebody who does not have it", "one of the three, On your own (TS-532)");
  if (r.on_your_own && t.phase != Phase::Setup && !holds_token)
    return wrong("table.token", "nobody", "one of the three (TS-532)");
  return {};
}

Result<void> check_traits(const Rules& r, const Table& t) {
  if (!r.traits && (!t.killer_traits.empty() || !t.killer_traits_used.empty()))
    return wrong("table.killer_traits", "traits without the variant", "none (TS-501)");
  if (!t.killer_traits_used.without(t.killer_traits).empty() || t.killer_traits.size() > r.killer_traits.kept)
    return wrong("table.killer_traits", "more than he kept, or used ones of others",
                 "at most " + std::to_string(r.killer_traits.kept) + " (TS-503)");
  for (const SurvivorTraitSet& shown : t.traits_shown)
    if (shown.bits() >> kSurvivorTraits != 0)
      return wrong("table.traits_shown", "a trait that there is not", "one of the game");
  return {};
}

// TS-274: in stealth by one of his own cards that hide him; KT-09 hides him like Stalk.
bool hides(const Rules& r, const Table& t, Skill skill) {
  if (skill == Skill::Stalk && t.killer_traits.has(KillerTrait::Ambusher)) return true;
  return at(skill) < kSkillKinds && row(skill).slow && r.skill(skill).most > 0 &&
         r.skill(skill).counts[at(t.killer)] > 0;
}

Result<void> check_killer(const Rules& r, const Table& t) {
  if (t.level < 1 || t.level > r.most_level)
    return wrong("table.level", std::to_string(t.level),
                 "1 to " + std::to_string(r.most_level) + " (TS-312)");
  if (!is_room(t.at)) return wrong("table.at", "nowhere", "a location");
  if (t.stealth != Skill::None && !hides(r, t, t.stealth))
    return wrong("table.stealth", "a card that hides nobody", "one of his that do (TS-274)");
  if (t.phase_strength > r.most_strength || t.attack_strength > r.most_strength)
    return wrong("table.phase_strength", "more than any card adds", "at most 10 (TS-007)");
  if (!t.walked.without(kWholeMansion).empty())
    return wrong("table.walked", "a location that there is not", "one of the mansion");
  return {};
}

Result<void> check_mansion(const Rules& r, const Table& t) {
  if (!t.blocks.without(kAllDoors).empty() || !t.placed.without(kAllDoors).empty())
    return wrong("table.blocks", "a block where there is no door", "one of the doors (TS-101)");
  if (t.blocks.size() > r.blocks)
    return wrong("table.blocks", std::to_string(t.blocks.size()) + " blocks",
                 "at most " + std::to_string(r.blocks) + " (TS-102)");
  if (!(t.noise | t.noise_before).without(kWholeMansion).empty())
    return wrong("table.noise", "a location that there is not", "one of the mansion");
  return {};
}

Result<void> check_meeting(const Rules& r, const Table& t) {
  const Meeting& m = t.meeting;
  if (m.at == Location::None) return {};
  if (!is_room_or_none(m.at) || m.at != t.at || t.stealth != Skill::None)
    return wrong("table.meeting", "not where the Killer is", "his location (TS-320)");
  if (!m.participants.without(kAllSurvivors).empty() || !m.attacked.without(kAllSurvivors).empty())
    return wrong("table.meeting.participants", "somebody who is not in the game", "Survivors of the game");
  if (m.defender != kNoSurvivor && index(m.defender) >= kPlaces)
    return wrong("table.meeting.defender", "nobody of the game", "one of those who are attacked");
  if (m.rolled > r.dice)
    return wrong("table.meeting.rolled", std::to_string(m.rolled) + " dice",
                 "at most " + std::to_string(r.dice) + " (TS-064)");
  return {};
}

}  // namespace

Result<void> check_table(const Rules& r, const State& s) {
  const Table& t = s.table;
  if (Result<void> fine = check_time(r, t); !fine) return fine;
  if (Result<void> fine = check_persons(s); !fine) return fine;
  if (!are_picked(s)) return {};
  if (Result<void> fine = check_health(r, t); !fine) return fine;
  if (Result<void> fine = check_tracks(r, t); !fine) return fine;
  if (Result<void> fine = check_traits(r, t); !fine) return fine;
  if (Result<void> fine = check_killer(r, t); !fine) return fine;
  if (Result<void> fine = check_mansion(r, t); !fine) return fine;
  return check_meeting(r, t);
}

Result<void> Terrorscape::check(const Rules& r, const State& s) {
  for (const auto& each : {check_table, check_house, check_items, check_skills, check_turns, check_question})
    if (Result<void> fine = each(r, s); !fine) return fine;
  return {};
}

}  // namespace holdout::terrorscape
