#include "games/the_thing/rules/changes.h"
#include "games/the_thing/rules/hands.h"

// Phase 4.1: card swap and Special action, TT-416..421.

namespace holdout::the_thing {

namespace {

void discard_hand(Now& now, Slot slot) {  // TT-418
  for (std::size_t i = 0; i < kCardKinds; ++i)
    while (now.s.hidden.hands[at(slot)][i] > 0) discard_card(now, slot, static_cast<CardKind>(i));
}

// Section 8: the swapper sees the whole deck, with what lies under it.
void look_through_deck(Now& now, Slot slot) {
  const CardCounts deck = now.s.hidden.deck.all();
  tell_secret(
      now, only(seat_of(now.s.table, slot)),
      event::CardsLooked{.who = slot, .deck = Deck::Actions, .n = now.s.table.deck_size, .cards = deck});
}

// TT-416: the chosen cards leave the deck, the rest and the discards are shuffled. Counted off after the
// shuffle, because then it does not matter whether they lay in the deck or under it.
void take_chosen(Now& now, Slot slot, const CardCounts& chosen, std::uint8_t size) {
  Table& t = now.s.table;
  Hidden& h = now.s.hidden;
  h.hands[at(slot)] = chosen;
  t.hand_size[at(slot)] = size;
  t.deck_size = u8(t.deck_size - size);
  tell_secret(now, only(seat_of(t, slot)),
              event::HandSwapped{
                  .who = slot, .n = size, .use = chosen[0], .repair = chosen[1], .sabotage = chosen[2]});
  shuffle_deck(now);
  for (std::size_t i = 0; i < chosen.size(); ++i) h.deck.shuffled[i] = u8(h.deck.shuffled[i] - chosen[i]);
}

}  // namespace

Flow SwapHand::run(Now& now) {
  Table& t = now.s.table;
  if (step == Step::Choose) return ask_players();
  move_figure(now.s, t.actor, Location::Sleeping);
  tell(now, event::Placed{.who = t.actor, .place = Location::Sleeping, .mode = PlaceMode::Rests});
  lie_down(now, t.actor);
  size = t.hand_size[at(t.actor)];
  discard_hand(now, t.actor);
  if (t.deck_size < size) shuffle_deck(now);  // TT-417
  look_through_deck(now, t.actor);
  step = Step::Choose;
  return again();
}

Question SwapHand::question(const Rules&, const State& s) const {
  return ask(s.table, QuestionKind::SwapHand, s.table.actor);
}

void SwapHand::options(const Rules&, const State& s, Seat, Actions& out) const {
  const CardCounts deck = s.hidden.deck.all();
  const auto has = [&](CardKind kind, int count) { return count >= 0 && count <= deck[at(kind)]; };
  for (int use = size; use >= 0; --use)
    for (int repair = size - use; repair >= 0; --repair) {
      const int sabotage = size - use - repair;
      if (has(CardKind::Use, use) && has(CardKind::Repair, repair) && has(CardKind::Sabotage, sabotage))
        out.push(answer::Hand{.use = u8(use), .repair = u8(repair), .sabotage = u8(sabotage)});
    }
}

Flow SwapHand::answer(Now& now, Seat, Action a) {
  const auto [use, repair, sabotage] = parts_of<answer::Hand>(a);
  take_chosen(now, now.s.table.actor, {u8(use), u8(repair), u8(sabotage)}, size);
  return done();
}

// ---- Special action --------------------------------------------------------------------------------------

namespace {

// TT-420: Norris counts as holding one; for the others only the number of items is public (D-7, masked).
bool may_have_light(const Table& t, Slot slot) {
  return has_ability(t, slot, CharacterId::Norris) || may_hold_item(t, slot);
}
bool has_light(const State& s, Slot slot) {
  return has_ability(s.table, slot, CharacterId::Norris) || holds(s, slot, ItemKind::Flashlight);
}

}  // namespace

Flow SpecialAction::run(Now& now) {
  Table& t = now.s.table;
  switch (step) {
    case Step::Begin:
      discard_hand(now, t.actor);
      step = may_have_light(t, t.actor) ? Step::Light : Step::Draw;
      return again();
    case Step::Draw:
      if (t.hand_size[at(t.actor)] < draws) {
        if (t.deck_size == 0) shuffle_deck(now);  // TT-402
        return ask_chance();
      }
      step = Step::Choose;
      return again();
    case Step::Light:
    case Step::Choose: break;
  }
  return ask_players();
}

void SpecialAction::outcomes(const Rules&, const State& s, Outcomes& out) const {
  s.hidden.deck.outcomes(u8(ActionKind::Draw), out);
}

Question SpecialAction::question(const Rules&, const State& s) const {
  if (step == Step::Light) return ask(s.table, QuestionKind::UseLight, s.table.actor);
  return ask(s.table, QuestionKind::LightCard, s.table.actor);
}

void SpecialAction::options(const Rules&, const State& s, Seat, Actions& out) const {
  if (step == Step::Choose) return push_hand<answer::HandIn>(s, s.table.actor, out);
  out.push(answer::Pass{});
  if (has_light(s, s.table.actor)) out.push(answer::Yes{});
}

Flow SpecialAction::answer(Now& now, Seat, Action a) {
  const Slot slot = now.s.table.actor;
  if (step == Step::Light) {
    if (is<answer::Yes>(a)) {
      tell(now, event::LightUsed{slot});  // TT-435
      draws = u8(now.rules.light_cards);
    }
    step = Step::Draw;
    return again();
  }
  if (step == Step::Draw) {
    take_card(now, slot, drawn_as<CardKind>(a));
    if (draws > 1) return again();
  }
  hand_in(now, slot, card_of(a), false);  // TT-419
  discard_hand(now, slot);                // TT-420: the other one
  return done();
}

}  // namespace holdout::the_thing
