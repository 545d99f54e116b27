#pragma once

#include <array>

#include "engine/rng.h"
#include "games/the_thing/rules/rules.h"
#include "games/the_thing/rules/state.h"

namespace holdout::the_thing {

// Cards that somebody put under a deck: that they lie there, how many and who knows them is public.
template <int Kinds>
struct BatchView {
  std::uint8_t size = 0;
  Slots knowers;
  std::array<std::uint8_t, Kinds> counts{};  // zeroes unless the viewer is a knower

  HOLDOUT_FIELDS(size, knowers, counts);
  bool operator==(const BatchView&) const = default;
};

// What one seat knows: the face-up table, the open question as far as it may know it, the procedures under
// way (they hold public facts only), and its own secrets by section 8 of the rules. A whitelist: a new field
// of Hidden is invisible until somebody writes it here.
struct View {
  Seat viewer = kSpectator;
  Prompt prompt;  // kind is a QuestionKind, phase a Phase
  Table table;
  FixedVector<Procedure, kStackDepth> stack;

  // Roles, with 4 to 8 players: the own one and what tokens told (TT-557)
  bool alien = false;
  Infection infection;
  Slots saw_alien;   // owners whose Alien token I saw
  Slots gave_alien;  // who looked at my Alien token
  Laid laid = Laid::BothHuman;

  // Action cards
  CardCounts hand{};
  CardKind handed = CardKind::None;
  CardCounts discarded{};  // own cards in the discard pile
  bool deck_open = false;  // I am choosing a new hand and see the deck (TT-416)
  CardCounts deck{};
  FixedVector<BatchView<kCardKinds>, kMaxSlots> under_deck;

  // Goods: the own ones; with 1 to 3 players those of all Characters (TT-1102)
  std::array<Belongings, kMaxSlots> belongings{};
  std::array<LabCounts, kMaxSlots> lab_discarded{};
  FixedVector<BatchView<kWeaponKinds>, 12> under_weapons;
  FixedVector<BatchView<kItemKinds>, 15> under_items;
  FixedVector<Good, 3> looked;
  LabKind lab_drawn = LabKind::None;
  std::array<Goods, kMaxSlots> known_goods{};  // by holder: given by me and still counted on

  // Choices under way
  std::uint8_t sealed = 0;  // own answer in the open Ballot
  OfferDraft draft;         // own
  OfferDraft offered;       // the cards of Table::offer, for its two players
  CouncilMarks council;     // for its members only, as are the next ones
  Plan plan{};
  Plan plan_draft{};  // own
  std::uint8_t alien_choice = 0;
  Slot alien_victim = kNoSlot;

  HOLDOUT_VIEW_FIELDS(prompt, table, stack, alien, infection, saw_alien, gave_alien, laid, hand, handed,
                      discarded, deck_open, deck, under_deck, belongings, lab_discarded, under_weapons,
                      under_items, looked, lab_drawn, known_goods, sealed, draft, offered, council, plan,
                      plan_draft, alien_choice, alien_victim);
};
static_assert(std::is_trivially_copyable_v<View> && sizeof(View) <= 3072);

inline QuestionKind asked_kind(const View& view) { return static_cast<QuestionKind>(view.prompt.kind); }

// True if the viewer sees what this Character holds.
inline bool sees_goods(const Rules& r, const Table& t, Seat viewer, Slot slot) {
  return r.few || t.owner.of(slot) == viewer;
}
// The Character of a seat with 4 to 8 players; none for spectators and with 1 to 3 players.
inline Slot own_slot(const Rules& r, Seat viewer) {
  return r.few || !is_player(viewer) ? kNoSlot : slot_at(index(viewer));
}

// The shape of hidden things that follows from the procedures under way.
struct UnderWay {
  bool lab_token_out = false;   // TT-651: one is in the actor's hand
  bool looks_at_items = false;  // TT-641: what is looked at are items, not weapons
};
UnderWay under_way(const FixedVector<Procedure, kStackDepth>& stack);

// How likely hidden things are, as small whole weights: what imagine() follows. Zeroes = no opinion.
struct Belief {
  std::array<std::uint8_t, kMaxSlots> first{};    // who began as the Alien; 0 counts as 1
  std::array<CardCounts, kMaxSlots> hands{};      // card kinds in a hand; 0 counts as 1
  std::uint8_t lays = 0;                          // percent of checks in which an Alien lays its token
  std::array<std::uint8_t, kMaxSlots> resists{};  // percent off the chance that a contact turned it
};

View view_of(const Rules& r, const State& s, Seat viewer);
Prompt prompt_for(const Rules& r, const State& s, Seat viewer);
State imagine(const Rules& r, const View& view, const Belief& belief, Rng& rng);

}  // namespace holdout::the_thing
