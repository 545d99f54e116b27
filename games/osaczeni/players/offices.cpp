#include <algorithm>

#include "games/osaczeni/players/mind.h"
#include "games/osaczeni/players/promises.h"
#include "games/osaczeni/rules/wording/sentences.h"

// Phases 1 and 2: who searches the truck, what becomes of the cards, who takes the badge, who listens in.

namespace holdout::osaczeni {

namespace {

// What winning the vote is worth to me.
double office_value(const Mind& mind, const Table& t) {
  if (t.vote.kind == VoteKind::Search) return t.deck_size >= 2 ? 1.6 : 1.0;
  return 0.5 + 0.15 * living_of(t, mind.me).size();
}

// For whom somebody else said he would vote, or agreed to; nobody if that is not what was said.
Seat promised_to(const Mind& mind, const Table& t, const Statement& said) {
  if (said.speaker == mind.me || !t.vote.participants.has(said.speaker)) return kNobody;
  const auto same_vote = [&](const Statement& about) { return word_arg<VoteKind>(about, 1) == t.vote.kind; };
  if (said_form(said) == Say::PromiseVoteFor) return same_vote(said) ? player_arg(said) : kNobody;
  if (said_form(said) != Say::Agree) return kNobody;
  const Entry* const about = mind.memory.ledger().find(said.about);
  if (about == nullptr) return kNobody;
  if (said_form(about->said) == Say::AskVoteFor && same_vote(about->said)) return player_arg(about->said);
  const bool offer = said_form(about->said) == Say::OfferCard && t.vote.kind == VoteKind::Search;
  return offer ? about->said.speaker : kNobody;
}

// Chances to win with `mine` votes of mine for `candidate`, if the others voted for themselves or as they
// promised.
BySeat<double> winning_odds(const Mind& mind, const Table& t, Seat candidate, int mine) {
  BySeat<int> total{};
  for (Seat voter : t.vote.participants.without(mind.me))
    total[slot(voter)] += votes_of(mind.rules, t, voter);
  for (const Statement& said : mind.memory.recent()) {
    const Seat favoured = promised_to(mind, t, said);
    if (favoured == kNobody || mind.memory.trust(said.speaker, TrustIn::Votes) < 0.5) continue;
    const int votes = votes_of(mind.rules, t, said.speaker);
    total[slot(said.speaker)] -= votes;
    total[slot(favoured)] += votes;
  }
  total[slot(candidate)] += mine;
  const int most = *std::max_element(total.begin(), total.end());
  SeatSet tied;
  for (Seat each : first_seats(mind.rules.players))
    if (total[slot(each)] == most) tied.add(each);
  if (tied.has(t.victim_token)) tied = only(t.victim_token);  // decides for himself, I suppose
  if (t.victim_token == mind.me && tied.has(candidate)) tied = only(candidate);
  BySeat<double> odds{};
  for (Seat each : tied) odds[slot(each)] = 1.0 / tied.size();
  return odds;
}

double good_of_winner(const Mind& mind, const Table& t, Seat winner) {
  if (winner == mind.me) return office_value(mind, t);
  double value = -1.2 * rival_weights(mind.lens(t), t)[slot(winner)] - 0.3 * mind.spite(winner);
  if (mind.memory.allies().has(winner)) value += 0.3;
  if (t.vote.kind != VoteKind::Search) return value;
  for (const Statement& said : mind.memory.recent())  // a card for my vote
    if (said_form(said) == Say::OfferCard && said.speaker == winner && player_arg(said) == mind.me)
      value += mind.memory.trust(winner, TrustIn::Cards);
  return value;
}

Item best_by(Cards cards, const auto& value) {
  Item best = cards.first();
  for (; !cards.empty(); cards = cards.without_kind(cards.first()))
    if (value(cards.first()) > value(best)) best = cards.first();
  return best;
}

}  // namespace

Action choose_office_card(Mind& mind, const View& view, const Actions& options) {
  const Table& t = view.table;
  mind.why = Saying(view.hand.empty() ? "osaczeni.reason.done_no_cards" : "osaczeni.reason.keep_gun");
  const int votes = votes_of(mind.rules, t, mind.me);
  for (const Action& option : options) {
    if (!is<answer::Play>(option)) continue;
    const Item item = parts_of<answer::Play>(option).item;
    const int more = mind.rules.row(item).amount;
    const double better = winning_odds(mind, t, mind.me, votes + more)[slot(mind.me)] -
                          winning_odds(mind, t, mind.me, votes)[slot(mind.me)];
    const double price = card_value(mind, view, item) * (view.hand.count(item) > 1 ? 0.5 : 1.0);
    if (better * office_value(mind, t) < price) continue;
    mind.why = Saying("osaczeni.reason.card_votes").item(item);
    return option;
  }
  return answer::Done{};
}

Action choose_office_ballot(Mind& mind, const View& view, const Actions& options) {
  const Table& t = view.table;
  const int votes = votes_of(mind.rules, t, mind.me);
  Best best(options[0], -1000.0);
  for (const Action& option : options) {
    const Seat candidate = parts_of<answer::Point>(option).player;
    const BySeat<double> odds = winning_odds(mind, t, candidate, votes);
    double value = mind.whim();
    for (Seat winner : first_seats(mind.rules.players))
      if (odds[slot(winner)] > 0) value += odds[slot(winner)] * good_of_winner(mind, t, winner);
    value += bound_to_elect(mind, t, t.vote.kind, candidate) + (candidate == mind.me ? 0.1 : 0.0);
    best.offer(option, value);
  }
  const Seat chosen = parts_of<answer::Point>(best.one).player;
  const bool search = t.vote.kind == VoteKind::Search;
  const std::string_view key = bound_to_elect(mind, t, t.vote.kind, chosen) > 0
                                   ? "osaczeni.reason.elect_promised"
                               : chosen != mind.me ? "osaczeni.reason.elect_other"
                               : search            ? "osaczeni.reason.elect_self_search"
                                                   : "osaczeni.reason.elect_self_badge";
  mind.why = Saying(key).player(chosen);
  return best.one;
}

Action choose_kept_card(Mind& mind, const View& view, const Actions&) {
  const Item kept = best_by(view.search.drawn, [&](Item item) {
    const double another = view.hand.has(item) ? 0.8 : 1.0;
    return another * card_value(mind, view, item);
  });
  mind.why = Saying("osaczeni.reason.keep_card").item(kept);
  return answer::Keep{kept};
}

// The less dangerous one is given, the other one leaves the game.
Action choose_given_card(Mind& mind, const View& view, const Actions&) {
  Cards left = view.search.drawn;
  left.remove(view.search.kept);
  const Item given = best_by(left, [&](Item item) { return mind.rules.row(item).rank; });
  mind.why = Saying("osaczeni.reason.give_card").item(given);
  return answer::Give{given};
}

Action choose_receiver(Mind& mind, const View& view, const Actions& options) {
  const Table& t = view.table;
  const BySeat<double> weights = rival_weights(mind.lens(t), t);
  Best best(options[0], -1000.0);
  for (const Action& option : options) {
    if (is<answer::Keep>(option)) {  // OS-307: the last card
      mind.why = Saying("osaczeni.reason.keep_card").item(parts_of<answer::Keep>(option).item);
      return option;
    }
    const Seat seat = parts_of<answer::GiveTo>(option).player;
    double value =
        mind.whim() - 2 * weights[slot(seat)] - 0.3 * mind.spite(seat) + bound_to_give(mind, t, seat);
    if (eliminated(t, seat)) value -= 0.2;  // wasted, and nobody will be grateful
    if (mind.memory.allies().has(seat)) value += 0.5;
    best.offer(option, value);
  }
  const Seat seat = parts_of<answer::GiveTo>(best.one).player;
  mind.why =
      Saying(bound_to_give(mind, t, seat) > 0.5 ? "osaczeni.reason.give_promised" : "osaczeni.reason.give_to")
          .player(seat);
  return best.one;
}

Action choose_walkie(Mind& mind, const View& view, const Actions& options) {
  const Table& t = view.table;
  mind.why = Saying(view.hand.empty() ? "osaczeni.reason.done_no_cards" : "osaczeni.reason.no_walkie");
  if (t.saw_dice.has(mind.me)) return answer::Done{};
  const Outlook night = outlook(mind.lens(t), t, mind.memory.dice_odds(view));
  double doubt = 0;
  for (Character who : living_of(t, mind.me)) {
    const double attack = std::min(night.attack[slot(area_of(t, who))], 1.0);
    doubt += 4 * attack * (1 - attack) + (area_of(t, who) == Area::Lot ? 0.5 : 0.0);
  }
  if (t.badge_vote_held) doubt *= 1.3 - mind.memory.trust(t.badge, TrustIn::Dice);
  for (const Action& option : options) {
    if (!is<answer::Play>(option)) continue;
    if (0.5 * doubt < card_value(mind, view, parts_of<answer::Play>(option).item)) continue;
    mind.why = Saying("osaczeni.reason.walkie");
    return option;
  }
  return answer::Done{};
}

}  // namespace holdout::osaczeni
