#include "games/osaczeni/players/promises.h"

namespace holdout::osaczeni {

namespace {

// Calls use(said) for every promise of mine that is still open, and for what I agreed to.
template <class Use>
void for_each_promise(const Mind& mind, Use&& use) {
  for (const Entry& entry : mind.memory.ledger().entries())
    if (entry.said.speaker == mind.me && entry.verdict == Verdict::Open) use(entry.said);
}

template <class Use>
void for_each_deal(const Mind& mind, Use&& use) {
  for (const Statement& said : mind.memory.recent()) {
    if (said.speaker != mind.me || said_form(said) != Say::Agree) continue;
    if (const Entry* const about = mind.memory.ledger().find(said.about)) use(about->said);
  }
}

}  // namespace

double bound_to_feed(const Mind& mind, const Table& t, Seat candidate) {
  double bound = 0;
  for_each_promise(mind, [&](const Statement& said) {
    const Say say = said_form(said);
    const double honour = mind.honour(t);
    if (say == Say::PromiseVoteAgainst && area_arg(said, 1) == t.vote.area && player_arg(said) == candidate)
      bound += honour;
    if (say == Say::PromiseNotAgainst && player_arg(said) == candidate) bound -= honour;
  });
  if (mind.memory.allies().has(candidate)) bound -= 0.7 * mind.honour(t);
  for_each_deal(mind, [&](const Statement& about) {
    if (said_form(about) == Say::AskVoteAgainst && player_arg(about) == candidate) bound += mind.honour(t);
    if (said_form(about) == Say::PleadSpare && about.speaker == candidate) bound -= mind.honour(t);
  });
  return bound;
}

double bound_to_elect(const Mind& mind, const Table& t, VoteKind kind, Seat candidate) {
  double bound = 0;
  for_each_promise(mind, [&](const Statement& said) {
    if (said_form(said) == Say::PromiseVoteFor && word_arg<VoteKind>(said, 1) == kind &&
        player_arg(said) == candidate)
      bound += mind.honour(t);
  });
  for_each_deal(mind, [&](const Statement& about) {
    if (said_form(about) == Say::AskVoteFor && player_arg(about) == candidate) bound += mind.honour(t);
    if (said_form(about) == Say::OfferCard && about.speaker == candidate) bound += mind.who.paid_honour;
  });
  return bound;
}

double bound_to_play(const Mind& mind, const Table& t, Item item) {
  double bound = 0;
  for_each_promise(mind, [&](const Statement& said) {
    if (said_form(said) == Say::WillPlay && item_arg(said, 0) == item && area_arg(said, 1) == t.vote.area)
      bound += mind.honour(t);
  });
  for (const Entry& entry : mind.memory.ledger().entries())
    if (entry.said.speaker == mind.me && entry.verdict == Verdict::Open && entry.due &&
        said_form(entry.said) == Say::PlayIf && item_arg(entry.said, 1) == item)
      bound += mind.who.paid_honour;
  for_each_deal(mind, [&](const Statement& about) {
    const Item asked = said_form(about) == Say::AskPlay ? item_arg(about, 1) : kNoItem;
    if (said_form(about) == Say::AskPlay && (asked == item || asked == kNoItem)) bound += mind.honour(t);
    if (said_form(about) == Say::PlayIf && item_arg(about, 3) == item) bound += mind.honour(t);
  });
  return bound;
}

double bound_in_tie(const Mind& mind, const Table& t, Seat candidate) {
  double bound = 0;
  const bool feed = t.vote.kind == VoteKind::Feed;
  const auto add = [&](Seat named, Stance stance, double honour) {
    if (named == candidate) bound += (stance == Stance::For) == feed ? -honour : honour;
  };
  for_each_promise(mind, [&](const Statement& said) {
    if (said_form(said) == Say::PromiseTie) add(player_arg(said), word_arg<Stance>(said, 1), mind.honour(t));
  });
  for_each_deal(mind, [&](const Statement& about) {
    if (said_form(about) == Say::AskTie)
      add(player_arg(about, 1), word_arg<Stance>(about, 2), mind.honour(t));
  });
  return bound;
}

double bound_to_give(const Mind& mind, const Table& t, Seat receiver) {
  double bound = 0;
  for_each_promise(mind, [&](const Statement& said) {
    if (said_form(said) != Say::OfferCard || player_arg(said) != receiver) return;
    const bool paid = t.vote.kind == VoteKind::Search && t.vote.pointed[slot(receiver)] == mind.me;
    bound += paid ? mind.who.paid_honour : 0.3;
  });
  return bound;
}

double bound_to_go(const Mind& mind, const Table& t, Area area) {
  double bound = 0;
  for_each_promise(mind, [&](const Statement& said) {
    const Say say = said_form(said);
    if ((say == Say::Destination || say == Say::InviteTo) && area_arg(said) == area)
      bound += 0.5 * mind.honour(t);
  });
  return bound;
}

}  // namespace holdout::osaczeni
