#pragma once

#include <array>
#include <cstdint>
#include <type_traits>
#include <variant>

#include "engine/fixed_vector.h"
#include "engine/pieces/deck.h"
#include "engine/procedures/ballot.h"
#include "engine/procedures/procedure.h"
#include "engine/procedures/window.h"
#include "engine/saving/describe_kernel.h"
#include "games/osaczeni/rules/procedures.h"
#include "games/osaczeni/rules/words.h"

namespace holdout::osaczeni {

// The vote under way (OS-201..232): everything about it that the whole table sees.
struct Vote {
  VoteKind kind = VoteKind::Search;
  Area area = Area::None;
  std::uint8_t attack = 0;  // number of the attack on the lot in this round, else 0
  Seat chosen = kNobody;
  SeatSet participants;
  SeatSet tied;
  WindowMarks talk;
  BallotMarks ballot;
  std::array<std::uint8_t, kMaxPlayers> extra{};  // votes by cards in force (OS-827)
  std::array<Seat, kMaxPlayers> pointed{};        // revealed ballots; kNobody before the reveal

  HOLDOUT_FIELDS(kind, area, attack, chosen, participants, tied, talk, ballot, extra, pointed);
  bool operator==(const Vote&) const = default;
};

// A card that was given in a search: who and to whom is public (OS-310).
struct Gift {
  Seat giver = kNobody;
  Seat receiver = kNobody;

  HOLDOUT_FIELDS(giver, receiver);
  bool operator==(const Gift&) const = default;
};

inline constexpr int kMaxSearches = 12;

// Face up: what everybody at a real table sees (OS-014).
struct Table {
  std::uint8_t round = 0;
  Phase phase = Phase::Setup;
  Ending ending = Ending::Running;
  std::uint8_t epilogue = 0;      // unlocked by this game, 0 = none
  std::uint8_t quiet_rounds = 0;  // rounds in a row without a death (OS-719)
  std::uint8_t deaths_before_round = 0;
  Seat badge = kNobody;
  Seat victim_token = kNobody;
  Seat turn = kNobody;  // whose turn it is where players act in order
  bool badge_vote_held = false;
  SeatSet saw_dice;
  std::uint8_t dice_in_use = 0;
  std::array<std::uint8_t, kMaxDice> dice{};  // face up; 0 = under the hatch or not rolled
  std::array<Characters, 8> at{};             // 0 not placed, 1..6 areas, 7 Cold Store
  Characters hidden;                          // turned by Rotten Meat
  std::array<std::uint8_t, kAreas + 1> monsters{};
  std::uint8_t closed = 0;                                           // bit per area number
  FixedVector<Character, kMaxPlayers * kCharacterKinds> cold_store;  // in the order of death
  std::array<Area, kMaxPlayers> destination{};                       // revealed ones
  SeatSet movers;                                                    // still to move in phase 4
  BallotMarks heading;  // who chooses and who has sealed a destination
  WindowMarks walkie;
  bool last_call = false;  // the extra drink round of OS-O1 is under way
  Vote vote;
  Cards played;
  std::array<std::uint8_t, kMaxPlayers> hand_size{};
  std::uint8_t deck_size = 0;
  std::uint8_t under_deck = 0;  // how many of them were put under the deck (OS-V13)
  std::uint8_t drawn = 0;       // cards of the search under way, in the searcher's hands
  FixedVector<Gift, kMaxSearches> gifts;
  FixedVector<Seat, kMaxSearches> discards;       // who discarded face down
  std::array<std::uint8_t, kMaxPlayers> score{};  // of a finished game
  SeatSet winners;

  HOLDOUT_FIELDS(round, phase, ending, epilogue, quiet_rounds, deaths_before_round, badge, victim_token, turn,
                 badge_vote_held, saw_dice, dice_in_use, dice, at, hidden, monsters, closed, cold_store,
                 destination, movers, heading, walkie, last_call, vote, played, hand_size, deck_size,
                 under_deck, drawn, gifts, discards, score, winners);
};

// The searcher's unfinished choice.
struct SearchChoice {
  Cards drawn;
  Item kept = kNoItem;
  Item given = kNoItem;

  HOLDOUT_FIELDS(drawn, kept, given);
  bool operator==(const SearchChoice&) const = default;
};

// Face down: what somebody must not know.
struct Hidden {
  std::array<Cards, kMaxPlayers> hands{};
  Deck<kMaxItemKinds, kMaxSearches> deck;
  std::array<std::uint8_t, kMaxDice> dice{};  // under the hatch
  std::array<Seat, kMaxPlayers> ballot{};
  std::array<Area, kMaxPlayers> destination{};
  SearchChoice search;
  std::array<Item, kMaxSearches>
      gifts{};  // what was given; kNoItem once the giver cannot count on it any more
  std::array<Item, kMaxSearches> discards{};

  HOLDOUT_FIELDS(hands, deck, dice, ballot, destination, search, gifts, discards);
};

inline constexpr int kStackDepth = 5;  // Round > AttackAreas > FeedVote > Decision > SecretBallot

struct State {
  Table table;
  Hidden hidden;
  Running<Procedure, kStackDepth> running;

  HOLDOUT_FIELDS(table, hidden, running);
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 1024);

}  // namespace holdout::osaczeni
