#include "games/the_thing/rules/changes.h"
#include "games/the_thing/rules/hands.h"

// Phase 4, drawing: TT-401..405.

namespace holdout::the_thing {

namespace {

Flow draw_next(Now& now) {  // TT-402
  if (now.s.table.deck_size == 0) shuffle_deck(now);
  return ask_chance();
}

// Whose hand is next, in turn order; after the last one the extra card.
Flow next_hand(Now& now, DrawHands& draw) {
  Table& t = now.s.table;
  draw.left = draw.left & t.characters;
  draw.step = draw.left.empty() ? DrawHands::Step::Extra : DrawHands::Step::Draw;
  t.actor = draw.left.empty() ? kNoSlot : next_in_turn(t, draw.left);
  if (!draw.left.empty()) draw.left.remove(t.actor);
  return again();
}

// TT-404: face down and unseen, the first card of the pile.
Flow lay_extra_card(Now& now, CardKind kind) {
  now.s.hidden.deck.take(u8(kind));
  --now.s.table.deck_size;
  ++now.s.hidden.pile_down[at(kind)];
  ++now.s.table.pile_size;
  tell(now, event::ExtraCard{});
  return done();
}

}  // namespace

Flow DrawHands::run(Now& now) {
  const Table& t = now.s.table;
  switch (step) {
    case Step::Begin: left = t.characters; return next_hand(now, *this);
    case Step::Draw:
      if (t.hand_size[at(t.actor)] < hand_limit(now.rules, t)) return draw_next(now);  // TT-401
      if (!has_ability(t, t.actor, CharacterId::Garry)) return next_hand(now, *this);
      step = Step::Redraw;  // TT-403: also when he drew nothing
      return again();
    case Step::Redraw: return ask_players();
    case Step::DrawAgain:
    case Step::Extra: break;
  }
  return draw_next(now);
}

void DrawHands::outcomes(const Rules&, const State& s, Outcomes& out) const {
  s.hidden.deck.outcomes(u8(ActionKind::Draw), out);
}

Question DrawHands::question(const Rules&, const State& s) const {
  return ask(s.table, QuestionKind::Redraw, s.table.actor);
}

void DrawHands::options(const Rules&, const State& s, Seat, Actions& out) const {
  out.push(answer::Pass{});
  push_hand<answer::Discard>(s, s.table.actor, out);
}

Flow DrawHands::answer(Now& now, Seat, Action a) {
  switch (step) {
    case Step::Redraw:
      if (is<answer::Pass>(a)) return next_hand(now, *this);
      discard_card(now, now.s.table.actor, parts_of<answer::Discard>(a).card);
      step = Step::DrawAgain;
      return again();
    case Step::DrawAgain:
      take_card(now, now.s.table.actor, drawn_as<CardKind>(a));
      return next_hand(now, *this);
    case Step::Extra: return lay_extra_card(now, drawn_as<CardKind>(a));
    case Step::Begin:
    case Step::Draw: break;
  }
  take_card(now, now.s.table.actor, drawn_as<CardKind>(a));
  return again();
}

}  // namespace holdout::the_thing
