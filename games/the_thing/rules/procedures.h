#pragma once

#include <cstdint>
#include <variant>

#include "engine/procedures/ballot.h"
#include "engine/procedures/council.h"
#include "engine/procedures/procedure_functions.h"
#include "games/the_thing/rules/phase4_procedures.h"
#include "the_thing_kinds.h"

// The procedures of the rulebook, in its order (those of phase 4 in phase4_procedures.h); each is written out
// in the file named beside it. They hold only what everybody at the table sees: where they are, and public
// counters. Secrets and private progress lie in Hidden. So a View carries the stack as it is, and imagine()
// puts it back.
//
// Whoever may end the game (a death, a reveal, an infection, a departure, frost) does so by
// `if (check_end(now)) return game_over(now);` (changes.h): that Flow must be returned at once.

namespace holdout::the_thing {

// ---- set-up and round ---------------------------------------------------------------------------------

// setup.cpp: 4.1 and 4.2
struct Preparation {
  enum class Step : std::uint8_t { Token, Cards, Sheets, Roles, Leader, Finish } step = Step::Token;
  std::uint8_t count = 0;  // cards, sheets or roles dealt so far

  HOLDOUT_STEPS(Finish, count);
  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};

// round.cpp: TT-110, TT-1103, TT-1206: the phases in order, again and again
struct Round {
  Phase next = Phase::Weather;

  HOLDOUT_PROCEDURE_FIELDS(next);
  Flow run(Now& now);
};

// round.cpp: TT-502, TT-503, TT-308, TT-570, TT-580, TT-601: the steps of phase 4 with 4 to 8 players
struct ActionPhase {
  enum class Step : std::uint8_t { Draw, Place, Alien, Meet, Rescue, Burn, Assign, Finish } step = Step::Draw;

  HOLDOUT_STEPS(Finish);
  Flow run(Now& now);
};

// ---- phases 1 to 3 ------------------------------------------------------------------------------------

// phase1_weather.cpp: TT-201..204, D-1
struct RollWeather {
  enum class Step : std::uint8_t { Roll, Keep } step = Step::Roll;
  Sky rolled = Sky::None;

  HOLDOUT_STEPS(Keep, rolled);
  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};

// phase2_upkeep.cpp: TT-210..235; asks nobody, may end the game (TT-216)
struct Upkeep {
  Flow run(Now& now);
};

// phase3_plan.cpp: TT-301..307. Opens the council, then lays the cards: strengths in Table::laid (largest
// first, so that their order tells nothing), locations in Hidden::plan.
struct PlanAttack {
  enum class Step : std::uint8_t { Open, Lay } step = Step::Open;

  HOLDOUT_STEPS(Lay);
  Flow run(Now& now);
};
// phase3_plan.cpp: D-2; Strike adds a card to the seat's own draft, Confirm puts it forward, Reset empties it
struct PlanRules {
  HOLDOUT_COUNCIL(AlienPlan, hidden.council);
};
using PlanCouncil = Council<PlanRules>;

// ---- phase 5 --------------------------------------------------------------------------------------------

// phase5_rec_room.cpp: TT-701, TT-703..707, TT-1160
struct RecRoom {
  enum class Step : std::uint8_t { Gather, Vote, Count, Reveal } step = Step::Gather;

  HOLDOUT_STEPS(Reveal);
  Flow run(Now& now);
};
// trade.cpp: TT-702, D-32: a window in which each seat builds an offer in private (Hidden::drafts: Offer,
// Give, Ask, Reset; keep_waiting(), nobody notices) and puts it forward (Confirm -> TradeAnswer), or is done.
// Ends when all are done or the Leader closes it (TT-703, 4 to 8 players); a seat has kOffersEach offers a
// round.
struct RecTalk {
  bool begun = false;

  HOLDOUT_PROCEDURE_FIELDS(begun);
  HOLDOUT_PROCEDURE;
};
struct TradeAnswer {  // trade.cpp: D-32: the partner of Table::offer; cards in Hidden::drafts of its maker
  HOLDOUT_PROCEDURE;
};
struct VoteRules {  // phase5_rec_room.cpp: D-33
  HOLDOUT_BALLOT(Vote, table.ballot);
};
using VoteBallot = Ballot<VoteRules>;
struct RevealRules {  // phase5_rec_room.cpp: D-34, masked
  HOLDOUT_BALLOT(Reveal, table.ballot);
};
using RevealBallot = Ballot<RevealRules>;

// ---- phases 6 to 8 --------------------------------------------------------------------------------------

// phase6_tests.cpp: TT-720..730, TT-1161, D-36
struct Tests {
  enum class Step : std::uint8_t { Ask, Volunteers, Tester, Test } step = Step::Ask;
  bool fire = false;  // Test B

  HOLDOUT_STEPS(Test, fire);
  HOLDOUT_PROCEDURE;
};
struct VolunteerARules {  // phase6_tests.cpp: D-35, masked
  HOLDOUT_BALLOT(VolunteerA, table.ballot);
};
using VolunteerA = Ballot<VolunteerARules>;
struct VolunteerBRules {  // phase6_tests.cpp: D-35, masked
  HOLDOUT_BALLOT(VolunteerB, table.ballot);
};
using VolunteerB = Ballot<VolunteerBRules>;

// phase7_meal.cpp: TT-801..804, TT-1162
struct Meal {
  enum class Step : std::uint8_t { Eat, Discard } step = Step::Eat;

  HOLDOUT_STEPS(Discard);
  Flow run(Now& now);
};
struct HungerRules {  // phase7_meal.cpp: D-37
  HOLDOUT_BALLOT(HungerDiscard, table.ballot);
};
using HungerDiscards = Ballot<HungerRules>;

// phase8_dogs.cpp: TT-820..829, TT-1163; cards drawn in Table::drawn_locations
struct DogsAndLeader {
  enum class Step : std::uint8_t { Gather, Dogs, Leader, Token, Finish } step = Step::Gather;
  std::uint8_t left = 0;  // Dogs to place

  HOLDOUT_STEPS(Finish, left);
  HOLDOUT_CHANCE_ONLY;
};

// ---- the game for 1 to 3 players ------------------------------------------------------------------------

// variant_move.cpp: TT-1110..1114, V-1: placement, then sharing, then Dogs, with Avoiding in each location
struct FewMovement {
  enum class Step : std::uint8_t { Begin, Place, Meet, Share, Dogs, Order } step = Step::Begin;
  Slots left;       // to place
  Locations rooms;  // still to meet in

  HOLDOUT_STEPS(Order, left, rooms);
  HOLDOUT_PROCEDURE;
};
// variant_alien.cpp: TT-1130..1132: draws the plan openly (nobody decides before it is shown), then
// AlienEncounters; recalls the Alien at the end (TT-308)
struct FewAttack {
  enum class Step : std::uint8_t { Begin, Draw, Fight } step = Step::Begin;
  std::uint8_t target = 0;

  HOLDOUT_STEPS(Fight, target);
  HOLDOUT_CHANCE_ONLY;
};
// variant_actions.cpp: TT-1140..1142, TT-1152, V-2, V-7
struct FewActions {
  enum class Step : std::uint8_t { Rescue, Name, Roll, Assign, GoOn } step = Step::Rescue;
  std::uint8_t rolled = 0;

  HOLDOUT_STEPS(GoOn, rolled);
  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};
// variant_dice.cpp: TT-1142..1151, TT-1153, V-3..V-6: the dice Table::dice in the hands of Table::actor. The
// owner of the sleeper may answer TurnDie at each of these questions (may_answer, not waited_for).
struct DiceSet {
  enum class Step : std::uint8_t {
    FreeBefore,
    Reroll,
    Rolling,
    Cancel,
    Bad,
    Act,
    Acting,
    FreeAfter,
    Finish,
    Wake  // TT-1144: before bad results count, the sleeper of another player is asked
  } step = Step::FreeBefore;
  std::uint8_t die = 0;
  std::uint8_t rerolls = 0;   // of any die: Norris, Garry
  std::uint8_t lit_dice = 0;  // dice that a Flashlight may still re-roll, bit a die

  HOLDOUT_STEPS(Wake, die, rerolls, lit_dice);
  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};
// variant_threat.cpp: TT-1120..1125, V-8: one of these, on the Threat token's space, transforms
struct Collision {
  Slots candidates;

  HOLDOUT_PROCEDURE_FIELDS(candidates);
  HOLDOUT_PROCEDURE;
};
// variant_threat.cpp: TT-1164, TT-1165
struct ThreatMove {
  Flow run(Now& now);
};
// variant_escape.cpp: TT-1170..1172: dice of the revealed Alien against an escape
struct LastStand {
  std::uint8_t rolled = 0;
  std::uint8_t bad = 0;

  HOLDOUT_PROCEDURE_FIELDS(rolled, bad);
  HOLDOUT_CHANCE_ONLY;
};

// Append only: the position in this list is in saved games.
using Procedure =
    std::variant<Preparation, Round, ActionPhase, RollWeather, Upkeep, PlanAttack, PlanCouncil, DrawHands,
                 Placement, HandIn, SwapHand, SpecialAction, AlienEncounters, AlienEncounter, AlienVictory,
                 AlienUnopposed, Encounters, Encounter, Avoiding, LosePileCard, InfectionCheck, LayTokens,
                 PeekTokens, DogDraw, RescueOffer, Boarding, AdmitBallot, Fires, AssignPile, FreeActions,
                 Perform, SearchDeck, LabUse, StationUse, RepairUse, VehicleUse, Sabotage, RecRoom, RecTalk,
                 TradeAnswer, VoteBallot, RevealBallot, Tests, VolunteerA, VolunteerB, Meal, HungerDiscards,
                 DogsAndLeader, FewMovement, FewAttack, FewActions, DiceSet, Collision, ThreatMove,
                 LastStand>;

}  // namespace holdout::the_thing
