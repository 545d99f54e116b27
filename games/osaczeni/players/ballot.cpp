#include "games/osaczeni/players/mind.h"
#include "games/osaczeni/players/promises.h"
#include "games/osaczeni/rules/wording/sentences.h"

// The feed vote's Decision: ballots, ties, and who is given up.

namespace holdout::osaczeni {

namespace {

constexpr int kSamples = 24;

// What it would mean to me if that candidate were chosen.
double worth_of_choice(const Mind& mind, const Lens& lens, const Table& t, Seat candidate) {
  const Character lost = cheapest(mind.rules, family_in(t, candidate, t.vote.area).without(t.hidden));
  const int left = living_of(t, candidate).size();
  double points = points_of(mind.rules, lost);
  if (left == mind.rules.survivors_for_bonus) points += mind.rules.survivors_bonus;  // OS-V02
  if (candidate != mind.me) return points * rival_weights(lens, t)[slot(candidate)] + mind.spite(candidate);
  return left == 1 ? -points - mind.weights.last_one : -points;
}

// Why one might shrink from pointing at somebody, whoever is chosen in the end.
double reluctance(const Mind& mind, Seat candidate) {
  double price = 0;
  for (const Statement& said : mind.memory.recent()) {
    if (said.speaker != candidate) continue;
    const bool grim = said_form(said) == Say::Threaten && player_arg(said) == mind.me;
    if (said_form(said) == Say::PleadSpare) price += 0.05 * mind.who.honour;
    if (grim) price += 0.3 / mind.who.grudge;
  }
  return price;
}

Seat draw_candidate(Rng& rng, const Lens& lens, const Table& t, Seat voter, SeatSet candidates) {
  BySeat<double> wish{};
  double sum = 0;
  for (Seat each : candidates) sum += wish[slot(each)] = feed_wish(lens, t, t.vote.area, voter, each);
  double ticket = sum * rng.below(1U << 16) / (1U << 16);
  for (Seat each : candidates) {
    if (ticket < wish[slot(each)]) return each;
    ticket -= wish[slot(each)];
  }
  return candidates.first();
}

SeatSet most_voted(const BySeat<int>& total, SeatSet candidates) {
  int most = 0;
  SeatSet top;
  for (Seat each : candidates) {
    if (total[slot(each)] < most || total[slot(each)] == 0) continue;
    if (total[slot(each)] > most) top = {};
    most = total[slot(each)];
    top.add(each);
  }
  return top;
}

struct Election {
  const Mind& mind;
  const Table& t;
  const Lens& lens;
  SeatSet candidates;
  BySeat<double> worth{};

  Seat winner(Rng& rng, const BySeat<int>& total) const {
    const SeatSet tied = most_voted(total, candidates);
    if (tied.size() <= 1) return tied.empty() ? candidates.first() : tied.first();
    const Seat judge = t.victim_token;  // OS-222
    if (judge == mind.me) {
      Seat best = tied.first();
      for (Seat each : tied)
        if (worth[slot(each)] > worth[slot(best)]) best = each;
      return best;
    }
    const SeatSet others = tied.without(judge);
    return draw_candidate(rng, lens, t, judge, others.empty() ? tied : others);
  }
};

// The ballots of everybody else, as they lie open (OS-V21) or as one guess among many.
BySeat<int> guessed_ballots(const Election& e, Rng& rng) {
  BySeat<int> total{};
  for (Seat voter : e.t.vote.ballot.voters.without(e.mind.me)) {
    Seat target = e.t.vote.pointed[slot(voter)];
    if (target == kNobody) {
      const SeatSet others = e.candidates.without(voter);
      target = others.empty() ? voter : draw_candidate(rng, e.lens, e.t, voter, others);
    }
    total[slot(target)] += votes_of(e.mind.rules, e.t, voter);
  }
  return total;
}

// One's own vote against oneself needs a better end than any other ballot promises, not only a price saved.
bool gives_itself_up(const Election& e, const BySeat<double>& value) {
  constexpr double kHelps = 0.2;
  for (Seat other : e.candidates.without(e.mind.me))
    if (value[slot(e.mind.me)] <= value[slot(other)] + kHelps) return false;
  return true;
}

void explain_ballot(Mind& mind, const Table& t, Seat chosen) {
  const auto points = [&](Seat seat) { return public_points(mind.rules, t, seat); };
  if (chosen == mind.me) {
    mind.why = Saying("osaczeni.reason.vote_self");
    return;
  }
  bool leads = true;
  for (Seat each : living_players(t).without(mind.me)) leads = leads && points(each) <= points(chosen);
  const std::string_view key = bound_to_feed(mind, t, chosen) > 0 ? "osaczeni.reason.vote_promised"
                               : mind.spite(chosen) > 0.8         ? "osaczeni.reason.vote_grudge"
                               : leads                            ? "osaczeni.reason.vote_leader"
                                                                  : "osaczeni.reason.vote_likely";
  mind.why = Saying(key).player(chosen);
}

}  // namespace

Action choose_feed_ballot(Mind& mind, const View& view, const Actions& options) {
  const Table& t = view.table;
  const Lens lens = mind.lens(t);
  Election e{mind, t, lens, candidates(mind.rules, t)};
  for (Seat each : e.candidates) e.worth[slot(each)] = worth_of_choice(mind, lens, t, each);
  const int votes = votes_of(mind.rules, t, mind.me);
  BySeat<double> value{};
  for (int i = 0; i < kSamples; ++i) {
    const BySeat<int> others = guessed_ballots(e, mind.rng);
    for (const Action& option : options) {
      const auto candidate = slot(parts_of<answer::Point>(option).player);
      BySeat<int> total = others;
      total[candidate] += votes;
      value[candidate] += e.worth[slot(e.winner(mind.rng, total))] / kSamples;
    }
  }
  Best best(options[0], -1000.0);
  for (const Action& option : options) {
    const Seat candidate = parts_of<answer::Point>(option).player;
    if (candidate == mind.me && !gives_itself_up(e, value)) continue;
    // Pointing at somebody has a price of its own: a word broken, a grudge earned.
    double here =
        value[slot(candidate)] + mind.whim() + mind.weights.honour * bound_to_feed(mind, t, candidate);
    here += 0.05 * e.worth[slot(candidate)] - reluctance(mind, candidate);
    best.offer(option, here);
  }
  explain_ballot(mind, t, parts_of<answer::Point>(best.one).player);
  return best.one;
}

Action choose_tie(Mind& mind, const View& view, const Actions& options) {
  const Table& t = view.table;
  const Lens lens = mind.lens(t);
  const bool feed = t.vote.kind == VoteKind::Feed;
  Best best(options[0], -1000.0);
  for (const Action& option : options) {
    const Seat each = parts_of<answer::Point>(option).player;
    const double other = -2 * rival_weights(lens, t)[slot(each)] - mind.spite(each);
    const double gain = feed ? worth_of_choice(mind, lens, t, each) : each == mind.me ? 2.0 : other;
    const double value = mind.whim() + gain + bound_in_tie(mind, t, each);
    best.offer(option, value);
  }
  const Seat chosen = parts_of<answer::Point>(best.one).player;
  const std::string_view key = bound_in_tie(mind, t, chosen) > 0 ? "osaczeni.reason.tie_promised"
                               : feed                            ? "osaczeni.reason.tie_feed"
                               : chosen == mind.me               ? "osaczeni.reason.tie_self"
                                                                 : "osaczeni.reason.tie_office";
  mind.why = Saying(key).player(chosen);
  return best.one;
}

Action choose_eaten(Mind& mind, const View& view, const Actions& options) {
  const Lens lens = mind.lens(view.table);
  Best best(options[0], -1000.0);
  for (const Action& option : options) {
    Table t = view.table;
    std::uint8_t& here = t.monsters[slot(t.vote.area)];
    here = t.vote.area == Area::Lot ? u8(here - 1) : u8(0);
    const Character given = parts_of<answer::Sacrifice>(option).character;
    t.at[slot(t.vote.area)].remove(given);
    t.cold_store.push(given);
    // Tonight nobody walks away any more, but a card may still save somebody, and nothing saves who is given
    // up. The coming night counts only if it comes (OS-706), and then in part, for whoever is left can walk.
    const Outlook tonight = rest_of_night(lens, t, t.vote.area);
    const double another = goes_on(lens.rules, t, tonight.deaths);
    double value =
        public_points(lens.rules, t, mind.me) - mind.weights.left_tonight * tonight.loss[slot(mind.me)];
    if (another > 0) {
      const Outlook night = outlook(lens, t, DiceOdds::fair(t.dice_in_use));
      value -= mind.weights.left_behind * another * night.loss[slot(mind.me)];
    }
    best.offer(option, value);
  }
  mind.why =
      Saying("osaczeni.reason.give_up").character(parts_of<answer::Sacrifice>(best.one).character.kind());
  return best.one;
}

// OS-V15: the token breaks ties, so it goes to whoever would break them for me.
Action choose_token_holder(Mind& mind, const View& view, const Actions& options) {
  const BySeat<double> weights = rival_weights(mind.lens(view.table), view.table);
  Best best(options[0], -1000.0);
  for (const Action& option : options) {
    const Seat seat = parts_of<answer::Point>(option).player;
    const double value = mind.whim() - mind.memory.grudge(seat) - weights[slot(seat)] +
                         (mind.memory.allies().has(seat) ? 1 : 0);
    best.offer(option, value);
  }
  mind.why = Saying("osaczeni.reason.pass_token").player(parts_of<answer::Point>(best.one).player);
  return best.one;
}

}  // namespace holdout::osaczeni
