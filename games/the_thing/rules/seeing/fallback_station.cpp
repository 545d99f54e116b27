#include "games/the_thing/rules/seeing/fallback_choice.h"

// The automatic answers that weigh what the station needs.

namespace holdout::the_thing {

namespace {

int percent(int part, int whole) { return whole > 0 ? 100 * part / whole : 0; }

int fuel_lack(const Rules& r, const Table& t, Location l) {
  return depot_for(t, l) > 0 ? percent(fuel_room(r, t, l), r.fuel_spaces[at(l)]) : 0;
}
int damage_share(const Rules& r, const Table& t, Location l) {
  return percent(repairable(t, l), r.damage_spaces[at(l)]);
}
int food_lack(const Rules& r, const Table& t) {
  return t.pantry > 0 ? percent(std::max(0, r.meal_food - t.kitchen), r.meal_food) : 0;
}

// What a Sabotage takes, as a share of what is left there.
int harm(const Rules& r, const Table& t, Location l) {
  if (kDamageable.has(l)) return percent(t.damage[at(l)] + 1, r.damage_spaces[at(l)]);
  switch (l) {
    case Location::Armory: return percent(1, t.weapon_deck);
    case Location::Storeroom: return percent(1, t.item_deck);
    case Location::Kitchen: return percent(r.kitchen_sabotage, t.pantry);
    case Location::Lab: return percent(1, t.lab_bag);
    case Location::Weather: return percent(1, t.fuel_depot);
    default: return 0;
  }
}

}  // namespace

int shortage(const Rules& r, const Table& t, Location l) {
  if (is_burnt(t, l)) return 0;
  if (l == Location::Kitchen) return food_lack(r, t);
  if (l == Location::Radio && t.rescue > 0) return 0;
  return std::max(fuel_lack(r, t, l), damage_share(r, t, l));
}

int worth_of(const Rules& r, const Table& t, CardKind card, Location l) {
  if (!can_perform(r, t, card, l)) return 0;
  if (card == CardKind::Sabotage) return 1 + std::max(0, 100 - harm(r, t, l));
  if (card == CardKind::Repair) return 1 + damage_share(r, t, l);
  if (l == Location::Radio) return 1 + 100;  // the S.O.S. is all that it is for
  return 1 + (l == Location::Kitchen ? food_lack(r, t) : fuel_lack(r, t, l));
}

bool may_freeze_next(const Rules& r, const Table& t) {
  if (!t.boiler_destroyed) return false;
  int most = 0;
  for (std::size_t i = 0; i < r.sky.size(); ++i)
    if (r.sky_faces[i] > 0) most = std::max<int>(most, r.sky[i].frost);
  return t.frost + most >= r.frost_end;
}

Action least_burning(const Choice& c) {
  const bool called = c.t.rescue > 0 && !rescue_at_station(c.r, c.t) && !c.t.rescue_gone;
  return best(c, [&](Action a) {
    const SkyRow& row = c.r.row(kept_as<Sky>(a));
    const int burnt = (c.t.boiler_destroyed ? row.frost : row.boiler) + (c.t.no_power ? 0 : row.generator);
    return -burnt * 100 + (called ? row.rescue : 0);
  });
}

Action where_it_lacks(const Choice& c) {
  return best(c, [&](Action a) {
    const Location l = parts_of<answer::Place>(a).place;
    if (!is<answer::Place>(a) || !is_green(l)) return -1;
    return shortage(c.r, c.t, l) + (in(c.t, l).empty() ? 101 : 0);  // the empty ones before all others
  });
}

// Highest need, own Character last. A Sabotage has no need: it goes where it takes least.
Action whom_to_assign(const Choice& c) {
  return best(c, [&](Action a) {
    const Slot slot = parts_of<answer::Choose>(a).who;
    const bool own = seat_of(c.t, slot) == c.seat;
    return worth_of(c.r, c.t, c.t.flipped, where(c.t, slot)) + (own ? 0 : 1000);
  });
}

namespace {

bool somebody_can(const Rules& r, const Table& t, CardKind card) {
  for (Slot slot : t.standing)
    if (can_perform(r, t, card, where(t, slot))) return true;
  return false;
}

}  // namespace

// Flip if more than half of the pile is expected to be useful: a Use or Repair that somebody standing can do.
// Face-down cards are judged by what has not been seen.
Action flip_or_stop(const Choice& c) {
  int unseen = 0;
  int useful = 0;
  int down = c.t.pile_size;
  std::array<int, kCardKinds> left{};
  for (std::size_t i = 0; i < kCardKinds; ++i) {
    left[i] = c.r.cards[i] - c.t.discard_open[i] - c.t.pile_open[i];
    unseen += left[i];
    down -= c.t.pile_open[i];
  }
  for (CardKind card : {CardKind::Use, CardKind::Repair})
    if (somebody_can(c.r, c.t, card)) useful += c.t.pile_open[at(card)] * unseen + down * left[at(card)];
  return prefer(c, 2 * useful > c.t.pile_size * unseen ? ActionKind::Yes : ActionKind::Pass);
}

Action emptier_tank(const Choice& c) {
  return best(c, [&](Action a) {
    const Location l = parts_of<answer::Go>(a).place;
    return is_vehicle(l) ? 0 : fuel_room(c.r, c.t, l);
  });
}

}  // namespace holdout::the_thing
