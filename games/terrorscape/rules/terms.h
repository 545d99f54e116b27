#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/seat.h"
#include "engine/set_of.h"
#include "terrorscape_tables.h"

// The words of the rulebook as types. Every enum is append-only: its numbers are in records and saved
// positions.

namespace holdout::terrorscape {

inline constexpr int kPlaces = 3;  // Survivors in a game (TS-001)
inline constexpr int kLocations = tables::kLocationKeys.size();
inline constexpr int kDoors = tables::kDoorKeys.size();
inline constexpr int kBorders = tables::kBorderKeys.size();
inline constexpr int kPassages = tables::kPassageKeys.size();
inline constexpr int kPersons = tables::kPersonKeys.size();
inline constexpr int kKillers = tables::kKillerKeys.size();
inline constexpr int kSkillKinds = tables::kSkillKeys.size();
inline constexpr int kItemKinds = tables::kItemKeys.size();
inline constexpr int kSurvivorTraits = tables::kSurvivorTraitKeys.size();
inline constexpr int kKillerTraits = tables::kKillerTraitKeys.size();
inline constexpr int kPlans = tables::kPlanKeys.size();
inline constexpr int kAreas = 3;
inline constexpr int kMaxRounds = 22;      // TS-405
inline constexpr int kMaxHand = 6;         // the limit, and an unlocked card
inline constexpr int kSkillCards = 13;     // of a Killer
inline constexpr int kMaxBackpack = 6;     // Johnson
inline constexpr int kMaxDice = 4;         // TS-064
inline constexpr int kExchangedItems = 3;  // each way (TS-126)

// A Survivor by the place 1 to 3 that he has in the game (3.11), counted from 0. Which person stands there is
// Table::persons, who plays him Rules::owner.
enum class Survivor : std::uint8_t {};
inline constexpr Survivor kNoSurvivor{7};
constexpr int index(Survivor who) { return static_cast<int>(who); }
constexpr Survivor survivor_at(int i) { return static_cast<Survivor>(i); }

using Survivors = SetOf<Survivor, std::uint8_t, kNoSurvivor>;
constexpr Survivors only(Survivor who) { return Survivors::only(who); }
inline constexpr Survivors kAllSurvivors = Survivors::lowest(kPlaces);

using Locations = SetOf<Location, std::uint16_t, Location::None>;
constexpr Locations only(Location room) { return Locations::only(room); }
inline constexpr Locations kWholeMansion = Locations::lowest(kLocations);

using Doors = SetOf<Door, std::uint32_t, Door::None>;
inline constexpr Doors kAllDoors = Doors::lowest(kDoors);

// Two adjacent locations (Deduction): first the doors, then the open borders.
enum class Pair : std::uint8_t {};
inline constexpr int kPairs = kDoors + kBorders;

using SkillCounts = std::array<std::uint8_t, kSkillKinds>;
using ItemCounts = std::array<std::uint8_t, kItemKinds>;
using SurvivorTraitSet = SetOf<SurvivorTrait, std::uint32_t, SurvivorTrait::None>;
using KillerTraitSet = SetOf<KillerTrait, std::uint32_t, KillerTrait::None>;
using Plans = SetOf<Plan, std::uint16_t, Plan::None>;

enum class Phase : std::uint8_t { Setup, Survivor, Killer, Over };

// What everybody sees of the question that is open (TS-016): a whole phase is one moment, except where the
// rules show more.
enum class Moment : std::uint8_t {
  Pick,
  Traits,
  SurvivorsAct,
  KillerActs,
  CatAndMouse,
  HumanShield,
  SlipAway,
  AttackCard,
  Defender,
  DefenceItem,
  Flee,
  Amulet,
  Over,
};

// How a game ended (5.18).
enum class Ending : std::uint8_t {
  Running,
  Rescued,      // TS-142
  MainExit,     // TS-143
  HiddenExit,   // TS-144
  Retaliation,  // a plan card
  Eliminated,   // TS-082
  Lost,         // TS-200, TS-545
  Finished,     // On your own: everybody has won or is eliminated (TS-542)
};

// What beside the ending is told of it: the plan card that won.
enum class Cause : std::uint8_t { None, PowderKeg, Ambush, Launcher, Seal, HiddenGate };

// What Improviser can be (ST-15).
enum class Improvised : std::uint8_t { RemoveBlock, Calm, Noise };

}  // namespace holdout::terrorscape
