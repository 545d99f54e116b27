#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/question.h"
#include "engine/result.h"
#include "engine/setup.h"
#include "the_thing_kinds.h"

namespace holdout::the_thing {

// One row of the weather table (3.6): what a result does.
struct SkyRow {
  std::uint8_t boiler = 0, generator = 0, rescue = 0, frost = 0;
};

// The rulebook of one game: content, turned figures and options, settled before the first card. Immutable and
// shared by everybody at the table.
struct Rules {
  int players = 0;   // seats
  int slots = 0;     // Characters in play at set-up: N, or 6 with 1 to 3 players
  bool few = false;  // the game for 1 to 3 players (TT-1202, 5.23)

  // Locations and stores, by location
  std::array<LocationRow, kLocations> rows{};
  std::array<std::uint8_t, kLocations> capacity{};  // 255 = no limit (TT-413)
  std::array<std::uint8_t, kLocations> fuel_spaces{};
  std::array<std::uint8_t, kLocations> damage_spaces{};
  std::array<std::uint8_t, kLocations> fuel_at_start{};
  std::array<std::uint8_t, kLocations> damage_at_start{};
  int damage_tokens = 0;
  int fuel_depot = 0, outdoor_depot = 0, pantry = 0;
  int fires = 0;
  int dogs = 0;

  // Cards and tokens, by kind
  std::array<std::uint8_t, kCardKinds> cards{};
  std::array<std::uint8_t, kWeaponKinds> weapons{};
  std::array<std::uint8_t, kItemKinds> items{};
  std::array<std::uint8_t, 2> lab{};         // Blood Bags, Failures
  std::array<std::uint8_t, 2> dog_tokens{};  // Healthy, Alien
  std::array<WeaponRow, kWeaponKinds> weapon_rows{};
  std::array<ItemRow, kItemKinds> item_rows{};
  int charges = 0;  // of a Flamethrower when it is taken (TT-1003)

  // Phases
  int dealt_cards = 0, hand_limit = 0, hungry_hand_limit = 0;
  int light_cards = 0;  // looked at in a Special action with light (TT-420)
  int deck_draws = 0;   // weapons or items looked at (TT-640, TT-641)
  int third_draws = 0;  // MacReady (TT-1035)
  int extra_lab = 0;    // Dr Blair (TT-1033)
  int extra_rolls = 0;  // Bennings' rolls in all (TT-656)
  int windows_repair = 0;
  int kitchen_food = 0, nauls_food = 0, kitchen_sabotage = 0, meal_food = 0;
  std::array<SkyRow, 4> sky{};                 // the side in use, by Sky
  std::array<std::uint8_t, 4> sky_faces{};     // of the die, after TT-1211
  int suspicion_start = 0, suspicion_end = 0;  // of the track
  int max_suspicion = 0;                       // TT-123; with 1 to 3 players the end of the track
  int rescue_start = 0, rescue_station = 0, rescue_fuel_last = 0, frost_end = 0;
  int first_strength = 0;  // TT-752, TT-1121

  // The game for 1 to 3 players
  std::array<std::uint8_t, 2> few_roles{};  // Human, Alien cards that are shuffled
  std::array<std::uint8_t, 4> face_count{};
  int threat_start = 0, threat_min = 0, threat_max = 0;
  int sleepers = 0, attack_extra = 0, dice = 0, hungry_dice = 0;
  int flashlight_rerolls = 0, garry_rerolls = 0, norris_rerolls = 0, stopping_results = 0;

  // Options of section 12
  bool kennel_shut = false, choose_characters = false, free_claims = false, burn_any_time = false;
  bool dead_roles_shown = false, self_test_free = false, boarding_for_few = false;
  bool history = true, free_chat = true;
  int max_rounds = 0, reveal_from_round = 0;
  Seat first_leader = kNobody;  // TT-1209; nobody = at random
  std::array<std::uint8_t, kMaxSlots> colour{};

  // Seconds by QuestionKind after the preset's factor; 0 = no limit. `talk_grace` after somebody acted.
  std::array<std::uint32_t, kQuestionKinds> seconds{};
  std::uint32_t talk_grace = 0;

  const LocationRow& row(Location l) const { return rows[static_cast<std::size_t>(l)]; }
  const SkyRow& row(Sky s) const { return sky[static_cast<std::size_t>(s)]; }
};

Result<Rules> make_rules(const Setup& setup);
std::span<const OptionInfo> option_infos();

}  // namespace holdout::the_thing
