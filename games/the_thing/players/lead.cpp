#include <cmath>

#include "games/the_thing/players/mind.h"

// What the Leader decides (D-1, D-21, D-22, D-29, D-36).

namespace holdout::the_thing {

namespace {

bool hoards(Location l) { return l == Location::Armory || l == Location::Storeroom || l == Location::Lab; }

// Keys may be in anybody's pocket: a Use at a ready vehicle is a way out for whoever gets it (TT-910).
double departure(const Mind& mind, const View& view, Slot slot) {
  const Table& t = view.table;
  if (!is_ready(mind.rules, t, where(t, slot))) return 0;
  const bool mine = slot == mind.me;
  if (mine && own_number(mind, view, good(ItemKind::Keys)) == 0) return 0;
  if (!mine && t.items_held[at(slot)] == 0) return 0;
  if (view.alien) return mine || mind.suspects(slot) > 0.8 ? 5 : -1;
  const bool leave = time_to_leave(mind, view);
  if (mine) return leave ? 4 : -0.5;
  const bool may = mind.suspects(slot) < 0.15 || keys_are_with(mind, view, only(slot));
  return leave && may ? 2 : -4 * mind.suspects(slot);
}

double human_choice(const Mind& mind, const View& view, Slot slot) {
  const Table& t = view.table;
  const CardKind card = t.flipped;
  const Location l = where(t, slot);
  if (card == CardKind::Sabotage && can_perform(mind.rules, t, card, l))
    return -harm_of(mind.rules, t, l) - (standing_in(t, l).size() > 1 ? 0.1 : 0);
  double good = assigned_good(mind.rules, t, card, slot);
  if (hoards(l)) good *= 1 - mind.suspects(slot);
  if (card == CardKind::Use) good += departure(mind, view, slot);
  // Whoever lies down is no use to the cards that follow.
  const double spent = std::max(assigned_good(mind.rules, t, CardKind::Use, slot),
                                assigned_good(mind.rules, t, CardKind::Repair, slot));
  return good - 0.2 * spent;
}

// Mistakes that anybody could make.
double alien_choice(Mind& mind, const View& view, Slot slot) {
  const Table& t = view.table;
  const Location l = where(t, slot);
  const double noise = 0.4 * mind.rng.below(1000) / 1000;
  if (t.flipped == CardKind::Sabotage) return harm_of(mind.rules, t, l) + noise;
  const double mine = slot == mind.me && hoards(l) ? 0.5 : 0;
  const double out = t.flipped == CardKind::Use ? departure(mind, view, slot) : 0;
  return 0.35 * assigned_good(mind.rules, t, t.flipped, slot) + mine + out + noise;
}

struct Next {
  double good = 0;  // of the next Use or Repair
  double harm = 0;  // of the next Sabotage, wherever it hurts least
};

Next next_card(const Mind& mind, const View& view) {
  const Table& t = view.table;
  Next next;
  double use = 0;
  double repair = 0;
  double least = 100;
  for (Slot slot : t.standing) {
    const double leaves = std::max(0.0, departure(mind, view, slot));
    use = std::max(use, leaves + assigned_good(mind.rules, t, CardKind::Use, slot));
    repair = std::max(repair, assigned_good(mind.rules, t, CardKind::Repair, slot));
    const Location l = where(t, slot);
    if (can_sabotage(mind.rules, t, l)) least = std::min(least, harm_of(mind.rules, t, l));
  }
  next.good = (use + repair) / 2;
  next.harm = least > 99 ? 0 : least;
  return next;
}

double gain_of(const Next& next, double bad) { return (1 - bad) * next.good - bad * next.harm; }

constexpr double kWorthACard = 0.03;
constexpr double kAdvised = 0.08;  // what a trusted voice counts about a card (T-8), for a Human
constexpr double kAlienKeeps = 0.6;
constexpr double kWordWorth = 0.5;   // what a Human gives up to have kept a promise, times honour
constexpr double kSpareCard = 0.25;  // a card that gains no more is easily promised away

// T-9: a Human breaks it only for more than the word is worth, an Alien more freely.
bool as_promised(Mind& mind, const View& view, double gain, bool goes_on) {
  const int promised = mind.memory.promised_cards(mind.me);
  if (promised == 0) return goes_on;
  const bool bound = this_round(view.table).flips < promised;
  if (view.alien) return happens(mind.rng, kAlienKeeps) ? bound : goes_on;
  const double tempted = std::abs(gain - kWorthACard);
  return tempted > kWordWorth * mind.who.honour ? goes_on : bound;
}

}  // namespace

Action choose_assignment(Mind& mind, const View& view, const Actions& options) {
  const Action chosen = best_of(options, [&](const Action& option) {
    const Slot slot = parts_of<answer::Choose>(option).who;
    const double choice = view.alien ? alien_choice(mind, view, slot)
                                     : human_choice(mind, view, slot) + kAdvised * mind.memory.advised(slot);
    return choice + mind.whim();
  });
  const bool bad = view.table.flipped == CardKind::Sabotage;
  mind.why = Saying(bad ? "the_thing.reason.assign_bad" : "the_thing.reason.assign_good")
                 .place(where(view.table, parts_of<answer::Choose>(chosen).who));
  return chosen;
}

Action choose_go_on(Mind& mind, const View& view, const Actions& options) {
  const Table& t = view.table;
  const double advice = view.alien ? 0 : kAdvised * mind.memory.advised_to_go_on();
  const double gain = gain_of(next_card(mind, view), mind.memory.bad_share(t.pile_size)) + advice;
  bool goes_on = gain > kWorthACard;
  if (view.alien && gain > 0.2) goes_on = !happens(mind.rng, 0.3);
  if (view.alien && gain <= kWorthACard) goes_on = happens(mind.rng, 0.4);
  goes_on = as_promised(mind, view, gain, goes_on);
  mind.why = Saying(goes_on ? "the_thing.reason.go_on" : "the_thing.reason.stop");
  return option_of(options, goes_on ? ActionKind::Yes : ActionKind::Pass);
}

// The card on the table and those after it that are still worth a figure each.
int plan_flips(const Mind& mind, const View& view) {
  const Table& t = view.table;
  const double bad = mind.memory.bad_share(t.pile_size);
  const double harm = next_card(mind, view).harm;
  int worthy = 0;
  for (Slot slot : t.standing) {
    const double use = assigned_good(mind.rules, t, CardKind::Use, slot);
    const double repair = assigned_good(mind.rules, t, CardKind::Repair, slot);
    worthy += gain_of({.good = (use + repair) / 2, .harm = harm}, bad) > kSpareCard;
  }
  return std::clamp(worthy, 1, 1 + t.pile_size);
}

Action choose_weather(Mind& mind, const View& view, const Actions& options) {
  const Table& t = view.table;
  const bool coming = t.rescue > 0 && !t.rescue_gone && !rescue_at_station(mind.rules, t);
  const double sign = view.alien && happens(mind.rng, 0.35) ? -1 : 1;
  const Action chosen = best_of(options, [&](const Action& option) {
    const SkyRow& row = mind.rules.row(kept_as<Sky>(option));
    const double burnt = t.boiler_destroyed ? 1.5 * row.frost : row.boiler;
    return sign * ((coming ? 0.8 * row.rescue : 0) - burnt - (t.no_power ? 0 : 0.8 * row.generator));
  });
  mind.why = Saying("the_thing.reason.weather").sky(kept_as<Sky>(chosen));
  return chosen;
}

Action choose_tester(Mind& mind, const View& view, const Actions& options) {
  const Action chosen = best_of(options, [&](const Action& option) {
    const Slot tester = parts_of<answer::Choose>(option).who;
    const Slot target = view.table.target[at(tester)];
    if (view.alien) return target == kNoSlot ? 0 : -mind.suspects(target);
    const double told = target == kNoSlot ? 0 : test_worth(mind, view, target);
    return told + 0.5 * mind.roles().human(tester);
  });
  mind.why = Saying("the_thing.reason.tester").who(mind.rules, parts_of<answer::Choose>(chosen).who);
  return chosen;
}

}  // namespace holdout::the_thing
