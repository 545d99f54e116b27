#include "games/osaczeni/rules/changes.h"

// Phase 4: over here! Destinations and dice are revealed, then everybody moves one character in order from
// the badge.

namespace holdout::osaczeni {

namespace {

void reveal(Now& now) {
  State& s = now.s;
  Table& t = s.table;
  for (Seat seat : t.heading.voters) {  // OS-421: all together
    t.destination[slot(seat)] = s.hidden.destination[slot(seat)];
    tell(now, event::DestinationShown{.area = t.destination[slot(seat)]}, seat);
  }
  s.hidden.destination.fill(Area::None);
  t.dice = s.hidden.dice;  // OS-422
  s.hidden.dice.fill(0);
  tell(now, event::DiceShown{.dice = t.dice, .n = t.dice_in_use});
  t.movers = living_players(t);
}

}  // namespace

Flow MoveFamilies::run(Now& now) {
  Table& t = now.s.table;
  switch (step) {
    case Step::Reveal:
      reveal(now);
      t.last_call = false;
      step = Step::NextPlayer;
      return again();
    case Step::NextPlayer:
      t.turn = first_from_badge(t, t.movers);  // OS-423
      if (t.turn == kNobody) {
        if (!now.rules.drink_last_call || t.last_call) return done();  // OS-433
        t.last_call = true;                                            // OS-O1
        t.movers = living_players(t);
        return again();
      }
      t.movers.remove(t.turn);
      step = t.last_call ? Step::Drink : Step::Move;
      if (t.last_call) return again();
      if (!movable(now.rules, t, t.turn).empty()) return ask_players();                       // OS-424
      if (t.destination[slot(t.turn)] != Area::None) tell(now, event::StoodStill{}, t.turn);  // OS-430
      step = Step::Drink;
      return again();
    case Step::Move: break;
    case Step::Drink:
      if (t.hand_size[slot(t.turn)] > 0) return ask_players();  // OS-432, OS-902
      step = Step::NextPlayer;
      return again();
  }
  return done();
}

Question MoveFamilies::question(const Rules&, const State& s) const {
  return ask(only(s.table.turn), step == Step::Drink ? QuestionKind::Drink : QuestionKind::Move);
}

void MoveFamilies::options(const Rules& r, const State& s, Seat seat, Actions& out) const {
  if (step == Step::Drink) {
    play_options(r, s, seat, ItemTiming::AfterMove, out);
    out.push(answer::Done{});
    return;
  }
  for (Character who : movable(r, s.table, seat)) out.push(answer::Move{who});  // OS-425
}

Flow MoveFamilies::answer(Now& now, Seat seat, Action a) {
  Table& t = now.s.table;
  if (step == Step::Move) {
    const Area to = arrives_at(now.rules, t, seat);
    const bool bounced = to != t.destination[slot(seat)];
    move_character(now, parts_of<answer::Move>(a).character, to,
                   bounced ? MoveCause::Bounced : MoveCause::Free);
    step = Step::Drink;
  } else if (is<answer::Done>(a)) {
    tell(now, event::Passed{}, seat);
    step = Step::NextPlayer;
  } else {
    play_item(now, seat, a);  // OS-805: several, one after the other
  }
  return again();
}

}  // namespace holdout::osaczeni
