#pragma once

#include <cstdint>
#include <string_view>

// The shape of a row of figures/items.json. A card that does a known thing at a known time is a row
// there; a new effect or timing is an enumerator here and a case in items.cpp.

namespace holdout::osaczeni {

enum class ItemEffect : std::uint8_t {
  ExtraMove,      // OS-802: one own character moves once more
  PeekDice,       // OS-807: see the dice under the hatch
  HideCharacter,  // OS-812: one own character is hidden to the end of phase 6
  MoveMonster,    // OS-818: monsters of the area go to another one
  KillMonsters,   // OS-822..824: monsters of the area go to the pool
  AddVotes,       // OS-827: more votes in this vote
  ScoreAtEnd,     // OS-831: victory points at scoring
};

enum class ItemTiming : std::uint8_t {
  AfterMove,       // OS-801: phase 4 C, own turn, after the own move
  AfterRoll,       // OS-806: phase 2 C, after the roll
  FeedDiscussion,  // OS-206: Discussion of a feed vote
  AnyDiscussion,   // OS-826: Discussion of any vote
  Scoring,         // OS-832: revealed at scoring, never played
};

inline constexpr std::int8_t kAllOfThem = -1;

struct ItemRow {
  std::string_view key;
  ItemEffect effect;
  ItemTiming timing;
  std::int8_t amount;  // kAllOfThem or how many moves, characters, monsters, votes, points; as printed,
                       // a run reads the figure items.<key>.amount
  std::uint8_t rank;   // best = lowest; order of the automatic search allocation (section 7), unique
  bool weapon;         // counts for epilogue 05
};

// How many of `all` a card touches.
constexpr int amount_of(const ItemRow& row, int all) {
  return row.amount == kAllOfThem || row.amount > all ? all : row.amount;
}

}  // namespace holdout::osaczeni
