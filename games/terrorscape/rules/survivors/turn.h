#pragma once

#include "games/terrorscape/rules/changes.h"
#include "games/terrorscape/rules/survivors/plans.h"

// What the files of a Survivor's turn share (5.9, 5.11).

namespace holdout::terrorscape {

inline constexpr int kExchangesEach = 6;  // TS-149
inline constexpr int kPassagesEach = 8;
inline constexpr int kBurstLeast = 2;  // ST-17

// ---- turn_options.cpp: what he may do -----------------------------------------------------------------

void turn_options(const Rules& r, const State& s, Survivor who, Actions& out);
// The locations in which his action 1 may end (TS-160, ST-02).
Locations ends_of_action(const Rules& r, const State& s, Survivor who);

// ---- turn_targets.cpp: effects that ask for a target -----------------------------------------------------

// The effect that waits for its target: an item, an ability, a trait (Turn::chosen, what, way).
struct Effect {
  ActionKind kind;
  std::uint8_t what = 0;
  std::uint8_t way = 0;

  bool is(Item item) const { return kind == ActionKind::Use && what == u8(item); }
  bool is(Plan plan) const { return kind == ActionKind::UsePlan && what == u8(plan); }
  bool is(SurvivorTrait trait) const { return kind == ActionKind::UseTrait && what == u8(trait); }
};

// Every legal target, without "leave"; none if the effect needs none.
void targets(const Rules& r, const State& s, Survivor who, const Effect& effect, Actions& out);
bool has_target(const Rules& r, const State& s, Survivor who, const Effect& effect);

// ---- turn_effects.cpp: what comes of it -------------------------------------------------------------------

// Does it. `target` is one of targets(), or anything where there are none.
void take_effect(Now& now, Survivor who, const Effect& effect, Action target);

bool is_special(const State& s, Survivor who, const Effect& effect);  // it is his one action (TS-162)

}  // namespace holdout::terrorscape
