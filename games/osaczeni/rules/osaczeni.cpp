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

std::uint32_t discussion_seconds(const Rules::Timers& timers, const Vote& vote) {
  switch (vote.kind) {
    case VoteKind::Search: return timers.discuss_search;
    case VoteKind::Badge: return timers.discuss_badge;
    case VoteKind::Feed: break;
  }
  if (vote.attack == 0) return timers.discuss_feed;
  return vote.attack == 1 ? timers.discuss_lot_first : timers.discuss_lot_next;
}

// One Discussion may follow another at once, about the next area or attack.
TimeLimit discussion_limit(const Rules::Timers& timers, const Vote& vote) {
  const auto area = static_cast<std::uint32_t>(vote.area);
  return {.seconds = discussion_seconds(timers, vote),
          .grace_seconds = timers.grace,
          .topic = (static_cast<std::uint32_t>(vote.kind) * 16 + area) * 16 + vote.attack};
}

}  // namespace

TimeLimit Osaczeni::time_limit(const Rules& r, const State& s) {  // section 3.10, OS-210, OS-O7
  const Rules::Timers& timers = r.timers;
  switch (static_cast<QuestionKind>(s.running.open.kind)) {
    case QuestionKind::Chance: return {};
    case QuestionKind::Place: return {timers.place};
    case QuestionKind::Discuss: return discussion_limit(timers, s.table.vote);
    case QuestionKind::Ballot:
    case QuestionKind::OpenBallot: return {timers.ballot};
    case QuestionKind::BreakTie: return {timers.tie};
    case QuestionKind::NoMercy: return {timers.no_mercy};
    case QuestionKind::Search:
    case QuestionKind::KeepCard:
    case QuestionKind::GiveCard:
    case QuestionKind::GiveTo:
    case QuestionKind::LastCard: return {timers.search};
    case QuestionKind::Walkie: return {timers.walkie};
    case QuestionKind::Declare: return {timers.declare};
    case QuestionKind::Destination: return {timers.destination};
    case QuestionKind::Move: return {timers.move};
    case QuestionKind::Drink: return {timers.drink};
    case QuestionKind::PickEaten: return {timers.eaten};
    case QuestionKind::Restless: return {timers.restless};
  }
  return {};
}

bool Osaczeni::is_reveal(std::uint8_t event_kind) {  // section 8 of the rules, last column
  switch (static_cast<EventKind>(event_kind)) {
    case EventKind::BallotShown:       // OS-220
    case EventKind::DestinationShown:  // OS-421
    case EventKind::DiceShown:         // OS-422
    case EventKind::DieShown:          // OS-V06
    case EventKind::DicePeeked:        // OS-807, to its user
    case EventKind::CardPlayed:        // OS-009
    case EventKind::CardsDrawn:        // OS-304, to the searcher
    case EventKind::CardGiven:         // OS-310, to the receiver
    case EventKind::CardConsoled:      // OS-V12, to its owner
    case EventKind::KeysShown:         // OS-832
    case EventKind::HandShown:         // OS-V14
    case EventKind::Scored:
    case EventKind::GameEnded:
    case EventKind::EpilogueUnlocked: return true;
    default: return false;
  }
}

}  // namespace holdout::osaczeni
