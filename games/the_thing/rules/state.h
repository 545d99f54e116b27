#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/fixed_vector.h"
#include "engine/pieces/deck.h"
#include "engine/pieces/draft.h"
#include "engine/procedures/ballot.h"
#include "engine/procedures/council.h"
#include "engine/procedures/procedure.h"
#include "engine/saving/describe_kernel.h"
#include "games/the_thing/rules/procedures.h"

namespace holdout::the_thing {

// "By slot" below: index 0 to 7 is a figure on the board. Where a list is by seat it says so; with 4 to 8
// players both are the same.

// A face-down deck. What lies under it was put there together (TT-117): belongings, without asking chance for
// an order.
template <int Kinds, int MaxBatches>
using Supply = holdout::Deck<Kinds, 0, MaxBatches, Slots>;
template <int Kinds>
using Batch = CardBatch<Kinds, Slots>;
template <class D, int Kinds, int MaxBatches>
void describe(D& d, Supply<Kinds, MaxBatches>& supply) {
  field(d, 1, "shuffled", supply.shuffled);
  field(d, 2, "under", supply.under);
}

using CardCounts = std::array<std::uint8_t, kCardKinds>;  // of Use, Repair, Sabotage
using LabCounts = std::array<std::uint8_t, 2>;            // of Blood Bags, Failures

// The encounter under way (TT-501..563): everything about it that the whole table sees.
struct Meeting {
  Location at = Location::Nowhere;
  Slots present;       // Characters there when it began
  Slots avoided;       // TT-509: out of everything here
  Slots laid;          // who laid tokens (TT-551)
  bool dog = false;    // a Dog takes part
  Locations left;      // of the loop under way, still to be resolved
  Locations resolved;  // with the revealed Alien, this round: not met again (TT-503, TT-537)

  HOLDOUT_FIELDS(at, present, avoided, laid, dog, left, resolved);
  constexpr Slots participants() const { return present.without(avoided); }
  bool operator==(const Meeting&) const = default;
};

// A departure under way (TT-903..908).
struct Departure {
  Exit exit = Exit::None;
  Slot first = kNoSlot;
  Slot candidate = kNoSlot;
  Slots aboard;
  Slots asked;  // in this pass

  HOLDOUT_FIELDS(exit, first, candidate, aboard, asked);
  bool operator==(const Departure&) const = default;
};

// A public offer that waits for its answer (TT-702); the cards are in Hidden::drafts.
struct TradeOffer {
  Slot from = kNoSlot;
  Slot to = kNoSlot;
  std::uint8_t given = 0;
  std::uint8_t asked = 0;

  HOLDOUT_FIELDS(from, to, given, asked);
  bool operator==(const TradeOffer&) const = default;
};

// A Flamethrower in somebody's hands (TT-1003); holder kNoSlot = in the deck or out of the game.
struct Flame {
  Slot holder = kNoSlot;
  std::uint8_t charges = 0;

  HOLDOUT_FIELDS(holder, charges);
  bool operator==(const Flame&) const = default;
};

// What everybody remembers of one round: who looked at whose token, who handed cards to whom, what came of
// it.
struct RoundRecord {
  Contacts contacts = Contacts::none();
  Slots handed;                // who handed in a card face down
  std::uint8_t flips = 0;      // cards flipped
  std::uint8_t sabotages = 0;  // of them
  Seat leader = kNobody;       // who assigned them

  HOLDOUT_FIELDS(contacts, handed, flips, sabotages, leader);
  bool operator==(const RoundRecord&) const = default;
};

// Face up: what everybody at a real table sees.
struct Table {
  std::uint8_t round = 0;
  std::uint8_t checks = 0;  // infection checks, Dog draws and deaths so far: what ended the game is the last
  Phase phase = Phase::Setup;
  Ending ending = Ending::Running;
  Exit exit = Exit::None;
  SeatSet winners;
  Seat leader = kNobody;  // TT-107
  Slot actor = kNoSlot;   // the Character that acts now, where one does
  SlotOwners owner;       // 1 to 3 players own several
  std::array<CharacterId, kMaxSlots> sheet{};

  // Figures
  Slots characters;  // TT-102: living and not revealed
  Slots standing;
  Slots dead;
  FixedVector<Slot, kMaxSlots> organism;  // the undefeated revealed Alien, in the order of reveal (TT-306)
  Slots defeated;                         // TT-536
  std::array<Slots, kLocations> at{};     // Characters by location
  std::array<std::uint8_t, kMaxSlots> suspicion{};
  std::array<std::uint8_t, kMaxSlots> proven_round{};    // of the last Test that showed a Human; 0 = none
  std::array<std::uint8_t, kMaxSlots> revealed_round{};  // 0 = not revealed
  std::array<std::uint8_t, kMaxSlots> dead_round{};
  // Whose Role card everybody has seen for good: revealed, aboard (TT-904), dead with TT-1210, game over
  Slots shown_human;
  Slots shown_alien;
  std::array<std::uint8_t, kLocations> fuel{};
  std::array<std::uint8_t, kLocations> damage{};
  Locations burnt;
  std::uint8_t fuel_depot = 0, outdoor_depot = 0, pantry = 0, kitchen = 0, command = 0, fires = 0;
  bool boiler_destroyed = false;  // = the Frost track is in play (TT-212)
  bool no_power = false;          // TT-221: Darkness
  bool hungry = false;            // TT-804
  bool no_blood = false;          // TT-652 announced that no Blood Bag is in the bag
  std::uint8_t frost = 0;
  std::uint8_t rescue = 0;  // 0 = before the S.O.S.
  std::uint8_t rescue_fuel = 0;
  bool rescue_gone = false;
  Sky sky = Sky::None;          // of this round (TT-204)
  Sky station_sky = Sky::None;  // what the die on the Weather Station shows; None = it is not there
  FixedVector<Sky, 3> rolls;    // results to choose from (TT-656)

  // Dogs and Location cards
  Locations dogs;  // each green location holds at most one
  std::uint8_t kennel_dogs = 0;
  std::uint8_t dogs_off = 0;           // TT-827
  Locations cards_gone;                // Location cards out of the game (TT-121; the Kennel's with TT-1201)
  Locations drawn_locations;           // in the phase 8 under way (TT-826)
  Location token = Location::Nowhere;  // the Leader token; nowhere = held or aside
  Slot token_holder = kNoSlot;

  // The revealed Alien
  std::uint8_t strength = 0;                        // all of it, laid or not
  FixedVector<std::uint8_t, kLocationCards> laid;   // Strength on each face-down card, largest first (TT-304)
  std::array<std::uint8_t, kLocations> alien_at{};  // shown (TT-520)

  // Action cards
  std::array<std::uint8_t, kMaxSlots> hand_size{};
  std::uint8_t deck_size = 0, discard_size = 0, pile_size = 0;
  CardCounts discard_open{};  // flipped cards known to lie in the discard pile since it was last shuffled
  CardCounts pile_open{};     // known to be in the pile (TT-415)
  std::array<CardKind, kMaxSlots> handed_open{};  // face up, this round; None = not
  CardKind flipped = CardKind::None;

  // Goods: numbers are public, kinds are not (TT-115)
  std::array<std::uint8_t, kMaxSlots> weapons_held{}, items_held{}, lab_held{};
  std::array<Flame, kFlamethrowers> flames{};
  std::uint8_t weapon_deck = 0, item_deck = 0, lab_bag = 0;
  std::array<std::uint8_t, kGoods> goods_used{};  // openly out of the game
  std::uint8_t blood_shown = 0;                   // Blood Bags openly out of the game
  std::uint8_t looked = 0;  // cards in the actor's hands that are not yet kept or put back

  // Procedures under way
  Meeting meeting;
  Departure boarding;
  TradeOffer offer;
  BallotMarks ballot;                            // of every Ballot: one at a time
  SeatSet talk_done;                             // TT-702
  std::array<std::uint8_t, kMaxSeats> offers{};  // made this round, by seat
  std::array<Slot, kMaxSlots> voted{};           // the last count; kNoSlot = abstained
  Slots volunteers;                              // for the Test under way
  std::array<Slot, kMaxSlots> target{};          // theirs
  Slot tester = kNoSlot;

  // The game for 1 to 3 players
  std::uint8_t threat = 0;
  std::array<Face, kMaxDice> dice{};  // None = not rolled, cancelled or used

  std::array<RoundRecord, kMaxRounds> history{};  // by round - 1

  HOLDOUT_FIELDS(round, checks, phase, ending, exit, winners, leader, actor, owner, characters, standing,
                 dead, organism, defeated, at, suspicion, proven_round, revealed_round, dead_round,
                 shown_human, shown_alien, fuel, damage, burnt, fuel_depot, outdoor_depot, pantry, kitchen,
                 command, fires, boiler_destroyed, no_power, hungry, no_blood, frost, rescue, rescue_fuel,
                 rescue_gone, sky, station_sky, rolls, dogs, kennel_dogs, dogs_off, cards_gone,
                 drawn_locations, token, token_holder, strength, laid, alien_at, hand_size, deck_size,
                 discard_size, pile_size, discard_open, pile_open, handed_open, flipped, weapons_held,
                 items_held, lab_held, flames, weapon_deck, item_deck, lab_bag, goods_used, blood_shown,
                 looked, meeting, boarding, offer, ballot, talk_done, offers, voted, volunteers, target,
                 tester, threat, dice, history, sheet);
  bool operator==(const Table&) const = default;
};

// Weapons, items and Lab tokens of one slot.
struct Belongings {
  std::array<std::uint8_t, kWeaponKinds> weapons{};
  std::array<std::uint8_t, kItemKinds> items{};
  LabCounts lab{};

  HOLDOUT_FIELDS(weapons, items, lab);
  bool operator==(const Belongings&) const = default;
};

inline constexpr int kOfferCards = 3;  // each way in one offer; more need another offer
inline constexpr int kOffersEach = 2;  // a seat and round

// An offer that its maker has not finished. With 1 to 3 players a seat offers for one of its Characters, and
// what its own Characters pass on to each other is an offer as well (TT-1160).
struct OfferDraft {
  Slot from = kNoSlot;
  Slot partner = kNoSlot;
  FixedVector<Good, kOfferCards> give;
  FixedVector<Good, kOfferCards> ask;

  HOLDOUT_FIELDS(partner, give, ask, from);
  bool operator==(const OfferDraft&) const = default;
};

// Strength by Location card, 0 = not laid; index as in card_index() (nouns.h).
using Plan = std::array<std::uint8_t, kLocationCards>;

// How somebody became an Alien (TT-932); by = a slot, kByDog, kFirstAlien or kByNobody.
struct Infection {
  std::uint8_t by = kByNobody;
  std::uint8_t round = 0;
  std::uint8_t check =
      0;  // Table::checks then; those infected in the same check have the same number (TT-933)

  HOLDOUT_FIELDS(by, round, check);
  bool operator==(const Infection&) const = default;
};

// Face down: what somebody must not know.
struct Hidden {
  // Roles
  Slots aliens;  // whose current Role card is Alien, revealed ones included
  std::array<Infection, kMaxSlots> infection{};
  std::array<Slots, kMaxSlots> saw_alien{};   // by slot: owners whose Alien token it saw
  std::array<Slots, kMaxSlots> gave_alien{};  // by slot: who looked at its Alien token
  std::array<Laid, kMaxSlots> laid{};         // in the check under way
  std::array<std::uint8_t, 2> roles_aside{};  // Human, Alien cards back in the box (1 to 3 players)

  // Action cards
  std::array<CardCounts, kMaxSlots> hands{};
  Supply<kCardKinds, kMaxSlots> deck;  // a player who leaves puts the hand under it (TT-750)
  CardCounts discards{};
  CardCounts pile_down{};                    // the pile without Table::pile_open
  std::array<CardKind, kMaxSlots> handed{};  // this round, face down; None = nothing
  std::array<CardCounts, kMaxSlots>
      discarded{};  // by slot: own cards discarded face down since the last shuffle

  // Goods
  std::array<Belongings, kMaxSlots> belongings{};
  Supply<kWeaponKinds, 12> weapons;
  Supply<kItemKinds, 15> items;
  LabCounts lab_bag{};
  LabCounts lab_gone{};                              // face down out of the game
  std::array<LabCounts, kMaxSlots> lab_discarded{};  // of them, by slot: what it discarded itself
  std::array<std::uint8_t, kGoods> goods_lost{};     // removed unseen (TT-642)
  FixedVector<Good, 3> looked;        // in the actor's hands, not yet kept or put back (TT-640)
  LabKind lab_drawn = LabKind::None;  // TT-651
  std::array<std::array<Goods, kMaxSlots>, kMaxSlots>
      known_goods{};  // [knower][holder]: given and still counted on

  // Choices under way
  std::array<std::uint8_t, kMaxSeats> sealed{};  // by seat: the answer in a Ballot, see its policy
  CouncilMarks council;
  Plan plan{};  // stands, then laid
  Drafts<Plan> plan_drafts;
  std::uint8_t alien_choice = 0;  // ActionKind and slot that stand (D-12, D-13)
  Slot alien_victim = kNoSlot;
  Drafts<OfferDraft> drafts;

  HOLDOUT_FIELDS(aliens, infection, saw_alien, gave_alien, laid, roles_aside, hands, deck, discards,
                 pile_down, handed, discarded, belongings, weapons, items, lab_bag, lab_gone, lab_discarded,
                 goods_lost, looked, lab_drawn, known_goods, sealed, council, plan, plan_drafts, alien_choice,
                 alien_victim, drafts);
  bool operator==(const Hidden&) const = default;
};

inline constexpr int kStackDepth =
    7;  // Round > FewActions > DiceSet > Perform > VehicleUse > Boarding > Admit

struct State {
  Table table;
  Hidden hidden;
  Running<Procedure, kStackDepth> running;

  HOLDOUT_FIELDS(table, hidden, running);
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 2048);

}  // namespace holdout::the_thing
