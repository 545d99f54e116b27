#pragma once

#include <array>
#include <cstdint>

#include "engine/fixed_vector.h"
#include "games/terrorscape/rules/seeing/heat.h"
#include "games/terrorscape/rules/seeing/view.h"

namespace holdout::terrorscape {

// The steps of a round (5.8, 5.12).
enum class RoundStep : std::uint8_t { Turns, Discovery, Plan, Report, Reappear, Fast, Main, Slow, Draw };
inline constexpr std::array<std::string_view, 9> kRoundStepKeys{
    "turns", "discovery", "plan", "report", "reappear", "fast", "main", "slow", "draw"};
constexpr Spelling spelling(RoundStep) { return {.names = kRoundStepKeys}; }

inline constexpr std::array<std::string_view, 3> kAssistKeys{"off", "facts", "heat"};
constexpr Spelling spelling(Assist) { return {.names = kAssistKeys}; }

// When a skill card is played now, and what it costs.
struct SkillFacts {
  bool fast = false;
  bool special = false;
  bool slow = false;
  bool attack = false;
  std::uint8_t cost = 0;  // kAllCards: all others

  HOLDOUT_FIELDS(fast, special, slow, attack, cost);
};

// Board facts: what the rules make of a view, for whoever draws the mansion.
struct Board {
  // How this table plays
  Seat killer_seat{};
  std::array<Seat, kPlaces> owner{};  // by place
  bool on_your_own = false;
  bool traits = false;
  bool survival_plan = false;
  Assist assist = Assist::Facts;
  std::uint8_t most_strength = 0;
  std::uint8_t most_level = 0;
  std::uint8_t repair_steps = 0;
  std::uint8_t help_start = 0;
  std::uint8_t keys_needed = 0;
  std::uint8_t last_round = 0;  // with a discovery (TS-405)
  std::uint8_t hand_limit = 0;
  std::array<std::uint8_t, kPlaces> pack_limit{};
  FixedVector<RoundStep, 9> steps;  // of a round, in order
  std::array<std::array<std::uint8_t, 5>, kKillers> axes{};
  std::array<SkillFacts, kSkillKinds> skills{};

  // What everybody can see now
  RoundStep step = RoundStep::Turns;  // as far as the viewer may know it (TS-016)
  std::uint8_t strength = 0;          // TS-007
  std::uint8_t next_strength = 0;     // of the next level; as now at the last one
  std::uint8_t hand_size = kNoHand;   // of the Killer, with the option (TS-602)
  std::array<std::uint8_t, kPlaces> dice{};
  Locations reach;  // where his two actions can bring him, or where he can be in stealth
  SeatSet sealed;   // whose answer to the open question lies there face down
  SeatSet out;      // who decides no more (TS-554)

  // TS-606, with the option
  std::array<Location, kPlaces> certain_at{};
  std::array<std::uint8_t, kPlaces> certain_round{};
  std::array<Locations, kPlaces> possible{};
  Heat heat{};

  // Of the viewer: the number of the rule that keeps it in hand or backpack, unless it is among the options;
  // 0 = none of it
  std::array<std::uint16_t, kSkillKinds> idle_skills{};
  std::array<std::uint16_t, kItemKinds> idle_items{};

  static constexpr std::uint8_t kNoHand = 255;

  HOLDOUT_FIELDS(killer_seat, owner, on_your_own, traits, survival_plan, assist, most_strength, most_level,
                 repair_steps, help_start, keys_needed, last_round, hand_limit, pack_limit, steps, step,
                 strength, next_strength, hand_size, dice, reach, sealed, out, certain_at, certain_round,
                 possible, heat, idle_skills, idle_items, axes, skills);
};

Board board_of(const Rules& r, const View& view);

}  // namespace holdout::terrorscape
