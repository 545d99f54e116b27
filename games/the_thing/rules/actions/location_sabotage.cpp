#include "games/the_thing/rules/changes.h"

// Sabotage of a location, by a card or by the revealed Alien: TT-530, TT-611, TT-642, TT-650, TT-652, TT-653,
// TT-657, TT-1147.

namespace holdout::the_thing {

namespace {

void spill_food(Now& now, int amount) {  // TT-650
  Table& t = now.s.table;
  const int lost = std::min(amount, int{t.pantry});
  t.pantry = u8(t.pantry - lost);
  tell(now, event::FoodLost{lost});
}

void search_for_blood(Now& now) {  // TT-652
  Table& t = now.s.table;
  std::uint8_t& bags = now.s.hidden.lab_bag[at(LabKind::BloodBag)];
  if (bags == 0) {
    t.no_blood = true;
    tell(now, event::NoBlood{});
    return;
  }
  --bags;
  --t.lab_bag;
  ++t.blood_shown;
  tell(now, event::BloodDiscarded{});
}

// TT-642, TT-653: one thing out of the game, unseen.
void lose_weapon(Now& now, WeaponKind kind) {
  now.s.hidden.weapons.take(u8(kind));
  --now.s.table.weapon_deck;
  ++now.s.hidden.goods_lost[at(good(kind))];
  tell(now, event::CardsRemoved{.items = false, .n = 1});
}
void lose_item(Now& now, ItemKind kind) {
  now.s.hidden.items.take(u8(kind));
  --now.s.table.item_deck;
  ++now.s.hidden.goods_lost[at(good(kind))];
  tell(now, event::CardsRemoved{.items = true, .n = 1});
}
void lose_token(Now& now, LabKind kind) {
  --now.s.hidden.lab_bag[at(kind)];
  --now.s.table.lab_bag;
  ++now.s.hidden.lab_gone[at(kind)];
  tell(now, event::LabLost{1});
}

}  // namespace

Flow Sabotage::run(Now& now) {
  if (times == 0 || !can_sabotage(now.rules, now.s.table, at)) return done();
  switch (at) {
    case Location::Armory:
    case Location::Storeroom: return ask_chance();
    case Location::Lab:
      if (by_alien) return ask_chance();
      search_for_blood(now);
      break;
    case Location::Kitchen: spill_food(now, times * now.rules.kitchen_sabotage); break;
    case Location::Weather: lose_depot_fuel(now, times); break;
    case Location::Boiler:
    case Location::Generator:
    case Location::Radio:
    case Location::Helicopter:
    case Location::Snowcat: place_damage(now, at, times); break;
    case Location::Sleeping:
    case Location::RecRoom:
    case Location::Kennel:
    case Location::Nowhere: break;
  }
  return done();
}

void Sabotage::outcomes(const Rules&, const State& s, Outcomes& out) const {
  const Hidden& h = s.hidden;
  if (at == Location::Armory) return h.weapons.outcomes(u8(ActionKind::Draw), out);
  if (at == Location::Storeroom) return h.items.outcomes(u8(ActionKind::Draw), out);
  for (std::size_t i = 0; i < h.lab_bag.size(); ++i)
    if (h.lab_bag[i] > 0) out.push(answer::Draw{i}, h.lab_bag[i]);
}

Flow Sabotage::answer(Now& now, Seat, Action a) {
  --times;
  if (at == Location::Armory)
    lose_weapon(now, drawn_as<WeaponKind>(a));
  else if (at == Location::Storeroom)
    lose_item(now, drawn_as<ItemKind>(a));
  else
    lose_token(now, drawn_as<LabKind>(a));
  return again();
}

}  // namespace holdout::the_thing
