#include <cmath>

#include "games/the_thing/players/mind.h"

// The revealed Alien: where it strikes and what it does there (D-2, D-12, D-13).

namespace holdout::the_thing {

namespace {

// How many Characters are expected in each location, by what work there is.
std::array<double, kLocations> expected_company(const Mind& mind, const View& view) {
  const Table& t = view.table;
  std::array<double, kLocations> company{};
  double all = 0.5;  // somebody rests
  for (Location l : kGreen) {
    if (is_burnt(t, l)) continue;
    double& draw = company[at(l)];
    draw = 0.15;
    for (CardKind card : {CardKind::Use, CardKind::Repair})
      draw = std::max(draw, 0.15 + good_of(mind.rules, t, card, l, mind.rules.row(l).bonus ? 2 : 1));
    all += draw;
  }
  for (double& each : company) each *= t.characters.size() / all;
  return company;
}

double poisson(double mean, int n) {
  double chance = std::exp(-mean);
  for (int i = 1; i <= n; ++i) chance *= mean / i;
  return chance;
}

// The fewer Humans are left, the nearer the end (TT-930).
double kill_worth(const Mind& mind, const View& view) {
  return mind.weights.kill + mind.weights.last_kill / std::max(1.0, humans_left(mind, view));
}

// What Strength `s` brings there, whoever comes.
double strike_value(const Mind& mind, const View& view, Location l, int s, double company) {
  const Table& t = view.table;
  if (l == Location::Kennel) return s == 1 ? 0.7 : 0.1;
  const double kill = kill_worth(mind, view);
  double value = poisson(company, 0) * (strike_harm(mind.rules, t, l, s) + (t.dogs.has(l) ? 0.3 : 0));
  for (int group = 1; group < s && group <= 3; ++group)
    value += poisson(company, group) * std::max(kill, strike_harm(mind.rules, t, l, s));
  return value + 0.25 * poisson(company, s);
}

}  // namespace

Plan wanted_plan(const Mind& mind, const View& view) {
  const Table& t = view.table;
  Rng rng(mind.seed ^ (0xA11E000ULL + t.round));
  const auto company = expected_company(mind, view);
  Plan plan{};
  int left = t.strength;
  while (left > 0) {
    Location best = Location::Nowhere;
    int strength = 0;
    double most = 0;
    for (Location l : location_deck(t)) {
      if (plan[static_cast<std::size_t>(card_index(l))] > 0) continue;
      for (int s = 1; s <= std::min(left, 4); ++s) {
        const double surprise = 0.6 + 0.8 * rng.below(1000) / 1000;  // never all predictable
        const double worth = surprise * strike_value(mind, view, l, s, company[at(l)]) / (0.6 + s);
        if (worth <= most) continue;
        most = worth;
        best = l;
        strength = s;
      }
    }
    if (best == Location::Nowhere) break;
    plan[static_cast<std::size_t>(card_index(best))] = u8(strength);
    left -= strength;
  }
  return plan;
}

Action choose_plan(Mind& mind, const View& view, const Actions& options) {
  mind.why = Saying("the_thing.reason.plan");
  if (offers(options, ActionKind::Agree)) return option_of(options, ActionKind::Agree);
  const Plan plan = wanted_plan(mind, view);
  for (int i = 0; i < kLocationCards; ++i) {
    const auto card = static_cast<std::size_t>(i);
    if (view.plan_draft[card] == plan[card]) continue;
    const Action strike = answer::Strike{.place = location_of_card(i), .n = plan[card]};
    if (view.plan_draft[card] == 0 && options.contains(strike)) return strike;
    return option_of(options, ActionKind::Reset);
  }
  return option_of(options, ActionKind::Confirm);
}

Action choose_prey(Mind& mind, const View& view, const Actions& options) {
  const Table& t = view.table;
  const Location here = t.meeting.at;
  mind.why = Saying("the_thing.reason.prey");
  if (offers(options, ActionKind::Agree)) return option_of(options, ActionKind::Agree);
  const double kill = kill_worth(mind, view);
  return best_of(options, [&](const Action& option) {
    switch (static_cast<ActionKind>(option.kind)) {
      case ActionKind::Assimilate: {
        const Slot victim = parts_of<answer::Assimilate>(option).who;
        const double proven = in_green_zone(t, victim) ? 0.3 : 0;
        return (kill + proven) * mind.roles().human(victim) - 1.5 * mind.suspects(victim);
      }
      case ActionKind::Sabotage: return strike_harm(mind.rules, t, here, t.alien_at[at(here)]);
      case ActionKind::TakeDog: return 0.45;
      default: return 0.0;
    }
  });
}

}  // namespace holdout::the_thing
