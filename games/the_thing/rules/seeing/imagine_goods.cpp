#include "games/the_thing/rules/seeing/imagine.h"
#include "games/the_thing/rules/seeing/unseen.h"

// Weapons, items and Lab tokens of a world that looks to its viewer like the view.

namespace holdout::the_thing {

namespace {

// Weapons or items: the same places, other counts.
template <int Kinds, int Most>
struct GoodsPlaces {
  int first;  // Good of the first kind
  const std::array<std::uint8_t, Kinds>& all;
  const std::array<std::uint8_t, kMaxSlots>& held;
  int deck_size;
  const FixedVector<BatchView<Kinds>, Most>& batches;
  std::array<std::uint8_t, Kinds> Belongings::*own;
  Supply<Kinds, Most> Hidden::*supply;
  bool looked;  // what the actor looks at is of these
};

int flames_of(const Table& t, Slot slot) {
  int count = 0;
  for (const Flame& flame : t.flames) count += flame.holder == slot;
  return count;
}

constexpr std::size_t kFlame = static_cast<std::size_t>(WeaponKind::Flamethrower);

// TT-730: who volunteers tells everybody what it holds: a Blood Bag, or Wire beside its Flamethrower.
bool shows_it_can_test(const View& v, Slot slot, bool fire) {
  for (const Procedure& procedure : v.stack)
    if (const auto* tests = std::get_if<Tests>(&procedure))
      return tests->fire == fire && v.table.volunteers.has(slot);
  return false;
}

// How many of these the viewer knows somebody to hold: given away once, or offered now (TT-702).
int known_to_hold(const View& v, Slot slot, Good g) {
  const int given =
      v.known_goods[at(slot)].has(g) || (g == good(ItemKind::Wire) && shows_it_can_test(v, slot, true));
  if (v.offered.from != slot) return given;
  return std::max(given, static_cast<int>(std::ranges::count(v.offered.give, g)));
}

// What of a hand everybody or the viewer knows.
template <int Kinds, int Most>
void fill_known_goods(const Rules& r, const View& v, const GoodsPlaces<Kinds, Most>& p,
                      Unseen<std::size_t{Kinds}>& unseen, State& s) {
  for (Slot slot : first_slots(r.slots)) {
    auto& own = s.hidden.belongings[at(slot)].*(p.own);
    if (sees_goods(r, v.table, v.viewer, slot)) {
      own = v.belongings[at(slot)].*(p.own);
    } else {
      for (std::size_t i = 0; i < std::size_t{Kinds}; ++i)
        own[i] = u8(known_to_hold(v, slot, static_cast<Good>(p.first + static_cast<int>(i))));
      if (p.first == 0) own[kFlame] = u8(flames_of(v.table, slot));  // TT-115
    }
    unseen.seen(own);
  }
}

template <int Kinds, int Most>
void deal_goods(const Rules& r, const View& v, const GoodsPlaces<Kinds, Most>& p, Rng& rng, State& s) {
  Hidden& h = s.hidden;
  Unseen<std::size_t{Kinds}> unseen(p.all, rng);
  for (std::size_t i = 0; i < std::size_t{Kinds}; ++i)
    unseen.seen(i, v.table.goods_used[static_cast<std::size_t>(p.first) + i]);
  fill_known_goods(r, v, p, unseen, s);
  set_aside_batches(p.batches, unseen);
  if (p.looked)
    for (Good each : v.looked) unseen.seen(at(each) - static_cast<std::size_t>(p.first));
  if (p.first == 0) unseen.hold_back(kFlame);  // nobody holds one in secret
  for (Slot slot : first_slots(r.slots)) {
    auto& own = h.belongings[at(slot)].*(p.own);
    unseen.deal(own, p.held[at(slot)] - total_of(own));
  }
  if (p.first == 0) unseen.let_go(kFlame);
  if (p.looked) {
    h.looked = v.looked;
    while (h.looked.size() < v.table.looked)
      h.looked.push(static_cast<Good>(p.first + static_cast<int>(unseen.draw())));
  }
  int under = 0;
  for (const auto& batch : p.batches) under += batch.size;
  put_batches(p.batches, unseen, h.*(p.supply));
  unseen.deal((h.*(p.supply)).shuffled, p.deck_size - under);
  for (std::size_t i = 0; i < std::size_t{Kinds}; ++i)  // TT-642: the rest is gone unseen
    h.goods_lost[static_cast<std::size_t>(p.first) + i] = unseen.rest()[i];
}

}  // namespace

void imagine_goods(const Rules& r, const View& v, Rng& rng, State& s) {
  const Table& t = v.table;
  const bool items = under_way(v.stack).looks_at_items;
  deal_goods<kWeaponKinds, 12>(r, v,
                               {.first = 0,
                                .all = r.weapons,
                                .held = t.weapons_held,
                                .deck_size = t.weapon_deck,
                                .batches = v.under_weapons,
                                .own = &Belongings::weapons,
                                .supply = &Hidden::weapons,
                                .looked = t.looked > 0 && !items},
                               rng, s);
  deal_goods<kItemKinds, 15>(r, v,
                             {.first = kWeaponKinds,
                              .all = r.items,
                              .held = t.items_held,
                              .deck_size = t.item_deck,
                              .batches = v.under_items,
                              .own = &Belongings::items,
                              .supply = &Hidden::items,
                              .looked = t.looked > 0 && items},
                             rng, s);
  if (const Slot me = own_slot(r, v.viewer); me != kNoSlot) s.hidden.known_goods[at(me)] = v.known_goods;
}

void imagine_lab(const Rules& r, const View& v, Rng& rng, State& s) {
  const Table& t = v.table;
  Hidden& h = s.hidden;
  Unseen<2> unseen(r.lab, rng);
  unseen.seen(at(LabKind::BloodBag), t.blood_shown);
  h.lab_discarded = v.lab_discarded;
  for (const LabCounts& own : v.lab_discarded) {
    unseen.seen(own);
    for (std::size_t i = 0; i < own.size(); ++i) h.lab_gone[i] = u8(h.lab_gone[i] + own[i]);
  }
  for (Slot slot : first_slots(r.slots))
    if (sees_goods(r, t, v.viewer, slot)) {
      h.belongings[at(slot)].lab = v.belongings[at(slot)].lab;
      unseen.seen(v.belongings[at(slot)].lab);
    } else if (shows_it_can_test(v, slot, false)) {
      h.belongings[at(slot)].lab[at(LabKind::BloodBag)] = 1;
      unseen.seen(at(LabKind::BloodBag));
    }
  if (v.lab_drawn != LabKind::None) unseen.seen(at(v.lab_drawn));
  if (t.no_blood) unseen.hold_back(at(LabKind::BloodBag));  // TT-652: none came back into the bag since
  unseen.deal(h.lab_bag, t.lab_bag);
  h.lab_drawn = v.lab_drawn;
  if (h.lab_drawn == LabKind::None && under_way(v.stack).lab_token_out)  // out of that bag
    h.lab_drawn = static_cast<LabKind>(unseen.draw());
  if (t.no_blood) unseen.let_go(at(LabKind::BloodBag));
  for (Slot slot : first_slots(r.slots)) {
    LabCounts& own = h.belongings[at(slot)].lab;
    if (!sees_goods(r, t, v.viewer, slot)) unseen.deal(own, t.lab_held[at(slot)] - total_of(own));
  }
  for (std::size_t i = 0; i < h.lab_gone.size(); ++i) h.lab_gone[i] = u8(h.lab_gone[i] + unseen.rest()[i]);
}

}  // namespace holdout::the_thing
