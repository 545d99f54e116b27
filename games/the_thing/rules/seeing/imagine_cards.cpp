#include "games/the_thing/rules/seeing/imagine.h"
#include "games/the_thing/rules/seeing/unseen.h"

// Action cards of a world that looks to its viewer like the view.

namespace holdout::the_thing {

namespace {

int pile_down_size(const Table& t) { return t.pile_size - total_of(t.pile_open); }

// Where the own card of this round is: in the pile, in the discard pile unseen, or among the flipped ones.
enum class OwnCard : std::uint8_t { Elsewhere, InPile, Discarded };

class CardDealing {
 public:
  CardDealing(const Rules& r, const View& v, const Belief& belief, Rng& rng, State& s)
      : r_(r), v_(v), t_(v.table), belief_(belief), h_(s.hidden), unseen_(r.cards, rng), rng_(rng) {}

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
    if (v_.deck_open)
      unseen_.seen(v_.deck);
    else
      set_aside_batches(v_.under_deck, unseen_);
    mine_ = where_mine_is();
    if (mine_ != OwnCard::Elsewhere) unseen_.seen(at(v_.handed));
  }

  // Every place among the face-down cards is as likely as any other for mine. It may be one of those flipped
  // that show its kind; of the places left, each is as much less likely as the unknown cards are to show that
  // kind once more.
  OwnCard where_mine_is() {
    if (v_.handed == CardKind::None || t_.round == 0) return OwnCard::Elsewhere;
    const int in_pile = pile_down_size(t_);
    const int flips = face_down_flips();
    const int unflipped = this_round().handed.size() + 1 - flips;  // with those that are gone unseen
    if (unflipped <= 0) return OwnCard::Elsewhere;
    if (flips > 0) {
      const int hidden = unflipped * unseen_.rest()[at(v_.handed)];
      const int shown = std::min(flips, flips_like_mine()) * total_of(unseen_.rest());
      if (hidden == 0 || below(shown + hidden) < shown) return OwnCard::Elsewhere;
    }
    if (below(unflipped) < in_pile) return OwnCard::InPile;
    return has_unknown_discard() ? OwnCard::Discarded : OwnCard::Elsewhere;
  }
  const RoundRecord& this_round() const { return t_.history[static_cast<std::size_t>(t_.round - 1)]; }
  // Cards handed in face up count as flipped first, as the table counts them (phase4_assign.cpp).
  int face_down_flips() const {
    const auto open = std::ranges::count_if(t_.handed_open, [](CardKind k) { return k != CardKind::None; });
    return std::max(0, this_round().flips - static_cast<int>(open) + total_of(t_.pile_open));
  }
  int flips_like_mine() const {
    if (v_.handed == CardKind::Sabotage) return this_round().sabotages;
    return std::min<int>(this_round().flips - this_round().sabotages, t_.discard_open[at(v_.handed)]);
  }
  int below(int bound) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(bound))); }
  bool has_unknown_discard() const {
    return t_.discard_size > total_of(t_.discard_open) + total_of(v_.discarded);
  }

  void deal_hand(Slot slot) {
    if (slot == own_slot(r_, v_.viewer))
      h_.hands[at(slot)] = v_.hand;
    else
      unseen_.deal(h_.hands[at(slot)], t_.hand_size[at(slot)], belief_.hands[at(slot)]);
  }

  void fill_pile() {
    const bool mine_here = mine_ == OwnCard::InPile;
    if (mine_here) ++h_.pile_down[at(v_.handed)];
    unseen_.deal(h_.pile_down, pile_down_size(t_) - (mine_here ? 1 : 0));
    h_.handed.fill(CardKind::None);
    if (t_.round == 0) return;
    CardCounts left = h_.pile_down;
    const Slot me = own_slot(r_, v_.viewer);
    if (mine_here) --left[at(v_.handed)];
    for (Slot slot : this_round().handed) {
      if (slot == me || total_of(left) == 0) continue;
      Unseen<kCardKinds> pile(left, rng_);
      h_.handed[at(slot)] = static_cast<CardKind>(pile.draw());
      left = pile.rest();
    }
    if (me != kNoSlot) h_.handed[at(me)] = v_.handed;
  }

  void fill_discards() {
    for (std::size_t i = 0; i < kCardKinds; ++i) h_.discards[i] = u8(t_.discard_open[i] + v_.discarded[i]);
    if (mine_ == OwnCard::Discarded) ++h_.discards[at(v_.handed)];
    unseen_.deal(h_.discards, t_.discard_size - total_of(h_.discards));
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
  OwnCard mine_ = OwnCard::Elsewhere;
};

}  // namespace

void imagine_cards(const Rules& r, const View& v, const Belief& belief, Rng& rng, State& s) {
  CardDealing(r, v, belief, rng, s).deal();
}

}  // namespace holdout::the_thing
