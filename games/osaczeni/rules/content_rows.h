#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/options.h"

// The shapes of the rows of figures/*.json other than items; the rows themselves are generated.

namespace holdout::osaczeni {

// When an epilogue unlocks (OS-712). `amount` of the row is the number a condition compares with.
enum class EpilogueCondition : std::uint8_t {
  SurvivorsExactly,
  FamilyUnharmed,      // some player has lost no character
  WinnersExactly,      // so many players share victory
  WeaponsHeldAtLeast,  // by some player with a survivor
  CardsHeldAtLeast,    // by some player with a survivor, keys included (OS-833)
  CrybabiesAtLeast,    // surviving
  DefendersAtLeast,    // surviving
  LeadersAtLeast,      // surviving
  ClosedAreasExactly,
  ClosedAreasAtLeast,
  AllInLot,            // needs a survivor
  AllInOneRoom,        // one area other than the lot; needs a survivor
  CrybabiesDead,       // all in play; needs no survivor
  KeysHeld,            // by some player with a survivor
  EliminatedExactly,   // so many players without survivor
  WinnerInMonitoring,  // some winner has a survivor in area 3
  EmptyHand,           // some player with a survivor holds no card
  DeckEmpty,
  NoneOfTheOthers,  // OS-715
};

struct EpilogueRow {
  std::uint8_t order;   // 1 = checked first
  std::uint8_t number;  // of the epilogue and of the variant it carries
  std::string_view key;
  EpilogueCondition condition;
  std::int8_t amount;  // 0 where the condition compares with nothing
};

struct VariantRow {
  std::uint8_t number;  // of its epilogue
  std::string_view key;
  std::string_view rule;  // "OS-V01"
};

struct PlayersRow {
  std::uint8_t players;
  std::uint8_t kinds;  // bit i: the kind kCharacterKeys[i] plays (OS-102; OS-O10 adds the Klutz)
};

struct ColourRow {
  std::string_view key;
  std::string_view shape;
};

}  // namespace holdout::osaczeni
