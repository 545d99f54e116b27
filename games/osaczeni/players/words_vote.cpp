#include <algorithm>

#include "games/osaczeni/players/voice.h"

// Discussions: asking for votes, offering cards, pleading, threatening, splitting the price of a defence.

namespace holdout::osaczeni {

namespace {

std::uint16_t small(int value) { return static_cast<std::uint16_t>(value); }

// The participant whose votes, with mine, beat everybody else's.
Seat kingmaker(Mind& mind, const Table& t) {
  const int mine = votes_of(mind.rules, t, mind.me);
  Seat best = kNobody;
  double most = -1000;
  for (Seat partner : t.vote.participants.without(mind.me)) {
    int strongest = 0;
    for (Seat rival : t.vote.participants.without(mind.me).without(partner))
      strongest = std::max(strongest, votes_of(mind.rules, t, rival));
    if (mine + votes_of(mind.rules, t, partner) <= strongest) continue;
    const double liking = mind.whim() - mind.memory.grudge(partner);
    if (liking <= most) continue;
    most = liking;
    best = partner;
  }
  return best;
}

bool wins_alone(const Mind& mind, const Table& t) {
  const int mine = votes_of(mind.rules, t, mind.me);
  for (Seat rival : t.vote.participants.without(mind.me)) {
    const int theirs = votes_of(mind.rules, t, rival);
    if (theirs > mine || (theirs == mine && t.victim_token != mind.me)) return false;
  }
  return true;
}

Statement count_words(const Mind& mind, const Table& t, Seat whose) {
  int total = 0;
  for (Seat seat : t.vote.participants) total += votes_of(mind.rules, t, seat);
  return statement(Say::CountVotes,
                   {arg(t.vote.area), arg(whose), small(votes_of(mind.rules, t, whose)), small(total)});
}

Seat public_leader(const Mind& mind, const Table& t) {
  Seat best = kNobody;
  for (Seat seat : living_players(t))
    if (best == kNobody || public_points(mind.rules, t, seat) > public_points(mind.rules, t, best))
      best = seat;
  return best;
}

// Against whom I would turn the others, and with what reason.
Statement ask_against(Mind& mind, const Table& t, Seat target) {
  AgainstReason reason = AgainstReason::ManyLeft;
  if (target == public_leader(mind, t))
    reason = AgainstReason::Leads;
  else if (mind.memory.voted_against_me().has(target))
    reason = AgainstReason::VotedMe;
  else if (mind.memory.trust(target, TrustIn::Votes) < 0.6)
    reason = AgainstReason::Lied;
  else if (t.hand_size[slot(target)] > 2)
    reason = AgainstReason::HoldsCards;
  return statement(Say::AskVoteAgainst, {arg(target), arg(reason)});
}

Seat preferred_victim(Mind& mind, const Table& t) {
  const Lens lens = mind.lens(t);
  Seat best = kNobody;
  double most = -1000;
  for (Seat seat : candidates(mind.rules, t).without(mind.me)) {
    const double worth =
        rival_weights(lens, t)[slot(seat)] + mind.spite(seat) - (mind.memory.allies().has(seat) ? 1 : 0);
    if (worth <= most) continue;
    most = worth;
    best = seat;
  }
  return best;
}

Statement plea(Mind& mind, const Table& t) {
  const Characters here = family_in(t, mind.me, t.vote.area);
  const PleadReason reason = living_of(t, mind.me).size() == 1 ? PleadReason::LastCharacter
                             : !(here & kCrybabies).empty()    ? PleadReason::Crybaby
                             : happens(mind.rng, 0.5)          ? PleadReason::HelpedYou
                                                               : PleadReason::WillHelp;
  return statement(Say::PleadSpare, {arg(reason)});
}

// A card that stops the attack together with somebody else's.
std::optional<Statement> deal_words(Mind& mind, const View& view, const CardPlan& plan) {
  const Table& t = view.table;
  const int need = monsters_too_many(mind.rules, t, t.vote.area);
  const Item mine = is<answer::Play>(plan.action) ? parts_of<answer::Play>(plan.action).item : kNoItem;
  if (mine != kNoItem && mind.rules.row(mine).effect == ItemEffect::KillMonsters)
    return statement(Say::WillPlay, {arg(mine), arg(t.vote.area)});
  for (Cards left = view.hand; !left.empty(); left = left.without_kind(left.first())) {
    const Item item = left.first();
    const ItemRow& row = mind.rules.row(item);
    if (row.effect != ItemEffect::KillMonsters || row.amount == kAllOfThem || row.amount >= need) continue;
    for (Seat other : t.vote.participants.without(mind.me))
      if (t.hand_size[slot(other)] > 0 && mind.memory.expected_cards(view, other, item) > 0.15)
        return statement(Say::PlayIf, {arg(other), arg(item), arg(Deed::Play), kNotSaid, kNotSaid});
  }
  const SeatSet others = t.vote.participants.without(mind.me);
  const Seat other = nth(others, static_cast<int>(mind.rng.below(static_cast<std::uint32_t>(others.size()))));
  if (t.hand_size[slot(other)] < 2) return std::nullopt;
  return statement(Say::AskPlay, {arg(other), kNotSaid});
}

std::optional<Statement> defence(Mind& mind, const View& view) {
  const Table& t = view.table;
  const Seat victim = preferred_victim(mind, t);
  if (victim == kNobody) return std::nullopt;
  switch (mind.rng.below(4)) {
    case 0: return statement(Say::PromiseVoteAgainst, {arg(victim), arg(t.vote.area)});
    case 1: {
      const Seat strong = likely_friend(mind, t, t.vote.participants.without(victim));
      if (strong == kNobody) break;
      const bool lasting = happens(mind.rng, 0.3);
      return statement(Say::PromiseNotAgainst, {arg(strong), arg(lasting ? Until::Round : Until::Vote)});
    }
    case 2:
      if (mind.who.grudge > 1 || happens(mind.rng, 0.2))
        return statement(Say::Threaten,
                         {arg(victim), arg(Condition::VotesAgainstMe), arg(Sanction::VoteAgainst)});
      break;
    default: break;
  }
  return ask_against(mind, t, victim);
}

std::optional<Statement> tie_words(Mind& mind, const Table& t) {
  const Seat victim = preferred_victim(mind, t);
  if (t.victim_token == mind.me) {
    if (victim == kNobody) return std::nullopt;
    return statement(Say::PromiseTie, {arg(victim), arg(Stance::Against)});
  }
  if (t.victim_token == victim) return std::nullopt;
  return statement(Say::AskTie, {arg(t.victim_token), arg(mind.me), arg(Stance::For)});
}

// Claims that might make others think again.
std::optional<Statement> bluff(Mind& mind, const View& view) {
  const Table& t = view.table;
  for (int i = 0; i < mind.rules.item_kinds; ++i) {
    const Item item = static_cast<Item>(i);
    const ItemRow& row = mind.rules.row(item);
    if (row.effect != ItemEffect::KillMonsters || row.amount != kAllOfThem || t.played.has(item)) continue;
    if (view.hand.has(item)) return std::nullopt;
    return statement(Say::Have, {arg(item), 1});
  }
  return std::nullopt;
}

std::optional<Statement> suspicion(Mind& mind, const View& view) {
  const Table& t = view.table;
  for (Seat seat : t.vote.participants.without(mind.me)) {
    if (t.hand_size[slot(seat)] < 2) continue;
    for (int i = 0; i < mind.rules.item_kinds; ++i) {
      const Item item = static_cast<Item>(i);
      if (mind.rules.row(item).weapon && mind.memory.expected_cards(view, seat, item) > 0.4)
        return statement(Say::AccuseHiding, {arg(seat), arg(item)});
    }
  }
  return std::nullopt;
}

std::optional<Statement> words_in_danger(Mind& mind, const View& view, const CardPlan& plan) {
  const Table& t = view.table;
  if (takes_up(mind, Topic::Deal, 0.5))
    if (const auto words = deal_words(mind, view, plan)) return words;
  if (takes_up(mind, Topic::Defence, 0.6))
    if (const auto words = defence(mind, view)) return words;
  if (takes_up(mind, Topic::Plea, 0.25)) return plea(mind, t);
  if (takes_up(mind, Topic::Tie, 0.25))
    if (const auto words = tie_words(mind, t)) return words;
  if (takes_up(mind, Topic::Bluff, 0.3 * lies_at(mind.who, mind.progress(t)))) return bluff(mind, view);
  return std::nullopt;
}

}  // namespace

std::optional<Statement> words_before_an_office(Mind& mind, const View& view) {
  const Table& t = view.table;
  if (!t.vote.participants.has(mind.me)) return std::nullopt;
  const auto kind = static_cast<std::uint16_t>(t.vote.kind);
  if (wins_alone(mind, t)) {
    if (takes_up(mind, Topic::Count, 0.1)) return count_words(mind, t, mind.me);
    return std::nullopt;
  }
  if (!takes_up(mind, Topic::Office, 0.7)) return std::nullopt;
  const Seat partner = kingmaker(mind, t);
  if (partner != kNobody && t.vote.kind == VoteKind::Search)
    return statement(Say::OfferCard, {arg(partner), kNotSaid, kind});
  if (partner != kNobody) return statement(Say::AskVoteFor, {arg(mind.me), kind}, only(partner));
  const Seat liked = likely_friend(mind, t, t.vote.participants);
  if (liked == kNobody) return std::nullopt;
  return statement(Say::PromiseVoteFor, {arg(liked), kind, arg(When::This)}, only(liked));
}

std::optional<Statement> words_under_attack(Mind& mind, const View& view) {
  const Table& t = view.table;
  if (!vote_under_way(t) || !monsters_get_in(mind.rules, t, t.vote.area) ||
      candidates(mind.rules, t).size() < 2)
    return std::nullopt;
  if (!t.vote.participants.has(mind.me)) {
    const Seat first = public_leader(mind, t);
    if (first != mind.me && candidates(mind.rules, t).has(first) && takes_up(mind, Topic::Leader, 0.08))
      return statement(Say::PointLeader, {arg(first), small(public_points(mind.rules, t, first))});
    return std::nullopt;
  }
  const CardPlan plan = plan_feed_card(mind, view);
  if (takes_up(mind, Topic::Need, t.vote.area == Area::Lot ? 0.05 : 0.15))
    return statement(Say::AnnounceNeeded,
                     {arg(t.vote.area), small(monsters_too_many(mind.rules, t, t.vote.area))});
  if (plan.my_odds > 0.3)
    if (const auto words = words_in_danger(mind, view, plan)) return words;
  const Seat first = public_leader(mind, t);
  if (first != mind.me && takes_up(mind, Topic::Leader, 0.12))
    return statement(Say::PointLeader, {arg(first), small(public_points(mind.rules, t, first))});
  if (takes_up(mind, Topic::Count, 0.06)) return count_words(mind, t, mind.me);
  if (takes_up(mind, Topic::Suspicion, 0.06)) return suspicion(mind, view);
  return std::nullopt;
}

}  // namespace holdout::osaczeni
