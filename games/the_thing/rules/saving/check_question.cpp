#include <string>

#include "engine/check_open.h"
#include "games/the_thing/rules/saving/check.h"
#include "games/the_thing/rules/the_thing.h"

namespace holdout::the_thing {

namespace {

// Who calls whom, or what the one called became, as procedures.h tells.
bool may_call(const Frame& caller, const Frame& callee) {
  return with_frame(caller, [&](const auto& each) {
    using Caller = std::remove_cvref_t<decltype(each)>;
    const auto calls = [&]<class... Fs>(std::variant<Fs...>*) { return is_one_of<Fs...>(callee); };
#define HOLDOUT_CALLS(C, ...) \
  if constexpr (std::is_same_v<Caller, C>) return calls(static_cast<std::variant<__VA_ARGS__>*>(nullptr))
    HOLDOUT_CALLS(Round, RollWeather, Upkeep, PlanAttack, FewMovement, FewAttack, FewActions, ActionPhase,
                  RecRoom, Tests, Meal, DogsAndLeader, ThreatMove, Collision);
    HOLDOUT_CALLS(ActionPhase, DrawHands, Placement, AlienEncounters, Encounters, RescueOffer, Boarding,
                  Fires, AssignPile);
    HOLDOUT_CALLS(PlanAttack, PlanCouncil);
    HOLDOUT_CALLS(Placement, HandIn, SwapHand, SpecialAction);
    HOLDOUT_CALLS(AlienEncounters, AlienEncounter, Encounter, InfectionCheck, DogDraw);
    HOLDOUT_CALLS(AlienEncounter, Avoiding, LosePileCard, AlienVictory, AlienUnopposed, Sabotage);
    HOLDOUT_CALLS(Encounters, Encounter, InfectionCheck, DogDraw);
    HOLDOUT_CALLS(Encounter, Avoiding);
    HOLDOUT_CALLS(InfectionCheck, LayTokens, PeekTokens);
    HOLDOUT_CALLS(Boarding, AdmitBallot);
    HOLDOUT_CALLS(Fires, LosePileCard);
    HOLDOUT_CALLS(AssignPile, FreeActions, Perform);
    HOLDOUT_CALLS(Perform, SearchDeck, LabUse, StationUse, RepairUse, VehicleUse, Boarding, LastStand,
                  Sabotage);
    HOLDOUT_CALLS(RecRoom, RecTalk, VoteBallot, RevealBallot);
    HOLDOUT_CALLS(RecTalk, TradeAnswer);
    HOLDOUT_CALLS(Tests, VolunteerA, VolunteerB);
    HOLDOUT_CALLS(Meal, HungerDiscards);
    HOLDOUT_CALLS(FewMovement, Avoiding, Encounter, DogDraw, Collision);
    HOLDOUT_CALLS(FewAttack, AlienEncounters);
    HOLDOUT_CALLS(FewActions, RescueOffer, LastStand, Boarding, DiceSet);
    HOLDOUT_CALLS(DiceSet, FreeActions, Perform, Sabotage, Collision);
#undef HOLDOUT_CALLS
    return false;
  });
}

// These work on Table::actor, a Character in play.
bool needs_actor(const Frame& frame) {
  if (const auto* draw = std::get_if<DrawHands>(&frame)) return draw->step != DrawHands::Step::Extra;
  if (const auto* place = std::get_if<Placement>(&frame)) return place->step == Placement::Step::Move;
  if (const auto* set_up = std::get_if<Preparation>(&frame)) return set_up->step == Preparation::Step::Sheets;
  if (const auto* move = std::get_if<FewMovement>(&frame)) return move->step == FewMovement::Step::Place;
  if (const auto* alien = std::get_if<AlienEncounter>(&frame))
    return alien->step == AlienEncounter::Step::Fight;
  return is_one_of<Encounter, Fires, HandIn, SwapHand, SpecialAction, DogDraw, FreeActions, Perform,
                   SearchDeck, LabUse, StationUse, RepairUse, VehicleUse, DiceSet, RescueOffer, Avoiding>(
      frame);
}

Result<void> check_stack(const Rules& r, const State& s) {
  const auto& stack = s.running.stack;
  if (!is_one_of<Preparation, Round>(stack[0]))
    return wrong("running.stack", "does not begin with a round", "the set-up or a round");
  if (std::holds_alternative<Preparation>(stack[0]) != (s.table.phase == Phase::Setup))
    return wrong("table.phase", "not the one under way", "the set-up exactly in the set-up");
  if (s.table.ending != Ending::Running || s.table.phase == Phase::Over || !s.table.winners.empty())
    return wrong("table.ending", "the game is over and goes on", "one of both");
  for (int i = 0; i < stack.size(); ++i) {
    if (i > 0 && !may_call(stack[i - 1], stack[i]))
      return wrong("running.stack", "a procedure that the one below does not call", "those of procedures.h");
    if (Result<void> fine = check_frame(r, s, stack[i]); !fine) return fine;
    if (i > 0 && !waits_for(r, s.table, stack[i - 1], stack[i]))
      return wrong("running.stack", "a procedure at another step", "the one that follows on its callee");
  }
  // Those below may have lost their Character meanwhile (TT-1146).
  if (needs_actor(stack.back()) && (s.table.actor == kNoSlot || !s.table.characters.has(s.table.actor)))
    return wrong("table.actor", "nobody acts", "the Character of the procedure under way");
  return {};
}

Result<void> check_over(const State& s) {
  if (s.table.phase != Phase::Over || s.table.ending == Ending::Running || !s.running.stack.empty())
    return wrong("running.open", "nobody is asked", "a question, or the game's end");
  return {};
}

}  // namespace

Result<void> check_question(const Rules& r, const State& s) {
  const Question& open = s.running.open;
  if (open.over()) return check_over(s);
  if (s.running.stack.empty()) return wrong("running.stack", "empty", "the procedures under way");
  if (Result<void> fine = check_stack(r, s); !fine) return fine;
  if (Result<void> fine = check_asking_step(s); !fine) return fine;
  if (!open.chance()) {
    if (!(open == ask_top(r, s)))
      return wrong("running.open", "not the question of the procedure on top", "the same");
    return check_asked<TheThing>(r, s);
  }
  return check_chance<TheThing>(r, s);
}

}  // namespace holdout::the_thing
