#pragma once

#include <cstdint>
#include <variant>

#include "engine/ballot.h"
#include "engine/council.h"
#include "engine/procedure.h"
#include "the_thing_kinds.h"

// The procedures of the rulebook, in its order; each is written out in the file named beside it. They hold
// only what everybody at the table sees: where they are, and public counters. Secrets and private progress
// lie in Hidden. So a View carries the stack as it is, and imagine() puts it back.
//
// Whoever may end the game (a death, a reveal, an infection, a departure, frost) does so by
// `if (check_end(now)) return game_over(now);` (changes.h): that Flow must be returned at once.

namespace holdout::the_thing {

struct Rules;
struct State;
using Now = holdout::Now<Rules, State>;

#define HOLDOUT_PROCEDURE                                                          \
  Flow run(Now& now);                                                              \
  Question question(const Rules& rules, const State& s) const;                     \
  void options(const Rules& rules, const State& s, Seat seat, Actions& out) const; \
  Flow answer(Now& now, Seat seat, Action action)
#define HOLDOUT_CHANCE void outcomes(const Rules& rules, const State& s, Outcomes& out) const
#define HOLDOUT_CHANCE_ONLY                        \
  Flow run(Now& now);                              \
  Flow answer(Now& now, Seat seat, Action action); \
  HOLDOUT_CHANCE
// The game's part of a Ballot: choices in public order, the sealed answer in Hidden::sealed[seat].
#define HOLDOUT_BALLOT(question_kind)                                               \
  static constexpr QuestionKind kKind = QuestionKind::question_kind;                \
  template <class S>                                                                \
  static auto& marks(S& s);                                                         \
  static void choices(const Rules& rules, const State& s, Seat seat, Actions& out); \
  static void seal(State& s, Seat seat, Action action);                             \
  static void sealed(Now& now, Seat seat)
#define HOLDOUT_COUNCIL(question_kind)                                              \
  static constexpr QuestionKind kKind = QuestionKind::question_kind;                \
  static constexpr ActionKind kAgreeKind = ActionKind::Agree;                       \
  template <class S>                                                                \
  static auto& marks(S& s);                                                         \
  static void choices(const Rules& rules, const State& s, Seat seat, Actions& out); \
  static bool take(Now& now, Seat seat, Action action);                             \
  static void proposed(Now& now, Seat seat);                                        \
  static void agreed(Now& now, Seat seat)

// ---- set-up and round ---------------------------------------------------------------------------------

// setup.cpp: 4.1 and 4.2
struct Preparation {
  enum class Step : std::uint8_t { Token, Cards, Sheets, Roles, Leader, Finish } step = Step::Token;
  std::uint8_t count = 0;  // cards, sheets or roles dealt so far

  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};

// round.cpp: TT-110, TT-1103, TT-1206: the phases in order, again and again
struct Round {
  Phase next = Phase::Weather;

  Flow run(Now& now);
};

// round.cpp: TT-502, TT-503, TT-308, TT-570, TT-580, TT-601: the steps of phase 4 with 4 to 8 players
struct ActionPhase {
  enum class Step : std::uint8_t { Draw, Place, Alien, Meet, Rescue, Burn, Assign, Finish } step = Step::Draw;

  Flow run(Now& now);
};

// ---- phases 1 to 3 ------------------------------------------------------------------------------------

// phase1_weather.cpp: TT-201..204, D-1
struct RollWeather {
  enum class Step : std::uint8_t { Roll, Keep } step = Step::Roll;
  Sky rolled = Sky::None;

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

  Flow run(Now& now);
};
// phase3_plan.cpp: D-2; Strike adds a card to the seat's own draft, Confirm puts it forward, Reset empties it
struct PlanRules {
  HOLDOUT_COUNCIL(AlienPlan);
};
using PlanCouncil = Council<PlanRules>;

// ---- phase 4: cards and placement ---------------------------------------------------------------------

// phase4_draw.cpp: TT-401..405, D-3, then the extra card of the pile
struct DrawHands {
  enum class Step : std::uint8_t { Begin, Draw, Redraw, DrawAgain, Extra } step = Step::Begin;
  Slots left;  // still to draw, in turn order; the one drawing is Table::actor

  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};

// phase4_place.cpp: TT-410..415, TT-422, D-4, in placement order; calls one of the three below
struct Placement {
  enum class Step : std::uint8_t { Begin, Next, Move } step = Step::Begin;
  Slots left;

  HOLDOUT_PROCEDURE;
};
// phase4_place.cpp: TT-411, TT-415, TT-430..435, D-5, D-7: the card of Table::actor
struct HandIn {
  enum class Step : std::uint8_t { Begin, Light, Card, Dark } step = Step::Begin;

  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};
// phase4_swap.cpp: TT-416..418, D-6. At most ten options {Hand, use, repair, sabotage}, so nothing is built
// step by step; the swapper sees the deck while this is on top.
struct SwapHand {
  enum class Step : std::uint8_t { Rest, Choose } step = Step::Rest;
  std::uint8_t size = 0;  // of the hand

  HOLDOUT_PROCEDURE;
};
// phase4_swap.cpp: TT-419..421, D-7, D-8. The hand was discarded, so the cards looked at are the hand.
struct SpecialAction {
  enum class Step : std::uint8_t { Begin, Light, Draw, Choose } step = Step::Begin;
  std::uint8_t draws = 1;

  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};

// ---- phase 4: encounters ------------------------------------------------------------------------------

// encounter_alien.cpp: TT-303, TT-503, TT-504, TT-520, D-9: all locations with the revealed Alien
struct AlienEncounters {
  enum class Step : std::uint8_t { Show, Next, Order } step = Step::Show;

  HOLDOUT_PROCEDURE;
};
// encounter_alien.cpp: TT-521..537, TT-1010, TT-1133..1135, D-11: the location Table::meeting.at. Asks chance
// for the victim with 1 to 3 players.
struct AlienEncounter {
  enum class Step : std::uint8_t {
    Avoid,
    Fight,
    Fought,
    Compare,
    Chosen,
    Victim,
    After,
    Finish
  } step = Step::Avoid;
  Slots asked;  // to fight
  WeaponKind weapon = WeaponKind::None;

  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};
// encounter_alien.cpp: D-12, D-13: Sabotage, Assimilate, TakeDog or Pass; the one that stands is
// Hidden::alien_choice
struct AlienVictoryRules {
  HOLDOUT_COUNCIL(AlienVictory);
};
using AlienVictory = Council<AlienVictoryRules>;
struct AlienUnopposedRules {
  HOLDOUT_COUNCIL(AlienUnopposed);
};
using AlienUnopposed = Council<AlienUnopposedRules>;

// encounter.cpp: TT-501..506, D-9: all other locations, Sleeping Quarters included
struct Encounters {
  enum class Step : std::uint8_t { Begin, Next, Order } step = Step::Begin;

  HOLDOUT_PROCEDURE;
};
// encounter.cpp: TT-510, TT-540..543, D-14: the location Table::meeting.at
struct Encounter {
  enum class Step : std::uint8_t { Avoid, Kind, Clark, Finish } step = Step::Avoid;

  HOLDOUT_PROCEDURE;
};
// encounter.cpp: TT-507..511, TT-1114, D-10, masked: those of Table::meeting.present, in placement order
struct Avoiding {
  Slots left;
  bool begun = false;

  HOLDOUT_PROCEDURE;
};
// encounter.cpp: TT-581, TT-587, TT-1010: one random face-down card of the pile, unseen
struct LosePileCard {
  HOLDOUT_CHANCE_ONLY;
};

// infection.cpp: TT-550..563: Table::meeting.present without the avoiders
struct InfectionCheck {
  enum class Step : std::uint8_t { Lay, Peek, Apply } step = Step::Lay;

  Flow run(Now& now);
};
struct LayRules {  // infection.cpp: D-15, masked; the answers go to Hidden::laid
  HOLDOUT_BALLOT(LayTokens);
};
using LayTokens = Ballot<LayRules>;
struct PeekRules {  // infection.cpp: D-16
  HOLDOUT_BALLOT(Peek);
};
using PeekTokens = Ballot<PeekRules>;
// infection.cpp: TT-540, TT-541, TT-1113: one token of the Infection bag for Table::actor
struct DogDraw {
  HOLDOUT_CHANCE_ONLY;
};

// ---- phase 4: rescue, fire, assignment ------------------------------------------------------------------

// boarding.cpp: TT-570, TT-901, TT-902, TT-1140, D-17: who boards the Rescue Helicopter first
struct RescueOffer {
  Slots left;
  bool begun = false;

  HOLDOUT_PROCEDURE;
};
// boarding.cpp: TT-903..912, D-18; facts in Table::boarding
struct Boarding {
  enum class Step : std::uint8_t { NewPass, Next, Want, Count } step = Step::NewPass;

  HOLDOUT_PROCEDURE;
};
struct AdmitRules {  // boarding.cpp: D-19
  HOLDOUT_BALLOT(Admit);
};
using AdmitBallot = Ballot<AdmitRules>;

// phase4_burn.cpp: TT-580..587, D-20, masked, in turn order
struct Fires {
  enum class Step : std::uint8_t { Begin, Next, Ask, Burn } step = Step::Begin;
  Slots left;
  WeaponKind weapon = WeaponKind::None;

  HOLDOUT_PROCEDURE;
};

// phase4_assign.cpp: TT-601..609, TT-613, D-21, D-22; the actor is Table::actor, the card Table::flipped
struct AssignPile {
  enum class Step : std::uint8_t { Begin, Flip, Assign, Act, After, LieDown, GoOn } step = Step::Begin;

  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};
// free_actions.cpp: TT-630..633, D-23, masked: Table::actor, any number until Pass
struct FreeActions {
  HOLDOUT_PROCEDURE;
};

// ---- location actions: what Table::actor does where it stands -----------------------------------------

// location_actions.cpp: TT-610..623, TT-643, TT-644, TT-648..652, TT-658: does one assigned action, calling
// the procedures below where somebody must decide or chance is asked
struct Perform {
  CardKind card = CardKind::None;
  bool begun = false;

  Flow run(Now& now);
};
// location_search.cpp: TT-640, TT-641, TT-1035, D-24, D-27: Armory or Storeroom
struct SearchDeck {
  enum class Step : std::uint8_t { Begin, Third, Draw, Keep } step = Step::Begin;
  bool items = false;
  std::uint8_t draws = 0;

  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};
// location_search.cpp: TT-651, TT-623, TT-1033, D-25, D-26
struct LabUse {
  enum class Step : std::uint8_t { Next, Extra, Draw, Decide } step = Step::Next;
  std::uint8_t left = 0;  // draws
  bool extra_asked = false;

  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};
// location_weather.cpp: TT-654..656, TT-1030, D-28, D-29; results to choose from in Table::rolls
struct StationUse {
  enum class Step : std::uint8_t { Begin, Roll, Choose, Fuel } step = Step::Begin;
  std::uint8_t left = 0;  // rolls

  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};
// location_actions.cpp: TT-620, TT-623, TT-658, TT-1037, D-31
struct RepairUse {
  std::uint8_t left = 0;  // repetitions

  HOLDOUT_PROCEDURE;
};
// location_actions.cpp: TT-645..647, TT-910, D-30, masked: a ready vehicle. Calls Boarding, or LastStand with
// 1 to 3 players.
struct VehicleUse {
  HOLDOUT_PROCEDURE;
};
// location_sabotage.cpp: TT-530, TT-611, TT-642, TT-650, TT-652, TT-653, TT-657, TT-1147: card (times 1) or
// revealed Alien (times = Strength)
struct Sabotage {
  Location at = Location::Nowhere;
  std::uint8_t times = 0;
  bool by_alien = false;

  HOLDOUT_CHANCE_ONLY;
};

// ---- phase 5 --------------------------------------------------------------------------------------------

// phase5_rec_room.cpp: TT-701, TT-703..707, TT-1160
struct RecRoom {
  enum class Step : std::uint8_t { Gather, Vote, Count, Reveal } step = Step::Gather;

  Flow run(Now& now);
};
// trade.cpp: TT-702, D-32: a window in which each seat builds an offer in private (Hidden::drafts: Offer,
// Give, Ask, Reset; keep_waiting(), nobody notices) and puts it forward (Confirm -> TradeAnswer), or is done.
// Ends when all are done or the Leader closes it (TT-703, 4 to 8 players); a seat has kOffersEach offers a
// round.
struct RecTalk {
  bool begun = false;

  HOLDOUT_PROCEDURE;
};
struct TradeAnswer {  // trade.cpp: D-32: the partner of Table::offer; cards in Hidden::drafts of its maker
  HOLDOUT_PROCEDURE;
};
struct VoteRules {  // phase5_rec_room.cpp: D-33
  HOLDOUT_BALLOT(Vote);
};
using VoteBallot = Ballot<VoteRules>;
struct RevealRules {  // phase5_rec_room.cpp: D-34, masked
  HOLDOUT_BALLOT(Reveal);
};
using RevealBallot = Ballot<RevealRules>;

// ---- phases 6 to 8 --------------------------------------------------------------------------------------

// phase6_tests.cpp: TT-720..730, TT-1161, D-36
struct Tests {
  enum class Step : std::uint8_t { Ask, Volunteers, Tester, Test } step = Step::Ask;
  bool fire = false;  // Test B

  HOLDOUT_PROCEDURE;
};
struct VolunteerARules {  // phase6_tests.cpp: D-35, masked
  HOLDOUT_BALLOT(VolunteerA);
};
using VolunteerA = Ballot<VolunteerARules>;
struct VolunteerBRules {  // phase6_tests.cpp: D-35, masked
  HOLDOUT_BALLOT(VolunteerB);
};
using VolunteerB = Ballot<VolunteerBRules>;

// phase7_meal.cpp: TT-801..804, TT-1162
struct Meal {
  enum class Step : std::uint8_t { Eat, Discard } step = Step::Eat;

  Flow run(Now& now);
};
struct HungerRules {  // phase7_meal.cpp: D-37
  HOLDOUT_BALLOT(HungerDiscard);
};
using HungerDiscards = Ballot<HungerRules>;

// phase8_dogs.cpp: TT-820..829, TT-1163; cards drawn in Table::drawn_locations
struct DogsAndLeader {
  enum class Step : std::uint8_t { Gather, Dogs, Leader, Token, Finish } step = Step::Gather;
  std::uint8_t left = 0;  // Dogs to place

  HOLDOUT_CHANCE_ONLY;
};

// ---- the game for 1 to 3 players ------------------------------------------------------------------------

// variant_move.cpp: TT-1110..1114, V-1: placement, then sharing, then Dogs, with Avoiding in each location
struct FewMovement {
  enum class Step : std::uint8_t { Begin, Place, Meet, Share, Dogs, Order } step = Step::Begin;
  Slots left;       // to place
  Locations rooms;  // still to meet in

  HOLDOUT_PROCEDURE;
};
// variant_alien.cpp: TT-1130..1132: draws the plan openly (nobody decides before it is shown), then
// AlienEncounters; recalls the Alien at the end (TT-308)
struct FewAttack {
  enum class Step : std::uint8_t { Begin, Draw, Fight } step = Step::Begin;
  std::uint8_t target = 0;

  HOLDOUT_CHANCE_ONLY;
};
// variant_actions.cpp: TT-1140..1142, TT-1152, V-2, V-7
struct FewActions {
  enum class Step : std::uint8_t { Rescue, Name, Roll, Assign, GoOn } step = Step::Rescue;
  std::uint8_t rolled = 0;

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

  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};
// variant_threat.cpp: TT-1120..1125, V-8: one of these, on the Threat token's space, transforms
struct Collision {
  Slots candidates;

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

  HOLDOUT_CHANCE_ONLY;
};

// Append only: the position in this list is in saved games.
using Frame =
    std::variant<Preparation, Round, ActionPhase, RollWeather, Upkeep, PlanAttack, PlanCouncil, DrawHands,
                 Placement, HandIn, SwapHand, SpecialAction, AlienEncounters, AlienEncounter, AlienVictory,
                 AlienUnopposed, Encounters, Encounter, Avoiding, LosePileCard, InfectionCheck, LayTokens,
                 PeekTokens, DogDraw, RescueOffer, Boarding, AdmitBallot, Fires, AssignPile, FreeActions,
                 Perform, SearchDeck, LabUse, StationUse, RepairUse, VehicleUse, Sabotage, RecRoom, RecTalk,
                 TradeAnswer, VoteBallot, RevealBallot, Tests, VolunteerA, VolunteerB, Meal, HungerDiscards,
                 DogsAndLeader, FewMovement, FewAttack, FewActions, DiceSet, Collision, ThreatMove,
                 LastStand>;

#undef HOLDOUT_PROCEDURE
#undef HOLDOUT_CHANCE
#undef HOLDOUT_CHANCE_ONLY
#undef HOLDOUT_BALLOT
#undef HOLDOUT_COUNCIL

}  // namespace holdout::the_thing
