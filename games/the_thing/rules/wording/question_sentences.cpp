#include "games/the_thing/rules/few/variant.h"
#include "games/the_thing/rules/the_thing.h"
#include "games/the_thing/rules/wording/sentences.h"

// What a seat is asked, and whom the others wait for.

namespace holdout::the_thing {

bool asks_sleeper(const View& view) {
  const Table& t = view.table;
  switch (asked_kind(view)) {
    case QuestionKind::Reroll:
    case QuestionKind::CancelDie:
    case QuestionKind::DiceAction: return sleeper(t) != kNoSlot && seat_of(t, t.actor) != view.viewer;
    default: return false;
  }
}

namespace {

// What a player of several Characters is asked: for whom, and what lies on the table. An empty key: nothing
// that the question of everybody does not say.
std::string_view few_key(const Table& t, QuestionKind kind) {
  switch (kind) {
    case QuestionKind::Avoid: return "the_thing.ask.avoid.few";
    case QuestionKind::Fight: return "the_thing.ask.fight.few";
    case QuestionKind::ClarkDog: return "the_thing.ask.clark_dog.few";
    case QuestionKind::BoardFirst: return "the_thing.ask.board_first.few";
    case QuestionKind::WantToBoard: return "the_thing.ask.want_to_board.few";
    case QuestionKind::FreeAction: return "the_thing.ask.free_action.few";
    case QuestionKind::KeepCard: return "the_thing.ask.keep_card.few";
    case QuestionKind::LabToken: return "the_thing.ask.lab_token.few";
    case QuestionKind::ExtraLab: return "the_thing.ask.extra_lab.few";
    case QuestionKind::ThirdCard: return "the_thing.ask.third_card.few";
    case QuestionKind::FuelTarget: return "the_thing.ask.fuel_target.few";
    case QuestionKind::WeatherResult: return "the_thing.ask.weather_result.few";
    case QuestionKind::Escape: return "the_thing.ask.escape.few";
    case QuestionKind::RepairTwo: return "the_thing.ask.repair_two.few";
    case QuestionKind::Talk: return "the_thing.ask.talk.few";
    case QuestionKind::VolunteerA: return "the_thing.ask.volunteer_a.few";
    case QuestionKind::VolunteerB: return "the_thing.ask.volunteer_b.few";
    case QuestionKind::AssignDice:
      return any_die(t) ? "the_thing.ask.assign_dice" : "the_thing.ask.assign_dice.dark";
    default: return {};
  }
}

// The dice that are left: {first}, {second}, {third} and how many.
Saying& add_dice(Saying& saying, const Table& t) {
  constexpr std::array<std::string_view, kMaxDice> kNames{"first", "second", "third"};
  std::size_t left = 0;
  for (Face face : t.dice)
    if (face != Face::None) saying.face(face, kNames[left++]);
  const int count = static_cast<int>(left);
  while (left < kNames.size()) saying.face(Face::Use, kNames[left++]);
  return saying.number(count, "dice");
}

Saying few_text(const Rules& r, const View& view) {
  const Table& t = view.table;
  const QuestionKind kind = asked_kind(view);
  if (asks_sleeper(view))
    return Saying("the_thing.ask.cancel_die.sleeper")
        .who(r, t.sheet, sleeper(t), "sleeper")
        .who(r, t.sheet, t.actor)
        .faces(t.dice);
  const std::string_view key = few_key(t, kind);
  Saying saying(key.empty() ? row_of(asked_kind(view)).ask : key);
  const Slot who = kind == QuestionKind::WantToBoard ? t.boarding.candidate : t.actor;
  if (who != kNoSlot) saying.who(r, t.sheet, who);
  switch (kind) {
    case QuestionKind::Avoid:
    case QuestionKind::Fight: return saying.place(t.meeting.at);
    case QuestionKind::LabToken: return saying.lab(view.lab_drawn);
    case QuestionKind::AssignDice: return any_die(t) ? add_dice(saying, t) : saying;
    case QuestionKind::CancelDie: return saying.number(t.suspicion[at(t.actor)]).number(t.threat, "threat");
    case QuestionKind::DiceAction: return saying.place(where(t, t.actor));
    default: return saying;
  }
}

// Who acts where, for the questions that say so.
Saying ask_text(const Rules& r, const View& view) {
  const Table& t = view.table;
  const QuestionKind kind = asked_kind(view);
  if (r.few && kind != QuestionKind::Admit && kind != QuestionKind::TradeAnswer) return few_text(r, view);
  Saying saying(row_of(asked_kind(view)).ask);
  switch (kind) {
    case QuestionKind::EncounterOrder:
    case QuestionKind::Avoid:
    case QuestionKind::Fight:
    case QuestionKind::ClarkDog:
    case QuestionKind::LayTokens:
    case QuestionKind::Peek:
    case QuestionKind::AlienVictory:
    case QuestionKind::AlienUnopposed:
      return t.meeting.at == Location::Nowhere ? saying : saying.place(t.meeting.at);
    case QuestionKind::Assign: return saying.card(t.flipped);
    case QuestionKind::GoOn: return saying.number(t.pile_size);
    case QuestionKind::AlienPlan: return saying.number(t.strength);
    case QuestionKind::Admit: return saying.who(r, t.sheet, t.boarding.candidate);
    case QuestionKind::TradeAnswer:
      return saying.who(r, t.sheet, t.offer.from)
          .number(t.offer.given, "given")
          .number(t.offer.asked, "asked")
          .things(view.offered.give, "gives")
          .things(view.offered.ask, "asks");
    case QuestionKind::LabToken: return saying.lab(view.lab_drawn);
    default: return saying;
  }
}

}  // namespace

Sentence TheThing::question_text(const Rules& r, const View& view) {
  if (view.table.phase == Phase::Over)
    return Saying("the_thing.over").players(view.table.winners).number(view.table.winners.size());
  if (asked_kind(view) == QuestionKind::Chance) return Saying("the_thing.wait.chance");
  if (view.prompt.asked) return ask_text(r, view);
  return Saying("the_thing.wait").players(view.prompt.waited_for).number(view.prompt.waited_for.size());
}

}  // namespace holdout::the_thing
