#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/words/position_words.h"
#include "games/the_thing/rules/rules.h"
#include "games/the_thing/rules/state.h"

// The parts of a written position: which thing each phrase is about, and the lists that phrases are made of.
// The language is described in docs/play-files.md.

namespace holdout::the_thing {

enum class Subject : std::uint8_t {
  Players,
  Option,
  Figure,
  // When it is
  NewGame,
  Phase,
  Placement,
  Encounters,
  Boarding,
  Burning,
  Assignment,
  // Figures and roles
  Round,
  Leader,
  Sheets,
  Aliens,
  Revealed,
  Defeated,
  Dead,
  Suspicion,
  Strength,
  LaidCards,
  Threat,
  Token,
  // Station
  FuelDepot,
  OutdoorDepot,
  Pantry,
  FireTokens,
  RescueFuel,
  RescueGone,
  Rescue,
  Frost,
  Sky,
  StationDie,
  Hungry,
  // Cards
  Hand,
  Pile,
  OpenPile,
  Deck,
  Discards,
  HeldGoods,
  WeaponDeck,
  ItemDeck,
  LabBag,
  // The first of the locations, in their order
  FirstLocation,
};

// How a phrase says what it is about.
std::span<const SubjectWords> subjects();
constexpr Subject subject_of(Location l) {
  return static_cast<Subject>(static_cast<int>(Subject::FirstLocation) + static_cast<int>(l));
}

// The parts of what a phrase lists, at least one.
Result<std::vector<std::string_view>> read_parts(const Setting& setting, std::string_view example);

// What a location holds, as far as it is said.
struct LocationFacts {
  Slots who;
  Slots lying;
  bool says_who = false;  // also true of "nobody"
  std::optional<int> fuel, damage, food, dogs, strength;
  std::optional<bool> burnt, destroyed;
};

// "red, blue lying, dog, fuel 1, damage 2", "nobody", "burnt"
Result<LocationFacts> read_location_facts(const Rules& rules, std::string_view text);

Result<Slot> read_slot(const Rules& rules, std::string_view word);
Result<Slots> read_slots(const Rules& rules, std::string_view text);
// In the order in which they are named, each once.
Result<std::vector<Slot>> read_slot_list(const Rules& rules, std::string_view text);
Result<Seat> read_seat(const Rules& rules, std::string_view word);
Result<Location> read_location(std::string_view word);
// One word of a list, as its place in it.
Result<int> read_word(std::string_view word, std::span<const std::string_view> words);

// "use x2, repair", "nothing"
Result<CardCounts> read_cards(const Rules& rules, std::string_view text);
// Weapons, items and Lab tokens: "firearm, keys, blood_bag x2, flamethrower 4" (4 charges)
struct GoodsSaid {
  Belongings goods;
  std::vector<int> charges;  // of each Flamethrower
};
Result<GoodsSaid> read_goods(const Rules& rules, std::string_view text);

}  // namespace holdout::the_thing
