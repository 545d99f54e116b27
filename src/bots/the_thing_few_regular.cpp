#include "bots/the_thing_few_regular.h"

#include "bots/the_thing_few_automatic.h"
#include "bots/the_thing_few_dice.h"
#include "games/the_thing/sentences.h"

namespace holdout::the_thing::few {

Action RegularPlayer::decide(const ViewBox& box, const Prompt&, const Actions& options) {
  const View& view = box.as<View>();
  why_ = Saying("the_thing.reason.few.no_choice");
  if (options.size() == 1) return options[0];
  const Sketch sketch(rules(), view);
  const Action chosen = choose({.o = outlook_, .view = view, .s = sketch, .options = options});
  return options.contains(chosen) ? chosen : options[0];
}

Action RegularPlayer::choose(const Asked& q) {
  why_ = Saying("the_thing.reason.few.hope");
  switch (asked_kind(q.view)) {
    case QuestionKind::PlaceCharacter: return choose_post(q);
    case QuestionKind::AssignDice: return choose_dice_taker(q.o, q.s, q.options);
    case QuestionKind::Reroll: return choose_reroll(q.o, q.s, q.options);
    case QuestionKind::CancelDie: return choose_cancel(q.o, q.s, q.options);
    case QuestionKind::DiceAction: return choose_dice_action(q.o, q.s, q.options);
    case QuestionKind::RollAgain: return choose_roll_again(q.o, q.s);
    case QuestionKind::KeepCard: return choose_card(q);
    case QuestionKind::FreeAction: return choose_free_action(q);
    case QuestionKind::FuelTarget: return choose_fuel_target(q);
    case QuestionKind::KeepWeather:
    case QuestionKind::WeatherResult: return choose_weather(q);
    case QuestionKind::VolunteerA:
    case QuestionKind::VolunteerB: return choose_test(q);
    case QuestionKind::Avoid: return choose_avoid(q);
    case QuestionKind::Fight: return choose_fight(q);
    case QuestionKind::Transform: return choose_transformed(q);
    case QuestionKind::Talk: return choose_trade(q);
    case QuestionKind::TradeAnswer: return action(ActionKind::Yes);
    case QuestionKind::BoardFirst: return choose_boarding(q);
    case QuestionKind::WantToBoard: return action(ActionKind::Yes);
    case QuestionKind::Escape: return action(ActionKind::Escape);
    case QuestionKind::PickCharacter: return choose_sheet(q);
    case QuestionKind::Admit: return choose_admitted(q);
    default: return automatic_answer(rules(), q.view, rng_);
  }
}

// The plan of the round is kept as long as everybody is placed by it.
Action RegularPlayer::choose_post(const Asked& q) {
  const Table& t = q.s.t;
  bool holds = planned_round_ == t.round;
  for (Slot slot : t.characters) {
    const Location l = where(t, slot);
    holds &= l == Location::RecRoom || l == posts_[at(slot)];
  }
  if (!holds) posts_ = plan_posts(q.o, q.s);
  planned_round_ = t.round;
  const Location to = posts_[at(t.actor)];
  why_ = Saying("the_thing.reason.few.post").crew(t.sheet[at(t.actor)]).place(to);
  return action(ActionKind::Place, u8(to), u8(t.actor));
}

}  // namespace holdout::the_thing::few
