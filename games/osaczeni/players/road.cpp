#include <algorithm>

#include "games/osaczeni/players/mind.h"
#include "games/osaczeni/players/promises.h"
#include "games/osaczeni/rules/wording/sentences.h"

// Phases 3 and 4: where to go, whom to send, when to drink; and where the dead send their monsters.

namespace holdout::osaczeni {

namespace {

using Destinations = BySeat<Area>;

constexpr int kScenarios = 6;

void relocate(Table& t, Character who, Area to) {
  t.at[slot(area_of(t, who))].remove(who);
  t.at[slot(to)].add(who);
}

// A quick guess at whom somebody moves: the dearest out of danger, else the cheapest.
Character likely_mover(const Rules& r, const Table& t, Seat seat, const DiceOdds& dice) {
  const Characters those = movable(r, t, seat);
  if (arrives_at(r, t, seat) == Area::Lot) return cheapest(r, those);
  Characters in_danger;
  for (Character who : those) {
    const Area area = area_of(t, who);
    const int coming = monsters_at(t, area) + dice.known[slot(area)] + (dice.unknown > 2 ? 1 : 0);
    if (area == Area::Lot ? coming > 0 : coming > strength_in(r, t, area)) in_danger.add(who);
  }
  return in_danger.empty() ? cheapest(r, those) : dearest(r, in_danger);
}

void move_family(const Rules& r, Table& t, Seat seat, const DiceOdds& dice) {
  if (movable(r, t, seat).empty()) return;
  relocate(t, likely_mover(r, t, seat, dice), arrives_at(r, t, seat));
}

// Everybody of `movers` in order from the badge; stops before `until`, whom it leaves in `movers`.
void move_families(const Rules& r, Table& t, SeatSet& movers, Seat until, const DiceOdds& dice) {
  for (;;) {
    const Seat next = first_from_badge(t, movers);
    if (next == kNobody || next == until) return;
    movers.remove(next);
    move_family(r, t, next, dice);
  }
}

// What having people there next round is worth besides points: the truck and the badge.
double prospects(const Lens& lens, const Table& t) {
  const Rules& r = lens.rules;
  // The chance to win the vote there with the people I have, or to be needed by somebody who wants to.
  const auto chance = [&](Area area) {
    int mine = 0;
    int strongest = 0;
    for (Seat seat : players_in(t, area)) {
      const int votes = sum_over_kinds(family_in(t, seat, area), r.votes);
      if (seat == lens.me)
        mine = votes;
      else
        strongest = std::max(strongest, votes);
    }
    if (mine == 0) return 0.0;
    if (mine == strongest) return t.victim_token == lens.me ? 1.0 : 0.45;
    return mine > strongest ? 1.0 : 0.25;
  };
  if (deaths_left(r, t) <= 1) return 0;
  double company = 0;
  for (Character who : living_of(t, lens.me)) {
    const Area area = area_of(t, who);
    if (area != Area::Lot && players_in(t, area).size() > 1) company += lens.weights.company;
  }
  return company + (t.deck_size > 0 ? lens.weights.truck * chance(Area::Lot) : 0.0) +
         lens.weights.badge * chance(Area::Monitoring);
}

double value_of(const Lens& lens, const Table& t, const DiceOdds& dice) {
  return position_value(lens, t, dice) + prospects(lens, t);
}

// How an area looks to somebody who must pick one, for guessing at the others.
ByArea<double> appeals(const Mind& mind, const View& view, Seat seat, const DiceOdds& dice) {
  const Table& t = view.table;
  const Characters own = living_of(t, seat);
  ByArea<double> appeal{};
  double sum = 0;
  for (int a = 1; a <= kAreas; ++a) {
    const Area area = area_number(a);
    if (!legal_destination(t, own, area)) continue;
    double here = t.deck_size > 0 ? 0.9 : 0.3;
    if (area != Area::Lot) {
      const double margin = strength_in(mind.rules, t, area) + 1 - monsters_at(t, area) -
                            dice.known[slot(area)] - dice.unknown * dice.chance[slot(area)];
      here = free_space(mind.rules, t, area) ? std::clamp(margin + 2, 0.3, 7.0) : 0.3;
      here = here * here;
    }
    appeal[slot(area)] = here;
    sum += here;
  }
  const Area said = mind.memory.said_destination(seat);
  if (said != Area::None && appeal[slot(said)] > 0) {
    const double believed = std::min(0.9, mind.memory.trust(seat, TrustIn::Road));
    appeal[slot(said)] += sum * believed / (1 - believed);
  }
  return appeal;
}

Area draw(Rng& rng, const ByArea<double>& weights) {
  double sum = 0;
  for (double each : weights) sum += each;
  double ticket = sum * rng.below(1U << 16) / (1U << 16);
  Area last = Area::None;
  for (int a = 1; a <= kAreas; ++a) {
    const double weight = weights[static_cast<std::size_t>(a)];
    if (weight <= 0) continue;
    last = area_number(a);
    if (ticket < weight) return last;
    ticket -= weight;
  }
  return last;
}

// The best that moving one character to my destination can bring, if the others do as in `t`.
double best_move_value(const Lens& lens, const Table& before, SeatSet after_me, const DiceOdds& dice) {
  double best = -1000;
  const Characters those = movable(lens.rules, before, lens.me);
  const Area to = arrives_at(lens.rules, before, lens.me);
  const auto consider = [&](Table t) {
    SeatSet movers = after_me;
    move_families(lens.rules, t, movers, kNobody, dice);
    best = std::max(best, value_of(lens, t, dice));
  };
  if (those.empty()) consider(before);
  for (Character who : those) {
    Table t = before;
    relocate(t, who, to);
    consider(t);
  }
  return best;
}

// Words of others about an area: an invitation is company, a request to stay away is a bad welcome.
double called_to(const Mind& mind, const Table& t, Area area) {
  double pull = 0;
  for (const Statement& said : mind.memory.recent()) {
    if (said.speaker == mind.me) continue;
    const Say say = said_form(said);
    if ((say != Say::InviteTo && say != Say::AskKeepOut) || area_arg(said) != area) continue;
    if (!said.to.empty() && !said.to.has(mind.me)) continue;
    const double friendly = mind.memory.allies().has(said.speaker) ? 0.8 : 0.3;
    pull += (say == Say::InviteTo ? friendly : -0.3) * mind.memory.trust(said.speaker, TrustIn::Road);
  }
  return pull + bound_to_go(mind, t, area);
}

Action best_destination(Mind& mind, const View& view, const Actions& options, const DiceOdds& dice) {
  const Rules& r = mind.rules;
  const Table& t = view.table;
  const Lens lens = mind.lens(t);
  BySeat<ByArea<double>> appeal{};
  const SeatSet movers = living_players(t);
  for (Seat seat : movers.without(mind.me))
    if (t.destination[slot(seat)] == Area::None) appeal[slot(seat)] = appeals(mind, view, seat, dice);

  std::array<double, kAreas + 1> value{};
  for (int k = 0; k < kScenarios; ++k) {
    Table guess = t;
    for (Seat seat : movers.without(mind.me))
      if (t.destination[slot(seat)] == Area::None)
        guess.destination[slot(seat)] = draw(mind.rng, appeal[slot(seat)]);
    SeatSet left = movers;
    move_families(r, guess, left, mind.me, dice);
    for (const Action& option : options) {
      const Area area = parts_of<answer::Go>(option).area;
      guess.destination[slot(mind.me)] = area;
      value[slot(area)] += best_move_value(lens, guess, left.without(mind.me), dice) / kScenarios;
    }
  }
  Action best = options[0];
  double most = -1000;
  for (const Action& option : options) {
    const Area area = parts_of<answer::Go>(option).area;
    const double here = value[slot(area)] + called_to(mind, t, area) + mind.whim();
    if (here <= most) continue;
    most = here;
    best = option;
  }
  return best;
}

void explain_destination(Mind& mind, const View& view, Area area, const DiceOdds& dice) {
  const Table& t = view.table;
  if (area == Area::Lot) {
    mind.why = Sentence(t.deck_size > 0 ? "osaczeni.reason.go_truck" : "osaczeni.reason.go_lot");
    return;
  }
  int mine = 0;
  int all = 1;
  for (Seat seat : players_in(t, area)) {
    const int votes = sum_over_kinds(family_in(t, seat, area), mind.rules.votes);
    all += votes;
    if (seat == mind.me) mine = votes;
  }
  const double coming =
      monsters_at(t, area) + dice.known[slot(area)] + dice.unknown * dice.chance[slot(area)];
  const bool holds = coming < strength_in(mind.rules, t, area) + 1;
  const std::string_view key = mine > 0 && 2 * (mine + 1) > all ? "osaczeni.reason.go_votes"
                               : holds                          ? "osaczeni.reason.go_holds"
                                                                : "osaczeni.reason.go_least_bad";
  mind.why = Saying(key).area(area);
}

}  // namespace

Action choose_destination(Mind& mind, const View& view, const Actions& options) {
  const DiceOdds dice = mind.memory.dice_odds(view);
  const Action best = best_destination(mind, view, options, dice);
  explain_destination(mind, view, parts_of<answer::Go>(best).area, dice);
  return best;
}

Area plan_destination(Mind& mind, const View& view) {
  const Characters own = living_of(view.table, mind.me);
  Actions options;
  for (int a = 1; a <= kAreas; ++a)
    if (legal_destination(view.table, own, area_number(a))) options.push(answer::Go{area_number(a)});
  if (options.empty()) return Area::None;
  const Action best = best_destination(mind, view, options, mind.memory.dice_odds(view));
  return parts_of<answer::Go>(best).area;
}

Action choose_mover(Mind& mind, const View& view, const Actions& options) {
  const Rules& r = mind.rules;
  const DiceOdds dice = mind.memory.dice_odds(view);
  const Lens lens = mind.lens(view.table);
  const Area to = arrives_at(r, view.table, mind.me);
  Action best = options[0];
  double most = -1000;
  for (const Action& option : options) {
    Table t = view.table;
    relocate(t, parts_of<answer::Move>(option).character, to);
    SeatSet movers = t.movers;
    move_families(r, t, movers, kNobody, dice);
    const double value = value_of(lens, t, dice) + mind.whim();
    if (value <= most) continue;
    most = value;
    best = option;
  }
  const bool bounced = to != view.table.destination[slot(mind.me)];
  mind.why = Saying(bounced ? "osaczeni.reason.move_bounced" : "osaczeni.reason.move")
                 .character(parts_of<answer::Move>(best).character.kind())
                 .area(to);
  return best;
}

Action choose_drink(Mind& mind, const View& view, const Actions& options) {
  const Rules& r = mind.rules;
  const DiceOdds dice = mind.memory.dice_odds(view);
  const Lens lens = mind.lens(view.table);
  const auto value = [&](Table t) {
    SeatSet movers = t.last_call ? SeatSet{} : t.movers;
    move_families(r, t, movers, kNobody, dice);
    return value_of(lens, t, dice);
  };
  const double without = value(view.table);
  Action best = answer::Done{};
  double most = 0;
  for (const Action& option : options) {
    if (!is<answer::Play>(option)) continue;
    const auto play = parts_of<answer::Play>(option);
    Table t = view.table;
    relocate(t, play.target.character(), play.area);
    const double gain = value(t) - without - card_value(mind, view, play.item);
    if (gain <= most) continue;
    most = gain;
    best = option;
  }
  if (is<answer::Done>(best)) {
    mind.why = Sentence("osaczeni.reason.no_drink");
    return best;
  }
  const auto drink = parts_of<answer::Play>(best);
  mind.why = Saying("osaczeni.reason.drink").character(drink.target.character().kind()).area(drink.area);
  return best;
}

// Nothing to win any more: the monster goes where it hurts those who hurt me.
Action choose_haunt(Mind& mind, const View& view, const Actions& options) {
  const Table& t = view.table;
  Action best = options[0];
  double most = -1000;
  for (const Action& option : options) {
    double value = 0;
    for (Seat seat : players_in(t, parts_of<answer::Haunt>(option).area))
      value += mind.whim() + 0.2 + mind.memory.grudge(seat) + 0.05 * public_points(mind.rules, t, seat);
    if (value <= most) continue;
    most = value;
    best = option;
  }
  mind.why = Saying("osaczeni.reason.haunt").area(parts_of<answer::Haunt>(best).area);
  return best;
}

}  // namespace holdout::osaczeni
