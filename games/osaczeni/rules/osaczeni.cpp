#include "games/osaczeni/rules/osaczeni.h"

#include "games/osaczeni/rules/changes.h"

namespace holdout::osaczeni {

State Osaczeni::start(const Rules& r, Log& log) {
  State s{};
  Table& t = s.table;
  t.dice_in_use = u8(r.dice_at_start);  // OS-101
  for (int seat = 0; seat < r.players; ++seat)
    for (int kind = 0; kind < r.kinds; ++kind)  // OS-102, OS-105
      t.at[0].add(Character(seat_at(seat), static_cast<Kind>(kind)));
  for (int i = 0; i < r.item_kinds; ++i) {
    s.hidden.deck.shuffled[static_cast<std::size_t>(i)] = r.item_count[static_cast<std::size_t>(i)];
    t.deck_size = u8(t.deck_size + r.item_count[static_cast<std::size_t>(i)]);
  }
  t.vote.pointed.fill(kNobody);
  s.hidden.ballot.fill(kNobody);
  s.hidden.gifts.fill(kNoItem);
  s.hidden.discards.fill(kNoItem);
  s.running.stack.push(Preparation{});
  Now now{r, s, log};
  follow(now, again());
  return s;
}

void Osaczeni::options(const Rules& r, const State& s, Seat seat, Actions& out) {
  options_of_top(r, s, seat, out);
}
void Osaczeni::outcomes(const Rules& r, const State& s, Outcomes& out) { outcomes_of_top(r, s, out); }
void Osaczeni::apply(const Rules& r, State& s, Seat seat, Action a, Log& log) {
  answer_top(r, s, seat, a, log);
}

namespace {

std::uint32_t discussion_seconds(const Rules& r, const Vote& vote) {
  switch (vote.kind) {
    case VoteKind::Search: return r.discussion.search;
    case VoteKind::Badge: return r.discussion.badge;
    case VoteKind::Feed: break;
  }
  if (vote.attack == 0) return r.discussion.feed;
  return vote.attack == 1 ? r.discussion.lot_first : r.discussion.lot_next;
}

// One Discussion may follow another at once, about the next area or attack.
TimeLimit discussion_limit(const Rules& r, const Vote& vote) {
  const auto area = static_cast<std::uint32_t>(vote.area);
  return {.seconds = discussion_seconds(r, vote),
          .grace_seconds = r.discussion.grace,
          .topic = (static_cast<std::uint32_t>(vote.kind) * 16 + area) * 16 + vote.attack};
}

}  // namespace

TimeLimit Osaczeni::time_limit(const Rules& r, const State& s) {  // section 3.10, OS-210, OS-O7
  const std::uint8_t kind = s.running.open.kind;
  if (static_cast<QuestionKind>(kind) == QuestionKind::Discuss) return discussion_limit(r, s.table.vote);
  return {.seconds = r.seconds[kind]};
}

}  // namespace holdout::osaczeni
