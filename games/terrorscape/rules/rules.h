#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/result.h"
#include "engine/setup.h"
#include "games/terrorscape/rules/terms.h"

namespace holdout::terrorscape {

enum class Choice : std::uint8_t { Free, Random, FirstGame };  // TS-603, TS-612
enum class Assist : std::uint8_t { Off, Facts, Heat };         // TS-606

// One skill card by its figures (3.6).
struct SkillFigures {
  std::array<std::uint8_t, kKillers> counts{};  // by Killer
  std::uint8_t cost = 0;                        // kAllCards: all other hand cards
  std::uint8_t least = 0, most = 0;             // of its MOVE or STEALTH
  std::uint8_t range = 0;
  std::uint8_t amount = 0;
  std::array<std::uint8_t, kKillers> value{};  // 3.12
};
inline constexpr std::uint8_t kAllCards = 15;

struct ItemFigures {
  std::uint8_t defence = 0;
  std::uint8_t value = 0;   // 3.12
  std::uint8_t raised = 0;  // likewise, where something goes with it
};

// One level of a Killer (3.5).
struct LevelFigures {
  LevelEffect effect = LevelEffect::None;
  std::uint8_t amount = 0;
};

// A difficulty level of the traits (12.2): how many cards are drawn and kept.
struct TraitDraw {
  std::uint8_t drawn = 0;
  std::uint8_t kept = 0;
};

// What the players agreed on before the first card. Immutable.
struct Rules {
  int players = 0;
  Seat killer_seat{};
  SeatSet survivor_seats;
  std::array<Seat, kPlaces> owner{};  // by place (3.11)

  // Options and variants of section 12
  Choice killer_choice = Choice::Free;
  Choice survivor_choice = Choice::Free;
  bool traits = false;         // variant 1
  bool on_your_own = false;    // variant 2
  bool survival_plan = false;  // variant 3
  TraitDraw survivor_traits, killer_traits;
  bool trade_keys = false;
  bool draw_after_encounter = true;
  bool show_hand_size = false;
  Assist assist = Assist::Facts;
  bool history = true, free_chat = true;

  // Items (3.8)
  ItemCounts discovery{}, search{}, backpack{};
  std::array<ItemFigures, kItemKinds> items{};
  std::array<std::uint8_t, kPersons> backpack_limit{};

  // Skill cards and levels (3.5, 3.6)
  std::array<SkillFigures, kSkillKinds> skills{};
  std::array<std::array<std::uint8_t, 5>, kKillers> strength{};
  std::array<std::array<LevelFigures, 5>, kKillers> levels{};
  std::array<std::array<std::uint8_t, 5>, kKillers>
      axes{};  // threat, search, agility, control, growth: shown alone
  std::array<std::uint8_t, kSurvivorTraits> trait_amount{};
  std::array<std::uint8_t, kKillerTraits> killer_trait_amount{}, killer_trait_cost{};
  std::array<std::uint8_t, kPlans> plan_amount{};

  // Tracks and limits (3.1, 3.3)
  int repair_steps = 0, help_start = 0, keys_to_escape = 0, own_keys_to_escape = 0;
  int hand_limit = 0, starting_hand = 0, phase_draw = 0, killer_actions = 0;
  int most_strength = 0, most_level = 0, fear_limit = 0;
  int discovery_drawn = 0, discovery_kept = 0;
  int move_least = 0, move_most = 0, flee_steps = 0, lost_cards = 0;
  int repair = 0, tools_repair = 0, engineer_repair = 0;
  int trap_bonus = 0, tenacious = 0, sprint_least = 0, sprint_most = 0, adrenaline_steps = 0;
  int blocks = 0, dice = 0;
  std::array<std::uint8_t, 6> faces{};  // of a defence die (3.4)

  // For automatic answers (3.12)
  int others_medical_kit = 0, secret_map_keys = 0, own_secret_map_keys = 0, further_copy = 0;

  // TS-606
  int heat_start = 0, heat_stay = 0, heat_one_step = 0, heat_two_steps = 0;
  int heat_calm_stay = 0, heat_calm_step = 0, heat_everywhere = 0, heat_noisy = 0;

  // Seconds after the preset's factor; 0 = no limit (TS-018).
  std::uint32_t pick_seconds = 0, survivor_seconds = 0, killer_seconds = 0, encounter_seconds = 0;
  std::uint32_t amulet_seconds = 0, grace_seconds = 0;

  const SkillFigures& skill(Skill skill) const { return skills[static_cast<std::size_t>(skill)]; }
  const ItemFigures& item(Item item) const { return items[static_cast<std::size_t>(item)]; }
  const LevelFigures& level(Killer killer, int level) const {
    return levels[static_cast<std::size_t>(killer)][static_cast<std::size_t>(level - 1)];
  }
};

Result<Rules> make_rules(const Setup& setup);
std::span<const OptionInfo> option_infos();

}  // namespace holdout::terrorscape
