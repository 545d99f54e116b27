#include "games/the_thing/rules/saving/check.h"

#include <algorithm>
#include <string>

#include "games/the_thing/rules/the_thing.h"

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
  if (t.ending == Ending::Running && t.leader != kNobody && characters_of(t, t.leader).empty())
    return wrong("table.leader", "a player without a Character", "one with a Character (TT-108, TT-109)");
  if (t.owner != SlotOwners::shared_out(r.slots, r.players))
    return wrong("table.owner", "Characters have other owners", "their players");
  if (t.round > r.max_rounds || (t.round == 0) != (t.phase == Phase::Setup))
    return wrong("table.round", std::to_string(t.round),
                 "1 to " + std::to_string(r.max_rounds) + " (TT-1206)");
  return {};
}

// What everybody remembers of the rounds, and who has which sheet.
Result<void> check_memory(const Rules& r, const Table& t) {
  for (const RoundRecord& each : t.history) {
    if (!all_slots(r, each.handed) || (each.leader != kNobody && index(each.leader) >= r.players))
      return wrong("table.history", "somebody who does not play", "Characters and players of this game");
    for (Slot slot : first_slots(r.slots))
      if (each.contacts.looked_at(slot) != kNoSlot && index(each.contacts.looked_at(slot)) >= r.slots)
        return wrong("table.history", "a token of nobody was looked at", "a Character's (TT-553)");
  }
  for (Slot slot : first_slots(r.slots)) {
    const CharacterId sheet = t.sheet[at(slot)];
    if (sheet == CharacterId::None ? t.phase != Phase::Setup : std::ranges::count(t.sheet, sheet) > 1)
      return wrong("table.sheet", "a Character sheet twice, or none", "each once (4.1)");
    if (t.proven_round[at(slot)] > t.round)
      return wrong("table.proven_round", "a Test in a round to come", "at most this one");
  }
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
  for (Slot slot : first_slots(r.slots)) {
    const int died = t.dead_round[at(slot)];
    const int shown = t.revealed_round[at(slot)];
    if ((died > 0) != t.dead.has(slot) || (shown > 0) != revealed.has(slot) ||
        std::max(died, shown) > t.round)
      return wrong("table.dead_round", "not when it happened", "a round up to this one, exactly if it did");
  }
  if (!t.standing.without(t.characters).empty())
    return wrong("table.standing", "somebody out of play stands", "Characters (TT-111)");
  if (t.token_holder != kNoSlot && (r.few || !t.characters.has(t.token_holder)))
    return wrong("table.token_holder", "somebody out of play", "a Character (TT-414, TT-751)");
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
    if (is_burnt(t, l) && !here.empty())
      return wrong("table.at", "somebody in a burnt location", "nobody (TT-582)");
    found = found | here;
  }
  if (found != t.characters) return wrong("table.at", "a Character is nowhere", "each Character once");
  const bool out = t.phase == Phase::Movement || t.phase == Phase::Attack || t.phase == Phase::Actions ||
                   t.phase == Phase::Over;
  if (!out && (in(t, Location::RecRoom) != t.characters || t.standing != t.characters))
    return wrong("table.at", "somebody elsewhere or lying down", "all in the Rec Room (TT-701)");
  return {};
}

Result<void> check_suspicion(const Rules& r, const Table& t) {
  for (Slot slot : first_slots(r.slots))
    if (t.suspicion[at(slot)] > r.max_suspicion)
      return wrong("table.suspicion", std::to_string(t.suspicion[at(slot)]),
                   "0 to " + std::to_string(r.max_suspicion) + " (TT-122)");
  if (r.few && (t.threat < r.threat_min || t.threat > r.threat_max))
    return wrong("table.threat", std::to_string(t.threat),
                 std::to_string(r.threat_min) + " to " + std::to_string(r.threat_max) + " (TT-1104)");
  return {};
}

Result<void> check_role_cards(const Rules& r, const State& s) {  // 4.2, step 3
  const auto& aside = s.hidden.roles_aside;
  if (aside[0] + aside[1] != r.few_roles[0] + r.few_roles[1] - r.slots ||
      aside[1] + s.hidden.aliens.size() != r.few_roles[1])
    return wrong("hidden.roles_aside", std::to_string(aside[1]) + " Alien cards in the box",
                 "the Role cards that lie under no sheet");
  return {};
}

// TT-103, TT-104, TT-564: who is what.
Result<void> check_roles(const Rules& r, const State& s) {
  const Table& t = s.table;
  const Slots aliens = s.hidden.aliens;
  if (t.phase == Phase::Setup) {
    if (!(t.shown_human | t.shown_alien).empty())
      return wrong("table.shown_human", "a Role card shown in the set-up", "none");
    const Infection dealt{.by = kFirstAlien, .round = 0, .check = 0};
    for (Slot slot : first_slots(kMaxSlots))
      if (s.hidden.infection[at(slot)] != (aliens.has(slot) ? dealt : Infection{}) ||
          !(s.hidden.saw_alien[at(slot)] | s.hidden.gave_alien[at(slot)]).empty())
        return wrong("hidden.infection", "no way to become what it is", "the first Alien, if any (TT-103)");
    return r.few || aliens.size() <= 1 ? Result<void>{} : wrong("hidden.aliens", "several", "one (TT-103)");
  }
  if (!(aliens & t.shown_human).empty() || !t.shown_alien.without(aliens).empty())
    return wrong("hidden.aliens", "another role than everybody saw", "the Role card shown");
  const bool leaving = under_way_as<Boarding>(s) != nullptr || t.ending != Ending::Running;
  if (!leaving && !(t.shown_human & t.characters).empty())
    return wrong("table.shown_human", "a Character whose role may still change", "who is out (TT-904)");
  if (r.few) return check_role_cards(r, s);
  if (!organism(t).without(aliens).empty() || !t.defeated.without(aliens).empty())
    return wrong("hidden.aliens", "a Human among the revealed", "Aliens (TT-750)");
  if (t.ending == Ending::Running && t.characters.without(aliens).empty())
    return wrong("hidden.aliens", "nobody is Human", "at least one while the game goes on (TT-564)");
  return check_infections(r, s);
}

Result<void> check_fuel_and_damage(const Rules& r, const Table& t) {
  const int damage = t.command + total_of(t.damage);
  for (int i = 0; i < kLocations; ++i) {
    const auto l = static_cast<Location>(i);
    if (t.fuel[at(l)] > r.fuel_spaces[at(l)] || t.damage[at(l)] > r.damage_spaces[at(l)])
      return wrong("table.fuel", std::string(r.row(l).key) + " holds too much", "its spaces (TT-128)");
  }
  if (damage != r.damage_tokens)
    return wrong("table.damage", std::to_string(damage) + " tokens", std::to_string(r.damage_tokens));
  if (t.fuel_depot > r.fuel_depot || t.outdoor_depot > r.outdoor_depot || t.pantry + t.kitchen > r.pantry)
    return wrong("table.fuel_depot", "more than at the start", "stores only shrink (TT-119)");
  return {};
}

// TT-212, TT-221, TT-582, TT-585: what is destroyed is destroyed wholly.
Result<void> check_ruins(const Rules& r, const Table& t) {
  if (!t.burnt.without(kGreen).empty() || t.burnt.has(Location::Boiler) ||
      t.fires + t.burnt.size() != r.fires)
    return wrong("table.burnt", "a location that cannot burn, or without its Fire token",
                 "green ones but the Boiler (TT-584)");
  for (Location l : t.burnt)
    if (t.fuel[at(l)] + t.damage[at(l)] > 0 || (l == Location::Kitchen && t.kitchen > 0))
      return wrong("table.burnt", "something is left in it", "nothing (TT-585)");
  const bool dead_boiler = t.damage[at(Location::Boiler)] == r.damage_spaces[at(Location::Boiler)];
  if (t.boiler_destroyed != dead_boiler || (dead_boiler && t.fuel[at(Location::Boiler)] > 0))
    return wrong("table.boiler_destroyed", "not as its Damage says", "exactly with full Damage (TT-212)");
  const bool dark = is_burnt(t, Location::Generator) ||
                    t.damage[at(Location::Generator)] == r.damage_spaces[at(Location::Generator)];
  if (t.no_power != dark)
    return wrong("table.no_power", "not as the Generator's Damage says", "exactly with full Damage (TT-221)");
  return {};
}

Result<void> check_tracks(const Rules& r, const Table& t) {
  if (t.frost > r.frost_end || (t.frost > 0 && !t.boiler_destroyed))
    return wrong("table.frost", std::to_string(t.frost), "0 to " + std::to_string(r.frost_end) + " (TT-212)");
  if (t.rescue > r.rescue_station || t.rescue_fuel > r.rescue_fuel_last)
    return wrong("table.rescue", "beyond the track", "at most " + std::to_string(r.rescue_station));
  if (t.rescue == 0 && (t.rescue_fuel > 0 || t.rescue_gone))
    return wrong("table.rescue", "on its way without an S.O.S.", "nothing before it (TT-230)");
  if (t.ending == Ending::Running && t.frost >= r.frost_end)
    return wrong("table.frost", "at its end", "the game's end (TT-216)");
  const int dogs = t.dogs.size() + t.kennel_dogs + t.dogs_off;
  if (dogs > r.dogs || !t.dogs.without(kGreen).empty())
    return wrong("table.dogs", std::to_string(dogs),
                 "at most " + std::to_string(r.dogs) + ", in green locations");
  if (!t.drawn_locations.without(kGreen.with(Location::Kennel)).empty() ||
      t.cards_gone.without(Location::Kennel) != t.burnt ||
      t.cards_gone.has(Location::Kennel) != r.kennel_shut ||
      !t.meeting.left.without(Locations((1U << kLocations) - 1U)).empty())
    return wrong("table.cards_gone", "a card that does not exist, or one of a location that stands",
                 "Location cards; those of burnt locations are gone (TT-121)");
  if (t.token != Location::Nowhere && (t.token_holder != kNoSlot || !is_green(t.token)))
    return wrong("table.token", "in two places or a wrong one", "a green location, or held (TT-414)");
  return {};
}

int dogs_alive(const State& s) {
  const auto* placing = under_way_as<DogsAndLeader>(s);
  return s.table.dogs.size() + s.table.kennel_dogs + s.table.dogs_off +
         (placing == nullptr ? 0 : placing->left);
}

// TT-302, TT-535: all Strength that is laid or shown is in the pool.
Result<void> check_strength(const Rules& r, const State& s) {
  const Table& t = s.table;
  const int laid = total_of(t.laid) + total_of(t.alien_at);
  if (t.alien_at[at(Location::Sleeping)] + t.alien_at[at(Location::RecRoom)] > 0)
    return wrong("table.alien_at", "the Alien in a blue room", "where Location cards send it (TT-301)");
  if (laid > t.strength)
    return wrong("table.strength", std::to_string(laid) + " on locations", std::to_string(t.strength));
  if ((t.strength > 0) != alien_in_play(t))
    return wrong("table.strength", "without an Alien, or none for it", "0 exactly without one (TT-535)");
  // TT-528, TT-534, TT-753: it grows by a Character or a Dog at a time, so what all of them add up to stays
  // as it was.
  if (t.strength + t.characters.size() + dogs_alive(s) > r.first_strength + 2 * r.slots + r.dogs)
    return wrong("table.strength", std::to_string(t.strength), "1 for each who was assimilated (TT-528)");
  return {};
}

}  // namespace

Result<void> check_figures(const Rules& r, const State& s) {
  if (Result<void> fine = check_names(r, s); !fine) return fine;
  if (Result<void> fine = check_memory(r, s.table); !fine) return fine;
  if (Result<void> fine = check_fates(r, s.table); !fine) return fine;
  if (Result<void> fine = check_whereabouts(r, s.table); !fine) return fine;
  if (Result<void> fine = check_suspicion(r, s.table); !fine) return fine;
  return check_roles(r, s);
}

Result<void> check_station(const Rules& r, const State& s) {
  if (Result<void> fine = check_fuel_and_damage(r, s.table); !fine) return fine;
  if (Result<void> fine = check_ruins(r, s.table); !fine) return fine;
  if (Result<void> fine = check_tracks(r, s.table); !fine) return fine;
  return check_strength(r, s);
}

Result<void> TheThing::check(const Rules& r, const State& s) {
  if (Result<void> fine = check_figures(r, s); !fine) return fine;
  if (Result<void> fine = check_station(r, s); !fine) return fine;
  if (Result<void> fine = check_cards(r, s); !fine) return fine;
  if (Result<void> fine = check_goods(r, s); !fine) return fine;
  if (Result<void> fine = check_question(r, s); !fine) return fine;
  return check_choices(r, s);
}

}  // namespace holdout::the_thing
