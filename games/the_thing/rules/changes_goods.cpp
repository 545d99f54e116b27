#include "games/the_thing/rules/changes.h"

// Weapons, items, Lab tokens, Dogs: what changes hands or leaves the game.

namespace holdout::the_thing {

namespace {

void count_good(State& s, Slot slot, Good g, int by) {
  Belongings& own = s.hidden.belongings[at(slot)];
  std::uint8_t& number = is_weapon(g) ? own.weapons[at(weapon_of(g))] : own.items[at(item_of(g))];
  std::uint8_t& held = is_weapon(g) ? s.table.weapons_held[at(slot)] : s.table.items_held[at(slot)];
  number = u8(number + by);
  held = u8(held + by);
}

// Nobody counts on this card of the holder any more.
void forget_good(State& s, Slot holder, Good g) {
  for (auto& of_knower : s.hidden.known_goods) of_knower[at(holder)].remove(g);
}

Flame* weakest_flame(Table& t, Slot slot) {
  Flame* weakest = nullptr;
  for (Flame& flame : t.flames)
    if (flame.holder == slot && (weakest == nullptr || flame.charges < weakest->charges)) weakest = &flame;
  return weakest;
}

// The Flamethrowers among the cards that go, the weakest first; they are in nobody's hands meanwhile.
using Flames = FixedVector<Flame*, kFlamethrowers>;
Flames take_flames(Table& t, Slot from, std::span<const Good> cards) {
  Flames taken;
  for (auto left = std::ranges::count(cards, good(WeaponKind::Flamethrower)); left > 0; --left) {
    taken.push(weakest_flame(t, from));
    taken.back()->holder = kNoSlot;
  }
  return taken;
}

void hand_flames(Now& now, Slot from, Slot to, const Flames& flames) {
  for (Flame* flame : flames) {
    flame->holder = to;
    tell(now, event::FlamethrowerGiven{.who = from, .partner = to, .n = flame->charges});
  }
}

void give_good(State& s, Slot from, Slot to, Good g) {
  count_good(s, from, g, -1);
  count_good(s, to, g, 1);
  auto& known = s.hidden.known_goods;
  for (std::size_t knower = 0; knower < kMaxSlots; ++knower)  // others saw a card go, not which
    if (knower != at(to)) known[knower][at(from)] = {};
  known[at(to)][at(from)].remove(g);  // the receiver saw which
  known[at(from)][at(to)].add(g);
}

}  // namespace

void take_good(Now& now, Slot slot, Good g) {
  count_good(now.s, slot, g, 1);
  if (g != good(WeaponKind::Flamethrower)) return;
  for (Flame& flame : now.s.table.flames)
    if (flame.holder == kNoSlot) {
      flame = {.holder = slot, .charges = u8(now.rules.charges)};
      tell(now, event::FlamethrowerTaken{.who = slot, .n = flame.charges});
      return;
    }
}

void remove_good(Now& now, Slot slot, Good g) {
  count_good(now.s, slot, g, -1);
  ++now.s.table.goods_used[at(g)];
  forget_good(now.s, slot, g);
  if (is_weapon(g)) tell(now, event::WeaponGone{.who = slot, .thing = weapon_of(g)});
}

void pay_weapon(Now& now, Slot slot, WeaponKind weapon) {
  if (weapon != WeaponKind::Flamethrower) {
    if (!now.rules.weapon_rows[at(weapon)].kept) remove_good(now, slot, good(weapon));
    return;
  }
  Flame* flame = weakest_flame(now.s.table, slot);
  HOLDOUT_ASSERT(flame != nullptr && flame->charges > 0, "no charge to pay with");
  if (--flame->charges > 0) return;
  *flame = {};  // TT-1004
  remove_good(now, slot, good(weapon));
}

void trade_goods(Now& now, Slot from, Slot to, std::span<const Good> given, std::span<const Good> asked) {
  Table& t = now.s.table;
  // Both sides' before either arrives: else the one just given could be the weakest, and come back (TT-1003).
  const Flames there = take_flames(t, from, given);
  const Flames back = take_flames(t, to, asked);
  for (Good g : given) give_good(now.s, from, to, g);
  for (Good g : asked) give_good(now.s, to, from, g);
  hand_flames(now, from, to, there);
  hand_flames(now, to, from, back);
}

void lose_lab_token(Now& now, Slot slot, LabKind kind) {
  Hidden& h = now.s.hidden;
  --h.belongings[at(slot)].lab[at(kind)];
  --now.s.table.lab_held[at(slot)];
  ++h.lab_gone[at(kind)];
  ++h.lab_discarded[at(slot)][at(kind)];
  tell_secret(now, owner_sees(now.rules, now.s.table, slot), event::LabDiscarded{.who = slot, .token = kind});
}

void discard_belongings(Now& now, Slot slot) {
  Table& t = now.s.table;
  Hidden& h = now.s.hidden;
  Belongings& own = h.belongings[at(slot)];
  const Slots knowers = now.rules.few ? first_slots(now.rules.slots) : only(slot);
  h.deck.put_under({.counts = h.hands[at(slot)], .knowers = knowers});
  h.weapons.put_under({.counts = own.weapons, .knowers = knowers});
  h.items.put_under({.counts = own.items, .knowers = knowers});
  t.deck_size = u8(t.deck_size + t.hand_size[at(slot)]);
  t.weapon_deck = u8(t.weapon_deck + t.weapons_held[at(slot)]);
  t.item_deck = u8(t.item_deck + t.items_held[at(slot)]);
  for (std::size_t i = 0; i < own.lab.size(); ++i) {  // TT-118
    h.lab_gone[i] = u8(h.lab_gone[i] + own.lab[i]);
    h.lab_discarded[at(slot)][i] = u8(h.lab_discarded[at(slot)][i] + own.lab[i]);
  }
  for (Flame& flame : t.flames)
    if (flame.holder == slot) flame = {};  // TT-1004: recharged when next taken
  for (auto& of_knower : h.known_goods) of_knower[at(slot)] = {};
  h.hands[at(slot)] = {};
  own = {};
  t.hand_size[at(slot)] = t.weapons_held[at(slot)] = t.items_held[at(slot)] = t.lab_held[at(slot)] = 0;
  if (t.token_holder == slot) t.token_holder = kNoSlot;  // TT-751: aside
}

// ---- Dogs ------------------------------------------------------------------------------------------------

void lock_dog(Now& now, Location l) {
  now.s.table.dogs.remove(l);
  ++now.s.table.kennel_dogs;
  tell(now, event::DogLocked{l});
}

void assimilate_dog(Now& now, Location l) {
  Table& t = now.s.table;
  if (l == Location::Kennel)
    --t.kennel_dogs;
  else
    t.dogs.remove(l);
  ++t.alien_at[at(l)];
  ++t.strength;
  tell(now, event::DogAssimilated{l});
  tell(now, event::StrengthChanged{t.strength});
}

}  // namespace holdout::the_thing
