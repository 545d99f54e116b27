#include "games/osaczeni/rules/saving/under_way.h"
#include "games/osaczeni/rules/seeing/view.h"
#include "games/osaczeni/rules/wording/nouns.h"

// One full world that looks to its viewer exactly like the view: unseen cards, dice, ballots and destinations
// are drawn by the weights of a belief, and the procedures under way are rebuilt from the face-up table.

namespace holdout::osaczeni {

namespace {

// The cards whose place the viewer does not know.
class Unseen {
 public:
  Unseen(const Rules& r, const Belief& belief, Rng& rng) : belief_(belief), rng_(rng) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(r.item_kinds); ++i) counts_[i] = r.item_count[i];
    kinds_ = static_cast<std::size_t>(r.item_kinds);
  }
  void seen(Item item, int how_many = 1) {
    if (item != kNoItem)
      counts_[static_cast<std::size_t>(item)] = u8(counts_[static_cast<std::size_t>(item)] - how_many);
  }
  void seen(Cards cards) {
    for (std::size_t i = 0; i < kinds_; ++i) counts_[i] = u8(counts_[i] - cards.count(static_cast<Item>(i)));
  }
  Item draw(int holder) {
    const auto& weights = belief_.cards[static_cast<std::size_t>(holder)];
    std::uint32_t total = 0;
    for (std::size_t i = 0; i < kinds_; ++i) total += weight(weights, i);
    std::uint32_t ticket = rng_.below(total);
    std::size_t i = 0;
    for (; ticket >= weight(weights, i); ++i) ticket -= weight(weights, i);
    --counts_[i];
    return static_cast<Item>(i);
  }
  const std::array<std::uint8_t, kMaxItemKinds>& rest() const { return counts_; }

 private:
  std::uint32_t weight(const std::array<std::uint8_t, kMaxItemKinds>& weights, std::size_t i) const {
    return counts_[i] * (weights[i] == 0 ? std::uint32_t{1} : weights[i]);
  }
  const Belief& belief_;
  Rng& rng_;
  std::array<std::uint8_t, kMaxItemKinds> counts_{};
  std::size_t kinds_ = 0;
};

void set_aside_known(const View& v, Unseen& unseen) {
  unseen.seen(v.table.played);
  unseen.seen(v.hand);
  unseen.seen(v.search.drawn);
  for (Item item : v.gifts) unseen.seen(item);
  for (Item item : v.discards) unseen.seen(item);
  for (Item item : v.under_deck) unseen.seen(item);
}

void fill_hands(const Rules& r, const View& v, Unseen& unseen, State& s) {
  for (int i = 0; i < v.table.gifts.size(); ++i)
    if (v.gifts[static_cast<std::size_t>(i)] != kNoItem)
      s.hidden.hands[slot(v.table.gifts[i].receiver)].add(v.gifts[static_cast<std::size_t>(i)]);
  for (Seat seat : first_seats(r.players)) {
    Cards& hand = s.hidden.hands[slot(seat)];
    if (seat == v.viewer) {
      hand = v.hand;
      continue;
    }
    for (int known = hand.size(); known < v.table.hand_size[slot(seat)]; ++known)
      hand.add(unseen.draw(index(seat)));
  }
}

void fill_search(const View& v, Unseen& unseen, State& s) {
  if (v.table.drawn == 0) return;
  s.hidden.search = v.search;
  if (v.table.vote.chosen == v.viewer) return;
  for (int i = 0; i < v.table.drawn; ++i) s.hidden.search.drawn.add(unseen.draw(Belief::kDeck));
}

// What other givers know of their gifts: something the receiver may well still hold, each card given once.
void fill_gifts(const View& v, Rng& rng, State& s) {
  s.hidden.gifts = v.gifts;
  std::array<Cards, kMaxPlayers> held = s.hidden.hands;
  for (int i = 0; i < v.table.gifts.size(); ++i)
    if (const Item known = v.gifts[static_cast<std::size_t>(i)]; known != kNoItem)
      held[slot(v.table.gifts[i].receiver)].remove(known);
  for (int i = 0; i < v.table.gifts.size(); ++i) {
    const Gift& gift = v.table.gifts[i];
    Cards& hand = held[slot(gift.receiver)];
    if (gift.giver == v.viewer || hand.empty()) continue;
    Cards rest = hand;
    for (std::uint32_t skip = rng.below(static_cast<std::uint32_t>(hand.size())); skip > 0; --skip)
      rest.remove(rest.first());
    s.hidden.gifts[static_cast<std::size_t>(i)] = rest.first();
    hand.remove(rest.first());
  }
}

void fill_deck(const View& v, Unseen& unseen, State& s) {
  s.hidden.discards = v.discards;
  for (int i = 0; i < v.table.discards.size(); ++i) {
    Item& item = s.hidden.discards[static_cast<std::size_t>(i)];
    if (item == kNoItem) item = unseen.draw(Belief::kDiscard);
  }
  for (int i = 0; i < v.table.under_deck; ++i) {  // OS-V13
    const Item known = v.under_deck[static_cast<std::size_t>(i)];
    const bool mine = known != kNoItem;
    s.hidden.deck.put_at_bottom(u8(mine ? known : unseen.draw(Belief::kDeck)),
                                mine ? only(v.viewer) : SeatSet{});
  }
  s.hidden.deck.shuffled = unseen.rest();
}

bool dice_under_hatch(const View& v) {
  switch (asked_kind(v)) {
    case QuestionKind::Walkie:
    case QuestionKind::Declare:
    case QuestionKind::Destination: return true;
    default: return false;
  }
}

void fill_dice(const View& v, const Belief& belief, Rng& rng, State& s) {
  if (!dice_under_hatch(v)) return;
  for (std::size_t i = 0; i < v.table.dice_in_use; ++i) {
    s.hidden.dice[i] = v.dice[i] != 0 ? v.dice[i] : v.table.dice[i];
    if (s.hidden.dice[i] != 0) continue;
    const auto weight = [&](std::size_t face) {
      return belief.dice[i][face] == 0 ? std::uint32_t{1} : belief.dice[i][face];
    };
    std::uint32_t total = 0;
    for (std::size_t face = 1; face <= kAreas; ++face) total += weight(face);
    std::uint32_t ticket = rng.below(total);
    std::size_t face = 1;
    for (; ticket >= weight(face); ++face) ticket -= weight(face);
    s.hidden.dice[i] = u8(static_cast<int>(face));
  }
}

Action random_choice(const Actions& choices, Rng& rng) {
  return choices[static_cast<int>(rng.below(static_cast<std::uint32_t>(choices.size())))];
}

void fill_sealed(const Rules& r, const View& v, Rng& rng, State& s) {
  s.hidden.ballot.fill(kNobody);
  if (asked_kind(v) == QuestionKind::Ballot)
    for (Seat seat : v.table.vote.ballot.sealed) {
      Actions choices;
      BallotRules::choices(r, s, seat, choices);
      s.hidden.ballot[slot(seat)] = seat == v.viewer ? v.ballot : seat_at(random_choice(choices, rng).a);
    }
  if (asked_kind(v) == QuestionKind::Destination)
    for (Seat seat : v.table.heading.sealed) {
      Actions choices;
      DestinationRules::choices(r, s, seat, choices);
      s.hidden.destination[slot(seat)] =
          seat == v.viewer ? v.destination : area_number(random_choice(choices, rng).a);
    }
}

}  // namespace

State imagine(const Rules& r, const View& v, const Belief& belief, Rng& rng) {
  State s{};
  s.table = v.table;
  Unseen unseen(r, belief, rng);
  set_aside_known(v, unseen);
  fill_hands(r, v, unseen, s);
  fill_search(v, unseen, s);
  fill_deck(v, unseen, s);
  fill_gifts(v, rng, s);
  fill_dice(v, belief, rng, s);
  fill_sealed(r, v, rng, s);
  procedures_under_way(r, v.table, asked_kind(v), s.running.stack);
  if (!s.running.stack.empty()) s.running.open = ask_top(r, s);
  if (is_player(v.viewer)) s.running.serials[slot(v.viewer)] = v.prompt.serial;
  return s;
}

}  // namespace holdout::osaczeni
