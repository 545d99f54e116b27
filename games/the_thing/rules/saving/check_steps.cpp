#include <string>

#include "engine/check_open.h"
#include "games/the_thing/rules/phases/round.h"
#include "games/the_thing/rules/saving/check.h"
#include "games/the_thing/rules/saving/describe.h"

// Where each procedure stands: those that wait for another one at the step that follows on it, the one on top
// at a step that asks.

namespace holdout::the_thing {

namespace {

template <class... Fs>
Phase phase_if(const Frame& frame, Phase phase, Phase otherwise) {
  return is_one_of<Fs...>(frame) ? phase : otherwise;
}

// TT-110, TT-1103: the phase that this procedure carries out.
Phase phase_of(const Frame& frame) {
  Phase phase = phase_if<RollWeather>(frame, Phase::Weather, Phase::Dogs);
  phase = phase_if<Upkeep>(frame, Phase::Upkeep, phase);
  phase = phase_if<PlanAttack>(frame, Phase::Plan, phase);
  phase = phase_if<FewMovement>(frame, Phase::Movement, phase);
  phase = phase_if<FewAttack>(frame, Phase::Attack, phase);
  phase = phase_if<ActionPhase, FewActions>(frame, Phase::Actions, phase);
  phase = phase_if<RecRoom>(frame, Phase::RecRoom, phase);
  phase = phase_if<Tests>(frame, Phase::Tests, phase);
  return phase_if<Meal>(frame, Phase::Meal, phase);
}

ActionPhase::Step step_after(const Frame& callee) {
  using Step = ActionPhase::Step;
  if (std::holds_alternative<DrawHands>(callee)) return Step::Place;
  if (std::holds_alternative<Placement>(callee)) return Step::Alien;
  if (std::holds_alternative<AlienEncounters>(callee)) return Step::Meet;
  if (std::holds_alternative<Encounters>(callee)) return Step::Rescue;
  if (std::holds_alternative<Fires>(callee)) return Step::Assign;
  return std::holds_alternative<AssignPile>(callee) ? Step::Finish : Step::Burn;
}
AlienEncounter::Step met_after(const Frame& callee) {
  using Step = AlienEncounter::Step;
  if (std::holds_alternative<Avoiding>(callee)) return Step::Fight;
  if (std::holds_alternative<LosePileCard>(callee)) return Step::Fought;
  return std::holds_alternative<Sabotage>(callee) ? Step::Finish : Step::Chosen;
}
RecRoom::Step gathered_after(const Frame& callee) {
  if (std::holds_alternative<VoteBallot>(callee)) return RecRoom::Step::Count;
  return std::holds_alternative<RevealBallot>(callee) ? RecRoom::Step::Reveal : RecRoom::Step::Vote;
}
CardKind card_of(const Frame& callee) {
  if (std::holds_alternative<Sabotage>(callee)) return CardKind::Sabotage;
  return std::holds_alternative<RepairUse>(callee) ? CardKind::Repair : CardKind::Use;
}

// ---- who waits for whom ----------------------------------------------------------------------------------

bool waits(const ActionPhase& p, const Frame& callee) { return p.step == step_after(callee); }
bool waits(const PlanAttack& p, const Frame&) { return p.step == PlanAttack::Step::Lay; }
bool waits(const Placement& p, const Frame&) { return p.step == Placement::Step::Next; }
bool waits(const AlienEncounters& p, const Frame&) { return p.step == AlienEncounters::Step::Next; }
bool waits(const Encounters& p, const Frame&) { return p.step == Encounters::Step::Next; }
bool waits(const AlienEncounter& p, const Frame& callee) { return p.step == met_after(callee); }
bool waits(const Encounter& p, const Frame&) { return p.step == Encounter::Step::Kind; }
bool waits(const InfectionCheck& p, const Frame& callee) {
  using Step = InfectionCheck::Step;
  return p.step == (std::holds_alternative<LayTokens>(callee) ? Step::Peek : Step::Apply);
}
bool waits(const Boarding& p, const Frame&) { return p.step == Boarding::Step::Count; }
bool waits(const Fires& p, const Frame&) { return p.step == Fires::Step::Burn; }
bool waits(const AssignPile& p, const Frame& callee) {
  using Step = AssignPile::Step;
  if (std::holds_alternative<Perform>(callee)) return p.step == Step::After;
  return p.step == Step::Act || p.step == Step::LieDown;
}
bool waits(const Perform& p, const Frame& callee) { return p.begun && p.card == card_of(callee); }
bool waits(const RecRoom& p, const Frame& callee) { return p.step == gathered_after(callee); }
bool waits(const RecTalk& p, const Frame&) { return p.begun; }
bool waits(const Tests& p, const Frame& callee) {
  return p.step == Tests::Step::Volunteers && p.fire == std::holds_alternative<VolunteerB>(callee);
}
bool waits(const Meal& p, const Frame&) { return p.step == Meal::Step::Discard; }
bool waits(const FewMovement& p, const Frame& callee) {
  using Step = FewMovement::Step;
  return p.step == (std::holds_alternative<Avoiding>(callee) ? Step::Meet : Step::Dogs);
}
bool waits(const FewAttack& p, const Frame&) { return p.step == FewAttack::Step::Fight; }
bool waits(const FewActions& p, const Frame& callee) {
  using Step = FewActions::Step;
  return p.step == (std::holds_alternative<DiceSet>(callee) ? Step::GoOn : Step::Name);
}
bool waits(const DiceSet& p, const Frame& callee) {
  using Step = DiceSet::Step;
  if (std::holds_alternative<FreeActions>(callee)) return p.step == Step::Reroll || p.step == Step::Finish;
  if (std::holds_alternative<Perform>(callee)) return p.step == Step::Acting;
  return p.step == Step::Bad || (p.step == Step::Cancel && std::holds_alternative<Collision>(callee));
}
template <class Other>  // calls nobody (check_question.cpp)
bool waits(const Other&, const Frame&) {
  return false;
}

// ---- who asks at which step ----------------------------------------------------------------------------

template <class Step, class... Steps>
bool among(Step step, Steps... steps) {
  return ((step == steps) || ...);
}

bool asks(const Preparation& p) { return p.step != Preparation::Step::Finish; }
bool asks(const DrawHands& p) { return p.step != DrawHands::Step::Begin; }
bool asks(const Placement& p) { return p.step == Placement::Step::Move; }
bool asks(const HandIn& p) { return p.step != HandIn::Step::Begin; }
bool asks(const SwapHand& p) { return p.step == SwapHand::Step::Choose; }
bool asks(const SpecialAction& p) { return p.step != SpecialAction::Step::Begin; }
bool asks(const AlienEncounters& p) { return p.step == AlienEncounters::Step::Order; }
bool asks(const AlienEncounter& p) {
  return among(p.step, AlienEncounter::Step::Fight, AlienEncounter::Step::Victim);
}
bool asks(const Encounters& p) { return p.step == Encounters::Step::Order; }
bool asks(const Encounter& p) { return p.step == Encounter::Step::Clark; }
bool asks(const Boarding& p) { return p.step == Boarding::Step::Want; }
bool asks(const Fires& p) { return p.step == Fires::Step::Ask; }
bool asks(const AssignPile& p) {
  return among(p.step, AssignPile::Step::Flip, AssignPile::Step::Assign, AssignPile::Step::GoOn);
}
bool asks(const SearchDeck& p) { return p.step != SearchDeck::Step::Begin; }
bool asks(const LabUse& p) { return p.step != LabUse::Step::Next; }
bool asks(const StationUse& p) { return p.step != StationUse::Step::Begin; }
bool asks(const Tests& p) { return p.step == Tests::Step::Tester; }
bool asks(const DogsAndLeader& p) {
  return among(p.step, DogsAndLeader::Step::Dogs, DogsAndLeader::Step::Token);
}
bool asks(const FewMovement& p) { return among(p.step, FewMovement::Step::Place, FewMovement::Step::Order); }
bool asks(const FewAttack& p) { return p.step == FewAttack::Step::Draw; }
bool asks(const FewActions& p) { return p.step != FewActions::Step::Rescue; }
bool asks(const DiceSet& p) {
  using Step = DiceSet::Step;
  return among(p.step, Step::Reroll, Step::Rolling, Step::Cancel, Step::Act, Step::Wake);
}
template <class Other>  // asks nobody, which ask_top() tells, or at once
bool asks(const Other&) {
  return true;
}

}  // namespace

bool waits_for(const Rules& r, const Table& t, const Frame& caller, const Frame& callee) {
  if (const auto* round = std::get_if<Round>(&caller))
    return t.phase == phase_of(callee) && round->next == phase_after(r, t.phase);
  return with_frame(caller, [&](const auto& each) { return waits(each, callee); });
}

Result<void> check_asking_step(const State& s) {
  if (with_frame(s.running.stack.back(), [](const auto& top) { return asks(top); })) return {};
  return wrong("running.stack", "a procedure at a step that asks nobody", "the step of the open question");
}

Result<void> check_question_rests(const Rules& r, const State& s) {
  if (s.running.stack.empty() || std::holds_alternative<Encounter>(s.running.stack.back())) return {};
  return check_at_rest(r, s);
}

}  // namespace holdout::the_thing
