#include "games/the_thing/rules/actions/offers.h"
#include "games/the_thing/rules/changes.h"

// Trading in the Rec Room (TT-702, TT-1160). An offer is built in private, card by card, and then put to its
// partner. What the partner holds is secret, so anything may be asked for that public numbers allow.

namespace holdout::the_thing {

namespace {

constexpr Good kFlamethrower = good(WeaponKind::Flamethrower);

int held(const State& s, Slot slot, Good g) {
  const Belongings& own = s.hidden.belongings[at(slot)];
  return is_weapon(g) ? own.weapons[at(weapon_of(g))] : own.items[at(item_of(g))];
}

using Cards = FixedVector<Good, kOfferCards>;

int number_of(const Cards& cards, Good g) { return static_cast<int>(std::ranges::count(cards, g)); }

// The number of cards among which `g` may be, by what everybody sees: Flamethrowers lie open (TT-115).
int seen_with(const Table& t, Slot slot, Good g) {
  if (!is_weapon(g)) return t.items_held[at(slot)];
  const auto flames = static_cast<int>(std::ranges::count(t.flames, slot, &Flame::holder));
  return g == kFlamethrower ? flames : t.weapons_held[at(slot)] - flames;
}

bool may_be_asked(const Rules& r, const State& s, const OfferDraft& draft, Good g) {
  if (r.few) return number_of(draft.ask, g) < held(s, draft.partner, g);  // TT-1102
  int alike = 0;
  for (Good each : draft.ask)
    alike += is_weapon(each) == is_weapon(g) && (each == kFlamethrower) == (g == kFlamethrower);
  return alike < seen_with(s.table, draft.partner, g);
}

bool has_all(const State& s, Slot slot, const Cards& cards) {
  return std::ranges::all_of(cards, [&](Good g) { return number_of(cards, g) <= held(s, slot, g); });
}

int offers_each(const Rules& r) { return kOffersEach * (r.slots / r.players); }

bool has_cards(const Table& t, Slot slot) { return t.weapons_held[at(slot)] + t.items_held[at(slot)] > 0; }

// ---- an offer in the making -------------------------------------------------------------------------------

void offer_partners(const Rules& r, const State& s, Seat seat, Actions& out) {
  const Table& t = s.table;
  if (t.offers[at(seat)] >= offers_each(r)) return;
  for (Slot from : characters_of(t, seat))
    for (Slot to : t.characters.without(from))
      if (has_cards(t, from) || has_cards(t, to)) out.push(answer::Offer{.who = to, .own = from});
}

void offer_cards(const Rules& r, const State& s, const OfferDraft& draft, Actions& out) {
  for (std::uint8_t i = 0; i < kGoods; ++i) {
    const auto g = static_cast<Good>(i);
    if (!draft.give.full() && number_of(draft.give, g) < held(s, draft.from, g)) out.push(answer::Give{g});
    if (!draft.ask.full() && may_be_asked(r, s, draft, g)) out.push(answer::Ask{g});
  }
}

struct OfferSteps {
  static constexpr ActionKind kForwardKind = ActionKind::Confirm;
  static constexpr ActionKind kDropKind = ActionKind::Reset;

  static auto& drafts(auto& s) { return s.hidden.drafts; }
  static bool begun(const OfferDraft& draft) { return draft.partner != kNoSlot; }
  static bool whole(const OfferDraft& draft) { return !draft.give.empty() || !draft.ask.empty(); }
  static void steps(const Rules& r, const State& s, Seat seat, const OfferDraft& draft, Actions& out) {
    if (begun(draft))
      offer_cards(r, s, draft, out);
    else
      offer_partners(r, s, seat, out);
  }
  static void step(OfferDraft& draft, Action a) {
    if (is<answer::Offer>(a)) {
      draft.partner = parts_of<answer::Offer>(a).who;
      draft.from = parts_of<answer::Offer>(a).own;
    }
    if (is<answer::Give>(a)) draft.give.push(parts_of<answer::Give>(a).thing);
    if (is<answer::Ask>(a)) draft.ask.push(parts_of<answer::Ask>(a).thing);
  }
};
using OfferMaking = Drafting<OfferSteps>;

// ---- what is told of it -----------------------------------------------------------------------------------

std::uint8_t weapons_in(const Cards& cards) {
  return u8(static_cast<int>(std::ranges::count_if(cards, is_weapon)));
}

// Both players see the cards; with 1 to 3 players everybody.
template <class E>
void tell_cards(Now& now, E told, const OfferDraft& draft) {
  const Table& t = now.s.table;
  const TradeOffer& offer = t.offer;
  told.who = offer.from;
  told.partner = offer.to;
  told.given = offer.given;
  told.asked = offer.asked;
  for (auto* cards : {&told.gives, &told.asks}) cards->fill(kNoGood);
  std::ranges::copy(draft.give, told.gives.begin());
  std::ranges::copy(draft.ask, told.asks.begin());
  told.spare.fill(kNoGood);
  tell_secret(now, owner_sees(now.rules, t, offer.from) | owner_sees(now.rules, t, offer.to), told);
}

Flow put_forward(Now& now, Seat seat) {
  Table& t = now.s.table;
  const OfferDraft& draft = now.s.hidden.drafts.of(seat);
  ++t.offers[at(seat)];
  t.offer = {
      .from = draft.from, .to = draft.partner, .given = u8(draft.give.size()), .asked = u8(draft.ask.size())};
  tell_cards(now, event::OfferMade{}, draft);
  return call(now, TradeAnswer{});
}

}  // namespace

// ---- the window -----------------------------------------------------------------------------------------

namespace {

SeatSet still_talking(const Table& t) { return seats_of(t, t.characters).without(t.talk_done); }

}  // namespace

Flow RecTalk::run(Now& now) {
  Table& t = now.s.table;
  if (!begun) {
    t.talk_done = {};
    now.s.hidden.drafts.drop_all();
  }
  begun = true;
  return still_talking(t).empty() ? done() : ask_players();
}

// The Leader, done or not, may call the vote (TT-703); an offer that was made is answered before.
Question RecTalk::question(const Rules& r, const State& s) const {
  const SeatSet waiting = still_talking(s.table);
  return {.kind = u8(QuestionKind::Talk),
          .may_answer = r.few ? waiting : waiting.with(s.table.leader),
          .waited_for = waiting,
          .may_pass = true};
}

void RecTalk::options(const Rules& r, const State& s, Seat seat, Actions& out) const {
  const bool is_done = s.table.talk_done.has(seat);
  if (!is_done) out.push(answer::Pass{});
  if (!r.few && seat == s.table.leader) out.push(answer::CloseTalk{});
  if (!is_done) OfferMaking::options(r, s, seat, out);
}

void build_offer(State& s, Seat seat, Action step) { OfferMaking::take(s, seat, step); }

namespace {

Flow end_talk(Now& now, Seat seat) {
  Table& t = now.s.table;
  now.s.hidden.drafts.drop(seat);
  t.talk_done.add(seat);
  tell(now, event::SaidDone{characters_of(t, seat).first()});
  return still_talking(t).empty() ? done() : keep_waiting();
}

Flow close_talk(Now& now, Seat leader) {
  Table& t = now.s.table;
  now.s.hidden.drafts.drop_all();  // what nobody has seen was never offered
  t.talk_done = seats_of(t, t.characters);
  tell(now, event::TalkClosed{characters_of(t, leader).first()});
  return done();
}

}  // namespace

Flow RecTalk::answer(Now& now, Seat seat, Action a) {
  const auto kind = static_cast<ActionKind>(a.kind);
  if (kind == ActionKind::Pass) return end_talk(now, seat);
  if (kind == ActionKind::CloseTalk) return close_talk(now, seat);
  return OfferMaking::take(now.s, seat, a) ? put_forward(now, seat) : keep_waiting();
}

// ---- the answer -----------------------------------------------------------------------------------------

namespace {

Seat maker(const Table& t) { return seat_of(t, t.offer.from); }

void deal(Now& now) {
  Table& t = now.s.table;
  auto& drafts = now.s.hidden.drafts;
  const OfferDraft cards = drafts.of(maker(t));
  const Seat partner = seat_of(t, t.offer.to);
  event::Traded told;
  if (!now.rules.few) {  // how many weapons and items somebody holds is public
    told.weapons_given = weapons_in(cards.give);
    told.weapons_asked = weapons_in(cards.ask);
  }
  tell_cards(now, told, cards);
  trade_goods(now, t.offer.from, t.offer.to, cards.give, cards.ask);
  // What the partner was building may name a card that is gone; with new cards there may be more to say.
  drafts.drop(partner);
  t.talk_done.remove(partner);
}

Flow close_offer(Now& now, bool accepted) {
  Table& t = now.s.table;
  tell(now, event::OfferAnswered{.who = t.offer.to, .partner = t.offer.from, .accepted = accepted});
  if (accepted) deal(now);
  now.s.hidden.drafts.drop(maker(t));
  t.offer = {};
  return done();
}

}  // namespace

Flow TradeAnswer::run(Now& now) {
  const Table& t = now.s.table;
  if (maker(t) == seat_of(t, t.offer.to))
    return close_offer(now, true);  // among the Characters of one player
  return ask_players();
}

Question TradeAnswer::question(const Rules&, const State& s) const {
  return ask(s.table, QuestionKind::TradeAnswer, s.table.offer.to);
}

void TradeAnswer::options(const Rules&, const State& s, Seat, Actions& out) const {
  const OfferDraft& draft = s.hidden.drafts.of(maker(s.table));
  if (has_all(s, s.table.offer.to, draft.ask)) out.push(answer::Yes{});
  out.push(answer::No{});
}

Flow TradeAnswer::answer(Now& now, Seat, Action a) { return close_offer(now, is<answer::Yes>(a)); }

}  // namespace holdout::the_thing
