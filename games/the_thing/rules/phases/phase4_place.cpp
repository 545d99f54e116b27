#include "games/the_thing/rules/changes.h"
#include "games/the_thing/rules/hands.h"

// Phase 4.1: placement and handing in, TT-410..415, TT-422, TT-430..435.

namespace holdout::the_thing {

namespace {

enum class Mode : std::uint8_t { Placed, Special };

void enter(Now& now, Slot slot, Location l, Mode mode) {
  Table& t = now.s.table;
  move_figure(now.s, slot, l);
  tell_of(now, EventKind::Placed, slot, {u8(l), u8(mode)});
  if (t.token != l) return;
  t.token = Location::Nowhere;  // TT-414
  t.token_holder = slot;
  tell_of(now, EventKind::TokenTaken, slot);
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
  return ask(s.table, QuestionKind::Move, s.table.actor, true);
}

void Placement::options(const Rules& r, const State& s, Seat, Actions& out) const {
  for (Location l : kGreen)  // TT-412, TT-413
    if (has_room(r, s.table, l)) out.push(action(ActionKind::Place, u8(l)));
  out.push(action(ActionKind::Rest));
  for (Location l : kGreen)
    if (has_room(r, s.table, l)) out.push(action(ActionKind::Special, u8(l)));
}

Flow Placement::answer(Now& now, Seat, Action a) {
  const Slot slot = now.s.table.actor;
  const Location l = static_cast<Location>(a.a);
  step = Step::Next;
  if (a.kind == u8(ActionKind::Rest)) return call(now, SwapHand{});
  if (a.kind == u8(ActionKind::Special)) {
    enter(now, slot, l, Mode::Special);
    return call(now, SpecialAction{});
  }
  enter(now, slot, l, Mode::Placed);
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
    if (hand[i] > 0) out.push(action(ActionKind::Draw, u8(static_cast<int>(i))), hand[i]);
}

Question HandIn::question(const Rules&, const State& s) const {
  if (step == Step::Light) return ask(s.table, QuestionKind::UseLight, s.table.actor, false, true);
  return ask(s.table, QuestionKind::HandIn, s.table.actor, false);
}

void HandIn::options(const Rules&, const State& s, Seat, Actions& out) const {
  if (step == Step::Card) return push_hand(s, s.table.actor, ActionKind::HandIn, out);
  out.push(action(ActionKind::Pass));
  if (holds(s, s.table.actor, ItemKind::Flashlight)) out.push(action(ActionKind::Yes));
}

Flow HandIn::answer(Now& now, Seat, Action a) {
  const Slot slot = now.s.table.actor;
  if (step == Step::Light) {
    const bool lit = a.kind == u8(ActionKind::Yes);
    if (lit) tell_of(now, EventKind::LightUsed, slot);  // TT-435; kept (TT-1022)
    step = lit ? Step::Card : Step::Dark;
    return again();
  }
  hand_in(now, slot, static_cast<CardKind>(a.a), step == Step::Dark);
  return done();
}

}  // namespace holdout::the_thing
