#pragma once

#include <array>
#include <string_view>

#include "engine/saving/describe.h"
#include "games/terrorscape/rules/terms.h"

// The words of the game as texts, notation and saves name them; those with rows in the figures are in
// terrorscape_tables.h.

namespace holdout::terrorscape {

inline constexpr std::array<std::string_view, 4> kPhaseKeys{"setup", "survivors", "killer", "over"};
inline constexpr std::array<std::string_view, 13> kMomentKeys{
    "pick",        "traits",   "survivors_act", "killer_acts", "cat_and_mouse", "human_shield", "slip_away",
    "attack_card", "defender", "defence_item",  "flee",        "amulet",        "over"};
inline constexpr std::array<std::string_view, 8> kEndingKeys{
    "running", "rescued", "main_exit", "hidden_exit", "retaliation", "eliminated", "lost", "finished"};
inline constexpr std::array<std::string_view, 6> kCauseKeys{"none",     "powder_keg", "ambush",
                                                            "launcher", "seal",       "hidden_gate"};
inline constexpr std::array<std::string_view, 10> kLevelEffectKeys{
    "none",   "chill",      "strength", "rush_search", "fear_wound",
    "unlock", "fast_growl", "ambush",   "blocks",      "onslaught"};
inline constexpr std::array<std::string_view, 3> kImprovisedKeys{"remove_block", "calm", "noise"};
inline constexpr std::array<std::string_view, kAreas> kAreaKeys{"red", "blue", "green"};
inline constexpr std::array<std::string_view, kBorders> kBorderWords{"b01", "b02", "b03"};

// Doors, then open borders.
inline constexpr auto kPairKeys = [] {
  std::array<std::string_view, kPairs> keys{};
  for (std::size_t i = 0; i < kPairs; ++i)
    keys[i] = i < kDoors ? tables::kDoorKeys[i] : kBorderWords[i - kDoors];
  return keys;
}();

// ---- how saves and views write them ------------------------------------------------------------------

constexpr Spelling spelling(Phase) { return {.names = kPhaseKeys}; }
constexpr Spelling spelling(Moment) { return {.names = kMomentKeys}; }
constexpr Spelling spelling(Ending) { return {.names = kEndingKeys}; }
constexpr Spelling spelling(Cause) { return {.names = kCauseKeys}; }
constexpr Spelling spelling(Improvised) { return {.names = kImprovisedKeys}; }
constexpr Spelling spelling(Area) { return {.names = kAreaKeys}; }
constexpr Spelling spelling(Survivor) { return {.none = index(kNoSurvivor), .most = kPlaces - 1}; }
constexpr Spelling spelling(Location) { return spelled_or_none<tables::kLocationKeys>(Location::None); }
constexpr Spelling spelling(Door) { return spelled_or_none<tables::kDoorKeys>(Door::None); }
constexpr Spelling spelling(Killer) { return spelled_or_none<tables::kKillerKeys>(Killer::None); }
constexpr Spelling spelling(Person) { return spelled_or_none<tables::kPersonKeys>(Person::None); }
constexpr Spelling spelling(Skill) { return spelled_or_none<tables::kSkillKeys>(Skill::None); }
constexpr Spelling spelling(Item) { return spelled_or_none<tables::kItemKeys>(Item::None); }
constexpr Spelling spelling(SurvivorTrait) {
  return spelled_or_none<tables::kSurvivorTraitKeys>(SurvivorTrait::None);
}
constexpr Spelling spelling(KillerTrait) {
  return spelled_or_none<tables::kKillerTraitKeys>(KillerTrait::None);
}
constexpr Spelling spelling(Plan) { return spelled_or_none<tables::kPlanKeys>(Plan::None); }

}  // namespace holdout::terrorscape
