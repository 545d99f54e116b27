#include <array>

#include "games/the_thing/players/mind.h"

// Phases 5 and 6: votes, showing oneself, Tests (D-33 to D-35).

namespace holdout::the_thing {

namespace {

// Nearer voices count, those of likely Aliens do not.
double called_for(const Mind& mind, Slot target) {
  double calls = 0;
  for (Slot caller : mind.memory.callers_against(target).without(mind.me))
    calls += std::max(0.0, 1 - 2 * mind.suspects(caller));
  return std::min(3.0, calls);
}

// Above this a Human points at somebody: more than anybody else deserves. An Alien who is the least suspected
// when the Rescue Helicopter stands there has won (TT-901, TT-908), so the nearer it is the less it takes.
double vote_threshold(const Mind& mind, const View& view) {
  const Table& t = view.table;
  const Slots others = t.characters.without(mind.me);
  const double even = mind.roles().expected(others) / std::max(1, others.size());
  return t.rescue > 0 && !t.rescue_gone ? even : even * (1.25 - 0.05 * mind.who.grudge);
}

// Test A hits the highest marker (TT-723): what a vote does to bring `target` there, if Blood Bags are about.
double steers_test(const Mind& mind, const View& view, Slot target) {
  constexpr double kSteers = 0.8;
  const Table& t = view.table;
  if (at_maximum(mind.rules, t, target)) return 0;
  const int behind = highest_marker(t, t.characters.without(target)) - t.suspicion[at(target)];
  const double reach = behind < 0 ? 0.2 : behind <= 1 ? 1 : behind == 2 ? 0.6 : behind == 3 ? 0.3 : 0;
  return kSteers * reach * blood_chance(mind, view, t.characters);
}

// Who stands at the end of the track cannot be moved on; who stands at its beginning may be asked to board.
double human_wish(const Mind& mind, const View& view, Slot target) {
  const Table& t = view.table;
  const bool could_lead = t.suspicion[at(target)] <= lowest_marker(t) + 1 && !safe_first(mind, t);
  const double use = at_maximum(mind.rules, t, target) ? 0.3 : could_lead ? (t.rescue > 0 ? 2 : 1.2) : 1;
  return mind.suspects(target) * (use + steers_test(mind, view, target)) + 0.03 * called_for(mind, target);
}

// A Human whom others suspect as well; never a partner.
double alien_wish(const Mind& mind, const View& view, Slot target) {
  if (mind.suspects(target) > 0.8) return 0;
  const double blamed = mind.memory.public_roles().alien(target);
  const double in_the_way = view.table.suspicion[at(target)] <= view.table.suspicion[at(mind.me)] ? 0.1 : 0;
  return blamed + 0.08 * called_for(mind, target) + in_the_way;
}

}  // namespace

Slot plan_vote(Mind& mind, const View& view) {
  const Table& t = view.table;
  Best best(kNoSlot, view.alien ? 0.22 : vote_threshold(mind, view));
  for (Slot slot : t.characters.without(mind.me)) {
    if (in_green_zone(t, slot)) continue;  // TT-704
    const double wish = view.alien ? alien_wish(mind, view, slot) : human_wish(mind, view, slot);
    best.offer(slot, wish + mind.whim());
  }
  return best.one;
}

Action choose_vote(Mind& mind, const View& view, const Actions& options) {
  const Slot target = plan_vote(mind, view);
  if (target == kNoSlot) {
    mind.why = Saying("the_thing.reason.no_vote");
    return option_of(options, ActionKind::Pass);
  }
  mind.why = Saying("the_thing.reason.vote").who(mind.rules, target);
  return answer::Choose{target};
}

// ---- showing oneself ------------------------------------------------------------------------------------

namespace {

bool fire_is_known(const Table& t) {
  return std::ranges::any_of(t.flames, [](const Flame& f) { return f.holder != kNoSlot && f.charges > 0; });
}

bool has_partner(const Mind& mind, const Table& t) {
  for (Slot slot : t.characters.without(mind.me))
    if (mind.suspects(slot) > 0.8) return true;
  return alien_in_play(t);
}

// The others are about to leave, I shall not be among them, and one of us stays hidden in their midst.
bool left_out(const Mind& mind, const View& view) {
  const Table& t = view.table;
  if (!has_partner(mind, t) || mind.memory.public_roles().alien(mind.me) <= 0.35) return false;
  const bool lowest = t.suspicion[at(mind.me)] <= lowest_marker(t);
  const bool rescue_near = t.rescue > 0 && !t.rescue_gone && t.rescue + 4 >= mind.rules.rescue_station;
  if (rescue_near && !lowest) return true;
  if (own_number(mind, view, good(ItemKind::Keys)) > 0) return false;
  return std::ranges::any_of(std::array{Location::Helicopter, Location::Snowcat},
                             [&](Location l) { return !is_burnt(t, l) && work_left(mind.rules, t, l) <= 1; });
}

}  // namespace

Action choose_reveal(Mind& mind, const View& view, const Actions& options) {
  const Table& t = view.table;
  if (!offers(options, ActionKind::Yes)) {
    mind.why = Saying("the_thing.reason.stay");
    return options[0];
  }
  double wish = 0;
  if (tested_soon(mind, view, mind.me) > 0.5) wish += 2 * mind.weights.reveal;
  if (left_out(mind, view)) wish += 3 * mind.weights.reveal;
  const bool strong = 2 * (mind.rules.first_strength + t.strength) >= t.characters.size();
  if (strong && !fire_is_known(t) && t.round >= 3) wish += mind.weights.reveal * (mind.lurks() ? 0.2 : 0.5);
  if (alien_in_play(t) && t.suspicion[at(mind.me)] > lowest_marker(t)) wish += mind.weights.reveal;
  // One of us is enough: what all hidden Aliens together are ready to do.
  wish /= std::max(1.0, t.characters.size() - humans_left(mind, view));
  const bool shows = happens(mind.rng, std::min(0.95, wish));
  mind.why = Saying(shows ? "the_thing.reason.reveal" : "the_thing.reason.stay");
  return option_of(options, shows ? ActionKind::Yes : ActionKind::Pass);
}

// ---- Tests ----------------------------------------------------------------------------------------------

namespace {

constexpr double kWorthATest = 0.09;  // somebody of whom I am nine parts in ten sure tells no more

// Nobody whom I know, and only to keep a partner from being tested.
double alien_test(const Mind& mind, Slot target) {
  if (target == mind.me || mind.suspects(target) > 0.3) return 0;
  return 0.1;
}

}  // namespace

Action choose_test(Mind& mind, const View& view, const Actions& options, bool fire) {
  const Table& t = view.table;
  // The last fire is for the Frost: without it everybody dies of the cold.
  const bool spares_fire = fire && !view.alien && t.boiler_destroyed && own_fires(mind, view) <= 1;
  bool partner_on_top = false;
  for (Slot slot : t.characters)
    partner_on_top |= t.suspicion[at(slot)] == highest_marker(t, t.characters) &&
                      (slot == mind.me || mind.suspects(slot) > 0.8);
  Best best(option_of(options, ActionKind::Pass),
            view.alien ? (partner_on_top && !fire ? 0.05 : 1) : kWorthATest);
  for (const Action& option : options) {
    if (!is<answer::Test>(option) || spares_fire) continue;
    const Slot target = parts_of<answer::Test>(option).who;
    best.offer(option, view.alien ? alien_test(mind, target) : test_worth(mind, view, target));
  }
  const Action chosen = best.one;
  mind.why = is<answer::Test>(chosen)
                 ? Saying("the_thing.reason.test").who(mind.rules, parts_of<answer::Test>(chosen).who)
                 : Saying("the_thing.reason.no_test");
  return chosen;
}

}  // namespace holdout::the_thing
