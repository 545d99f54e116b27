#include "games/the_thing/sentences.h"
#include "games/the_thing/the_thing.h"

// What a seat is asked, and whom the others wait for.

namespace holdout::the_thing {

namespace {

// One for each QuestionKind, in its order.
constexpr std::array<std::string_view, kQuestionKinds> kAsks{
    "the_thing.wait.chance",        "the_thing.ask.pick_character",  "the_thing.ask.keep_weather",
    "the_thing.ask.alien_plan",     "the_thing.ask.redraw",          "the_thing.ask.move",
    "the_thing.ask.hand_in",        "the_thing.ask.swap_hand",       "the_thing.ask.use_light",
    "the_thing.ask.light_card",     "the_thing.ask.encounter_order", "the_thing.ask.avoid",
    "the_thing.ask.fight",          "the_thing.ask.alien_victory",   "the_thing.ask.alien_unopposed",
    "the_thing.ask.clark_dog",      "the_thing.ask.lay_tokens",      "the_thing.ask.peek",
    "the_thing.ask.board_first",    "the_thing.ask.want_to_board",   "the_thing.ask.admit",
    "the_thing.ask.burn",           "the_thing.ask.assign",          "the_thing.ask.go_on",
    "the_thing.ask.free_action",    "the_thing.ask.keep_card",       "the_thing.ask.lab_token",
    "the_thing.ask.extra_lab",      "the_thing.ask.third_card",      "the_thing.ask.fuel_target",
    "the_thing.ask.weather_result", "the_thing.ask.escape",          "the_thing.ask.repair_two",
    "the_thing.ask.talk",           "the_thing.ask.trade_answer",    "the_thing.ask.vote",
    "the_thing.ask.reveal",         "the_thing.ask.volunteer_a",     "the_thing.ask.volunteer_b",
    "the_thing.ask.choose_tester",  "the_thing.ask.hunger_discard",  "the_thing.ask.place_character",
    "the_thing.ask.assign_dice",    "the_thing.ask.reroll",          "the_thing.ask.cancel_die",
    "the_thing.ask.dice_action",    "the_thing.ask.roll_again",      "the_thing.ask.transform"};

// Who acts where, for the questions that say so.
Saying ask_text(const Rules& r, const View& view) {
  const Table& t = view.table;
  Saying saying(kAsks[static_cast<std::size_t>(view.prompt.kind) % kAsks.size()]);
  switch (asked_kind(view)) {
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
    case QuestionKind::Admit: return saying.who(r, t.boarding.candidate);
    case QuestionKind::TradeAnswer:
      return saying.who(r, t.offer.from).number(t.offer.given, "given").number(t.offer.asked, "asked");
    case QuestionKind::LabToken: return saying.lab(view.lab_drawn);
    case QuestionKind::PlaceCharacter: return saying.who(r, t.actor);
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
