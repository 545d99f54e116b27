#include "games/the_thing/check.h"

#include <string>

#include "games/the_thing/the_thing.h"

namespace holdout::the_thing {

namespace {

bool slot_or_none(const Rules& r, Slot slot) { return slot == kNoSlot || index(slot) < r.slots; }
bool all_slots(const Rules& r, Slots slots) { return slots.without(first_slots(r.slots)).empty(); }

Result<void> check_names(const Rules& r, const State& s) {
  const Table& t = s.table;
  for (Slot slot : {t.actor, t.token_holder, t.tester, t.boarding.first, t.boarding.candidate, t.offer.from,
                    t.offer.to, t.flames[0].holder, t.flames[1].holder, s.hidden.alien_victim})
    if (!slot_or_none(r, slot))
      return wrong("table", "names Character " + std::to_string(index(slot)), "a Character of this game");
  for (const auto& list : {t.voted, t.target})
    for (Slot slot : list)
      if (!slot_or_none(r, slot)) return wrong("table.voted", "a Character of nobody", "one of this game");
  for (Slots slots : {t.characters, t.standing, t.dead, t.defeated, t.shown_human, t.shown_alien,
                      t.volunteers, t.meeting.present, t.meeting.avoided, t.meeting.laid, t.boarding.aboard,
                      t.boarding.asked, s.hidden.aliens})
    if (!all_slots(r, slots))
      return wrong("table", "a set of Characters has one too many",
                   "at most " + std::to_string(r.slots) + " Characters");
  if (t.leader != kNobody && index(t.leader) >= r.players)
    return wrong("table.leader", "seat " + std::to_string(index(t.leader)), "a player");
  if (t.leader == kNobody && t.phase != Phase::Setup)
    return wrong("table.leader", "nobody", "a player (TT-108)");
  for (Slot slot : first_slots(r.slots))
    if (t.owner[at(slot)] != seat_at(index(slot) * r.players / r.slots))
      return wrong("table.owner", "Characters have other owners", "their players");
  if (t.round > r.max_rounds || (t.round == 0) != (t.phase == Phase::Setup))
    return wrong("table.round", std::to_string(t.round),
                 "1 to " + std::to_string(r.max_rounds) + " (TT-1206)");
  return {};
}

// TT-102: a Character, dead, revealed or defeated, and nothing twice.
Result<void> check_fates(const Rules& r, const Table& t) {
  Slots revealed = t.defeated;
  for (Slot slot : t.organism) {
    if (index(slot) >= r.slots || revealed.has(slot))
      return wrong("table.organism", "a Character twice, or one of nobody", "revealed players, each once");
    revealed.add(slot);
  }
  if (!(t.characters & t.dead).empty() || !(t.characters & revealed).empty() || !(t.dead & revealed).empty())
    return wrong("table.characters", "somebody is in play and out of it", "one of both (TT-102)");
  if ((t.characters | t.dead | revealed) != first_slots(r.slots))
    return wrong("table.characters", "somebody is missing", "in play, dead or revealed");
  if (!t.standing.without(t.characters).empty())
    return wrong("table.standing", "somebody out of play stands", "Characters (TT-111)");
  if (!(t.shown_human & t.shown_alien).empty())
    return wrong("table.shown_human", "somebody is both", "one Role card each");
  return {};
}

Result<void> check_whereabouts(const Rules& r, const Table& t) {
  Slots found;
  for (int i = 0; i < kLocations; ++i) {
    const auto l = static_cast<Location>(i);
    const Slots here = in(t, l);
    if (!(here & found).empty() || !here.without(t.characters).empty())
      return wrong("table.at", "a Character in two places, or one out of play", "each Character once");
    if (here.size() > r.capacity[at(l)])
      return wrong("table.at", std::string(r.row(l).key) + " is too full", "at most 3 (TT-413)");
    found = found | here;
  }
  if (found != t.characters) return wrong("table.at", "a Character is nowhere", "each Character once");
  return {};
}

Result<void> check_suspicion(const Rules& r, const Table& t) {
  for (Slot slot : first_slots(r.slots))
    if (t.suspicion[at(slot)] > r.max_suspicion)
      return wrong("table.suspicion", std::to_string(t.suspicion[at(slot)]),
                   "0 to " + std::to_string(r.max_suspicion) + " (TT-122)");
  if (r.few && (t.threat < r.threat_min || t.threat > r.threat_max))
    return wrong("table.threat", std::to_string(t.threat), "1 to 8 (TT-1104)");
  return {};
}

// TT-103, TT-104, TT-564: who is what.
Result<void> check_roles(const Rules& r, const State& s) {
  const Table& t = s.table;
  const Slots aliens = s.hidden.aliens;
  if (t.phase == Phase::Setup) return {};
  if (!(aliens & t.shown_human).empty() || !t.shown_alien.without(aliens).empty())
    return wrong("hidden.aliens", "another role than everybody saw", "the Role card shown");
  if (r.few) {
    const int aside = s.hidden.roles_aside[0] + s.hidden.roles_aside[1];
    if (aside != r.few_roles[0] + r.few_roles[1] - r.slots)
      return wrong("hidden.roles_aside", std::to_string(aside), "the Role cards back in the box");
    return {};
  }
  int first = 0;
  for (Slot slot : aliens) first += s.hidden.infection[at(slot)].by == kFirstAlien;
  if (first != 1) return wrong("hidden.infection", std::to_string(first) + " first Aliens", "one (TT-103)");
  if (t.ending == Ending::Running && t.characters.without(aliens).empty())
    return wrong("hidden.aliens", "nobody is Human", "at least one while the game goes on (TT-564)");
  return {};
}

Result<void> check_fuel_and_damage(const Rules& r, const Table& t) {
  int damage = t.command;
  for (int i = 0; i < kLocations; ++i) {
    const auto l = static_cast<Location>(i);
    if (t.fuel[at(l)] > r.fuel_spaces[at(l)] || t.damage[at(l)] > r.damage_spaces[at(l)])
      return wrong("table.fuel", std::string(r.row(l).key) + " holds too much", "its spaces (TT-128)");
    damage += t.damage[at(l)];
  }
  if (damage != r.damage_tokens)
    return wrong("table.damage", std::to_string(damage) + " tokens", std::to_string(r.damage_tokens));
  if (t.fuel_depot > r.fuel_depot || t.outdoor_depot > r.outdoor_depot || t.pantry + t.kitchen > r.pantry)
    return wrong("table.fuel_depot", "more than at the start", "stores only shrink (TT-119)");
  if (!t.burnt.without(kGreen).empty() || t.burnt.has(Location::Boiler) || t.fires > r.fires)
    return wrong("table.burnt", "a location that cannot burn", "green ones but the Boiler (TT-584)");
  return {};
}

Result<void> check_tracks(const Rules& r, const Table& t) {
  if (t.frost > r.frost_end || (t.frost > 0 && !t.boiler_destroyed))
    return wrong("table.frost", std::to_string(t.frost), "0 to " + std::to_string(r.frost_end) + " (TT-212)");
  if (t.rescue > r.rescue_station || t.rescue_fuel > r.rescue_fuel_last)
    return wrong("table.rescue", "beyond the track", "at most " + std::to_string(r.rescue_station));
  const int dogs = t.dogs.size() + t.kennel_dogs + t.dogs_off;
  if (dogs > r.dogs || !t.dogs.without(kGreen).empty())
    return wrong("table.dogs", std::to_string(dogs),
                 "at most " + std::to_string(r.dogs) + ", in green locations");
  if (!t.drawn_locations.without(kGreen.with(Location::Kennel)).empty() ||
      !t.cards_gone.without(kGreen.with(Location::Kennel)).empty() ||
      !t.meeting.left.without(Locations((1U << kLocations) - 1U)).empty())
    return wrong("table.drawn_locations", "a card that does not exist", "Location cards");
  if (t.token != Location::Nowhere && (t.token_holder != kNoSlot || !is_green(t.token)))
    return wrong("table.token", "in two places or a wrong one", "a green location, or held (TT-414)");
  return {};
}

// TT-302, TT-535: all Strength that is laid or shown is in the pool.
Result<void> check_strength(const Table& t) {
  int laid = 0;
  for (std::uint8_t each : t.laid) laid += each;
  for (std::uint8_t each : t.alien_at) laid += each;
  if (laid > t.strength)
    return wrong("table.strength", std::to_string(laid) + " on locations", std::to_string(t.strength));
  if ((t.strength > 0) != alien_in_play(t))
    return wrong("table.strength", "without an Alien, or none for it", "0 exactly without one (TT-535)");
  return {};
}

}  // namespace

Result<void> check_figures(const Rules& r, const State& s) {
  if (Result<void> fine = check_names(r, s); !fine) return fine;
  if (Result<void> fine = check_fates(r, s.table); !fine) return fine;
  if (Result<void> fine = check_whereabouts(r, s.table); !fine) return fine;
  if (Result<void> fine = check_suspicion(r, s.table); !fine) return fine;
  return check_roles(r, s);
}

Result<void> check_station(const Rules& r, const State& s) {
  if (Result<void> fine = check_fuel_and_damage(r, s.table); !fine) return fine;
  if (Result<void> fine = check_tracks(r, s.table); !fine) return fine;
  return check_strength(s.table);
}

Result<void> TheThing::check(const Rules& r, const State& s) {
  if (Result<void> fine = check_figures(r, s); !fine) return fine;
  if (Result<void> fine = check_station(r, s); !fine) return fine;
  if (Result<void> fine = check_cards(r, s); !fine) return fine;
  if (Result<void> fine = check_goods(r, s); !fine) return fine;
  return check_question(r, s);
}

}  // namespace holdout::the_thing
