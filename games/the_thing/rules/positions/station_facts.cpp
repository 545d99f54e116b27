#include <array>
#include <string>

#include "games/the_thing/rules/positions/example_facts.h"
#include "games/the_thing/rules/positions/position_phrases.h"
#include "games/the_thing/rules/wording/names.h"
#include "games/the_thing/rules/wording/nouns.h"

// What a then block can say about locations, stores, tracks and time.

namespace holdout::the_thing {

namespace {

Result<void> figures_are(const Facts& f, Location l, const LocationFacts& said) {
  const Slots who = in(f.s.table, l);
  const Slots lying = who.without(f.s.table.standing);
  return found_unless(!said.says_who || (said.who == who && said.lying == lying),
                      "there are " + slot_list(f.rules, who) + ", lying " + slot_list(f.rules, lying));
}

Result<void> same_number(std::string_view what, const std::optional<int>& said, int value) {
  return found_unless(!said || *said == value, std::string(what) + " " + std::to_string(value));
}

}  // namespace

Result<void> location_fact(const Facts& f, Location l, std::string_view text) {
  const Result<LocationFacts> said = read_location_facts(f.rules, text);
  if (!said) return said.problem();
  const Table& t = f.s.table;
  const int dogs = l == Location::Kennel ? t.kennel_dogs : t.dogs.has(l);
  if (Result<void> fine = figures_are(f, l, *said); !fine) return fine;
  if (Result<void> fine = same_number("fuel", said->fuel, t.fuel[at(l)]); !fine) return fine;
  if (Result<void> fine = same_number("damage", said->damage, t.damage[at(l)]); !fine) return fine;
  if (Result<void> fine = same_number("food", said->food, l == Location::Kitchen ? t.kitchen : 0); !fine)
    return fine;
  if (Result<void> fine = same_number("Dogs", said->dogs, dogs); !fine) return fine;
  if (Result<void> fine = same_number("alien", said->strength, t.alien_at[at(l)]); !fine) return fine;
  if (said->burnt && *said->burnt != is_burnt(t, l)) return found(is_burnt(t, l) ? "burnt" : "not burnt");
  const bool destroyed = l == Location::Boiler && t.boiler_destroyed;
  if (said->destroyed && *said->destroyed != destroyed)
    return found(destroyed ? "destroyed" : "not destroyed");
  return {};
}

namespace {

template <std::uint8_t Table::*Field>
Result<void> count_is(const Facts& f, const Claim& claim) {
  return number_is("it is", claim.body, f.s.table.*Field);
}

// "on", "off" of something that is or is not
template <bool Table::*Field>
Result<void> flag_is(const Facts& f, const Claim& claim) {
  if (claim.body != "on" && claim.body != "off")
    return Problem{.what = quoted(claim.body), .expected = "on or off"};
  return found_unless((claim.body == "on") == f.s.table.*Field, f.s.table.*Field ? "it is on" : "it is off");
}

// "8", "gone", "at the station", "not at the station"
Result<void> rescue_is(const Facts& f, const Claim& claim) {
  const Table& t = f.s.table;
  const bool here = rescue_at_station(f.rules, t);
  const std::string is = "rescue " + std::to_string(t.rescue) +
                         (t.rescue_gone ? ", gone"
                          : here        ? ", at the station"
                                        : "");
  if (claim.body == "gone") return found_unless(t.rescue_gone, is);
  if (claim.body == "at the station") return found_unless(here, is);
  if (claim.body == "not at the station") return found_unless(!here, is);
  return number_is("rescue", claim.body, t.rescue);
}

// "boiler", "red", "aside"
Result<void> token_is(const Facts& f, const Claim& claim) {
  const Table& t = f.s.table;
  std::string is = "aside";
  if (t.token != Location::Nowhere) is = std::string(tables::kLocationKeys[at(t.token)]);
  if (t.token_holder != kNoSlot) is = slot_name(f.rules, t.token_holder);
  return found_unless(lowered(claim.body) == is, "token " + is);
}

// "has kennel, lab", "lacks armory"
Result<void> location_deck_is(const Facts& f, const Claim& claim) {
  WordReader words(claim.body);
  const bool has = words.take("has");
  if (!has && !words.take("lacks"))
    return Problem{.what = quoted(claim.body), .expected = "location deck has kennel, or lacks armory"};
  const std::vector<std::string> those = listed_words(words.rest());
  if (those.empty()) return Problem{.what = "no card is named", .expected = "location deck has kennel"};
  for (const std::string& word : those) {
    const Result<Location> l = read_location(word);
    if (!l) return l.problem();
    if (location_deck(f.s.table).has(*l) != has)
      return found("the Location deck " + std::string(has ? "lacks " : "has ") + word);
  }
  return {};
}

constexpr std::array kStationFacts = std::to_array<FactPhrase>({
    {"fuel depot", count_is<&Table::fuel_depot>},
    {"outdoor depot", count_is<&Table::outdoor_depot>},
    {"pantry", count_is<&Table::pantry>},
    {"command", count_is<&Table::command>},
    {"fire tokens", count_is<&Table::fires>},
    {"frost", count_is<&Table::frost>},
    {"rescue fuel", count_is<&Table::rescue_fuel>},
    {"rescue", rescue_is},
    {"darkness", flag_is<&Table::no_power>},
    {"hunger", flag_is<&Table::hungry>},
    {"no blood", flag_is<&Table::no_blood>},
    {"dogs off the board", count_is<&Table::dogs_off>},
    {"sky", name_fact<&Table::sky>},
    {"station die", name_fact<&Table::station_sky>},
    {"token", token_is},
    {"location deck", location_deck_is},
    {"round", count_is<&Table::round>},
    {"phase", name_fact<&Table::phase>},
});

}  // namespace

std::span<const FactPhrase> station_facts() { return kStationFacts; }

}  // namespace holdout::the_thing
