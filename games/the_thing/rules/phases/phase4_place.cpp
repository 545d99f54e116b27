#include "games/the_thing/rules/changes.h"
#include "games/the_thing/rules/hands.h"

// Phase 4.1: placement and handing in, TT-410..415, TT-422, TT-430..435.

namespace holdout::the_thing {

namespace {

void enter(Now& now, Slot slot, Location l, PlaceMode mode) {
  Table& t = now.s.table;
  move_figure(now.s, slot, l);
  tell(now, event::Placed{.who = slot, .place = l, .mode = mode});
  if (t.token != l) return;
  t.token = Location::Nowhere;  // TT-414
  t.token_holder = slot;
  tell(now, event::TokenTaken{slot});
}

}  // namespace

Flow Placement::run(Now& now) {
  Table& t = now.s.table;
  switch (step) {
    case Step::Begin: left = t.characters; break;
    case Step::Next: break;
    case Step::Move: return ask_players();
  }
  left = left & t.characters;
  if (left.empty()) {
    t.actor = kNoSlot;
    return done();
  }
  t.actor = next_to_place(now.rules, t, left);  // TT-422: the Leader last
  left.remove(t.actor);
  step = Step::Move;
  return again();
}

Question Placement::question(const Rules&, const State& s) const {
  return ask(s.table, QuestionKind::Move, s.table.actor);
}

void Placement::options(const Rules& r, const State& s, Seat, Actions& out) const {
  for (Location l : kGreen)  // TT-412, TT-413
    if (has_room(r, s.table, l)) out.push(answer::Place{.place = l});
  out.push(answer::Rest{});
  for (Location l : kGreen)
    if (has_room(r, s.table, l)) out.push(answer::Special{l});
}

Flow Placement::answer(Now& now, Seat, Action a) {
  const Slot slot = now.s.table.actor;
  step = Step::Next;
  if (is<answer::Rest>(a)) return call(now, SwapHand{});
  if (is<answer::Special>(a)) {
    enter(now, slot, parts_of<answer::Special>(a).place, PlaceMode::Special);
    return call(now, SpecialAction{});
  }
  enter(now, slot, parts_of<answer::Place>(a).place, PlaceMode::Placed);
  return call(now, HandIn{});
}

// ---- the card --------------------------------------------------------------------------------------------

Flow HandIn::run(Now& now) {
  const Table& t = now.s.table;
  if (step == Step::Begin) {
    if (!t.no_power || has_ability(t, t.actor, CharacterId::Norris))  // TT-432
      step = Step::Card;
    else
      step = may_hold_item(t, t.actor) ? Step::Light : Step::Dark;  // D-7, masked
  }
  return step == Step::Dark ? ask_chance() : ask_players();
}

// TT-430, TT-431: whoever sits on the left draws unseen; the owner misses the card and so knows it.
void HandIn::outcomes(const Rules&, const State& s, Outcomes& out) const {
  const CardCounts& hand = s.hidden.hands[at(s.table.actor)];
  for (std::size_t i = 0; i < hand.size(); ++i)
    if (hand[i] > 0) out.push(answer::Draw{i}, hand[i]);
}

Question HandIn::question(const Rules&, const State& s) const {
  if (step == Step::Light) return ask(s.table, QuestionKind::UseLight, s.table.actor);
  return ask(s.table, QuestionKind::HandIn, s.table.actor);
}

void HandIn::options(const Rules&, const State& s, Seat, Actions& out) const {
  if (step == Step::Card) return push_hand<answer::HandIn>(s, s.table.actor, out);
  out.push(answer::Pass{});
  if (holds(s, s.table.actor, ItemKind::Flashlight)) out.push(answer::Yes{});
}

Flow HandIn::answer(Now& now, Seat, Action a) {
  const Slot slot = now.s.table.actor;
  if (step == Step::Light) {
    const bool lit = is<answer::Yes>(a);
    if (lit) tell(now, event::LightUsed{slot});  // TT-435; kept (TT-1022)
    step = lit ? Step::Card : Step::Dark;
    return again();
  }
  hand_in(now, slot, card_of(a), step == Step::Dark);
  return done();
}

}  // namespace holdout::the_thing
