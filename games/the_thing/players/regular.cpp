#include "games/the_thing/players/regular.h"

namespace holdout::the_thing {

Action choose(Mind& mind, const View& view, const Actions& options) {
  mind.why = Saying("the_thing.reason.as_usual");
  switch (asked_kind(view)) {
    case QuestionKind::KeepWeather:
    case QuestionKind::WeatherResult: return choose_weather(mind, view, options);
    case QuestionKind::AlienPlan: return choose_plan(mind, view, options);
    case QuestionKind::Redraw:
    case QuestionKind::HungerDiscard: return choose_spare_card(mind, view, options);
    case QuestionKind::Move: return choose_move(mind, view, options);
    case QuestionKind::HandIn:
    case QuestionKind::LightCard: return choose_card(mind, view, options);
    case QuestionKind::SwapHand: return choose_hand(mind, view, options);
    case QuestionKind::EncounterOrder: return choose_order(mind, view, options);
    case QuestionKind::Avoid: return choose_avoid(mind, view, options);
    case QuestionKind::Fight: return choose_fight(mind, view, options);
    case QuestionKind::AlienVictory:
    case QuestionKind::AlienUnopposed: return choose_prey(mind, view, options);
    case QuestionKind::LayTokens: return choose_tokens(mind, view, options);
    case QuestionKind::Peek: return choose_peek(mind, view, options);
    case QuestionKind::BoardFirst: return choose_first_aboard(mind, view, options);
    case QuestionKind::Admit: return choose_admission(mind, view, options);
    case QuestionKind::Burn: return choose_fire(mind, view, options);
    case QuestionKind::Assign: return choose_assignment(mind, view, options);
    case QuestionKind::GoOn: return choose_go_on(mind, view, options);
    case QuestionKind::FreeAction: return choose_free_action(mind, view, options);
    case QuestionKind::KeepCard: return choose_kept_good(mind, view, options);
    case QuestionKind::LabToken: return choose_lab_token(mind, view, options);
    case QuestionKind::FuelTarget: return choose_fuel_target(mind, view, options);
    case QuestionKind::Escape: return choose_escape(mind, view, options);
    case QuestionKind::RepairTwo:
      return best_of(options, [](const Action& a) { return parts_of<answer::Repair>(a).n; });
    case QuestionKind::Talk: return choose_trade(mind, view, options);
    case QuestionKind::TradeAnswer: return choose_trade_answer(mind, view, options);
    case QuestionKind::Vote: return choose_vote(mind, view, options);
    case QuestionKind::Reveal: return choose_reveal(mind, view, options);
    case QuestionKind::VolunteerA: return choose_test(mind, view, options, false);
    case QuestionKind::VolunteerB: return choose_test(mind, view, options, true);
    case QuestionKind::ChooseTester: return choose_tester(mind, view, options);
    case QuestionKind::ClarkDog: return option_of(options, ActionKind::Pass);
    case QuestionKind::PickCharacter: return any_of(options, mind.rng);
    case QuestionKind::UseLight:
    case QuestionKind::WantToBoard:
    case QuestionKind::ExtraLab:
    case QuestionKind::ThirdCard: return option_of(options, ActionKind::Yes);
    case QuestionKind::Chance:
    case QuestionKind::PlaceCharacter:  // with 1 to 3 players only
    case QuestionKind::AssignDice:
    case QuestionKind::Reroll:
    case QuestionKind::CancelDie:
    case QuestionKind::DiceAction:
    case QuestionKind::RollAgain:
    case QuestionKind::Transform: break;
  }
  return options[0];
}

}  // namespace holdout::the_thing
