#pragma once

#include <array>
#include <cstdint>

#include "engine/fixed_vector.h"
#include "games/osaczeni/rules/rules.h"
#include "games/osaczeni/rules/seeing/view.h"

namespace holdout::osaczeni {

struct BoardArea {
  std::uint8_t capacity = 0;  // spaces; 0 = no limit
  std::uint8_t strength = 0;  // OS-016, OS-V10; 0 in the lot, where it is not compared (OS-621)
  // Monsters that must go before they stay outside (OS-603, OS-604, OS-622); 0 = they do, or find nobody.
  std::uint8_t too_many = 0;
  bool closing = false;  // at the end of the round, if as many stay (OS-701)
  // What each family's people there are worth in a vote: in the one on the table, or if one were held
  // (OS-213).
  std::array<std::uint8_t, kMaxPlayers> votes{};

  HOLDOUT_FIELDS(capacity, strength, too_many, closing, votes);
};

struct BoardFamily {
  Characters living;        // OS-002
  std::uint8_t points = 0;  // of the living (OS-709)
  std::uint8_t got = 0;     // votes in the one on the table, by the ballots that lie open
  bool out = false;         // OS-004

  HOLDOUT_FIELDS(living, points, got, out);
};

enum class RowEffect : std::uint8_t { None, EqualStrength, Die };
inline constexpr std::array<std::string_view, 3> kRowEffectWords{"none", "equal", "die"};
constexpr Spelling spelling(RowEffect) { return {.names = kRowEffectWords}; }

// One row of the Cold Store (OS-641..647).
struct BoardRow {
  std::uint8_t spaces = 0;
  RowEffect effect = RowEffect::None;
  bool full = false;
  std::uint8_t dice = 0;  // that still lie there

  HOLDOUT_FIELDS(spaces, effect, full, dice);
};

// Board facts: what the rules make of a view, for whoever draws the mall.
struct Board {
  std::uint32_t variants = 0;                          // bit per number (OS-717)
  std::uint8_t ends_at = 0;                            // living characters (OS-706)
  std::uint8_t monsters = 0;                           // in the box
  std::array<std::uint8_t, kCharacterKinds> points{};  // of one character, by kind
  bool voting = false;                                 // the vote on the table (View::table) is under way
  bool rolled = false;                                 // the dice lie face up, or under the hatch
  std::array<BoardArea, kAreas + 1> areas{};           // by number; the first is none
  FixedVector<BoardFamily, kMaxPlayers> families;      // by seat
  std::array<BoardRow, kRows> rows{};
  // Of the viewer, by kind of card: the number of the rule that keeps it in the hand, unless it is among the
  // options; 0 = none in the hand.
  std::array<std::uint16_t, kMaxItemKinds> idle{};

  HOLDOUT_FIELDS(variants, ends_at, monsters, points, voting, rolled, areas, families, rows, idle);
};

Board board_of(const Rules& r, const View& view);

}  // namespace holdout::osaczeni
