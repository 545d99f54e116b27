#include <algorithm>
#include <functional>

#include "engine/words/plain_text.h"
#include "games/the_thing/rules/positions/position_draft.h"
#include "games/the_thing/rules/wording/names.h"
#include "games/the_thing/rules/wording/nouns.h"

// The station of a written position: locations with who is there, stores, tracks, Dogs and tokens.

namespace holdout::the_thing {

namespace {

Result<void> put_figures(Draft& draft, const Setting& setting, Location l, const LocationFacts& facts) {
  Table& t = draft.s.table;
  for (Slot slot : facts.who) {
    const std::string name = slot_name(draft.rules, slot);
    if (!t.characters.has(slot)) return setting.misread(name + " is out of play", "Characters in play");
    if (where(t, slot) != Location::Nowhere)
      return setting.misread(name + " is in two places", "each Character once");
    t.at[at(l)].add(slot);
    if (facts.lying.has(slot)) t.standing.remove(slot);
  }
  return {};
}

Result<void> put_dogs(Draft& draft, const Setting& setting, Location l, int dogs) {
  Table& t = draft.s.table;
  if (dogs > draft.rules.dogs)
    return setting.misread(std::to_string(dogs) + " Dogs",
                           "at most " + std::to_string(draft.rules.dogs) + " (TT-820)");
  if (l == Location::Kennel) {
    t.kennel_dogs = u8(dogs);
    return {};
  }
  if (!is_green(l) || dogs > 1)
    return setting.misread(std::to_string(dogs) + " Dogs there", "one in a green location, or the Kennel");
  if (dogs == 1) t.dogs.add(l);
  return {};
}

void burn(Table& t, Location l) {  // TT-582, TT-585
  t.burnt.add(l);
  t.cards_gone.add(l);
  t.fuel[at(l)] = t.damage[at(l)] = 0;
  if (t.fires > 0) --t.fires;
  if (l == Location::Generator) t.no_power = true;
}

Result<void> fits_there(const Draft& draft, const Setting& setting, Location l, const LocationFacts& facts) {
  const Rules& r = draft.rules;
  if (facts.fuel.value_or(0) > r.fuel_spaces[at(l)] || facts.damage.value_or(0) > r.damage_spaces[at(l)])
    return setting.misread(quoted(setting.phrase.text) + " is more than fits",
                           "fuel up to " + std::to_string(r.fuel_spaces[at(l)]) + ", damage up to " +
                               std::to_string(r.damage_spaces[at(l)]) + " (TT-128)");
  if (facts.food && l != Location::Kitchen) return setting.misread("food outside the Kitchen", "none there");
  if (facts.destroyed && l != Location::Boiler)
    return setting.misread("only the Boiler is ever destroyed", "boiler: destroyed (TT-212)");
  if (facts.burnt.value_or(false) && (!is_green(l) || l == Location::Boiler || !facts.who.empty()))
    return setting.misread("a location that cannot burn, or people in it",
                           "green ones but the Boiler, and nobody there (TT-582, TT-584)");
  if (facts.strength) return setting.misread("the Alien is not there yet", "plan: and locations");
  return {};
}

Result<void> fill_location(Draft& draft, Location l) {
  const Setting* setting = draft.find(subject_of(l));
  if (setting == nullptr) return {};
  const Result<LocationFacts> facts = read_location_facts(draft.rules, setting->body);
  if (!facts) return at(*setting, facts.problem());
  if (Result<void> fine = fits_there(draft, *setting, l, *facts); !fine) return fine;
  if (Result<void> fine = put_figures(draft, *setting, l, *facts); !fine) return fine;
  Table& t = draft.s.table;
  if (facts->fuel) t.fuel[at(l)] = u8(*facts->fuel);
  if (facts->damage) t.damage[at(l)] = u8(*facts->damage);
  if (facts->food) t.kitchen = u8(*facts->food);
  if (facts->destroyed.value_or(false)) t.damage[at(l)] = draft.rules.damage_spaces[at(l)];
  if (facts->burnt.value_or(false)) burn(t, l);
  return facts->dogs ? put_dogs(draft, *setting, l, *facts->dogs) : Result<void>{};
}

// TT-212, TT-213, TT-221: what follows from full damage tracks.
void break_down(Draft& draft) {
  Table& t = draft.s.table;
  const auto full = [&](Location l) { return t.damage[at(l)] == draft.rules.damage_spaces[at(l)]; };
  if (draft.find("frost") != nullptr)
    t.damage[at(Location::Boiler)] = draft.rules.damage_spaces[at(Location::Boiler)];
  t.boiler_destroyed = full(Location::Boiler);
  if (t.boiler_destroyed) t.fuel[at(Location::Boiler)] = 0;
  if (full(Location::Generator)) t.no_power = true;
  t.command = u8(std::max(0, draft.rules.damage_tokens - total_of(t.damage)));
}

}  // namespace

Result<void> draft_locations(Draft& draft) {
  Table& t = draft.s.table;
  t.at = {};
  for (int l = 0; l < kLocations; ++l)
    if (Result<void> fine = fill_location(draft, static_cast<Location>(l)); !fine) return fine;
  // Who is not named lies in the Rec Room, as after a flight, or stands there before all are placed.
  for (Slot slot : t.characters) {
    if (where(t, slot) != Location::Nowhere) continue;
    t.at[at(Location::RecRoom)].add(slot);
    if (draft.figures_are_out()) t.standing.remove(slot);
  }
  if (draft.find(subject_of(Location::Kennel)) == nullptr)
    t.kennel_dogs = u8(std::max(0, draft.rules.dogs - t.dogs.size()));
  break_down(draft);
  return {};
}

Result<void> draft_stores(Draft& draft) {
  Table& t = draft.s.table;
  const Rules& r = draft.rules;
  struct Number {
    Subject subject;
    int most;
    std::uint8_t* value;
  };
  for (const Number& each :
       {Number{"fuel depot", r.fuel_depot, &t.fuel_depot},
        Number{"outdoor depot", r.outdoor_depot, &t.outdoor_depot}, Number{"pantry", r.pantry, &t.pantry},
        Number{"fire tokens", r.fires, &t.fires}, Number{"rescue", r.rescue_station, &t.rescue},
        Number{"rescue fuel", r.rescue_fuel_last, &t.rescue_fuel},
        Number{"frost", r.frost_end - 1, &t.frost}})
    if (Result<void> fine = draft.settings.number(each.subject, 0, each.most, *each.value); !fine)
      return fine;
  if (draft.find("pantry") == nullptr) t.pantry = u8(std::max(0, t.pantry - t.kitchen));
  if (const Setting* gone = draft.find("rescue gone")) {
    if (!gone->body.empty()) return gone->misread(quoted(gone->body), "nothing after rescue gone");
    t.rescue_gone = true;
  }
  if (const Setting* hungry = draft.find("hungry")) {
    if (!hungry->body.empty()) return hungry->misread(quoted(hungry->body), "nothing after hungry");
    t.hungry = true;
  }
  if (t.rescue == 0 && (t.rescue_fuel > 0 || t.rescue_gone))
    return draft.settings.first().misread("the Rescue Helicopter flies without an S.O.S.",
                                          "rescue 1 or more (TT-230)");
  return {};
}

namespace {

// "boiler", "red", "aside"
Result<void> put_token(Draft& draft, const Setting& setting) {
  Table& t = draft.s.table;
  if (draft.rules.few)
    return setting.misread("no Leader token with 1 to 3 players", "nothing about it (4.2)");
  if (lowered(setting.body) == "aside") return {};
  if (const std::optional<Slot> slot = slot_named(draft.rules, setting.body)) {
    if (!t.characters.has(*slot))
      return setting.misread(quoted(setting.body) + " is out of play", "a Character in play (TT-751)");
    t.token_holder = *slot;
    return {};
  }
  const Result<Location> l = read_location(setting.body);
  if (!l || !is_green(*l))
    return setting.misread(quoted(setting.body), "a Character, a green location, or aside");
  t.token = *l;
  return {};
}

// "radio 3, kennel 1"
Result<void> lay_plan(Draft& draft, const Setting& setting) {
  Table& t = draft.s.table;
  Plan& plan = draft.s.hidden.plan;
  if (!alien_in_play(t) || draft.rules.few || draft.phase != Phase::Actions ||
      (draft.figures_are_out() && draft.when != "encounters"))
    return setting.misread("nobody has laid a plan at that time",
                           "a plan of the revealed Alien from phase 4 to the encounters (TT-303)");
  const Result<std::vector<std::string_view>> parts = read_parts(setting, "plan: radio 3, kennel 1");
  if (!parts) return parts.problem();
  for (std::string_view part : *parts) {
    WordReader words(part);
    const Result<Location> l = read_location(words.next());
    if (!l) return at(setting, l.problem());
    const Result<int> strength = read_number(words.rest(), 1, t.strength);
    if (!strength) return at(setting, strength.problem());
    if (!location_deck(t).has(*l))
      return setting.misread(quoted(part), "a card of the Location deck (TT-301, TT-305)");
    std::uint8_t& laid = plan[static_cast<std::size_t>(card_index(*l))];
    if (laid > 0) return setting.misread(quoted(part) + " comes twice", "each location once");
    laid = u8(*strength);
    t.laid.push(laid);
  }
  std::sort(t.laid.begin(), t.laid.end(), std::greater<>());  // TT-304
  return {};
}

}  // namespace

Result<void> draft_tokens(Draft& draft) {
  if (const Setting* token = draft.find("token"))
    if (Result<void> fine = put_token(draft, *token); !fine) return fine;
  if (const Setting* plan = draft.find("plan"))
    if (Result<void> fine = lay_plan(draft, *plan); !fine) return fine;
  const Setting* threat = draft.find("threat");
  if (threat == nullptr) return {};
  if (!draft.rules.few) return threat->misread("no Threat token here", "one only with 1 to 3 players");
  const Rules& r = draft.rules;
  return draft.settings.number(Subject("threat"), r.threat_min, r.threat_max, draft.s.table.threat);
}

}  // namespace holdout::the_thing
