#include "games/terrorscape/rules/seeing/asked.h"
#include "games/terrorscape/rules/terrorscape.h"
#include "games/terrorscape/rules/wording/sentences.h"

// What a seat may answer.

namespace holdout::terrorscape {

namespace {

std::string_view question_key(const View& view) {
  return kQuestionKeys[static_cast<std::size_t>(view.prompt.kind) % kQuestionKeys.size()];
}

// "Yes", "no" and "nothing" in the words of the question.
Sentence plain_text(const View& view, std::string_view yes_no_or_pass) {
  return Saying("terrorscape.option.plain")
      .word(yes_no_or_pass, "answer")
      .word(question_key(view), "question");
}

// Where somebody goes, and what of it follows from what lies open: staying, and boards that the Killer
// breaks.
Sentence step_text(const View& view, Location to) {
  const Table& t = view.table;
  const Location from = view.killer.at;
  const bool boards = from != Location::None && to != Location::None &&
                      door_between(from, to) != Door::None && t.blocks.has(door_between(from, to));
  return Saying("terrorscape.option.step").room(to).yes_or_no(boards, "boards");
}

Sentence go_text(const Rules& r, const View& view, Location to) {
  const Survivor who = asked_for(r, view);
  const bool stays = who != kNoSurvivor && view.survivors.at[at(who)] == to;
  return Saying("terrorscape.option.go").room(to).yes_or_no(stays, "stays");
}

Sentence who_text(const View& view, Survivor who) {
  return Saying("terrorscape.option.who").who(view.table, who).word(question_key(view), "question");
}

Sentence begin_text(const View& view, Survivor who) {
  return Saying("terrorscape.option.begin").who(view.table, who);
}

Sentence play_text(const Rules& r, const View& view, Skill skill) {
  if (static_cast<int>(skill) >= kSkillKinds) return {};
  const int cost = r.skill(skill).cost;
  return Saying("terrorscape.option.play")
      .skill(skill)
      .number(cost == kAllCards ? 0 : cost, "cost")
      .yes_or_no(cost == kAllCards, "all")
      .word(question_key(view), "question");
}

Sentence pay_text(const View& view, Skill skill) {
  return Saying("terrorscape.option.pay").skill(skill).word(question_key(view), "question");
}

Sentence defend_text(const Rules& r, const answer::Defend& with) {
  if (with.thing == Item::None)
    return Saying(with.bottle ? "terrorscape.option.defend.bottle" : "terrorscape.option.defend.nothing");
  const Item counts = with.thing == Item::Revolver ? Item::Ammo : with.thing;  // TS-326
  return Saying("terrorscape.option.defend")
      .thing(with.thing)
      .number(r.item(counts).defence, "bonus")
      .yes_or_no(with.bottle, "bottle");
}

// What the ability of the one whose turn it is does: each person has at most one (3.7).
Sentence ability_text(const View& view) {
  const Survivor who = view.survivors.turn;
  switch (index(who) < kPlaces ? view.table.persons[at(who)] : Person::None) {
    case Person::Marco: return Sentence("terrorscape.option.ability.marco");
    case Person::Sophia: return Sentence("terrorscape.option.ability.sophia");
    case Person::William: return Sentence("terrorscape.option.ability.william");
    default: return Saying("terrorscape.option.ability").who(view.table, who);
  }
}

// To what one agrees: a person for a place, a Survivor, a plan card.
Sentence agree_text(const View& view) {
  const std::uint8_t proposal = view.survivors.proposal;
  switch (asked_kind(view)) {
    case QuestionKind::Pick:
      return Saying("terrorscape.option.agree.person").person(static_cast<Person>(proposal % kPersons));
    case QuestionKind::PlanStage:
      if (proposal >= kPlans) return Sentence("terrorscape.option.agree.no_plan");
      return Saying("terrorscape.option.agree.plan").plan(static_cast<Plan>(proposal));
    default:
      return Saying("terrorscape.option.agree")
          .who(view.table, survivor_at(proposal % kPlaces))
          .word(question_key(view), "question");
  }
}

}  // namespace

Sentence Terrorscape::option_text(const Rules& r, const View& view, Action a) {
  switch (static_cast<ActionKind>(a.kind)) {
    case ActionKind::Pass: return plain_text(view, "pass");
    case ActionKind::Yes: return plain_text(view, "yes");
    case ActionKind::No: return plain_text(view, "no");
    case ActionKind::Agree: return agree_text(view);
    case ActionKind::Begin: return begin_text(view, parts_of<answer::Begin>(a).who);
    case ActionKind::Go: return go_text(r, view, parts_of<answer::Go>(a).room);
    case ActionKind::Step: return step_text(view, parts_of<answer::Step>(a).room);
    case ActionKind::Who: return who_text(view, parts_of<answer::Who>(a).who);
    case ActionKind::Play: return play_text(r, view, parts_of<answer::Play>(a).skill);
    case ActionKind::Pay: return pay_text(view, parts_of<answer::Pay>(a).skill);
    case ActionKind::Defend: return defend_text(r, parts_of<answer::Defend>(a));
    case ActionKind::Ability: return ability_text(view);
    default: return Phrasing(&view.table).option(a);
  }
}

}  // namespace holdout::terrorscape
