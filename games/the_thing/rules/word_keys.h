#pragma once

#include <array>
#include <string_view>

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

}  // namespace holdout::the_thing
