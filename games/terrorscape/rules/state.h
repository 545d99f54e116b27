#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/fixed_vector.h"
#include "engine/procedures/ballot.h"
#include "engine/procedures/council.h"
#include "engine/procedures/procedure.h"
#include "engine/procedures/team_ballot.h"
#include "engine/saving/describe_kernel.h"
#include "games/terrorscape/rules/imagining/history.h"
#include "games/terrorscape/rules/procedures.h"
#include "games/terrorscape/rules/word_keys.h"

namespace holdout::terrorscape {

// Lists "by place" have an entry for each Survivor.

// The encounter under way (5.16): all of it is public.
struct Meeting {
  Location at = Location::None;  // none: there is no encounter
  Survivors participants{};      // still in it
  Survivors attacked{};          // of them
  bool reappearing = false;      // it began with the SEARCH of a reappearance (TS-379)
  Survivor defender = kNoSurvivor;
  Skill attack = Skill::None;  // the attack card of this attack
  Item item = Item::None;      // of this defence
  bool bottle = false;         // PL-12
  bool blade = false;          // ST-13
  bool trap_spent = false;     // TS-331: the first attack that was rolled
  bool defended = false;       // TS-332: a defence succeeded, so it is over
  std::uint8_t rolled = 0;
  std::array<std::uint8_t, kMaxDice> dice{};

  HOLDOUT_FIELDS(at, participants, attacked, reappearing, defender, attack, item, bottle, blade, trap_spent,
                 defended, rolled, dice);
  bool operator==(const Meeting&) const = default;
};

// What both sides know.
struct Table {
  std::uint8_t round = 0;
  Phase phase = Phase::Setup;
  Moment moment = Moment::Pick;
  Ending ending = Ending::Running;
  Cause cause = Cause::None;
  SeatSet winners;

  // Survivors
  std::array<Person, kPlaces> persons{};  // by place
  Survivors wounded;                      // TS-080
  Survivors eliminated;
  Survivors escaped;                                     // TS-535
  std::array<std::uint8_t, kPlaces> fear{};              // TS-061
  std::uint8_t keys = 0;                                 // on the rack (TS-123)
  std::uint8_t help = kNoHelp;                           // the space of the help marker
  Survivor token = kNoSurvivor;                          // who has the first player token (TS-532)
  bool amulet_seen = false;                              // TS-085
  bool shield_seen = false;                              // TS-014
  std::array<SurvivorTraitSet, kPlaces> traits_shown{};  // TS-505, by place

  // The Killer
  Killer killer = Killer::None;
  std::uint8_t level = 1;
  std::int8_t trait_strength = 0;     // by KT-01, 17, 18
  std::uint8_t phase_strength = 0;    // until the end of the phase (TS-266)
  std::uint8_t attack_strength = 0;   // of this attack
  Location at = Location::None;       // of his figure; of the stealth token while he is in stealth
  Skill stealth = Skill::None;        // the card that did it; none: he is not in stealth
  bool met = false;                   // an encounter happened in this phase (TS-246)
  bool cancelled = false;             // it was cancelled (TS-514)
  bool senses_used = false;           // KT-05, in this phase
  KillerTraitSet killer_traits;       // TS-503
  KillerTraitSet killer_traits_used;  // once a game, face down
  Locations walked;                   // entered by the MOVE under way, its start among them (TS-375)
  bool walked_through = false;        // that MOVE removed a block (TS-374)

  // The mansion
  Doors blocks;
  Doors placed;     // by the BLOCK under way: it may not take them back (TS-102)
  Locations noise;  // told in the last report, and of paralysing fear since
  bool firecracker = false;
  Locations noise_before;  // of the round before (TS-047)
  bool firecracker_before = false;

  Meeting meeting;
  BallotMarks ballot;  // of every Ballot: one at a time
  History history;

  static constexpr std::uint8_t kNoHelp = 15;  // the marker is off the track

  HOLDOUT_FIELDS(round, phase, moment, ending, cause, winners, persons, wounded, eliminated, escaped, fear,
                 keys, help, token, amulet_seen, shield_seen, traits_shown, killer, level, trait_strength,
                 phase_strength, attack_strength, at, stealth, met, cancelled, senses_used, killer_traits,
                 killer_traits_used, walked, walked_through, blocks, placed, noise, firecracker, noise_before,
                 firecracker_before, meeting, ballot, history);
  bool operator==(const Table&) const = default;
};

// Where everybody was in one round (TS-406).
struct Track {
  std::array<Location, kPlaces> reported{};  // by place, at the noise report
  std::array<Location, kPlaces> after{};     // after a flee; as before where there was none
  std::uint8_t repairs = 0;

  HOLDOUT_FIELDS(reported, after, repairs);
  bool operator==(const Track&) const = default;
};

// An exchange that is built item by item (TS-126): seen by its maker alone until it is put forward.
struct Exchange {
  Survivor maker = kNoSurvivor;
  Survivor partner = kNoSurvivor;
  FixedVector<Item, kExchangedItems> gives;
  FixedVector<Item, kExchangedItems> asks;

  HOLDOUT_FIELDS(maker, partner, gives, asks);
  bool operator==(const Exchange&) const = default;
};

// What the Survivor side knows beside the table: one player or three, they sit on one side of the screen.
struct SurvivorSecrets {
  std::array<Location, kPlaces> at{};        // by place; of an eliminated one his body
  std::array<ItemCounts, kPlaces> packs{};   // by place, without Keys
  std::array<std::uint8_t, kPlaces> keys{};  // by place, On your own alone (TS-531)
  ItemCounts discovery{};                    // what is left in the deck; its order is chance's
  ItemCounts search{};                       // likewise, without the coloured-key card
  bool bottom_key = true;                    // that card is still at the bottom
  ItemCounts discards{};                     // TS-130
  std::uint8_t repairs = 0;                  // repair tokens placed (TS-169)
  bool repaired = false;                     // in this round (TS-164)
  Location trap = Location::None;
  Locations noise;           // made in this Survivor phase, not yet told
  bool firecracker = false;  // likewise

  // The Survivor phase
  Seat speaker = kNobody;         // section 7
  bool handed_on = false;         // the office, in this round
  Survivors done;                 // who has had his turn
  Survivor turn = kNoSurvivor;    // whose turn it is
  bool acted = false;             // he has taken his one action (TS-147)
  std::uint8_t exchanges = 0;     // put forward in this turn (TS-149)
  std::uint8_t passages = 0;      // by Perceptive in this turn (TS-149)
  Exchange offer;                 // put forward, not yet answered
  Survivor drawer = kNoSurvivor;  // who draws, and the cards in his hands
  FixedVector<Item, 3> drawn;
  CouncilMarks council;       // one council at a time
  std::uint8_t proposal = 0;  // the one that stands: a place, a Person, or a number of a plan card
  std::array<Location, kPlaces> flee_to{Location::None, Location::None, Location::None};  // by place, sealed

  // Variants 1 and 3
  std::array<SurvivorTraitSet, kPlaces> dealt{};   // by place, while they choose
  std::array<SurvivorTraitSet, kPlaces> traits{};  // by place
  std::array<SurvivorTraitSet, kPlaces> used{};    // by place: once a game, face down
  std::array<Plan, 2> plans{};
  std::uint8_t plan_progress = 0;        // stages of the card under way
  Plan plan_under_way = Plan::None;      // TS-562
  Plan plan_done = Plan::None;           // TS-564
  bool plan_spent = false;               // TS-566
  Location plan_token = Location::None;  // TS-567

  std::array<Track, kMaxRounds> tracks{};  // by round - 1

  HOLDOUT_FIELDS(at, packs, keys, discovery, search, bottom_key, discards, repairs, repaired, trap, noise,
                 firecracker, speaker, handed_on, done, turn, acted, exchanges, passages, offer, drawer,
                 drawn, council, proposal, flee_to, dealt, traits, used, plans, plan_progress, plan_under_way,
                 plan_done, plan_spent, plan_token, tracks);
  bool operator==(const SurvivorSecrets&) const = default;
};

// What the Killer knows beside the table.
struct KillerSecrets {
  Location at = Location::None;  // where he really is
  SkillCounts hand{};
  SkillCounts deck{};                        // what is left in it; its order is chance's
  FixedVector<Skill, kSkillCards> discards;  // the last one lies on top (TS-262)
  Skill locked = Skill::None;                // aside until a level unlocks it
  Skill drawn = Skill::None;                 // over the limit, with KT-12 (TS-517)
  FixedVector<Skill, kMaxHand> paying;       // chosen for the cost that is being paid
  KillerTraitSet dealt;                      // while he chooses
  KillerTraitSet kept;                       // of them, not yet shown

  HOLDOUT_FIELDS(at, hand, deck, discards, locked, drawn, paying, dealt, kept);
  bool operator==(const KillerSecrets&) const = default;
};

// What was chosen before both sides see it (section 4, step 3).
struct Picks {
  TeamBallotMarks marks;
  Killer killer = Killer::None;           // sealed
  std::array<Person, kPlaces> persons{};  // settled, by place
  std::uint8_t settled = 0;               // how many of them

  HOLDOUT_FIELDS(marks, killer, persons, settled);
  bool operator==(const Picks&) const = default;
};

struct Hidden {
  Picks picks;
  SurvivorSecrets survivors;
  KillerSecrets killer;
  Exchange draft;  // of the one whose turn it is

  HOLDOUT_FIELDS(picks, survivors, killer, draft);
  bool operator==(const Hidden&) const = default;
};

struct State {
  Table table;
  Hidden hidden;
  Running<Procedure, kStackDepth> running;

  HOLDOUT_FIELDS(table, hidden, running);
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 3072);

}  // namespace holdout::terrorscape
