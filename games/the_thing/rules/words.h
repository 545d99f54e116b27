#pragma once

#include <cstdint>
#include <type_traits>

#include "engine/pieces/owners.h"
#include "engine/seat.h"
#include "the_thing_tables.h"

// The words of the rulebook as types. Every enum is append-only: its numbers are in records and saved
// positions.

namespace holdout::the_thing {

inline constexpr int kMaxSlots = 8;
inline constexpr int kMaxRounds = 30;  // the most that option TT-1206 allows
inline constexpr int kCardKinds = tables::kCardKeys.size();
inline constexpr int kWeaponKinds = tables::kWeaponKeys.size();
inline constexpr int kItemKinds = tables::kItemKeys.size();
inline constexpr int kGoods = kWeaponKinds + kItemKinds;  // what can be traded (TT-702)
inline constexpr int kLocations = tables::kLocationKeys.size();
inline constexpr int kGreenLocations = 10;
inline constexpr int kLocationCards = 11;
inline constexpr int kFlamethrowers = 2;
inline constexpr int kMaxDice = 3;

// A figure on the board: with 4 to 8 players the slot of a player is the number of the seat; with 1 to 3
// players a seat owns several of the six slots (Table::owner).
enum class Slot : std::uint8_t {};
inline constexpr Slot kNoSlot{15};
constexpr int index(Slot slot) { return static_cast<int>(slot); }
constexpr Slot slot_at(int i) { return static_cast<Slot>(i); }

using Slots = SetOf<Slot, std::uint8_t, kNoSlot>;
constexpr Slots only(Slot slot) { return Slots::only(slot); }
constexpr Slots first_slots(int count) { return Slots::lowest(count); }
using SlotOwners = Owners<Slots, kMaxSlots>;

// Location, Colour, CardKind, WeaponKind, ItemKind, Sky and CharacterId come from the schemas of figures/, in
// the_thing_tables.h.

// Ten green ones, two blue, the Kennel.
using Locations = SetOf<Location, std::uint16_t, Location::Nowhere>;
inline constexpr Locations kGreen = Locations::lowest(kGreenLocations);
inline constexpr Locations kFuelled{1U << 2 | 1U << 3 | 1U << 5 | 1U << 6};  // Boiler, Generator, vehicles
inline constexpr Locations kDamageable{1U << 2 | 1U << 3 | 1U << 4 | 1U << 5 | 1U << 6};  // TT-610
constexpr bool is_green(Location l) { return static_cast<int>(l) < kGreenLocations; }
constexpr bool is_vehicle(Location l) { return l == Location::Helicopter || l == Location::Snowcat; }

// Location cards as 0 to 10: the green locations, then the Kennel.
constexpr int card_index(Location l) {
  return l == Location::Kennel ? kLocationCards - 1 : static_cast<int>(l);
}
constexpr Location location_of_card(int i) {
  return i == kLocationCards - 1 ? Location::Kennel : static_cast<Location>(i);
}

// The phases by name; which come in which order is round.cpp's: with 1 to 3 players Movement and Attack stand
// in for Plan.
enum class Phase : std::uint8_t {
  Setup,
  Weather,
  Upkeep,
  Plan,
  Actions,
  RecRoom,
  Tests,
  Meal,
  Dogs,
  Over,
  Movement,
  Attack,
};

enum class LabKind : std::uint8_t { BloodBag, Failure, None = 15 };
enum class Role : std::uint8_t { Human, Alien };                              // a healthy Dog token is Human
enum class Face : std::uint8_t { Use, Repair, Sabotage, Threat, None = 15 };  // of an Action die

// A weapon or an item as one number, for trades and for what a giver knows: weapons first.
enum class Good : std::uint8_t {};
inline constexpr Good kNoGood{15};
constexpr Good good(WeaponKind kind) { return static_cast<Good>(kind); }
constexpr Good good(ItemKind kind) { return static_cast<Good>(static_cast<int>(kind) + kWeaponKinds); }
constexpr bool is_weapon(Good g) { return static_cast<int>(g) < kWeaponKinds; }
constexpr WeaponKind weapon_of(Good g) { return static_cast<WeaponKind>(g); }
constexpr ItemKind item_of(Good g) { return static_cast<ItemKind>(static_cast<int>(g) - kWeaponKinds); }
using Goods = SetOf<Good, std::uint16_t, kNoGood>;

// A card, a good, a token, a Sky or a Face: the question tells which.
class Thing {
 public:
  constexpr Thing() = default;
  template <class Kind>
  requires std::is_enum_v<Kind> || std::is_integral_v<Kind>
  constexpr Thing(Kind kind)  // NOLINT(google-explicit-constructor): it is one of them
      : byte_(static_cast<std::uint8_t>(kind)) {}
  template <class Kind>
  constexpr explicit operator Kind() const {
    return static_cast<Kind>(byte_);
  }
  constexpr bool operator==(const Thing&) const = default;

 private:
  std::uint8_t byte_ = 0;
};

// How somebody comes to a location (TT-411, TT-419, TT-416).
enum class PlaceMode : std::uint8_t { Placed, Special, Rests };
// Which deck is looked through.
enum class Deck : std::uint8_t { Weapons, Items, Actions };
// What is told of a plan of the revealed Alien, packed as alien_team.h says.
enum class PackedStrengths : std::uint64_t {};
enum class PackedPlaces : std::uint64_t {};

// The two tokens a participant laid, from its own left (TT-551): which of them, if any, is the Alien one.
enum class Laid : std::uint8_t { BothHuman, AlienFirst, AlienSecond };

// How somebody became an Alien, beside the slots of those who did it (TT-932).
inline constexpr std::uint8_t kByDog = 8;
inline constexpr std::uint8_t kFirstAlien = 9;
inline constexpr std::uint8_t kByNobody = 15;

// What one slot did in the checks of one round, in four bits: 2 * owner + which token it looked at. Its own
// number stands for the two cases without a token of another: 2 * self = nothing, 2 * self + 1 = a Dog token.
// A Character is in one location and so makes at most one check a round.
class Contacts {
 public:
  constexpr Contacts() = default;
  constexpr explicit Contacts(std::uint32_t bits) : bits_(bits) {}
  static constexpr Contacts none() { return Contacts(0xECA86420U); }

  constexpr void looked(Slot who, Slot owner, int token) { put(who, 2 * index(owner) + token); }
  constexpr void met_dog(Slot who) { put(who, 2 * index(who) + 1); }
  constexpr bool met_a_dog(Slot who) const { return get(who) == 2 * index(who) + 1; }
  constexpr Slot looked_at(Slot who) const {  // kNoSlot: at no token of another
    const int owner = get(who) / 2;
    return owner == index(who) ? kNoSlot : slot_at(owner);
  }
  constexpr int token(Slot who) const { return get(who) % 2; }
  constexpr std::uint32_t bits() const { return bits_; }
  constexpr bool operator==(const Contacts&) const = default;

 private:
  constexpr int get(Slot who) const { return static_cast<int>(bits_ >> (4 * index(who)) & 15U); }
  constexpr void put(Slot who, int what) {
    bits_ = (bits_ & ~(15U << (4 * index(who)))) | static_cast<std::uint32_t>(what) << (4 * index(who));
  }
  std::uint32_t bits_ = 0;
};

enum class Ending : std::uint8_t {
  Running,
  Escaped,      // TT-908, TT-920, TT-1170: the Humans win
  AlienAboard,  // TT-904, TT-908, TT-931
  LeftBehind,   // TT-908, TT-931: a Human was left behind
  Froze,        // TT-216, TT-931
  LastHuman,    // TT-930
  NobodyLeft,   // TT-1173
  RoundCap,     // TT-1206
};
// Which vehicle left, for the result and the statistics.
enum class Exit : std::uint8_t { None, Rescue, Helicopter, Snowcat };
enum class RevealCause : std::uint8_t { OwnWill, Test, Collision, Dog };
enum class LeaderCause : std::uint8_t { Token, Death, Reveal, PassesOn };

}  // namespace holdout::the_thing
