#include <string>

#include "games/the_thing/rules/saving/check.h"
#include "games/the_thing/rules/wording/names.h"

namespace holdout::the_thing {

namespace {

// How many of each kind were found so far.
template <std::size_t Kinds>
struct Found {
  std::array<int, Kinds> counts{};

  void add(const std::array<std::uint8_t, Kinds>& more) {
    for (std::size_t i = 0; i < Kinds; ++i) counts[i] += more[i];
  }
  template <int Most>
  void add(const Supply<static_cast<int>(Kinds), Most>& supply) {
    add(supply.shuffled);
    for (const auto& batch : supply.under) add(batch.counts);
  }
  Result<void> are(const std::array<std::uint8_t, Kinds>& all, std::string_view what) const {
    for (std::size_t i = 0; i < Kinds; ++i)
      if (counts[i] != all[i])
        return wrong(std::string(what), std::to_string(counts[i]) + " of kind " + std::to_string(i),
                     std::to_string(all[i]));
    return {};
  }
};

Result<void> same(std::string_view where, int said, int counted) {
  if (said == counted) return {};
  return wrong(std::string(where), std::to_string(said), std::to_string(counted));
}

template <int Kinds, int Most>
Result<void> check_batches(const Rules& r, const Supply<Kinds, Most>& supply, std::string_view where) {
  for (const Batch<Kinds>& batch : supply.under)
    if (batch.size() == 0 || !batch.knowers.without(first_slots(r.slots)).empty())
      return wrong(std::string(where), "an empty batch, or one known to nobody at the table",
                   "cards put under it");
  return {};
}

// What the owners know of themselves lies in what everybody counts.
Result<void> check_own_cards(const State& s) {
  const Hidden& h = s.hidden;
  Found<kCardKinds> own;
  own.add(s.table.discard_open);
  for (const CardCounts& each : h.discarded) own.add(each);
  for (std::size_t i = 0; i < kCardKinds; ++i)
    if (own.counts[i] > h.discards[i])
      return wrong("hidden.discarded", "cards that do not lie in the discard pile",
                   "some of hidden.discards");
  return {};
}

Result<void> check_sizes(const Rules& r, const State& s) {
  const Table& t = s.table;
  const Hidden& h = s.hidden;
  for (std::size_t i = 0; i < kMaxSlots; ++i) {
    if (Result<void> fine = same("table.hand_size", t.hand_size[i], total_of(h.hands[i])); !fine) return fine;
    const bool nobody = !t.characters.has(slot_at(static_cast<int>(i)));
    if (nobody && t.hand_size[i] > 0) return wrong("table.hand_size", "cards of nobody", "none");
    if (t.hand_size[i] > r.hand_limit)
      return wrong("table.hand_size", std::to_string(t.hand_size[i]),
                   std::to_string(r.hand_limit) + " at most (TT-401)");
  }
  if (Result<void> fine = same("table.deck_size", t.deck_size, h.deck.size()); !fine) return fine;
  if (Result<void> fine = same("table.discard_size", t.discard_size, total_of(h.discards)); !fine)
    return fine;
  const int pile = total_of(h.pile_down) + total_of(t.pile_open);
  if (Result<void> fine = same("table.pile_size", t.pile_size, pile); !fine) return fine;
  // TT-404, TT-411: one card of each, and one of the deck; so the deck never runs out.
  if (pile > r.slots + 1 || (pile > 0 && t.phase != Phase::Actions && t.phase != Phase::Over))
    return wrong("table.pile_size", std::to_string(pile), "one card of each and one more, in phase 4");
  if (h.deck.under.size() > r.slots - t.characters.size())
    return wrong("hidden.deck.under", "more hands than players who left", "one of each of them (R-86)");
  return check_batches(r, h.deck, "hidden.deck.under");
}

}  // namespace

Result<void> check_cards(const Rules& r, const State& s) {
  const Hidden& h = s.hidden;
  Found<kCardKinds> cards;
  for (const CardCounts& hand : h.hands) cards.add(hand);
  cards.add(h.deck);
  cards.add(h.discards);
  cards.add(h.pile_down);
  cards.add(s.table.pile_open);
  const CardCounts all = r.few ? CardCounts{} : r.cards;  // 4.2, step 2
  if (Result<void> fine = cards.are(all, "Action cards"); !fine) return fine;
  if (Result<void> fine = check_sizes(r, s); !fine) return fine;
  return check_own_cards(s);
}

namespace {

Result<void> check_held(const Rules& r, const State& s) {
  const Table& t = s.table;
  for (std::size_t i = 0; i < kMaxSlots; ++i) {
    const Belongings& own = s.hidden.belongings[i];
    const Slot slot = slot_at(static_cast<int>(i));
    if (Result<void> fine = same("table.weapons_held", t.weapons_held[i], total_of(own.weapons)); !fine)
      return fine;
    if (Result<void> fine = same("table.items_held", t.items_held[i], total_of(own.items)); !fine)
      return fine;
    if (Result<void> fine = same("table.lab_held", t.lab_held[i], total_of(own.lab)); !fine) return fine;
    int flames = 0;
    for (const Flame& flame : t.flames) flames += flame.holder == slot;
    if (Result<void> fine = same("table.flames", flames, own.weapons[at(WeaponKind::Flamethrower)]); !fine)
      return fine;
    const bool nobody = !t.characters.has(slot);
    if (nobody && t.weapons_held[i] + t.items_held[i] + t.lab_held[i] > 0)
      return wrong("hidden.belongings", "goods of nobody", "none (TT-127, TT-750)");
  }
  for (const Flame& flame : t.flames)
    if ((flame.holder == kNoSlot) != (flame.charges == 0) || flame.charges > r.charges)
      return wrong("table.flames", std::to_string(flame.charges) + " charges",
                   "1 to " + std::to_string(r.charges) + " of a holder (TT-1003)");
  return {};
}

Result<void> check_lab(const Rules& r, const State& s) {
  const Table& t = s.table;
  const Hidden& h = s.hidden;
  Found<2> tokens;
  tokens.add(h.lab_bag);
  tokens.add(h.lab_gone);
  for (const Belongings& own : h.belongings) tokens.add(own.lab);
  tokens.counts[at(LabKind::BloodBag)] += t.blood_shown;
  if (h.lab_drawn != LabKind::None) ++tokens.counts[at(h.lab_drawn)];
  if (Result<void> fine = tokens.are(r.lab, "Lab tokens"); !fine) return fine;
  if (t.no_blood && (h.lab_bag[at(LabKind::BloodBag)] > 0 || h.lab_drawn == LabKind::BloodBag))
    return wrong("hidden.lab_bag", "a Blood Bag that was said not to be there", "none (TT-652)");
  Found<2> own;
  for (const LabCounts& each : h.lab_discarded) own.add(each);
  for (std::size_t i = 0; i < own.counts.size(); ++i)
    if (own.counts[i] > h.lab_gone[i])
      return wrong("hidden.lab_discarded", "tokens still in play", "some of lab_gone");
  return same("table.lab_bag", t.lab_bag, total_of(h.lab_bag));
}

// A giver counts on a card only while the receiver holds it.
Result<void> check_known(const State& s) {
  for (const auto& by_holder : s.hidden.known_goods)
    for (std::size_t holder = 0; holder < kMaxSlots; ++holder)
      for (Good g : by_holder[holder]) {
        const Belongings& own = s.hidden.belongings[holder];
        const bool known = static_cast<int>(g) < kGoods;
        if (!known || (is_weapon(g) ? own.weapons[at(weapon_of(g))] : own.items[at(item_of(g))]) == 0)
          return wrong("hidden.known_goods", "a card that its holder does not have", "a card held");
      }
  return {};
}

}  // namespace

Result<void> check_goods(const Rules& r, const State& s) {
  const Table& t = s.table;
  const Hidden& h = s.hidden;
  Found<kWeaponKinds> weapons;
  Found<kItemKinds> items;
  for (const Belongings& own : h.belongings) {
    weapons.add(own.weapons);
    items.add(own.items);
  }
  weapons.add(h.weapons);
  items.add(h.items);
  for (int i = 0; i < kGoods; ++i) {
    const auto g = static_cast<Good>(i);
    int& count = is_weapon(g) ? weapons.counts[at(weapon_of(g))] : items.counts[at(item_of(g))];
    count += t.goods_used[at(g)] + h.goods_lost[at(g)];
  }
  for (Good g : h.looked)
    if (static_cast<int>(g) >= kGoods) return wrong("hidden.looked", "a card that does not exist", "a card");
  for (Good g : h.looked) ++(is_weapon(g) ? weapons.counts[at(weapon_of(g))] : items.counts[at(item_of(g))]);
  if (Result<void> fine = weapons.are(r.weapons, "weapons"); !fine) return fine;
  if (Result<void> fine = items.are(r.items, "items"); !fine) return fine;
  if (Result<void> fine = same("table.weapon_deck", t.weapon_deck, h.weapons.size()); !fine) return fine;
  if (Result<void> fine = same("table.item_deck", t.item_deck, h.items.size()); !fine) return fine;
  if (Result<void> fine = same("table.looked", t.looked, h.looked.size()); !fine) return fine;
  if (Result<void> fine = check_batches(r, h.weapons, "hidden.weapons.under"); !fine) return fine;
  if (Result<void> fine = check_batches(r, h.items, "hidden.items.under"); !fine) return fine;
  if (Result<void> fine = check_held(r, s); !fine) return fine;
  if (Result<void> fine = check_known(s); !fine) return fine;
  return check_lab(r, s);
}

}  // namespace holdout::the_thing
