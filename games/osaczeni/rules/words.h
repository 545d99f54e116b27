#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "engine/pieces/owners.h"
#include "engine/saving/fields.h"
#include "engine/seat.h"
#include "osaczeni_tables.h"

// The words of the rulebook as types. Every enum is append-only: its numbers are in records and saved
// positions. Area, Kind, Item, Variant, Option and what a row says of them come from the schemas of figures/,
// in osaczeni_tables.h.

namespace holdout::osaczeni {

inline constexpr int kMaxPlayers = 6;
inline constexpr int kCharacterKinds = 4;
inline constexpr int kMaxItemKinds = 16;
inline constexpr int kMaxDice = 6;
inline constexpr int kRows = 3;
inline constexpr int kVariants = 21;
// By the number of the epilogue, which is also that of the variant it carries.
inline constexpr std::array<std::string_view, kVariants + 1> kEpilogueWords{
    "",   "01", "02", "03", "04", "05", "06", "07", "08", "09", "10",
    "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21"};

inline constexpr Area kFirstRoom = Area::Toilets;
inline constexpr Area kLastRoom = Area::Hall;
inline constexpr int kAreas = 6;
inline constexpr std::uint8_t kColdStore = 7;  // where the dead are, as an index beside the areas
constexpr int number(Area area) { return static_cast<int>(area); }
constexpr Area area_number(int n) { return static_cast<Area>(n); }
inline constexpr auto kAreaNames = [] {
  auto names = tables::kAreaKeys;
  names[0] = "none";
  return names;
}();
constexpr Spelling spelling(Area) { return {.names = kAreaNames}; }

enum class Phase : std::uint8_t { Setup, Search, Badge, Destination, Move, Arrival, Attack, End, Over };
inline constexpr std::array<std::string_view, 9> kPhaseWords{
    "setup", "search", "badge", "destination", "move", "arrival", "attack", "end", "over"};
constexpr Spelling spelling(Phase) { return {.names = kPhaseWords}; }

enum class VoteKind : std::uint8_t { Search, Badge, Feed };  // OS-201
inline constexpr std::array<std::string_view, 3> kVoteWords{"search", "badge", "feed"};
constexpr Spelling spelling(VoteKind) { return {.names = kVoteWords}; }
enum class ChosenBy : std::uint8_t { OnlyCandidate, Votes, TieBreak };

// Which card; none.
inline constexpr Item kNoItem{0xFF};
constexpr Spelling spelling(Item) { return spelled_or_none<tables::kItemKeys>(kNoItem); }

// One character: owner and kind.
struct Character {
  std::uint8_t id = 0xFF;

  constexpr Character() = default;
  constexpr explicit Character(int number) : id(static_cast<std::uint8_t>(number)) {}
  constexpr Character(Seat owner, Kind kind)
      : id(static_cast<std::uint8_t>(index(owner) * kCharacterKinds + static_cast<int>(kind))) {}
  constexpr Seat owner() const { return seat_at(id / kCharacterKinds); }
  constexpr Kind kind() const { return static_cast<Kind>(id % kCharacterKinds); }
  constexpr bool operator==(const Character&) const = default;

  HOLDOUT_FIELDS(id);
};

// Counting heads, strength and votes is a population count.
using Characters = SetOf<Character, std::uint32_t, Character{}>;
inline constexpr auto kOwners =
    Owners<Characters, kMaxPlayers * kCharacterKinds>::shared_out(kMaxPlayers * kCharacterKinds, kMaxPlayers);
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

// One number a card kind, in the order of figures/items.json.
template <class D>
void field(D& d, int id, std::string_view name, Cards& cards) {
  Cards read;
  d.open(id, name);
  for (std::size_t i = 0; i < tables::kItemKeys.size(); ++i) {
    std::int64_t count = cards.count(static_cast<Item>(i));
    d.number(static_cast<int>(i) + 1, tables::kItemKeys[i], count, 0, 15, {});
    read = Cards(read.bits() | static_cast<std::uint64_t>(count) << (4 * i));
  }
  d.close();
  cards = read;
}

// Whom or what a card that is played is about: a character, an area or nothing, as its effect wants.
struct Target {
  std::uint8_t id = 0xFF;

  constexpr Target() = default;
  constexpr Target(Character who) : id(who.id) {}                       // NOLINT(google-explicit-constructor)
  constexpr Target(Area area) : id(static_cast<std::uint8_t>(area)) {}  // NOLINT(google-explicit-constructor)
  constexpr explicit Target(int number) : id(static_cast<std::uint8_t>(number)) {}
  constexpr Character character() const { return Character(id); }
  constexpr Area area() const { return static_cast<Area>(id); }
  constexpr bool operator==(const Target&) const = default;
};

// How they lie in a byte (engine/kinds.h).
constexpr std::uint64_t word_of(Character who) { return who.id; }
constexpr std::uint64_t word_of(Target target) { return target.id; }
constexpr void from_word(std::uint64_t word, Character& who) { who = Character(static_cast<int>(word)); }
constexpr void from_word(std::uint64_t word, Target& target) { target = Target(static_cast<int>(word)); }

enum class Cause : std::uint8_t { Dice, Crybabies, Crowd, Restless };        // why a monster came
enum class MoveCause : std::uint8_t { Free, Bounced, Drink };                // why a character is where it is
enum class Ending : std::uint8_t { Running, Normal, NoSurvivors, Stalled };  // OS-707, OS-711, OS-719
inline constexpr std::array<std::string_view, 4> kEndingWords{"running", "normal", "no_survivors", "stalled"};
constexpr Spelling spelling(Ending) { return {.names = kEndingWords}; }

}  // namespace holdout::osaczeni
