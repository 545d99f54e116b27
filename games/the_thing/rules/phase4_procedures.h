#pragma once

#include <cstdint>

#include "engine/procedures/ballot.h"
#include "engine/procedures/council.h"
#include "engine/procedures/procedure_functions.h"
#include "engine/saving/fields.h"
#include "the_thing_kinds.h"

// The procedures of phase 4 and of what is done at a location; procedures.h says what holds for all of them.

namespace holdout::the_thing {

struct Rules;
struct State;
using Now = holdout::Now<Rules, State>;

// ---- phase 4: cards and placement ---------------------------------------------------------------------

// phase4_draw.cpp: TT-401..405, D-3, then the extra card of the pile
struct DrawHands {
  enum class Step : std::uint8_t { Begin, Draw, Redraw, DrawAgain, Extra } step = Step::Begin;
  Slots left;  // still to draw, in turn order; the one drawing is Table::actor

  HOLDOUT_STEPS(Extra, left);
  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};

// phase4_place.cpp: TT-410..415, TT-422, D-4, in placement order; calls one of the three below
struct Placement {
  enum class Step : std::uint8_t { Begin, Next, Move } step = Step::Begin;
  Slots left;

  HOLDOUT_STEPS(Move, left);
  HOLDOUT_PROCEDURE;
};
// phase4_place.cpp: TT-411, TT-415, TT-430..435, D-5, D-7: the card of Table::actor
struct HandIn {
  enum class Step : std::uint8_t { Begin, Light, Card, Dark } step = Step::Begin;

  HOLDOUT_STEPS(Dark);
  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};
// phase4_swap.cpp: TT-416..418, D-6. At most ten options {Hand, use, repair, sabotage}, so nothing is built
// step by step; the swapper sees the deck while this is on top.
struct SwapHand {
  enum class Step : std::uint8_t { Rest, Choose } step = Step::Rest;
  std::uint8_t size = 0;  // of the hand

  HOLDOUT_STEPS(Choose, size);
  HOLDOUT_PROCEDURE;
};
// phase4_swap.cpp: TT-419..421, D-7, D-8. The hand was discarded, so the cards looked at are the hand.
struct SpecialAction {
  enum class Step : std::uint8_t { Begin, Light, Draw, Choose } step = Step::Begin;
  std::uint8_t draws = 1;

  HOLDOUT_STEPS(Choose, draws);
  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};

// ---- phase 4: encounters ------------------------------------------------------------------------------

// encounter_alien.cpp: TT-303, TT-503, TT-504, TT-520, D-9: all locations with the revealed Alien
struct AlienEncounters {
  enum class Step : std::uint8_t { Show, Next, Order } step = Step::Show;

  HOLDOUT_STEPS(Order);
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

  HOLDOUT_STEPS(Finish, asked, weapon);
  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};
// encounter_alien.cpp: D-12, D-13: Sabotage, Assimilate, TakeDog or Pass; the one that stands is
// Hidden::alien_choice
struct AlienVictoryRules {
  HOLDOUT_COUNCIL(AlienVictory, hidden.council);
};
using AlienVictory = Council<AlienVictoryRules>;
struct AlienUnopposedRules {
  HOLDOUT_COUNCIL(AlienUnopposed, hidden.council);
};
using AlienUnopposed = Council<AlienUnopposedRules>;

// encounter.cpp: TT-501..506, D-9: all other locations, Sleeping Quarters included
struct Encounters {
  enum class Step : std::uint8_t { Begin, Next, Order } step = Step::Begin;

  HOLDOUT_STEPS(Order);
  HOLDOUT_PROCEDURE;
};
// encounter.cpp: TT-510, TT-540..543, D-14: the location Table::meeting.at
struct Encounter {
  enum class Step : std::uint8_t { Avoid, Kind, Clark, Finish } step = Step::Avoid;

  HOLDOUT_STEPS(Finish);
  HOLDOUT_PROCEDURE;
};
// encounter.cpp: TT-507..511, TT-1114, D-10, masked: those of Table::meeting.present, in placement order
struct Avoiding {
  Slots left;
  bool begun = false;

  HOLDOUT_PROCEDURE_FIELDS(left, begun);
  HOLDOUT_PROCEDURE;
};
// encounter.cpp: TT-581, TT-587, TT-1010: one random face-down card of the pile, unseen
struct LosePileCard {
  HOLDOUT_CHANCE_ONLY;
};

// infection.cpp: TT-550..563: Table::meeting.present without the avoiders
struct InfectionCheck {
  enum class Step : std::uint8_t { Lay, Peek, Apply } step = Step::Lay;

  HOLDOUT_STEPS(Apply);
  Flow run(Now& now);
};
struct LayRules {  // infection.cpp: D-15, masked; the answers go to Hidden::laid
  HOLDOUT_BALLOT(LayTokens, table.ballot);
};
using LayTokens = Ballot<LayRules>;
struct PeekRules {  // infection.cpp: D-16
  HOLDOUT_BALLOT(Peek, table.ballot);
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

  HOLDOUT_PROCEDURE_FIELDS(left, begun);
  HOLDOUT_PROCEDURE;
};
// boarding.cpp: TT-903..912, D-18; facts in Table::boarding
struct Boarding {
  enum class Step : std::uint8_t { NewPass, Next, Want, Count } step = Step::NewPass;

  HOLDOUT_STEPS(Count);
  HOLDOUT_PROCEDURE;
};
struct AdmitRules {  // boarding.cpp: D-19
  HOLDOUT_BALLOT(Admit, table.ballot);
};
using AdmitBallot = Ballot<AdmitRules>;

// phase4_burn.cpp: TT-580..587, D-20, masked, in turn order
struct Fires {
  enum class Step : std::uint8_t { Begin, Next, Ask, Burn } step = Step::Begin;
  Slots left;
  WeaponKind weapon = WeaponKind::None;

  HOLDOUT_STEPS(Burn, left, weapon);
  HOLDOUT_PROCEDURE;
};

// phase4_assign.cpp: TT-601..609, TT-613, D-21, D-22; the actor is Table::actor, the card Table::flipped
struct AssignPile {
  enum class Step : std::uint8_t { Begin, Flip, Assign, Act, After, LieDown, GoOn } step = Step::Begin;

  HOLDOUT_STEPS(GoOn);
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

  HOLDOUT_PROCEDURE_FIELDS(card, begun);
  Flow run(Now& now);
};
// location_search.cpp: TT-640, TT-641, TT-1035, D-24, D-27: Armory or Storeroom
struct SearchDeck {
  enum class Step : std::uint8_t { Begin, Third, Draw, Keep } step = Step::Begin;
  bool items = false;
  std::uint8_t draws = 0;

  HOLDOUT_STEPS(Keep, items, draws);
  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};
// location_search.cpp: TT-651, TT-623, TT-1033, D-25, D-26
struct LabUse {
  enum class Step : std::uint8_t { Next, Extra, Draw, Decide } step = Step::Next;
  std::uint8_t left = 0;  // draws
  bool extra_asked = false;

  HOLDOUT_STEPS(Decide, left, extra_asked);
  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};
// location_weather.cpp: TT-654..656, TT-1030, D-28, D-29; results to choose from in Table::rolls
struct StationUse {
  enum class Step : std::uint8_t { Begin, Roll, Choose, Fuel } step = Step::Begin;
  std::uint8_t left = 0;  // rolls

  HOLDOUT_STEPS(Fuel, left);
  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};
// location_actions.cpp: TT-620, TT-623, TT-658, TT-1037, D-31
struct RepairUse {
  std::uint8_t left = 0;  // repetitions

  HOLDOUT_PROCEDURE_FIELDS(left);
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

  HOLDOUT_PROCEDURE_FIELDS(at, times, by_alien);
  HOLDOUT_CHANCE_ONLY;
};

}  // namespace holdout::the_thing
