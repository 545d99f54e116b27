#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "engine/owners.h"
#include "engine/seat.h"

// The words of the rulebook as types. Every enum is append-only: its numbers are in records and saved
// positions.

namespace holdout::osaczeni {

inline constexpr int kMaxPlayers = 6;
inline constexpr int kKinds = 4;
inline constexpr int kMaxItemKinds = 16;
inline constexpr int kMaxDice = 6;
inline constexpr int kRows = 3;

enum class Area : std::uint8_t { None, Toilets, Clothing, Monitoring, Toys, Hall, Lot };
inline constexpr Area kFirstRoom = Area::Toilets;
inline constexpr Area kLastRoom = Area::Hall;
inline constexpr int kAreas = 6;
inline constexpr std::uint8_t kColdStore = 7;  // where the dead are, as an index beside the areas
constexpr int number(Area area) { return static_cast<int>(area); }
constexpr Area area_number(int n) { return static_cast<Area>(n); }

enum class Kind : std::uint8_t { Defender, Leader, Crybaby, Klutz };

enum class Phase : std::uint8_t { Setup, Search, Badge, Destination, Move, Arrival, Attack, End, Over };

enum class VoteKind : std::uint8_t { Search, Badge, Feed };  // OS-201

// Which card: an index into the rows of figures/items.json.
enum class Item : std::uint8_t;
inline constexpr Item kNoItem{0xFF};

// One character: owner and kind.
struct Character {
  std::uint8_t id = 0xFF;

  constexpr Character() = default;
  constexpr explicit Character(int number) : id(static_cast<std::uint8_t>(number)) {}
  constexpr Character(Seat owner, Kind kind)
      : id(static_cast<std::uint8_t>(index(owner) * kKinds + static_cast<int>(kind))) {}
  constexpr Seat owner() const { return seat_at(id / kKinds); }
  constexpr Kind kind() const { return static_cast<Kind>(id % kKinds); }
  constexpr bool operator==(const Character&) const = default;
};

// Counting heads, strength and votes is a population count.
using Characters = SetOf<Character, std::uint32_t, Character{}>;
inline constexpr auto kOwners =
    Owners<Characters, kMaxPlayers * kKinds>::shared_out(kMaxPlayers * kKinds, kMaxPlayers);
constexpr Characters family(Seat owner) { return kOwners.pieces_of(owner); }
constexpr SeatSet owners_of(Characters those) { return kOwners.of(those); }
constexpr Characters all_of(Kind kind) { return Characters(0x111111U << static_cast<int>(kind)); }
inline constexpr Characters kDefenders = all_of(Kind::Defender);
inline constexpr Characters kLeaders = all_of(Kind::Leader);
inline constexpr Characters kCrybabies = all_of(Kind::Crybaby);

// How many cards of each kind, four bits a kind (at most 15 of one).
class Cards {
 public:
  constexpr Cards() = default;
  constexpr explicit Cards(std::uint64_t bits) : bits_(bits) {}
  constexpr int count(Item item) const { return static_cast<int>(bits_ >> shift(item) & 15U); }
  constexpr bool has(Item item) const { return count(item) > 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr void add(Item item) { bits_ += std::uint64_t{1} << shift(item); }
  constexpr void remove(Item item) { bits_ -= std::uint64_t{1} << shift(item); }
  constexpr std::uint64_t bits() const { return bits_; }
  constexpr int size() const {
    std::uint64_t sum = (bits_ & 0x0F0F0F0F0F0F0F0FULL) + (bits_ >> 4 & 0x0F0F0F0F0F0F0F0FULL);
    return static_cast<int>(sum * 0x0101010101010101ULL >> 56);
  }
  // The lowest kind that is there; kNoItem if none. With without_kind() this walks the kinds held.
  constexpr Item first() const {
    return bits_ == 0 ? kNoItem : static_cast<Item>(std::countr_zero(bits_) / 4);
  }
  constexpr Cards without_kind(Item item) const { return Cards(bits_ & ~(std::uint64_t{15} << shift(item))); }
  constexpr bool operator==(const Cards&) const = default;

 private:
  static constexpr int shift(Item item) { return static_cast<int>(item) * 4; }
  std::uint64_t bits_ = 0;
};

// What is asked. The search of a truck is three small questions that only the searcher can tell apart;
// everybody else is shown `Search`.
enum class QuestionKind : std::uint8_t {
  Chance,
  Place,        // setup_place: a die and a character
  Discuss,      // discussion_card: play a card or be done
  Ballot,       // ballot_search, ballot_badge, ballot_feed: sealed
  OpenBallot,   // the same, in turn and openly (OS-V21)
  BreakTie,     // tie_search, tie_badge, tie_feed
  Search,       // search_alloc as others see it
  KeepCard,     // search_alloc: which card to keep
  GiveCard,     // search_alloc: which of the other two to give
  GiveTo,       // search_alloc: to whom
  LastCard,     // search_alloc with one card: keep it or give it to somebody
  Walkie,       // walkie
  Declare,      // dest_badge
  Destination,  // dest_secret
  Move,         // move
  Drink,        // drink
  PickEaten,    // pick_eaten
  NoMercy,      // no_mercy_target (OS-V15)
  Restless,     // restless_place (OS-V09)
};
inline constexpr std::array<std::string_view, 19> kQuestionKeys{
    "chance",    "place",     "discuss",    "ballot",    "open_ballot", "break_tie", "search",
    "keep_card", "give_card", "give_to",    "last_card", "walkie",      "declare",   "destination",
    "move",      "drink",     "pick_eaten", "no_mercy",  "restless"};
inline constexpr std::array<std::string_view, 1> kUnseenSteps{"search"};  // search_alloc as others see it

// What can be answered; `a`, `b`, `c` are the bytes of the Action.
enum class ActionKind : std::uint8_t {
  Done,       // pass, or done with the Discussion
  Play,       // a = item, b = target (character id or area, 0xFF none), c = area for a character that moves
  Point,      // a = seat: ballots, ties, the receiver of the Victim Token
  Go,         // a = area: destination
  Move,       // a = character
  Place,      // a = die face, b = character
  Keep,       // a = item
  Give,       // a = item
  GiveTo,     // a = seat
  Sacrifice,  // a = character
  Haunt,      // a = area (OS-V09)
  Roll,       // chance: a = face
  Draw,       // chance: a = item
  Seat,       // chance: a = seat (first tokens)
  Show,       // chance: a = index of a die (OS-V06)
};
inline constexpr std::uint8_t kNoTarget = 0xFF;

// What happened. open/secret bytes as noted; `dice` are up to six faces, then nothing.
enum class EventKind : std::uint8_t {
  TokensGiven,    // open: badge seat, victim seat
  CardDealt,      // actor; secret: item
  SetupRolled,    // actor; open: dice[0..3], [4] how many
  Placed,         // actor; open: character, area, die
  ArrivalRolled,  // open: dice[0..5], [6] how many (set-up, public OS-120)
  MonsterCame,  // open: area it stands at (0: stayed in the pool), area it was due at, Cause, 1 = pool empty;
                // actor for OS-V09
  RoundBegan,   // open: round, dice in use
  PhaseBegan,   // open: phase
  SearchSkipped,     // open: 0 nobody in the lot, 1 no cards left
  BadgeVoteSkipped,  //
  DiscussionBegan,   // open: vote kind, area, participants bits, attack number (lot)
  CardPlayed,        // actor; open: item, target, second target, area, how many monsters went
  SaidDone,          // actor
  BallotSealed,      // actor
  BallotShown,       // actor; open: candidate, votes
  Tied,              // actor = Victim Token holder; open: tied seats bits, vote kind
  TieBroken,         // actor; open: chosen seat
  Chosen,            // actor = who is chosen; open: vote kind, area, 0 only candidate / 1 votes / 2 tie-break
  CardsDrawn,        // actor; open: how many; secret: items
  CardKept,          // actor; secret: item
  CardGiven,         // actor; open: receiver; secret: item (seen by both)
  CardDiscarded,     // actor; open: 1 = under the deck (OS-V13); secret: item
  BadgeTaken,        // actor; open: 0 chosen / 1 passed on from an eliminated player, previous holder
  DiceRolled,        // actor = badge holder; open: how many; secret: dice
  DieShown,          // open: face (OS-V06)
  DicePeeked,        // actor; secret: dice
  Passed,            // actor: walkie or drink window
  DestinationDeclared,  // actor; open: area
  DestinationSealed,    // actor
  DestinationShown,     // actor; open: area
  DiceShown,            // open: dice[0..5], [6] how many
  Moved,                // actor; open: character, from, to, MoveCause
  StoodStill,           // actor (OS-430)
  Attacked,             // open: area, monsters, strength, attack number (lot)
  AttackAverted,        // open: area
  FoundNobody,          // open: area, monsters that leave
  Eaten,                // actor = owner; open: character, area, dead in all
  RowFilled,            // open: row 1..3
  VictimTokenTaken,     // actor = new holder; open: previous holder
  MonstersLeft,         // open: area, how many
  CardConsoled,         // actor; secret: item (OS-V12)
  HiddenShown,          // open: how many characters are turned back (OS-656)
  AreaClosed,           // open: area, how many characters go to the lot
  RoundEnded,           // open: living characters
  KeysShown,            // actor; open: item
  HandShown,            // actor; open: four bits a kind, little endian (OS-V14)
  Scored,               // actor; open: points
  GameEnded,            // open: Ending, winners bits
  EpilogueUnlocked,     // open: number (0: none)
};
inline constexpr int kEventKinds = static_cast<int>(EventKind::EpilogueUnlocked) + 1;

enum class Cause : std::uint8_t { Dice, Crybabies, Crowd, Restless };        // why a monster came
enum class MoveCause : std::uint8_t { Free, Bounced, Drink };                // why a character is where it is
enum class Ending : std::uint8_t { Running, Normal, NoSurvivors, Stalled };  // OS-707, OS-711, OS-719

}  // namespace holdout::osaczeni
