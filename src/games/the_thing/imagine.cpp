#include "games/the_thing/imagine.h"

// One full world that looks to its viewer exactly like the view: what the viewer does not see is dealt by
// counts, and the procedures under way are put back as they are.

namespace holdout::the_thing {

namespace {

template <std::size_t Kinds>
int size_of(const std::array<std::uint8_t, Kinds>& counts) {
  int sum = 0;
  for (std::uint8_t count : counts) sum += count;
  return sum;
}

// Cards or tokens of which the viewer does not know where they are.
template <std::size_t Kinds>
class Unseen {
 public:
  using Counts = std::array<std::uint8_t, Kinds>;
  Unseen(const Counts& all, Rng& rng) : rng_(rng), counts_(all) {}

  void seen(std::size_t kind, int how_many = 1) { counts_[kind] = u8(counts_[kind] - how_many); }
  void seen(const Counts& counts) {
    for (std::size_t i = 0; i < Kinds; ++i) seen(i, counts[i]);
  }
  // Kinds that are not among those dealt next, as if they were not there.
  void hold_back(std::size_t kind) { std::swap(kept_[kind], counts_[kind]); }
  void let_go(std::size_t kind) { std::swap(kept_[kind], counts_[kind]); }

  std::size_t draw(const Counts& weights = {}) {
    std::uint32_t total = 0;
    for (std::size_t i = 0; i < Kinds; ++i) total += weight(weights, i);
    if (total == 0) return 0;  // a view that is none of ours: nothing is promised but an end
    std::uint32_t ticket = rng_.below(total);
    std::size_t i = 0;
    for (; ticket >= weight(weights, i); ++i) ticket -= weight(weights, i);
    --counts_[i];
    return i;
  }
  void deal(Counts& to, int how_many, const Counts& weights = {}) {
    for (; how_many > 0; --how_many) {
      std::uint8_t& count = to[draw(weights)];
      count = u8(count + 1);
    }
  }
  const Counts& rest() const { return counts_; }

 private:
  std::uint32_t weight(const Counts& weights, std::size_t i) const {
    return counts_[i] * (weights[i] == 0 ? std::uint32_t{1} : weights[i]);
  }
  Rng& rng_;
  Counts counts_{};
  Counts kept_{};
};

template <int Kinds, int Most>
void set_aside_batches(const FixedVector<BatchView<Kinds>, Most>& shown, Unseen<std::size_t{Kinds}>& unseen) {
  for (const BatchView<Kinds>& batch : shown) unseen.seen(batch.counts);
}

// What lies under a deck, in its order.
template <int Kinds, int Most>
void put_batches(const FixedVector<BatchView<Kinds>, Most>& shown, Unseen<std::size_t{Kinds}>& unseen,
                 Supply<Kinds, Most>& supply) {
  for (const BatchView<Kinds>& each : shown) {
    Batch<Kinds> batch{.counts = each.counts, .knowers = each.knowers};
    unseen.deal(batch.counts, each.size - size_of(each.counts));
    supply.put_under(batch);
  }
}

// ---- Action cards ----------------------------------------------------------------------------------------

int pile_down_size(const Table& t) { return t.pile_size - size_of(t.pile_open); }

// Before the first flip, and if no card of it was burnt or fought away, the pile still holds my card.
bool pile_is_whole(const Table& t) {
  if (t.round == 0) return false;
  const RoundRecord& round = t.history[static_cast<std::size_t>(t.round - 1)];
  return round.flips == 0 && pile_down_size(t) == round.handed.size() + 1;
}

class CardDealing {
 public:
  CardDealing(const Rules& r, const View& v, const Belief& belief, Rng& rng, State& s)
      : r_(r), v_(v), t_(v.table), belief_(belief), h_(s.hidden), unseen_(r.cards, rng), rng_(rng) {
    mine_in_pile_ = v.handed != CardKind::None && pile_is_whole(t_);
  }

  void deal() {
    set_aside_known();
    for (Slot slot : first_slots(r_.slots)) deal_hand(slot);
    fill_pile();
    fill_discards();
    fill_deck();
  }

 private:
  void set_aside_known() {
    unseen_.seen(v_.hand);
    unseen_.seen(v_.discarded);
    unseen_.seen(t_.discard_open);
    unseen_.seen(t_.pile_open);
    if (mine_in_pile_) unseen_.seen(at(v_.handed));
    if (v_.deck_open)
      unseen_.seen(v_.deck);
    else
      set_aside_batches(v_.under_deck, unseen_);
  }

  void deal_hand(Slot slot) {
    if (slot == own_slot(r_, v_.viewer))
      h_.hands[at(slot)] = v_.hand;
    else
      unseen_.deal(h_.hands[at(slot)], t_.hand_size[at(slot)], belief_.hands[at(slot)]);
  }

  void fill_pile() {
    if (mine_in_pile_) ++h_.pile_down[at(v_.handed)];
    unseen_.deal(h_.pile_down, pile_down_size(t_) - (mine_in_pile_ ? 1 : 0));
    h_.handed.fill(CardKind::None);
    if (t_.round == 0) return;
    CardCounts left = h_.pile_down;
    const Slot me = own_slot(r_, v_.viewer);
    if (mine_in_pile_) --left[at(v_.handed)];
    for (Slot slot : t_.history[static_cast<std::size_t>(t_.round - 1)].handed) {
      if (slot == me || size_of(left) == 0) continue;
      Unseen<kCardKinds> pile(left, rng_);
      h_.handed[at(slot)] = static_cast<CardKind>(pile.draw());
      left = pile.rest();
    }
    if (me != kNoSlot) h_.handed[at(me)] = v_.handed;
  }

  void fill_discards() {
    for (std::size_t i = 0; i < kCardKinds; ++i) h_.discards[i] = u8(t_.discard_open[i] + v_.discarded[i]);
    unseen_.deal(h_.discards, t_.discard_size - size_of(h_.discards));
    if (const Slot me = own_slot(r_, v_.viewer); me != kNoSlot) h_.discarded[at(me)] = v_.discarded;
  }

  void fill_deck() {
    if (!v_.deck_open) {
      put_batches(v_.under_deck, unseen_, h_.deck);
      h_.deck.shuffled = unseen_.rest();
      return;
    }
    Unseen<kCardKinds> deck(v_.deck, rng_);
    set_aside_batches(v_.under_deck, deck);
    put_batches(v_.under_deck, deck, h_.deck);
    h_.deck.shuffled = deck.rest();
  }

  const Rules& r_;
  const View& v_;
  const Table& t_;
  const Belief& belief_;
  Hidden& h_;
  Unseen<kCardKinds> unseen_;
  Rng& rng_;
  bool mine_in_pile_ = false;
};

// ---- weapons and items -----------------------------------------------------------------------------------

// Weapons or items: the same places, other counts.
template <int Kinds, int Most>
struct GoodsPlaces {
  int first;  // Good of the first kind
  const std::array<std::uint8_t, Kinds>& all;
  const std::array<std::uint8_t, kMaxSlots>& held;
  int deck_size;
  const FixedVector<BatchView<Kinds>, Most>& batches;
  std::array<std::uint8_t, Kinds> Belongings::*own;
  Supply<Kinds, Most> Hidden::*supply;
  bool looked;  // what the actor looks at is of these
};

int flames_of(const Table& t, Slot slot) {
  int count = 0;
  for (const Flame& flame : t.flames) count += flame.holder == slot;
  return count;
}

constexpr std::size_t kFlame = static_cast<std::size_t>(WeaponKind::Flamethrower);

// What of a hand everybody or the viewer knows.
template <int Kinds, int Most>
void fill_known_goods(const Rules& r, const View& v, const GoodsPlaces<Kinds, Most>& p,
                      Unseen<std::size_t{Kinds}>& unseen, State& s) {
  for (Slot slot : first_slots(r.slots)) {
    auto& own = s.hidden.belongings[at(slot)].*(p.own);
    if (sees_goods(r, v.table, v.viewer, slot)) {
      own = v.belongings[at(slot)].*(p.own);
    } else {
      for (std::size_t i = 0; i < std::size_t{Kinds}; ++i)
        own[i] = v.known_goods[at(slot)].has(static_cast<Good>(p.first + static_cast<int>(i)));
      if (p.first == 0) own[kFlame] = u8(flames_of(v.table, slot));  // TT-115
    }
    unseen.seen(own);
  }
}

template <int Kinds, int Most>
void deal_goods(const Rules& r, const View& v, const GoodsPlaces<Kinds, Most>& p, Rng& rng, State& s) {
  Hidden& h = s.hidden;
  Unseen<std::size_t{Kinds}> unseen(p.all, rng);
  for (std::size_t i = 0; i < std::size_t{Kinds}; ++i)
    unseen.seen(i, v.table.goods_used[static_cast<std::size_t>(p.first) + i]);
  fill_known_goods(r, v, p, unseen, s);
  set_aside_batches(p.batches, unseen);
  if (p.looked)
    for (Good each : v.looked) unseen.seen(at(each) - static_cast<std::size_t>(p.first));
  if (p.first == 0) unseen.hold_back(kFlame);  // nobody holds one in secret
  for (Slot slot : first_slots(r.slots)) {
    auto& own = h.belongings[at(slot)].*(p.own);
    unseen.deal(own, p.held[at(slot)] - size_of(own));
  }
  if (p.first == 0) unseen.let_go(kFlame);
  if (p.looked) {
    h.looked = v.looked;
    while (h.looked.size() < v.table.looked)
      h.looked.push(static_cast<Good>(p.first + static_cast<int>(unseen.draw())));
  }
  int under = 0;
  for (const auto& batch : p.batches) under += batch.size;
  put_batches(p.batches, unseen, h.*(p.supply));
  unseen.deal((h.*(p.supply)).shuffled, p.deck_size - under);
  for (std::size_t i = 0; i < std::size_t{Kinds}; ++i)  // TT-642: the rest is gone unseen
    h.goods_lost[static_cast<std::size_t>(p.first) + i] = unseen.rest()[i];
}

void imagine_goods(const Rules& r, const View& v, Rng& rng, State& s) {
  const Table& t = v.table;
  const bool items = under_way(v.stack).looks_at_items;
  deal_goods<kWeaponKinds, 12>(r, v,
                               {.first = 0,
                                .all = r.weapons,
                                .held = t.weapons_held,
                                .deck_size = t.weapon_deck,
                                .batches = v.under_weapons,
                                .own = &Belongings::weapons,
                                .supply = &Hidden::weapons,
                                .looked = t.looked > 0 && !items},
                               rng, s);
  deal_goods<kItemKinds, 15>(r, v,
                             {.first = kWeaponKinds,
                              .all = r.items,
                              .held = t.items_held,
                              .deck_size = t.item_deck,
                              .batches = v.under_items,
                              .own = &Belongings::items,
                              .supply = &Hidden::items,
                              .looked = t.looked > 0 && items},
                             rng, s);
  if (const Slot me = own_slot(r, v.viewer); me != kNoSlot) s.hidden.known_goods[at(me)] = v.known_goods;
}

// ---- Lab tokens ------------------------------------------------------------------------------------------

void imagine_lab(const Rules& r, const View& v, Rng& rng, State& s) {
  const Table& t = v.table;
  Hidden& h = s.hidden;
  Unseen<2> unseen(r.lab, rng);
  unseen.seen(at(LabKind::BloodBag), t.blood_shown);
  h.lab_discarded = v.lab_discarded;
  for (const LabCounts& own : v.lab_discarded) {
    unseen.seen(own);
    for (std::size_t i = 0; i < own.size(); ++i) h.lab_gone[i] = u8(h.lab_gone[i] + own[i]);
  }
  for (Slot slot : first_slots(r.slots))
    if (sees_goods(r, t, v.viewer, slot)) {
      h.belongings[at(slot)].lab = v.belongings[at(slot)].lab;
      unseen.seen(v.belongings[at(slot)].lab);
    }
  if (v.lab_drawn != LabKind::None) unseen.seen(at(v.lab_drawn));
  if (t.no_blood) unseen.hold_back(at(LabKind::BloodBag));  // TT-652: none came back into the bag since
  unseen.deal(h.lab_bag, t.lab_bag);
  if (t.no_blood) unseen.let_go(at(LabKind::BloodBag));
  for (Slot slot : first_slots(r.slots))
    if (!sees_goods(r, t, v.viewer, slot)) unseen.deal(h.belongings[at(slot)].lab, t.lab_held[at(slot)]);
  h.lab_drawn = v.lab_drawn;
  if (h.lab_drawn == LabKind::None && under_way(v.stack).lab_token_out)
    h.lab_drawn = static_cast<LabKind>(unseen.draw());
  for (std::size_t i = 0; i < h.lab_gone.size(); ++i) h.lab_gone[i] = u8(h.lab_gone[i] + unseen.rest()[i]);
}

// ---- choices under way -----------------------------------------------------------------------------------

template <class T>
struct BallotPolicy {
  static constexpr bool kIs = false;
};
template <class P>
struct BallotPolicy<Ballot<P>> {
  static constexpr bool kIs = true;
  using Type = P;
};

// Others have sealed something that they may: which, nobody knows.
void imagine_sealed(const Rules& r, const View& v, Rng& rng, State& s) {
  if (s.running.stack.empty()) return;
  with_frame(s.running.stack.back(), [&](const auto& top) {
    using Top = std::remove_cvref_t<decltype(top)>;
    if constexpr (BallotPolicy<Top>::kIs) {
      for (Seat seat : v.table.ballot.sealed.without(only(v.viewer))) {
        Actions choices;
        BallotPolicy<Top>::Type::choices(r, s, seat, choices);
        if (choices.empty()) continue;
        BallotPolicy<Top>::Type::seal(
            s, seat, choices[static_cast<int>(rng.below(static_cast<std::uint32_t>(choices.size())))]);
      }
    }
  });
}

// TT-551: tokens that lie on the table already; an Alien may have laid its own.
void imagine_laid(const Rules& r, const View& v, Rng& rng, State& s) {
  for (Slot slot : v.table.meeting.laid& s.hidden.aliens)
    s.hidden.laid[at(slot)] = static_cast<Laid>(rng.below(3));
  if (const Slot me = own_slot(r, v.viewer); me != kNoSlot) s.hidden.laid[at(me)] = v.laid;
}

// Face-down Location cards, for those who do not know them (TT-304).
void imagine_plan(const View& v, Rng& rng, State& s) {
  Locations left = location_deck(v.table);
  for (std::uint8_t strength : v.table.laid) {
    if (left.empty()) return;
    std::uint32_t skip = rng.below(static_cast<std::uint32_t>(left.size()));
    Locations rest = left;
    for (; skip > 0; --skip) rest.remove(rest.first());
    s.hidden.plan[static_cast<std::size_t>(card_index(rest.first()))] = strength;
    left.remove(rest.first());
  }
}

bool council_sits(const View& v) {
  switch (asked_kind(v)) {
    case QuestionKind::AlienPlan:
    case QuestionKind::AlienVictory:
    case QuestionKind::AlienUnopposed: return true;
    default: return false;
  }
}

void imagine_council(const Rules& r, const View& v, Rng& rng, State& s) {
  const Table& t = v.table;
  Hidden& h = s.hidden;
  const bool member = !r.few && seats_of(t, organism(t)).has(v.viewer);
  h.plan = v.plan;
  if (!member) imagine_plan(v, rng, s);
  h.council = v.council;
  if (v.council.team.empty() && council_sits(v) && alien_in_play(t))
    h.council = council_of(seats_of(t, organism(t)), seat_of(t, t.organism[0]));
  h.alien_choice = v.alien_choice;
  h.alien_victim = v.alien_victim;
  if (is_player(v.viewer)) h.plan_drafts[at(v.viewer)] = v.plan_draft;
}

// What the maker of an offer that waits for its answer put into it (TT-702): cards that both hold.
void imagine_offer(const View& v, Rng& rng, State& s) {
  const TradeOffer& offer = v.table.offer;
  if (is_player(v.viewer)) s.hidden.drafts[at(v.viewer)] = v.draft;
  if (offer.from == kNoSlot) return;
  OfferDraft& draft = s.hidden.drafts[at(seat_of(v.table, offer.from))];
  if (v.offered.partner != kNoSlot) {
    draft = v.offered;
    return;
  }
  if (seat_of(v.table, offer.from) == v.viewer) return;
  const auto pick = [&](Slot slot, int how_many, FixedVector<Good, kOfferCards>& out) {
    std::array<std::uint8_t, kGoods> held{};
    const Belongings& own = s.hidden.belongings[at(slot)];
    std::ranges::copy(own.weapons, held.begin());
    std::ranges::copy(own.items, held.begin() + kWeaponKinds);
    Unseen<kGoods> cards(held, rng);
    for (int i = 0; i < how_many && !out.full(); ++i) out.push(static_cast<Good>(cards.draw()));
  };
  draft = {};
  draft.from = offer.from;
  draft.partner = offer.to;
  pick(offer.from, offer.given, draft.give);
  pick(offer.to, offer.asked, draft.ask);
}

}  // namespace

State imagine(const Rules& r, const View& v, const Belief& belief, Rng& rng) {
  State s{};
  s.table = v.table;
  s.running.stack = v.stack;
  s.hidden.handed.fill(CardKind::None);
  imagine_roles(r, v, belief, rng, s);
  if (!r.few) CardDealing(r, v, belief, rng, s).deal();
  imagine_goods(r, v, rng, s);
  imagine_lab(r, v, rng, s);
  imagine_laid(r, v, rng, s);
  imagine_council(r, v, rng, s);
  imagine_offer(v, rng, s);
  if (is_player(v.viewer)) s.hidden.sealed[at(v.viewer)] = v.sealed;
  imagine_sealed(r, v, rng, s);
  if (s.running.stack.empty()) return s;
  s.running.open = asked_kind(v) == QuestionKind::Chance ? kChanceQuestion : ask_top(r, s);
  if (is_player(v.viewer)) s.running.serials[at(v.viewer)] = v.prompt.serial;
  return s;
}

}  // namespace holdout::the_thing
