#pragma once

#include <cstdint>
#include <string_view>

#include "engine/options.h"
#include "games/the_thing/rules/words.h"

// The shapes of the rows of figures/*.json; the rows themselves are generated. Numbers that a game may
// turn are figures and not in these rows.

namespace holdout::the_thing {

using holdout::OptionRow;

struct LocationRow {
  std::string_view key;
  Colour colour;
  bool card;    // has a Location card
  bool repair;  // TT-610
  bool bonus;   // TT-620
};

struct WeaponRow {
  std::string_view key;
  bool avoids;  // TT-507
  bool fights;  // TT-1010
  bool burns;   // TT-580
  bool tests;   // TT-720
  bool kept;    // TT-116
  std::uint8_t rank;
};

struct ItemRow {
  std::string_view key;
  bool free_action;  // TT-630
  bool kept;         // TT-116
  std::uint8_t rank;
};

struct CharacterRow {
  std::string_view key;
  std::string_view rule;
};

struct PlayersRow {
  std::string_view key;  // of the figures "players.<key>.…"
  bool large_weather;    // the side of the weather table for 7 and 8
};

struct ColourRow {
  std::string_view key;
  std::string_view shape;
};

}  // namespace holdout::the_thing
