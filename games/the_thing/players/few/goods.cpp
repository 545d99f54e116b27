#include "games/the_thing/players/few/goods.h"

#include "bots/choosing.h"

namespace holdout::the_thing::few {

namespace {

Action first_of(const Actions& options, ActionKind kind) {
  return best_of(options, [&](Action a) { return is(a, kind) ? 1.0 : 0.0; });
}

bool somebody_holds(const Sketch& s, WeaponKind kind) {
  return std::ranges::any_of(s.goods, [&](const Belongings& own) { return own.weapons[at(kind)] > 0; });
}

// What a card is good for now, in points.
double worth_of_card(const Sketch& s, Good g) {
  if (is_weapon(g)) {
    switch (weapon_of(g)) {
      case WeaponKind::Flamethrower: return 100;
      case WeaponKind::Dynamite: return alien_in_play(s.t) || s.t.boiler_destroyed ? 80 : 60;
      case WeaponKind::Firearm: return 70;
      default: return 30;
    }
  }
  switch (item_of(g)) {
    case ItemKind::Keys: return s.items_held(ItemKind::Keys) == 0 ? 100 : 45;
    case ItemKind::Wire: return somebody_holds(s, WeaponKind::Flamethrower) ? 90 : 30;
    case ItemKind::Tools: return 60;
    case ItemKind::FuelCan: return 50;
    default: return s.t.no_power ? 40 : 15;
  }
}

}  // namespace

Action choose_card(const Asked& q) {
  return best_of(q.options, [&](Action a) { return worth_of_card(q.s, kept_as<Good>(a)); });
}

// Used where it brings something at once; a card is worth a little by itself.
Action choose_free_action(const Asked& q) {
  constexpr double kKept = 0.004;
  const double now = q.o.of(q.s) + kKept;
  const Location here = where(q.s.t, q.s.t.actor);
  return best_of(q.options, [&](Action a) {
    if (!is<answer::UseItem>(a)) return now;
    Sketch after = q.s;
    if (parts_of<answer::UseItem>(a).thing == ItemKind::Tools)
      --after.t.damage[at(here)];
    else
      ++after.t.fuel[at(here)];
    return q.o.of(after);
  });
}

Action choose_fuel_target(const Asked& q) {
  return best_of(q.options, [&](Action a) {
    Sketch after = q.s;
    ++after.t.fuel[at(parts_of<answer::Go>(a).place)];
    return q.o.of(after);
  });
}

// While help is on its way, weather is speed; else it is fuel.
Action choose_weather(const Asked& q) {
  const Table& t = q.s.t;
  const bool called = t.rescue > 0 && !t.rescue_gone && t.rescue < q.s.r().rescue_station;
  return best_of(q.options, [&](Action a) {
    const SkyRow& row = q.s.r().row(kept_as<Sky>(a));
    const int cold = t.boiler_destroyed ? row.frost : row.boiler;
    const int burnt = cold + (t.no_power ? 0 : row.generator);
    return (called ? 2.0 * row.rescue : 0.0) - burnt;
  });
}

Action choose_test(const Asked& q) {
  const double now = q.o.of(q.s) + q.o.weights().blood;
  return best_of(q.options, [&](Action a) {
    if (!is<answer::Test>(a)) return now;
    const Slot target = parts_of<answer::Test>(a).who;
    const double alien = q.s.alien_chance(target);
    Sketch human = q.s, monster = q.s;
    prove(human, target);
    transform(monster, target);
    return (1 - alien) * q.o.of(human) + alien * q.o.of(monster);
  });
}

namespace {

// TT-507 against the revealed Alien: when the group would lose and nobody in it can fight.
bool avoids_alien(const Sketch& s) {
  const Meeting& m = s.t.meeting;
  return s.t.alien_at[at(m.at)] >= m.participants().size() && !s.fights(m.participants());
}

// A weapon that is used up is worth it against a Dog alone, or when sharing would end badly.
bool avoids_company(const Asked& q) {
  const Meeting& m = q.s.t.meeting;
  const Slot actor = q.s.t.actor;
  if (m.dog && m.participants().size() == 1) return !has_ability(q.s.t, actor, CharacterId::Clark);
  const int marker = q.s.t.suspicion[at(actor)];
  return m.participants().size() > 1 && q.s.t.threat - marker >= 1 && q.s.t.threat - marker <= 2;
}

}  // namespace

Action choose_avoid(const Asked& q) {
  const Table& t = q.s.t;
  const bool attacked = t.alien_at[at(t.meeting.at)] > 0;
  const bool avoids = attacked ? avoids_alien(q.s) : avoids_company(q);
  return best_of(q.options, [&](Action a) {
    if (!is<answer::Wield>(a)) return 1.0;
    const WeaponKind kind = parts_of<answer::Wield>(a).thing;
    if (kind == WeaponKind::Firearm) return avoids || !attacked ? 3.0 : 0.0;
    return avoids && kind == WeaponKind::Melee ? 2.0 : 0.0;
  });
}

Action choose_fight(const Asked& q) {
  const Meeting& m = q.s.t.meeting;
  if (q.s.t.alien_at[at(m.at)] < m.participants().size()) return answer::Pass{};
  return best_of(q.options, [&](Action a) {
    if (!is<answer::Wield>(a)) return 0.0;
    return parts_of<answer::Wield>(a).thing == WeaponKind::Flamethrower ? 2.0 : 1.0;
  });
}

Action choose_transformed(const Asked& q) {
  return best_of(q.options, [&](Action a) {
    Sketch after = q.s;
    transform(after, parts_of<answer::Choose>(a).who);
    return q.o.of(after);
  });
}

// A Dog that meets several is locked up (TT-542), so they come first: whatever happens in the other rooms
// then leaves nobody alone with it.
Action choose_order(const Asked& q) {
  const Table& t = q.s.t;
  return best_of(q.options, [&](Action a) {
    return in(t, parts_of<answer::Go>(a).place).without(t.meeting.avoided).size();
  });
}

// ---- passing cards on -------------------------------------------------------------------------------------

namespace {

bool has(const Sketch& s, Slot slot, Good g) {
  return is_weapon(g) ? s.holds(slot, weapon_of(g)) : s.holds(slot, item_of(g));
}

Slot holder_of(const Sketch& s, Good g) {
  for (Slot slot : s.t.characters)
    if (has(s, slot, g)) return slot;
  return kNoSlot;
}

// How far a marker is from the Threat token that comes for it.
int distance(const Table& t, Slot slot) {
  const int gap = t.threat - t.suspicion[at(slot)];
  return gap > 0 ? gap : kMaxRounds;
}

}  // namespace

// Wire belongs to the Flamethrower (TT-1021); Keys belong to somebody who will be there tomorrow.
std::optional<Gift> wanted_gift(const Sketch& s, Seat giver) {
  const Slot wire = holder_of(s, good(ItemKind::Wire));
  const Slot flame = holder_of(s, good(WeaponKind::Flamethrower));
  if (wire != kNoSlot && flame != kNoSlot && wire != flame && !s.holds(flame, ItemKind::Wire) &&
      seat_of(s.t, wire) == giver)
    return Gift{wire, flame, good(ItemKind::Wire)};
  const Slot keys = holder_of(s, good(ItemKind::Keys));
  if (keys == kNoSlot || seat_of(s.t, keys) != giver || distance(s.t, keys) > 2) return std::nullopt;
  Slot safest = keys;
  for (Slot slot : s.t.characters)
    if (distance(s.t, slot) > distance(s.t, safest)) safest = slot;
  if (safest == keys) return std::nullopt;
  return Gift{keys, safest, good(ItemKind::Keys)};
}

namespace {

constexpr Good kKeys = good(ItemKind::Keys);
constexpr Good kWire = good(ItemKind::Wire);
constexpr Good kFlamethrower = good(WeaponKind::Flamethrower);

// The card is of use only together with another one that this Character holds (TT-1021).
bool completes(const Sketch& s, Slot slot, Good g) {
  return (g == kWire && has(s, slot, kFlamethrower)) || (g == kFlamethrower && has(s, slot, kWire));
}

// Who of a player's Characters is best to have it.
Slot keeper_of(const Sketch& s, Seat player, Good g) {
  Slot best = kNoSlot;
  const auto worth = [&](Slot slot) { return (completes(s, slot, g) ? 1000 : 0) + distance(s.t, slot); };
  for (Slot slot : characters_of(s.t, player))
    if (best == kNoSlot || worth(slot) > worth(best)) best = slot;
  return best;
}

// Somebody gives it without being asked.
bool is_on_its_way(const Sketch& s, const Trading::Request& request) {
  for (Seat giver : first_seats(s.r().players)) {
    const std::optional<Gift> gift = wanted_gift(s, giver);
    if (gift && gift->what == request.what && seat_of(s.t, gift->to) == request.taker) return true;
  }
  return false;
}

// T-11, T-12: what is asked for is given, unless the giver needs it for another card or keeps it safer.
std::optional<Gift> asked_gift(const Sketch& s, Seat giver, const Trading& known) {
  for (const Trading::Request& request : known.requests) {
    const Good g = request.what;
    const Slot taker = keeper_of(s, request.taker, g);
    if (request.taker == giver || taker == kNoSlot || known.refused.has(taker)) continue;
    if (is_on_its_way(s, request)) continue;
    for (Slot slot : characters_of(s.t, giver)) {
      const bool safer_here = g == kKeys && distance(s.t, taker) < distance(s.t, slot);
      if (has(s, slot, g) && !completes(s, slot, g) && !safer_here) return Gift{slot, taker, g};
    }
  }
  return std::nullopt;
}

}  // namespace

Action choose_trade(const Asked& q, const Trading& known) {
  std::optional<Gift> gift = wanted_gift(q.s, q.view.viewer);
  if (!gift || known.refused.has(gift->to)) gift = asked_gift(q.s, q.view.viewer, known);
  if (!gift) return answer::Pass{};
  const Action steps[] = {answer::Offer{.who = gift->to, .own = gift->from}, answer::Give{gift->what},
                          answer::Confirm{}};
  const bool begun = q.view.draft.partner == gift->to && q.view.draft.from == gift->from;
  const int step = !begun ? 0 : q.view.draft.give.empty() ? 1 : 2;
  return q.options.contains(steps[step]) ? steps[step] : Action(answer::Pass{});
}

Action choose_sheet(const Asked& q) {
  constexpr std::array<int, kMaxSlots> kLiked{1, 7, 4, 3, 6, 5, 2, 8};  // by CharacterId
  return best_of(q.options, [&](Action a) {
    return static_cast<double>(kLiked[static_cast<std::size_t>(parts_of<answer::Sheet>(a).crew)]);
  });
}

// A stopped attempt ends the round (TT-1172): who would freeze then lights a fire first and boards next
// round.
Action choose_boarding(const Asked& q) {
  constexpr double kLit = 0.85;   // somebody manages to
  constexpr double kLater = 0.5;  // of the hope after a stopped attempt
  const Sketch& s = q.s;
  const double now = alien_in_play(s.t) ? q.o.getaway(s.t.strength) : 1;
  const double survives = q.o.survives_next(s);
  bool can_burn_something = false;
  for (Slot slot : s.t.standing) can_burn_something |= can_do(s, slot, Deed::Burn);
  const bool last_call = s.t.rescue_fuel >= s.r().rescue_fuel_last;
  const double boards = now + (1 - now) * kLater * survives * (last_call ? 0 : 1);
  const double waits = can_burn_something && !last_call ? kLit * (now + (1 - now) * kLater) : 0;
  return action(boards >= waits ? ActionKind::Yes : ActionKind::Pass);
}

Action choose_admitted(const Asked& q) {
  const bool trusted = q.s.alien_chance(q.s.t.boarding.candidate) < 0.5;
  return first_of(q.options, trusted ? ActionKind::Yes : ActionKind::No);
}

}  // namespace holdout::the_thing::few
