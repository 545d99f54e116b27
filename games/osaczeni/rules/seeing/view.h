#pragma once

#include <array>

#include "engine/rng.h"
#include "games/osaczeni/rules/rules.h"
#include "games/osaczeni/rules/state.h"

namespace holdout::osaczeni {

// What one seat knows: the face-up table, the open question as far as it may know it, and its own secrets. A
// whitelist: a new field of Hidden is invisible until somebody writes it here.
struct View {
  Seat viewer = kSpectator;
  Prompt prompt;  // kind is a QuestionKind, phase a Phase
  Table table;
  Cards hand;
  std::array<std::uint8_t, kMaxDice> dice{};    // under the hatch, if seen (OS-325, OS-807); else 0
  Seat ballot = kNobody;                        // own sealed ballot
  Area destination = Area::None;                // own sealed destination
  SearchChoice search;                          // own unfinished search
  std::array<Item, kMaxSearches> gifts{};       // what I gave and can still count on; else kNoItem
  std::array<Item, kMaxSearches> discards{};    // what I discarded; else kNoItem
  std::array<Item, kMaxSearches> under_deck{};  // what I put under the deck (OS-V13), next to be drawn first

  HOLDOUT_VIEW_FIELDS(prompt, table, hand, dice, ballot, destination, search, gifts, discards, under_deck);
};
static_assert(std::is_trivially_copyable_v<View>);

inline QuestionKind asked_kind(const View& view) { return static_cast<QuestionKind>(view.prompt.kind); }

// How likely a hidden card is where, as small whole weights: what imagine() follows. All ones = no opinion.
struct Belief {
  static constexpr int kHolders = kMaxPlayers + 2;  // six hands, the deck, the face-down discards
  static constexpr int kDeck = kMaxPlayers;
  static constexpr int kDiscard = kMaxPlayers + 1;
  std::array<std::array<std::uint8_t, kMaxItemKinds>, kHolders> cards{};  // weight; 0 counts as 1
  std::array<std::array<std::uint8_t, kAreas + 1>, kMaxDice> dice{};  // weight of each face; 0 counts as 1
};

View view_of(const Rules& r, const State& s, Seat viewer);
Prompt prompt_for(const Rules& r, const State& s, Seat viewer);
State imagine(const Rules& r, const View& view, const Belief& belief, Rng& rng);

}  // namespace holdout::osaczeni
