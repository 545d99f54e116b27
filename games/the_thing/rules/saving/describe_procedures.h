#pragma once

#include "games/the_thing/rules/procedures.h"
#include "games/the_thing/rules/saving/describe_words.h"

// The fields of the procedures: from number 2, number 1 says which.

namespace holdout::the_thing {

// The steps of a procedure, 0 to `last`.
template <class D, class Step>
void step_field(D& d, Step& step, Step last) {
  auto wide = static_cast<std::int64_t>(step);
  d.number(2, "step", wide, 0, static_cast<std::int64_t>(last), {});
  step = static_cast<Step>(wide);
}

template <class D>
void describe(D& d, Preparation& p) {
  step_field(d, p.step, Preparation::Step::Finish);
  field(d, 3, "count", p.count);
}
template <class D>
void describe(D& d, Round& p) {
  field(d, 2, "next", p.next, kPhaseNames);
}
template <class D>
void describe(D& d, ActionPhase& p) {
  step_field(d, p.step, ActionPhase::Step::Finish);
}
template <class D>
void describe(D& d, RollWeather& p) {
  step_field(d, p.step, RollWeather::Step::Keep);
  kind_field(d, 3, "rolled", p.rolled, kSkyNames);
}
template <class D>
void describe(D& d, PlanAttack& p) {
  step_field(d, p.step, PlanAttack::Step::Lay);
}
template <class D>
void describe(D& d, DrawHands& p) {
  step_field(d, p.step, DrawHands::Step::Extra);
  field(d, 3, "left", p.left);
}
template <class D>
void describe(D& d, Placement& p) {
  step_field(d, p.step, Placement::Step::Move);
  field(d, 3, "left", p.left);
}
template <class D>
void describe(D& d, HandIn& p) {
  step_field(d, p.step, HandIn::Step::Dark);
}
template <class D>
void describe(D& d, SwapHand& p) {
  step_field(d, p.step, SwapHand::Step::Choose);
  field(d, 3, "size", p.size);
}
template <class D>
void describe(D& d, SpecialAction& p) {
  step_field(d, p.step, SpecialAction::Step::Choose);
  field(d, 3, "draws", p.draws);
}
template <class D>
void describe(D& d, AlienEncounters& p) {
  step_field(d, p.step, AlienEncounters::Step::Order);
}
template <class D>
void describe(D& d, AlienEncounter& p) {
  step_field(d, p.step, AlienEncounter::Step::Finish);
  field(d, 3, "asked", p.asked);
  kind_field(d, 4, "weapon", p.weapon, kWeaponNames);
}
template <class D>
void describe(D& d, Encounters& p) {
  step_field(d, p.step, Encounters::Step::Order);
}
template <class D>
void describe(D& d, Encounter& p) {
  step_field(d, p.step, Encounter::Step::Finish);
}
template <class D>
void describe(D& d, Avoiding& p) {
  field(d, 2, "left", p.left);
  field(d, 3, "begun", p.begun);
}
template <class D>
void describe(D& d, InfectionCheck& p) {
  step_field(d, p.step, InfectionCheck::Step::Apply);
}
template <class D>
void describe(D& d, RescueOffer& p) {
  field(d, 2, "left", p.left);
  field(d, 3, "begun", p.begun);
}
template <class D>
void describe(D& d, Boarding& p) {
  step_field(d, p.step, Boarding::Step::Count);
}
template <class D>
void describe(D& d, Fires& p) {
  step_field(d, p.step, Fires::Step::Burn);
  field(d, 3, "left", p.left);
  kind_field(d, 4, "weapon", p.weapon, kWeaponNames);
}
template <class D>
void describe(D& d, AssignPile& p) {
  step_field(d, p.step, AssignPile::Step::GoOn);
}
template <class D>
void describe(D& d, Perform& p) {
  kind_field(d, 2, "card", p.card, kCardNames);
  field(d, 3, "begun", p.begun);
}
template <class D>
void describe(D& d, SearchDeck& p) {
  step_field(d, p.step, SearchDeck::Step::Keep);
  field(d, 3, "items", p.items);
  field(d, 4, "draws", p.draws);
}
template <class D>
void describe(D& d, LabUse& p) {
  step_field(d, p.step, LabUse::Step::Decide);
  field(d, 3, "left", p.left);
  field(d, 4, "extra_asked", p.extra_asked);
}
template <class D>
void describe(D& d, StationUse& p) {
  step_field(d, p.step, StationUse::Step::Fuel);
  field(d, 3, "left", p.left);
}
template <class D>
void describe(D& d, RepairUse& p) {
  field(d, 2, "left", p.left);
}
template <class D>
void describe(D& d, Sabotage& p) {
  location_field(d, 2, "at", p.at);
  field(d, 3, "times", p.times);
  field(d, 4, "by_alien", p.by_alien);
}
template <class D>
void describe(D& d, RecRoom& p) {
  step_field(d, p.step, RecRoom::Step::Reveal);
}
template <class D>
void describe(D& d, RecTalk& p) {
  field(d, 2, "begun", p.begun);
}
template <class D>
void describe(D& d, Tests& p) {
  step_field(d, p.step, Tests::Step::Test);
  field(d, 3, "fire", p.fire);
}
template <class D>
void describe(D& d, Meal& p) {
  step_field(d, p.step, Meal::Step::Discard);
}
template <class D>
void describe(D& d, DogsAndLeader& p) {
  step_field(d, p.step, DogsAndLeader::Step::Finish);
  field(d, 3, "left", p.left);
}
template <class D>
void describe(D& d, FewMovement& p) {
  step_field(d, p.step, FewMovement::Step::Order);
  field(d, 3, "left", p.left);
  field(d, 4, "rooms", p.rooms);
}
template <class D>
void describe(D& d, FewAttack& p) {
  step_field(d, p.step, FewAttack::Step::Fight);
  field(d, 3, "target", p.target);
}
template <class D>
void describe(D& d, FewActions& p) {
  step_field(d, p.step, FewActions::Step::GoOn);
  field(d, 3, "rolled", p.rolled);
}
template <class D>
void describe(D& d, DiceSet& p) {
  step_field(d, p.step, DiceSet::Step::Wake);
  field(d, 3, "die", p.die);
  field(d, 4, "rerolls", p.rerolls);
  field(d, 5, "lit_dice", p.lit_dice);
}
template <class D>
void describe(D& d, Collision& p) {
  field(d, 2, "candidates", p.candidates);
}
template <class D>
void describe(D& d, LastStand& p) {
  field(d, 2, "rolled", p.rolled);
  field(d, 3, "bad", p.bad);
}

}  // namespace holdout::the_thing
