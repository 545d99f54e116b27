#include <algorithm>

#include "engine/saving/describe_bytes.h"
#include "engine/testing/campfire.h"

// Which worlds are possible, and how to imagine one.

namespace holdout::testing::campfire {

namespace {

// The procedures follow from the table.
Running<Procedure, 2> running_at(const Rules& rules, const State& s, const Serials& serials) {
  State at = s;
  auto& running = at.running;
  running = {.stack = {}, .open = {}, .serials = serials};
  if (s.table.phase == Phase::Over) return running;
  running.stack.push(Evening{});
  switch (s.table.phase) {
    case Phase::Deal: running.stack.push(Dealing{}); break;
    case Phase::Talk: running.stack.push(Talk{}); break;
    case Phase::Vote: running.stack.push(Vote{}); break;
    case Phase::Draw: running.stack.push(Drawing{}); break;
    default: running.stack.push(Drawing{.has_drawn = true}); break;
  }
  const bool chance = s.table.phase == Phase::Deal || s.table.phase == Phase::Draw;
  running.open = chance ? kChanceQuestion : ask_top(rules, at);
  return running;
}

// Cards that are nowhere yet; dealing one takes a random one.
class Pool {
 public:
  explicit Pool(Rng& rng) : rng_(rng) {}
  void remove(std::uint8_t card) {
    if (card != 0) --counts_[slot(card - 1)];
  }
  std::uint8_t deal() {
    Outcomes outcomes;
    Deck<kKinds, 1>{.shuffled = counts_, .top = {}, .under = {}, .bottom = {}}.outcomes(0, outcomes);
    const std::uint8_t kind = outcomes.at_ticket(rng_.below(outcomes.total())).a;
    --counts_[kind];
    return code(kind + 1);
  }
  const std::array<std::uint8_t, kKinds>& rest() const { return counts_; }

 private:
  Rng& rng_;
  std::array<std::uint8_t, kKinds> counts_ = kDeck;
};

Result<void> check_table(const Rules& rules, const Table& t) {
  const auto off_table = [&](Seat seat) { return seat != kNobody && !first_seats(rules.players).has(seat); };
  if (code(t.phase) > code(Phase::Over) || t.dealt > rules.players || off_table(t.chosen) || off_table(t.top))
    return Problem{"table", "a value that does not exist", ""};
  if ((t.dealt == rules.players) == (t.phase == Phase::Deal))
    return Problem{"table.dealt", "does not fit", ""};
  if (t.evening > kEvenings || (t.evening == kEvenings) != (t.phase == Phase::Over))
    return Problem{"table.evening", "does not fit", ""};
  if ((t.phase == Phase::Draw || t.phase == Phase::Keep) != (t.chosen != kNobody))
    return Problem{"table.chosen", "does not fit", ""};
  return {};
}

Result<void> check_marks(const Rules& rules, const State& s) {
  const Table& t = s.table;
  const SeatSet all = first_seats(rules.players);
  if (!t.talk.finished.without(t.talk.asked).empty() || !t.talk.asked.without(all).empty() ||
      !t.vote.sealed.without(t.vote.voters).empty() || !t.vote.voters.without(all).empty())
    return Problem{"table", "marks of somebody who was not asked", ""};
  if (t.phase == Phase::Talk &&
      (t.talk.asked != all || t.talk.waiting().empty() || WindowRules::over(rules, s)))
    return Problem{"table.talk", "does not fit", ""};
  if (t.phase == Phase::Vote && (t.vote.voters != all || t.vote.waiting().empty()))
    return Problem{"table.vote", "does not fit", ""};
  for (int i = 0; i < kMostPlayers; ++i) {
    const Seat pointed = s.hidden.pointed[slot(i)];
    const bool sealed = t.phase == Phase::Vote && t.vote.sealed.has(seat_at(i));
    if (sealed ? !all.has(pointed) : pointed != Seat{0}) return Problem{"pointed", "does not fit", ""};
  }
  return {};
}

// Every card of the box is somewhere exactly once.
Result<void> check_cards(const State& s) {
  const Table& t = s.table;
  const Hidden& h = s.hidden;
  std::array<int, kKinds> found{};
  const auto find = [&](std::uint8_t card) {
    return card <= kKinds && (card == 0 || ++found[slot(card - 1)] > 0);
  };
  for (int i = 0; i < kMostPlayers; ++i) {
    const std::uint8_t hand = h.hands[slot(i)];
    const std::uint8_t shown = t.shown[slot(i)];
    if ((hand != 0) != (i < t.dealt) || !find(hand))
      return Problem{"hands", "a card too many or too few", ""};
    if (shown != hand && (shown != 0 || t.phase == Phase::Over))
      return Problem{"shown", "not the card in hand", ""};
  }
  if ((h.drawn != 0) != (t.phase == Phase::Keep) || !find(h.drawn))
    return Problem{"drawn", "a card too many or too few", ""};
  const auto& top = h.deck.top;
  if (!h.deck.bottom.empty() || (top.size() == 1) != (t.top != kNobody) ||
      (!top.empty() &&
       (top[0].knowers != only(t.top) || top[0].kind >= kKinds || !find(code(top[0].kind + 1)))))
    return Problem{"deck", "its top does not fit", ""};
  for (int k = 0; k < kKinds; ++k)
    if (found[slot(k)] + h.deck.shuffled[slot(k)] != kDeck[slot(k)])
      return Problem{"deck", "cards do not add up", ""};
  return {};
}

}  // namespace

State Campfire::imagine(const Rules& rules, const View& view, const Belief&, Rng& rng) {
  const Table& t = view.table;
  const bool drawn = t.phase == Phase::Keep;
  State s{.table = t, .hidden = {}, .running = {}};
  s.hidden.hands = t.shown;
  if (is_player(view.viewer)) s.hidden.hands[slot(view.viewer)] = view.hand;
  Pool pool(rng);
  for (std::uint8_t card : s.hidden.hands) pool.remove(card);
  pool.remove(view.drawn);
  pool.remove(view.top);
  for (int i = 0; i < t.dealt; ++i)
    if (s.hidden.hands[slot(i)] == 0) s.hidden.hands[slot(i)] = pool.deal();
  s.hidden.drawn = view.drawn != 0 || !drawn ? view.drawn : pool.deal();
  if (t.top != kNobody)
    s.hidden.deck.put_on_top(code((view.top != 0 ? view.top : pool.deal()) - 1), only(t.top));
  s.hidden.deck.shuffled = pool.rest();
  if (t.phase == Phase::Vote)
    for (Seat voter : t.vote.sealed)
      s.hidden.pointed[slot(voter)] =
          voter == view.viewer ? view.pointed : seat_at(static_cast<int>(rng.below(code(rules.players))));
  Serials serials{};
  if (is_player(view.viewer)) serials[slot(view.viewer)] = view.prompt.serial;
  s.running = running_at(rules, s, serials);
  return s;
}

Result<void> Campfire::check(const Rules& rules, const State& s) {
  if (Result<void> table = check_table(rules, s.table); !table) return table;
  if (Result<void> marks = check_marks(rules, s); !marks) return marks;
  if (Result<void> cards = check_cards(s); !cards) return cards;
  if (bytes_of(s.running) != bytes_of(running_at(rules, s, s.running.serials)))
    return Problem{"running", "not the procedures of this table", ""};
  return {};
}

}  // namespace holdout::testing::campfire
