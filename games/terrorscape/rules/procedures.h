#pragma once

#include <variant>

#include "games/terrorscape/rules/encounters/encounter_procedures.h"
#include "games/terrorscape/rules/killer/killer_procedures.h"
#include "games/terrorscape/rules/setup/setup_procedures.h"
#include "games/terrorscape/rules/survivors/survivor_procedures.h"

// The procedures of the rulebook; each is written out in the file named beside it.
//
// While a side acts unseen its part of the stack is its secret (docs/decisions/0008): each procedure says in
// `kKnown` who may know that it is under way and what its fields are.

namespace holdout::terrorscape {

// On your own with traits and a Spectre has the deepest stack: an elimination by Mass panic gains a level in
// the middle of an attack.
inline constexpr int kStackDepth = 20;

// Append only: the position in this list is in saved games.
using Procedure =
    std::variant<Preparation, PickSides, PickTraits, Round, StepZero, Turns, Turn, GuidedMoves, Trading,
                 SearchDraw, Overflow, Discovery, DiscovererCouncil, PlanStep, PlanCouncil, KillerPhase,
                 Reappear, PlayCard, PayCards, KillerMove, Blocking, Hiding, SearchRoom, Detect, KillerTraits,
                 DrawCards, GainLevel, Unlock, Scare, FearPay, Wound, Eliminate, Encounter, Shield, SlipAway,
                 Attack, DefenderCouncil, Defence, FleeBallot, PlanDrawerCouncil>;

}  // namespace holdout::terrorscape
