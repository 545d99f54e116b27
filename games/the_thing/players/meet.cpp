#include "games/the_thing/players/mind.h"

// Encounters: staying out, fighting, tokens, fire (D-9 to D-11, D-15, D-16, D-20).

namespace holdout::the_thing {

namespace {

// What may happen to me in the encounter at hand, as a chance to be turned or killed.
double danger(const Mind& mind, const View& view) {
  const Table& t = view.table;
  const Slots group = t.meeting.participants().with(mind.me);
  const int alien = t.alien_at[at(t.meeting.at)];
  if (alien > group.size()) return 1.0 / group.size();
  if (alien == group.size()) return view.alien ? 0 : 0.1;
  if (view.alien) return 0;
  if (group.size() == 1) return t.meeting.dog ? dog_risk(mind.rules) : 0;
  return infection_risk(mind, view, group);
}

// The danger at which a weapon is worth its use; the last fire is kept for the Frost or the revealed Alien.
double spared_above(const Mind& mind, const View& view, WeaponKind kind) {
  switch (kind) {
    case WeaponKind::Firearm: return 0.01;
    case WeaponKind::Melee: return 0.1;
    default: return own_fires(mind, view) <= 1 ? 0.45 : alien_in_play(view.table) ? 0.3 : 0.15;
  }
}

// What turning somebody is worth to an Alien: most if nobody suspects the victim, little if a Test is about
// to find it, and everything if it is the last Human (TT-930).
double worth_turning(const Mind& mind, const View& view, Slot who) {
  const double human = mind.roles().human(who);
  if (humans_left(mind, view) < 1.5) return human;
  const double found = tested_soon(mind, view, who) > 0.5 ? 0.2 : 1;
  return human * mind.memory.public_roles().human(who) * found;
}

}  // namespace

Action choose_avoid(Mind& mind, const View& view, const Actions& options) {
  const double risk = danger(mind, view);
  Best cheapest(option_of(options, ActionKind::Pass), -100.0);
  for (const Action& option : options) {
    if (!is<answer::Wield>(option)) continue;
    const double above = spared_above(mind, view, parts_of<answer::Wield>(option).thing);
    if (risk > above) cheapest.offer(option, -above);
  }
  mind.why = Saying(is<answer::Wield>(cheapest.one) ? "the_thing.reason.avoid" : "the_thing.reason.meet");
  return cheapest.one;
}

Action choose_fight(Mind& mind, const View& view, const Actions& options) {
  const Table& t = view.table;
  const int here = t.alien_at[at(t.meeting.at)];
  const bool pressed = here >= t.meeting.participants().size();
  const bool last_blow = t.strength == 1;
  const bool plenty = own_fires(mind, view) > 3 && here > 0;
  const bool fights = !view.alien && (pressed || last_blow || plenty);
  mind.why = Saying(fights ? "the_thing.reason.fight" : "the_thing.reason.no_fight");
  if (!fights) return option_of(options, ActionKind::Pass);
  return best_of(options, [&](const Action& option) {  // charges before the card that also burns
    if (!is<answer::Wield>(option)) return 0;
    return parts_of<answer::Wield>(option).thing == WeaponKind::Flamethrower ? 2 : 1;
  });
}

Action choose_tokens(Mind& mind, const View& view, const Actions& options) {
  const Slots others = view.table.meeting.participants().without(mind.me);
  double prey = 0;
  for (Slot slot : others) prey = std::max(prey, worth_turning(mind, view, slot));
  const double often = kLays + 0.5 * (prey - 0.5) + mind.weights.closing * closing_in(mind, view);
  const bool lays = view.alien && prey > 0.2 && happens(mind.rng, std::min(1.0, often));
  mind.why = Saying(lays ? "the_thing.reason.lay_alien" : "the_thing.reason.lay_human");
  if (!lays || options.size() < 2) return options[0];
  return options[1 + static_cast<int>(mind.rng.below(static_cast<std::uint32_t>(options.size() - 1)))];
}

Action choose_peek(Mind& mind, const View& view, const Actions& options) {
  const Action chosen = best_of(options, [&](const Action& option) {
    const double trust = mind.roles().human(parts_of<answer::Peek>(option).who);
    return (view.alien ? 0 : trust) + 0.01 * mind.rng.below(1000) / 1000;
  });
  mind.why = Saying("the_thing.reason.peek").who(mind.rules, parts_of<answer::Peek>(chosen).who);
  return chosen;
}

Action choose_fire(Mind& mind, const View& view, const Actions& options) {
  const Table& t = view.table;
  const Location here = where(t, mind.me);
  const bool drives = is_ready(mind.rules, t, here) && own_number(mind, view, good(ItemKind::Keys)) > 0;
  const bool precious =
      (here == Location::Radio && t.rescue == 0) || (is_vehicle(here) && work_left(mind.rules, t, here) <= 1);
  const double bearable = drives ? 0.5 : precious ? 0.4 : 0;  // chance to freeze in the next upkeep
  const bool burns = !view.alien && freezing_chance(mind.rules, t) > bearable;
  mind.why = Saying(burns ? "the_thing.reason.burn" : "the_thing.reason.no_burn");
  if (!burns) return option_of(options, ActionKind::Pass);
  return best_of(options, [&](const Action& option) {
    if (!is<answer::Wield>(option)) return 0;
    return parts_of<answer::Wield>(option).thing == WeaponKind::Dynamite ? 2 : 1;
  });
}

// Where an Alien may be at work first, while everybody still knows who stood where.
Action choose_order(Mind& mind, const View& view, const Actions& options) {
  mind.why = Saying("the_thing.reason.order");
  return best_of(options, [&](const Action& option) {
    return mind.roles().expected(in(view.table, parts_of<answer::Go>(option).place));
  });
}

}  // namespace holdout::the_thing
