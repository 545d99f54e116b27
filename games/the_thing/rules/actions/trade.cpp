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
      if (has_cards(t, from) || has_cards(t, to)) out.push(action(ActionKind::Offer, u8(to), u8(from)));
}

void offer_cards(const Rules& r, const State& s, const OfferDraft& draft, Actions& out) {
  for (std::uint8_t i = 0; i < kGoods; ++i) {
    const auto g = static_cast<Good>(i);
    if (!draft.give.full() && number_of(draft.give, g) < held(s, draft.from, g))
      out.push(action(ActionKind::Give, i));
    if (!draft.ask.full() && may_be_asked(r, s, draft, g)) out.push(action(ActionKind::Ask, i));
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
    const auto kind = static_cast<ActionKind>(a.kind);
    if (kind == ActionKind::Offer) {
      draft.partner = slot_at(a.a);
      draft.from = slot_at(a.b);
    }
    if (kind == ActionKind::Give) draft.give.push(static_cast<Good>(a.a));
    if (kind == ActionKind::Ask) draft.ask.push(static_cast<Good>(a.a));
  }
};
using OfferMaking = Drafting<OfferSteps>;

// ---- what is told of it -----------------------------------------------------------------------------------

// Given in the first three bytes, asked in the next three; kByNobody = no card.
std::array<std::uint8_t, 8> cards_of(const OfferDraft& draft) {
  std::array<std::uint8_t, 8> cards{};
  cards.fill(kByNobody);
  for (int i = 0; i < draft.give.size(); ++i) cards[static_cast<std::size_t>(i)] = u8(draft.give[i]);
  for (int i = 0; i < draft.ask.size(); ++i)
    cards[static_cast<std::size_t>(kOfferCards + i)] = u8(draft.ask[i]);
  return cards;
}

std::uint8_t weapons_in(const Cards& cards) {
  return u8(static_cast<int>(std::ranges::count_if(cards, is_weapon)));
}

// Who sees the cards: both players; with 1 to 3 players everybody. How many weapons and items somebody holds
// is public, so a trade that was made tells how many of its cards were weapons, to those who do not see them.
void tell_cards(Now& now, EventKind kind, const OfferDraft& draft) {
  const Table& t = now.s.table;
  const TradeOffer& offer = t.offer;
  const SeatSet seen = owner_sees(now.rules, t, offer.from) | owner_sees(now.rules, t, offer.to);
  std::array<std::uint8_t, 7> open{u8(offer.to), offer.given, offer.asked};
  if (kind == EventKind::Traded && !now.rules.few) {
    open[3] = weapons_in(draft.give);
    open[4] = weapons_in(draft.ask);
  }
  tell_secret(now, kind, offer.from, seen, open, cards_of(draft));
}

Flow put_forward(Now& now, Seat seat) {
  Table& t = now.s.table;
  const OfferDraft& draft = now.s.hidden.drafts.of(seat);
  ++t.offers[at(seat)];
  t.offer = {
      .from = draft.from, .to = draft.partner, .given = u8(draft.give.size()), .asked = u8(draft.ask.size())};
  tell_cards(now, EventKind::OfferMade, draft);
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
  if (!is_done) out.push(action(ActionKind::Pass));
  if (!r.few && seat == s.table.leader) out.push(action(ActionKind::CloseTalk));
  if (!is_done) OfferMaking::options(r, s, seat, out);
}

void build_offer(State& s, Seat seat, Action step) { OfferMaking::take(s, seat, step); }

namespace {

Flow end_talk(Now& now, Seat seat) {
  Table& t = now.s.table;
  now.s.hidden.drafts.drop(seat);
  t.talk_done.add(seat);
  tell_of(now, EventKind::SaidDone, characters_of(t, seat).first());
  return still_talking(t).empty() ? done() : keep_waiting();
}

Flow close_talk(Now& now, Seat leader) {
  Table& t = now.s.table;
  now.s.hidden.drafts.drop_all();  // what nobody has seen was never offered
  t.talk_done = seats_of(t, t.characters);
  tell_of(now, EventKind::TalkClosed, characters_of(t, leader).first());
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
  tell_cards(now, EventKind::Traded, cards);
  trade_goods(now, t.offer.from, t.offer.to, cards.give, cards.ask);
  // What the partner was building may name a card that is gone; with new cards there may be more to say.
  drafts.drop(partner);
  t.talk_done.remove(partner);
}

Flow close_offer(Now& now, bool accepted) {
  Table& t = now.s.table;
  tell_of(now, EventKind::OfferAnswered, t.offer.to, {u8(t.offer.from), accepted});
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
  return ask(s.table, QuestionKind::TradeAnswer, s.table.offer.to, false, true);
}

void TradeAnswer::options(const Rules&, const State& s, Seat, Actions& out) const {
  const OfferDraft& draft = s.hidden.drafts.of(maker(s.table));
  if (has_all(s, s.table.offer.to, draft.ask)) out.push(action(ActionKind::Yes));
  out.push(action(ActionKind::No));
}

Flow TradeAnswer::answer(Now& now, Seat, Action a) {
  return close_offer(now, static_cast<ActionKind>(a.kind) == ActionKind::Yes);
}

}  // namespace holdout::the_thing
