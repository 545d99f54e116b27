#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "games/the_thing/rules/positions/example_facts.h"
#include "games/the_thing/rules/positions/position_phrases.h"
#include "games/the_thing/rules/wording/names.h"
#include "games/the_thing/rules/wording/nouns.h"

// What a then block can say about cards and tokens, and about what happened.

namespace holdout::the_thing {

namespace {

constexpr auto kEventKeys = keys_of(kEventRows);

template <std::size_t Kinds>
void add_text(std::string& list, const std::array<std::uint8_t, Kinds>& counts,
              std::span<const std::string_view> names) {
  for (std::size_t i = 0; i < Kinds; ++i)
    if (counts[i] > 0)
      list += (list.empty() ? "" : ", ") + std::string(names[i]) + " x" + std::to_string(counts[i]);
}

// "use, repair x2", "nothing" or "3 cards"
Result<void> cards_are(const Facts& f, std::string_view said, const CardCounts& cards) {
  if (const std::optional<Result<int>> count = read_card_number(said)) {
    if (!*count) return count->problem();
    const int all = cards[0] + cards[1] + cards[2];
    return found_unless(**count == all, std::to_string(all) + " cards");
  }
  const Result<CardCounts> expected = read_cards(f.rules, said);
  if (!expected) return expected.problem();
  std::string is;
  add_text(is, cards, tables::kCardKeys);
  return found_unless(*expected == cards, is.empty() ? "nothing" : is);
}

CardCounts plus(CardCounts a, const CardCounts& b) {
  for (std::size_t i = 0; i < kCardKinds; ++i) a[i] = u8(a[i] + b[i]);
  return a;
}

Result<void> hand_is(const Facts& f, const Claim& claim) {
  const Result<Slot> slot = read_slot(f.rules, claim.about);
  if (!slot) return slot.problem();
  return cards_are(f, claim.body, f.s.hidden.hands[at(*slot)]);
}
Result<void> pile_is(const Facts& f, const Claim& claim) {
  return cards_are(f, claim.body, plus(f.s.hidden.pile_down, f.s.table.pile_open));
}
Result<void> open_pile_is(const Facts& f, const Claim& claim) {
  return cards_are(f, claim.body, f.s.table.pile_open);
}
Result<void> deck_is(const Facts& f, const Claim& claim) {
  return cards_are(f, claim.body, f.s.hidden.deck.all());
}
Result<void> discards_are(const Facts& f, const Claim& claim) {
  return cards_are(f, claim.body, f.s.hidden.discards);
}

// ---- weapons, items, Lab tokens --------------------------------------------------------------------------

// The charges of the Flamethrowers that a slot holds, in any order.
std::vector<int> charges_of(const Table& t, Slot slot) {
  std::vector<int> charges;
  for (const Flame& flame : t.flames)
    if (flame.holder == slot) charges.push_back(flame.charges);
  return charges;
}

std::string goods_text(const Belongings& goods, const std::vector<int>& charges) {
  std::string list;
  add_text(list, goods.weapons, tables::kWeaponKeys);
  add_text(list, goods.items, tables::kItemKeys);
  add_text(list, goods.lab, kLabKeys);
  for (int each : charges) list += " (" + std::to_string(each) + " charges)";
  return list.empty() ? "nothing" : list;
}

Result<void> goods_are(const Facts& f, std::string_view said, const Belongings& goods,
                       const std::vector<int>& charges) {
  const Result<GoodsSaid> expected = read_goods(f.rules, said);
  if (!expected) return expected.problem();
  const bool same = expected->goods == goods && std::ranges::is_permutation(expected->charges, charges);
  return found_unless(same, goods_text(goods, charges));
}

Result<void> goods_of(const Facts& f, const Claim& claim) {
  const Result<Slot> slot = read_slot(f.rules, claim.about);
  if (!slot) return slot.problem();
  return goods_are(f, claim.body, f.s.hidden.belongings[at(*slot)], charges_of(f.s.table, *slot));
}

// A deck as "5 cards", or what is in it.
Result<void> supply_is(const Facts& f, std::string_view said, const Belongings& goods, int size) {
  if (const std::optional<Result<int>> count = read_card_number(said)) {
    if (!*count) return count->problem();
    return found_unless(**count == size, std::to_string(size) + " cards");
  }
  const std::vector<int> full(goods.weapons[at(WeaponKind::Flamethrower)], f.rules.charges);
  return goods_are(f, said, goods, full);
}

Result<void> weapon_deck_is(const Facts& f, const Claim& claim) {
  return supply_is(f, claim.body, {.weapons = f.s.hidden.weapons.all()}, f.s.table.weapon_deck);
}
Result<void> item_deck_is(const Facts& f, const Claim& claim) {
  return supply_is(f, claim.body, {.items = f.s.hidden.items.all()}, f.s.table.item_deck);
}
Result<void> lab_bag_is(const Facts& f, const Claim& claim) {
  return supply_is(f, claim.body, {.lab = f.s.hidden.lab_bag}, f.s.table.lab_bag);
}

// What was put under a deck last; it comes up when all above it is drawn.
template <int Kinds, int Most>
std::array<std::uint8_t, Kinds> bottom_of(const Supply<Kinds, Most>& supply) {
  return supply.under.empty() ? std::array<std::uint8_t, Kinds>{} : supply.under.back().counts;
}
Result<void> bottom_weapons_are(const Facts& f, const Claim& claim) {
  const auto bottom = bottom_of(f.s.hidden.weapons);
  return supply_is(f, claim.body, {.weapons = bottom}, total_of(bottom));
}
Result<void> bottom_items_are(const Facts& f, const Claim& claim) {
  const auto bottom = bottom_of(f.s.hidden.items);
  return supply_is(f, claim.body, {.items = bottom}, total_of(bottom));
}
Result<void> bottom_cards_are(const Facts& f, const Claim& claim) {
  return cards_are(f, claim.body, bottom_of(f.s.hidden.deck));
}

// Cards openly out of the game: "melee, keys"
Result<void> used_are(const Facts& f, const Claim& claim) {
  Belongings used;
  for (std::size_t i = 0; i < kGoods; ++i)
    (i < kWeaponKinds ? used.weapons[i] : used.items[i - kWeaponKinds]) = f.s.table.goods_used[i];
  used.lab[at(LabKind::BloodBag)] = f.s.table.blood_shown;
  return supply_is(f, claim.body, used, total_of(f.s.table.goods_used) + f.s.table.blood_shown);
}

Result<void> happened(const Facts& f, const Claim& claim) {
  const Result<HappenedClaim> said = read_happened(claim.body, kEventKeys);
  if (!said) return said.problem();
  SeatSet actors;
  for (const std::string& word : listed_words(said->by)) {
    const Result<Seat> seat = read_seat(f.rules, word);
    if (!seat) return seat.problem();
    actors.add(*seat);
  }
  return happened_is(*said, actors, f.events, kEventKeys);
}

constexpr std::array kCardFacts = std::to_array<FactPhrase>({
    {"hand", hand_is},
    {"pile", pile_is},
    {"open pile", open_pile_is},
    {"deck", deck_is},
    {"discards", discards_are},
    {"goods", goods_of},
    {"weapon deck", weapon_deck_is},
    {"item deck", item_deck_is},
    {"lab bag", lab_bag_is},
    {"bottom of weapon deck", bottom_weapons_are},
    {"bottom of item deck", bottom_items_are},
    {"bottom of deck", bottom_cards_are},
    {"used up", used_are},
    {"happened", happened},
});

}  // namespace

std::span<const FactPhrase> card_facts() { return kCardFacts; }

}  // namespace holdout::the_thing
