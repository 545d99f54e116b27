#include "games/the_thing/rules/changes.h"

// Phase 7: the meal (TT-801..804).

namespace holdout::the_thing {

namespace {

void eat(Now& now) {
  Table& t = now.s.table;
  if (t.kitchen > 0) {  // TT-801
    tell(now, event::Fed{.cooked = true, .n = t.kitchen});
    t.kitchen = 0;
    return;
  }
  if (t.pantry >= now.rules.meal_food) {  // TT-802
    t.pantry = u8(t.pantry - now.rules.meal_food);
    tell(now, event::Fed{.cooked = false, .n = now.rules.meal_food});
    return;
  }
  if (t.pantry > 0) tell(now, event::FoodLost{t.pantry});  // TT-804
  t.pantry = 0;
  if (!t.hungry) tell(now, event::Hungry{});  // TT-803
  t.hungry = true;
}

Slots above_limit(const Rules& r, const Table& t) {
  Slots who;
  for (Slot slot : t.characters)
    if (t.hand_size[at(slot)] > hand_limit(r, t)) who.add(slot);
  return who;
}

void discard_chosen(Now& now) {
  Hidden& h = now.s.hidden;
  for (Seat seat : now.s.table.ballot.voters)
    discard_card(now, slot_at(index(seat)), static_cast<CardKind>(h.sealed[at(seat)]));
  h.sealed.fill(0);
}

}  // namespace

Flow Meal::run(Now& now) {
  Table& t = now.s.table;
  if (step == Step::Eat)
    eat(now);
  else
    discard_chosen(now);
  const Slots who = above_limit(now.rules, t);
  if (who.empty()) return done();
  step = Step::Discard;
  t.ballot = {.voters = seats_of(t, who), .sealed = {}};
  now.s.hidden.sealed.fill(0);
  return call(now, HungerDiscards{});
}

void HungerRules::choices(const Rules&, const State& s, Seat seat, Actions& out) {
  for (std::size_t i = 0; i < kCardKinds; ++i)
    if (s.hidden.hands[at(seat)][i] > 0) out.push(answer::Discard{static_cast<CardKind>(i)});
}
void HungerRules::seal(State& s, Seat seat, Action a) {
  s.hidden.sealed[at(seat)] = u8(parts_of<answer::Discard>(a).card);
}
void HungerRules::sealed(Now& now, Seat seat) { tell(now, event::Sealed{slot_at(index(seat))}); }

}  // namespace holdout::the_thing
