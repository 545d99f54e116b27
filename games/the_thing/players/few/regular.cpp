#include "games/the_thing/players/few/regular.h"

#include "games/the_thing/players/few/automatic.h"
#include "games/the_thing/players/few/dice.h"
#include "games/the_thing/players/few/place.h"

namespace holdout::the_thing::few {

namespace {

// Everybody who is placed is where the plan of this round has it.
bool still_possible(const Mind& mind, const Table& t) {
  if (mind.planned_round != t.round) return false;
  for (Slot slot : t.characters) {
    const Location l = where(t, slot);
    if (l != Location::RecRoom && l != mind.posts[at(slot)]) return false;
  }
  return true;
}

// A new plan, unless the one that there is serves better: then words that were given by it stay kept.
Posts renewed(const Mind& mind, const Sketch& s, bool possible) {
  const Wishes& wishes = mind.memory.wishes();
  const auto worth = [&](const Posts& posts) {
    return hope_of_posts(mind.outlook, s, posts) + fulfilled_by(mind.outlook, s, posts, wishes);
  };
  const Posts posts = plan_posts(mind.outlook, s, wishes);
  return possible && worth(mind.posts) >= worth(posts) ? mind.posts : posts;
}

}  // namespace

const Posts& posts_of_round(Mind& mind, const Sketch& seen) {
  const Wishes& wishes = mind.memory.wishes();
  const Exit favoured = mind.memory.favoured(seen);
  const bool possible = still_possible(mind, seen.t);
  const bool as_wanted =
      mind.planned_changes == mind.memory.changes() || fulfils_all(seen, mind.posts, wishes);
  if (!possible || !as_wanted || mind.planned_exit != favoured) {
    Sketch s = seen;
    s.favoured = favoured;
    mind.posts = renewed(mind, s, possible);
  }
  mind.planned_round = seen.t.round;
  mind.planned_changes = mind.memory.changes();
  mind.planned_exit = favoured;
  return mind.posts;
}

namespace {

bool was_asked(const Mind& mind, Location l) {
  return std::ranges::any_of(mind.memory.wishes(), [&](const Wish& each) {
    return each.form == Say::ShouldGo && each.about == mind.me && each.place == l;
  });
}

Action choose_post(Mind& mind, const Sketch& s) {
  const Slot actor = s.t.actor;
  const Location to = posts_of_round(mind, s)[at(actor)];
  const std::string_view reason =
      was_asked(mind, to) ? "the_thing.reason.few.asked" : "the_thing.reason.few.post";
  mind.why = Saying(reason).crew(s.t.sheet[at(actor)]).place(to);
  return answer::Place{.place = to, .who = actor};
}

Action answer_to(Mind& mind, const Asked& q) {
  switch (asked_kind(q.view)) {
    case QuestionKind::PlaceCharacter: return choose_post(mind, q.s);
    case QuestionKind::AssignDice: return choose_dice_taker(q.o, q.s, q.options);
    case QuestionKind::Reroll: return choose_reroll(q.o, q.s, q.options);
    case QuestionKind::CancelDie:
      if (seat_of(q.s.t, q.s.t.actor) != mind.me) return choose_turn(q.o, q.s);
      return choose_cancel(q.o, q.s, q.options);
    case QuestionKind::DiceAction: return choose_dice_action(q.o, q.s, q.options);
    case QuestionKind::RollAgain: return choose_roll_again(q.o, q.s);
    case QuestionKind::KeepCard: return choose_card(q);
    case QuestionKind::FreeAction: return choose_free_action(q);
    case QuestionKind::FuelTarget: return choose_fuel_target(q);
    case QuestionKind::KeepWeather:
    case QuestionKind::WeatherResult: return choose_weather(q);
    case QuestionKind::VolunteerA:
    case QuestionKind::VolunteerB: return choose_test(q);
    case QuestionKind::EncounterOrder:
      if (q.s.t.phase != Phase::Movement) break;
      return choose_order(q);
    case QuestionKind::Avoid: return choose_avoid(q);
    case QuestionKind::Fight: return choose_fight(q);
    case QuestionKind::Transform: return choose_transformed(q);
    case QuestionKind::Talk: return choose_trade(q, mind.memory.trading());
    case QuestionKind::TradeAnswer: return answer::Yes{};
    case QuestionKind::BoardFirst: return choose_boarding(q);
    case QuestionKind::WantToBoard: return answer::Yes{};
    case QuestionKind::Escape: return answer::Escape{};
    case QuestionKind::PickCharacter: return choose_sheet(q);
    case QuestionKind::Admit: return choose_admitted(q);
    default: break;
  }
  return automatic_answer(mind.rules, q.view, mind.rng);
}

}  // namespace

Action choose(Mind& mind, const View& view, const Actions& options) {
  const Sketch sketch(mind.rules, view);
  mind.why = Saying("the_thing.reason.few.hope");
  const Action chosen = answer_to(mind, {.o = mind.outlook, .view = view, .s = sketch, .options = options});
  return options.contains(chosen) ? chosen : options[0];
}

}  // namespace holdout::the_thing::few
