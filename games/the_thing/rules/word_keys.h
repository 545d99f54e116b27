#pragma once

#include <array>
#include <string_view>

#include "engine/saving/describe.h"
#include "games/the_thing/rules/words.h"
#include "the_thing_tables.h"

// The words of the game as texts, notation and saves name them; those with rows in the figures are in
// the_thing_tables.h.

namespace holdout::the_thing {

inline constexpr std::array<std::string_view, 12> kPhaseNames{"setup",   "weather",  "upkeep",   "plan",
                                                              "actions", "rec_room", "tests",    "meal",
                                                              "dogs",    "over",     "movement", "attack"};
inline constexpr std::array<std::string_view, 3> kLaidNames{"both_human", "alien_first", "alien_second"};
inline constexpr std::array<std::string_view, 2> kLabKeys{"blood_bag", "failure"};
inline constexpr std::array<std::string_view, 4> kFaceKeys{"use", "repair", "sabotage", "threat"};
inline constexpr std::array<std::string_view, 2> kRoleKeys{"human", "alien"};
inline constexpr std::array<std::string_view, 4> kRevealCauseKeys{"own_will", "test", "collision", "dog"};
inline constexpr std::array<std::string_view, 3> kPlaceModeNames{"placed", "special", "rests"};
inline constexpr std::array<std::string_view, 4> kLeaderCauseKeys{"token", "death", "reveal", "passes_on"};
inline constexpr std::array<std::string_view, 8> kEndingNames{
    "running", "escaped", "alien_aboard", "left_behind", "froze", "last_human", "nobody_left", "round_cap"};
inline constexpr std::array<std::string_view, 4> kExitNames{"none", "rescue", "helicopter", "snowcat"};

// By the number of the card.
inline constexpr auto kLocationCardKeys = [] {
  std::array<std::string_view, kLocationCards> keys{};
  for (int i = 0; i < kLocationCards; ++i)
    keys[static_cast<std::size_t>(i)] = tables::kLocationKeys[static_cast<std::size_t>(location_of_card(i))];
  return keys;
}();

// Weapons first, then items.
inline constexpr auto kGoodKeys = [] {
  std::array<std::string_view, kGoods> keys{};
  for (std::size_t i = 0; i < kGoods; ++i)
    keys[i] = i < kWeaponKinds ? tables::kWeaponKeys[i] : tables::kItemKeys[i - kWeaponKinds];
  return keys;
}();

// ---- how saves and views write them ------------------------------------------------------------------

constexpr Spelling spelling(Phase) { return {.names = kPhaseNames}; }
constexpr Spelling spelling(Ending) { return {.names = kEndingNames}; }
constexpr Spelling spelling(Exit) { return {.names = kExitNames}; }
constexpr Spelling spelling(Laid) { return {.names = kLaidNames}; }
constexpr Spelling spelling(CardKind) { return spelled_or_none<tables::kCardKeys>(CardKind::None); }
constexpr Spelling spelling(WeaponKind) { return spelled_or_none<tables::kWeaponKeys>(WeaponKind::None); }
constexpr Spelling spelling(CharacterId) {
  return spelled_or_none<tables::kCharacterKeys>(CharacterId::None);
}
constexpr Spelling spelling(LabKind) { return spelled_or_none<kLabKeys>(LabKind::None); }
constexpr Spelling spelling(Sky) { return spelled_or_none<tables::kSkyKeys>(Sky::None); }
constexpr Spelling spelling(Face) { return spelled_or_none<kFaceKeys>(Face::None); }
constexpr Spelling spelling(Location) { return spelled_or_none<tables::kLocationKeys>(Location::Nowhere); }
constexpr Spelling spelling(Slot) { return {.none = index(kNoSlot), .most = kMaxSlots - 1}; }
constexpr Spelling spelling(Good) { return {.most = kGoods - 1}; }

}  // namespace holdout::the_thing
