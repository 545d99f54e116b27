#include <algorithm>

#include "bots/osaczeni_mind.h"
#include "bots/osaczeni_promises.h"
#include "games/osaczeni/sentences.h"

// Phases 1 and 2: who searches the truck, what becomes of the cards, who takes the badge, who listens in.

namespace holdout::osaczeni {

namespace {

// What winning the vote is worth to me.
double office_value(const Mind& mind, const Table& t) {
  if (t.vote.kind == VoteKind::Search) return t.deck_size >= 2 ? 1.6 : 1.0;
  return 0.5 + 0.15 * living_of(t, mind.me).size();
}

// How the vote would end with `mine` votes for `candidate`, if the others voted for themselves.
Seat likely_winner(const Mind& mind, const Table& t, Seat candidate, int mine) {
  BySeat<int> total{};
  for (Seat voter : t.vote.participants)
    if (voter != mind.me) total[slot(voter)] += votes_of(mind.rules, t, voter);
  for (const Statement& said : mind.memory.recent()) {  // those who promised otherwise
    if (said_form(said) != Say::PromiseVoteFor || said.speaker == mind.me ||
        word_arg<VoteKind>(said, 1) != t.vote.kind || !t.vote.participants.has(said.speaker) ||
        mind.memory.trust(said.speaker, TrustIn::Votes) < 0.5)
      continue;
    const int votes = votes_of(mind.rules, t, said.speaker);
    total[slot(said.speaker)] -= votes;
    total[slot(player_arg(said))] += votes;
  }
  total[slot(candidate)] += mine;
  Seat best = candidate;
  for (Seat each : first_seats(mind.rules.players)) {
    if (total[slot(each)] > total[slot(best)]) best = each;
    // The token holder decides for himself, else against the strongest.
    if (total[slot(each)] == total[slot(best)] && each == t.victim_token) best = each;
  }
  return best;
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
  mind.why = Saying("osaczeni.reason.keep_gun");
  const int votes = votes_of(mind.rules, t, mind.me);
  for (const Action& option : options) {
    if (option.kind != static_cast<std::uint8_t>(ActionKind::Play)) continue;
    const Item item = static_cast<Item>(option.a);
    const bool wins_anyway = likely_winner(mind, t, mind.me, votes) == mind.me;
    const bool would_win = likely_winner(mind, t, mind.me, votes + mind.rules.row(item).amount) == mind.me;
    const double price = card_value(mind, view, item) * (view.hand.count(item) > 1 ? 0.5 : 1.0);
    if (wins_anyway || !would_win || office_value(mind, t) < price) continue;
    mind.why = Saying("osaczeni.reason.card_votes").item(item);
    return option;
  }
  return action(ActionKind::Done);
}

Action choose_office_ballot(Mind& mind, const View& view, const Actions& options) {
  const Table& t = view.table;
  const int votes = votes_of(mind.rules, t, mind.me);
  Action best = options[0];
  double most = -1000;
  for (const Action& option : options) {
    const Seat candidate = seat_at(option.a);
    double value = mind.whim() + good_of_winner(mind, t, likely_winner(mind, t, candidate, votes));
    value += bound_to_elect(mind, t, t.vote.kind, candidate) + (candidate == mind.me ? 0.1 : 0.0);
    if (value <= most) continue;
    most = value;
    best = option;
  }
  const Seat chosen = seat_at(best.a);
  const bool search = t.vote.kind == VoteKind::Search;
  const std::string_view key = bound_to_elect(mind, t, t.vote.kind, chosen) > 0
                                   ? "osaczeni.reason.elect_promised"
                               : chosen != mind.me ? "osaczeni.reason.elect_other"
                               : search            ? "osaczeni.reason.elect_self_search"
                                                   : "osaczeni.reason.elect_self_badge";
  mind.why = Saying(key).player(chosen);
  return best;
}

Action choose_kept_card(Mind& mind, const View& view, const Actions&) {
  const Item kept = best_by(view.search.drawn, [&](Item item) {
    const double another = view.hand.has(item) ? 0.8 : 1.0;
    return another * card_value(mind, view, item);
  });
  mind.why = Saying("osaczeni.reason.keep_card").item(kept);
  return action(ActionKind::Keep, u8(kept));
}

// The less dangerous one is given, the other one leaves the game.
Action choose_given_card(Mind& mind, const View& view, const Actions&) {
  Cards left = view.search.drawn;
  left.remove(view.search.kept);
  const Item given = best_by(left, [&](Item item) { return mind.rules.row(item).rank; });
  mind.why = Saying("osaczeni.reason.give_card").item(given);
  return action(ActionKind::Give, u8(given));
}

Action choose_receiver(Mind& mind, const View& view, const Actions& options) {
  const Table& t = view.table;
  const BySeat<double> weights = rival_weights(mind.lens(t), t);
  Action best = options[0];
  double most = -1000;
  for (const Action& option : options) {
    if (option.kind == static_cast<std::uint8_t>(ActionKind::Keep)) {  // OS-307: the last card
      mind.why = Saying("osaczeni.reason.keep_card").item(static_cast<Item>(option.a));
      return option;
    }
    const Seat seat = seat_at(option.a);
    double value =
        mind.whim() - 2 * weights[slot(seat)] - 0.3 * mind.spite(seat) + bound_to_give(mind, t, seat);
    if (eliminated(t, seat)) value -= 0.2;  // wasted, and nobody will be grateful
    if (mind.memory.allies().has(seat)) value += 0.5;
    if (value <= most) continue;
    most = value;
    best = option;
  }
  const Seat seat = seat_at(best.a);
  mind.why =
      Saying(bound_to_give(mind, t, seat) > 0.5 ? "osaczeni.reason.give_promised" : "osaczeni.reason.give_to")
          .player(seat);
  return best;
}

Action choose_walkie(Mind& mind, const View& view, const Actions& options) {
  const Table& t = view.table;
  mind.why = Saying(view.hand.empty() ? "osaczeni.reason.done_no_cards" : "osaczeni.reason.no_walkie");
  if (t.saw_dice.has(mind.me)) return action(ActionKind::Done);
  const Outlook night = outlook(mind.lens(t), t, mind.memory.dice_odds(view));
  double doubt = 0;
  for (Character who : living_of(t, mind.me)) {
    const double attack = std::min(night.attack[slot(area_of(t, who))], 1.0);
    doubt += 4 * attack * (1 - attack) + (area_of(t, who) == Area::Lot ? 0.5 : 0.0);
  }
  if (t.badge_vote_held) doubt *= 1.3 - mind.memory.trust(t.badge, TrustIn::Dice);
  for (const Action& option : options) {
    if (option.kind != static_cast<std::uint8_t>(ActionKind::Play)) continue;
    if (0.5 * doubt < card_value(mind, view, static_cast<Item>(option.a))) continue;
    mind.why = Saying("osaczeni.reason.walkie");
    return option;
  }
  return action(ActionKind::Done);
}

}  // namespace holdout::osaczeni
