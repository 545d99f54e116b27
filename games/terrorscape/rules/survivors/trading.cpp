#include "games/terrorscape/rules/changes.h"

// An exchange with one other Survivor in the location (TS-126, TS-127). It is built item by item, seen by its
// maker alone, and then put forward.

namespace holdout::terrorscape {

namespace {

using Cards = FixedVector<Item, kExchangedItems>;

// A Key is exchanged only with the option TS-605.
int held(const Rules& r, const State& s, Survivor who, Item item) {
  if (item != Item::Key) return carried(s, who, item);
  return r.trade_keys ? s.hidden.survivors.keys[at(who)] : 0;
}

bool may_add(const Rules& r, const State& s, Survivor who, const Cards& cards, Item item) {
  return !cards.full() && std::ranges::count(cards, item) < held(r, s, who, item);
}

void hand_over(State& s, Survivor from, Survivor to, const Cards& cards) {
  SurvivorSecrets& own = s.hidden.survivors;
  for (Item item : cards) {
    if (item == Item::Key) {
      --own.keys[at(from)];
      ++own.keys[at(to)];
    } else {
      --own.packs[at(from)][at(item)];
      ++own.packs[at(to)][at(item)];
    }
  }
}

template <class E>
E told_of(const Exchange& offer) {
  E told{.who = offer.maker, .partner = offer.partner};
  told.gives.fill(Item::None);
  told.asks.fill(Item::None);
  std::ranges::copy(offer.gives, told.gives.begin());
  std::ranges::copy(offer.asks, told.asks.begin());
  return told;
}

void do_exchange(Now& now) {
  const Exchange& offer = now.s.hidden.survivors.offer;
  hand_over(now.s, offer.maker, offer.partner, offer.gives);
  hand_over(now.s, offer.partner, offer.maker, offer.asks);
  tell_side(now, told_of<event::Exchanged>(offer));
}

}  // namespace

// Limits are looked at after the whole exchange (TS-121).
Flow Trading::run(Now& now) {
  SurvivorSecrets& own = now.s.hidden.survivors;
  if (step != Step::Limits) return ask_survivors(now);
  for (Survivor who : {own.offer.maker, own.offer.partner})
    if (is_too_full(now.rules, now.s, who)) return call(now, Overflow{who});
  own.offer = {};
  return done();
}

Question Trading::question(const Rules& r, const State& s) const {
  if (step == Step::Build) return ask(r, QuestionKind::Exchange, s.hidden.draft.maker);
  return ask(r, QuestionKind::ExchangeAnswer, s.hidden.survivors.offer.partner);
}

void Trading::options(const Rules& r, const State& s, Seat, Actions& out) const {
  if (step == Step::Answer) {
    out.push(answer::Yes{});
    out.push(answer::No{});
    return;
  }
  const Exchange& draft = s.hidden.draft;
  if (!draft.gives.empty() || !draft.asks.empty()) out.push(answer::Forward{});
  for (int i = 0; i < kItemKinds; ++i) {
    const auto item = static_cast<Item>(i);
    if (may_add(r, s, draft.maker, draft.gives, item)) out.push(answer::Give{item});
    if (may_add(r, s, draft.partner, draft.asks, item)) out.push(answer::Ask{item});
  }
  out.push(answer::Leave{});
}

Flow Trading::answer(Now& now, Seat seat, Action a) {
  Hidden& h = now.s.hidden;
  Exchange& draft = h.draft;
  if (is<answer::Leave>(a)) {
    draft = {};
    return done();
  }
  if (is<answer::Give>(a)) draft.gives.push(parts_of<answer::Give>(a).thing);
  if (is<answer::Ask>(a)) draft.asks.push(parts_of<answer::Ask>(a).thing);
  if (is<answer::Forward>(a)) return put_forward(now, seat);
  if (step == Step::Build) return keep_waiting();
  if (is<answer::Yes>(a)) return close(now);
  tell_side(now, event::OfferRefused{.who = h.survivors.offer.maker, .partner = h.survivors.offer.partner},
            seat);
  h.survivors.offer = {};
  return done();
}

// Between Survivors of one player it happens at once.
Flow Trading::put_forward(Now& now, Seat seat) {
  Hidden& h = now.s.hidden;
  ++h.survivors.exchanges;
  h.survivors.offer = h.draft;
  h.draft = {};
  const Exchange& offer = h.survivors.offer;
  if (seat_of(now.rules, offer.partner) == seat) return close(now);
  tell_side(now, told_of<event::Offered>(offer), seat);
  step = Step::Answer;
  return again();
}

Flow Trading::close(Now& now) {
  do_exchange(now);
  step = Step::Limits;
  return again();
}

}  // namespace holdout::terrorscape
