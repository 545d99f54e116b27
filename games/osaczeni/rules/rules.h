#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/question.h"
#include "engine/result.h"
#include "engine/setup.h"
#include "games/osaczeni/rules/words.h"
#include "osaczeni_kinds.h"

namespace holdout::osaczeni {

inline constexpr std::int8_t kAllOfThem = -1;

// How many of `all` a card touches.
constexpr int amount_of(const ItemRow& row, int all) {
  return row.amount == kAllOfThem || row.amount > all ? all : row.amount;
}

// The rulebook of one game: content, turned figures, options and variants, settled before the first card
// (OS-717). Immutable and shared by everybody at the table.
struct Rules {
  int players = 0;
  int kinds = 0;        // characters a family: the Klutz plays only with three (OS-102) or by OS-O10
  int ends_at = 0;      // living characters (OS-706)
  int quiet_limit = 0;  // OS-719
  std::array<std::uint8_t, kAreas + 1> capacity{};  // 255 = no limit
  std::array<std::uint8_t, kAreas + 1> notches{};
  std::array<std::uint8_t, kAreas + 1> closes_at{};  // 255 = never
  int monsters = 0;
  std::array<std::uint8_t, kCharacterKinds> strength{};
  std::array<std::uint8_t, kCharacterKinds> votes{};
  std::array<std::uint8_t, kCharacterKinds> points{};
  std::array<std::uint8_t, kRows> row_end{};   // deaths that fill row 1, 2, 3
  std::array<std::uint8_t, kRows> row_dice{};  // that join when the row is full (OS-646, OS-647)
  int equal_strength_row = 0;                  // OS-644; 0 = from the start (OS-V18)
  int dice_at_start = 0;
  int crybaby_monsters = 0;  // at each area with the most Crybabies (OS-508)
  int crowd_monsters = 0;    // at each area with the most characters (OS-511)
  int item_kinds = 0;
  std::array<ItemRow, kMaxItemKinds> items{};
  std::array<std::uint8_t, kMaxItemKinds> item_count{};
  int cards_dealt = 0;                                 // a player
  int search_draw = 0;                                 // cards
  std::array<Seat, 2> first_tokens{kNobody, kNobody};  // badge, victim; nobody = drawn at random (OS-106)
  std::array<std::uint8_t, kMaxPlayers> colour{};      // index into the colour rows

  // Variants (OS-V01..OS-V21) and their figures
  std::uint32_t variants = 0;                              // bit per number
  int keys_points = 0;                                     // OS-831, OS-V01
  int survivors_for_bonus = 0, survivors_bonus = 0;        // OS-V02; 0 = none
  int defenders_for_strength = 0, defenders_strength = 0;  // OS-V10
  int cards_per_bonus = 0, cards_bonus = 0;                // OS-V14
  int tailgate_monsters = 0;                               // OS-V16
  int lone_votes = 0;                                      // OS-V17
  std::uint32_t unlocked = 0;  // epilogues in the table's log, bit per number (OS-712)

  // Options (OS-O1..OS-O12) that change play
  bool drink_last_call = false;
  bool gift_living_only = false;
  bool open_candidates = false;
  bool hidden_gun_votes = true;
  bool no_survivor_shared = true;
  bool history = true;
  bool free_chat = true;

  // Timers (3.10): seconds by question and Discussion after the preset's factor; 0 = no limit
  std::array<std::uint32_t, kQuestionKinds> seconds{};
  struct Discussion {
    std::uint32_t search = 0, badge = 0, feed = 0, lot_first = 0, lot_next = 0, grace = 0;
  } discussion;

  constexpr bool variant(int number) const { return (variants >> number) & 1U; }
  const ItemRow& row(Item item) const { return items[static_cast<std::size_t>(item)]; }
};

Result<Rules> make_rules(const Setup& setup);
std::span<const OptionInfo> option_infos();

}  // namespace holdout::osaczeni
