#include "engine/words/plain_text.h"
#include "games/the_thing/rules/positions/position_draft.h"
#include "games/the_thing/rules/wording/names.h"
#include "games/the_thing/rules/wording/nouns.h"

// Where the cards and Lab tokens of a written position are: what nobody names lies in its deck or bag, or, if
// that is named, among the discarded ones.

namespace holdout::the_thing {

namespace {

// Takes what the setting names out of what is left of the box.
template <std::size_t Kinds>
Result<void> take(const Setting& setting, const std::array<std::uint8_t, Kinds>& some,
                  std::array<std::uint8_t, Kinds>& left, std::span<const std::string_view> names) {
  for (std::size_t i = 0; i < Kinds; ++i) {
    if (some[i] > left[i])
      return setting.misread("too many " + std::string(names[i]), "as many as the game has");
    left[i] = u8(left[i] - some[i]);
  }
  return {};
}

Result<Slot> holder(const Draft& draft, const Setting& setting) {
  const Result<Slot> slot = read_slot(draft.rules, setting.about);
  if (!slot) return at(setting, slot.problem());
  if (!draft.s.table.characters.has(*slot))
    return setting.misread(quoted(setting.about) + " is out of play", "a Character in play (TT-750)");
  return *slot;
}

// ---- Action cards ----------------------------------------------------------------------------------------

// What is left in hand after a card was handed in; all three before.
CardCounts usual_hand(const Draft& draft) {
  const bool full = draft.when == "placement" && !draft.s.table.hungry;
  return {1, 1, u8(full)};
}

Result<void> fill_hand(Draft& draft, const Setting& setting, Slot slot, const CardCounts& cards,
                       CardCounts& left) {
  Table& t = draft.s.table;
  const int most = hand_limit(draft.rules, t);
  if (total_of(cards) > most)
    return setting.misread(std::to_string(total_of(cards)) + " cards in a hand",
                           "at most " + std::to_string(most) + " (TT-401)");
  if (total_of(cards) == 0 && draft.when == "placement")
    return setting.misread("nothing to hand in", "at least one card (TT-411)");
  if (Result<void> fine = take(setting, cards, left, tables::kCardKeys); !fine) return fine;
  draft.s.hidden.hands[at(slot)] = cards;
  t.hand_size[at(slot)] = u8(total_of(cards));
  return {};
}

Result<void> fill_hands(Draft& draft, CardCounts& left) {
  Slots usual = draft.s.table.characters;
  for (const Setting& each : draft.settings) {
    if (!each.is(Subject("hand"))) continue;
    const Result<Slot> slot = holder(draft, each);
    if (!slot) return slot.problem();
    const Result<CardCounts> cards = read_cards(draft.rules, each.body);
    if (!cards) return at(each, cards.problem());
    if (Result<void> fine = fill_hand(draft, each, *slot, *cards, left); !fine) return fine;
    usual.remove(*slot);
  }
  for (Slot slot : usual)
    if (Result<void> fine = fill_hand(draft, draft.settings.first(), slot, usual_hand(draft), left); !fine)
      return fine;
  return {};
}

Result<void> read_pile(const Draft& draft, Subject subject, CardCounts& pile, CardCounts& left) {
  const auto read = [&](std::string_view words) { return read_cards(draft.rules, words); };
  if (Result<void> fine = draft.settings.read(subject, pile, read); !fine) return fine;
  const Setting* setting = draft.find(subject);
  return setting == nullptr ? Result<void>{} : take(*setting, pile, left, tables::kCardKeys);
}

// One card of each player and the extra one (TT-404, TT-411).
Result<void> check_pile(const Draft& draft) {
  const int most = draft.rules.slots + 1;
  const Setting* setting = draft.find("pile");
  if (setting == nullptr) setting = draft.find("open pile");
  if (draft.s.table.pile_size <= most) return {};
  return setting->misread(std::to_string(draft.s.table.pile_size) + " cards in the pile",
                          "at most " + std::to_string(most));
}

Result<void> no_cards_for_few(const Draft& draft) {
  for (const Setting& each : draft.settings)
    for (Subject subject : std::initializer_list<Subject>{"hand", "pile", "open pile", "deck", "discards"})
      if (each.is(subject)) return each.misread("no Action cards with 1 to 3 players", "dice (5.23)");
  return {};
}

}  // namespace

Result<void> draft_cards(Draft& draft) {
  if (draft.rules.few) return no_cards_for_few(draft);
  Table& t = draft.s.table;
  Hidden& h = draft.s.hidden;
  CardCounts left = draft.rules.cards;
  if (Result<void> fine = fill_hands(draft, left); !fine) return fine;
  CardCounts deck{};
  if (Result<void> fine = read_pile(draft, "pile", h.pile_down, left); !fine) return fine;
  if (Result<void> fine = read_pile(draft, "open pile", t.pile_open, left); !fine) return fine;
  if (Result<void> fine = read_pile(draft, "deck", deck, left); !fine) return fine;
  if (Result<void> fine = read_pile(draft, "discards", h.discards, left); !fine) return fine;
  const bool named = draft.find("deck") != nullptr;
  for (std::size_t i = 0; i < kCardKinds; ++i) {
    std::uint8_t& rest = named ? h.discards[i] : deck[i];
    rest = u8(rest + left[i]);
  }
  h.deck.shuffled = deck;
  t.deck_size = u8(total_of(deck));
  t.discard_size = u8(total_of(h.discards));
  t.pile_size = u8(total_of(h.pile_down) + total_of(t.pile_open));
  return check_pile(draft);
}

// ---- weapons, items, Lab tokens --------------------------------------------------------------------------

namespace {

Result<void> give(Draft& draft, const Setting& setting, Belongings& left) {
  State& s = draft.s;
  const Result<Slot> slot = holder(draft, setting);
  if (!slot) return slot.problem();
  const Result<GoodsSaid> said = read_goods(draft.rules, setting.body);
  if (!said) return at(setting, said.problem());
  const Belongings& goods = said->goods;
  if (Result<void> fine = take(setting, goods.weapons, left.weapons, tables::kWeaponKeys); !fine) return fine;
  if (Result<void> fine = take(setting, goods.items, left.items, tables::kItemKeys); !fine) return fine;
  if (Result<void> fine = take(setting, goods.lab, left.lab, kLabKeys); !fine) return fine;
  s.hidden.belongings[at(*slot)] = goods;
  s.table.weapons_held[at(*slot)] = u8(total_of(goods.weapons));
  s.table.items_held[at(*slot)] = u8(total_of(goods.items));
  s.table.lab_held[at(*slot)] = u8(total_of(goods.lab));
  std::size_t next = 0;
  for (Flame& flame : s.table.flames)
    if (flame.holder == kNoSlot && next < said->charges.size())
      flame = {.holder = *slot, .charges = u8(said->charges[next++])};
  return {};
}

// The deck or bag of one kind of goods: what the setting names, or everything that is left. What is then left
// has gone unseen.
template <std::size_t Kinds>
Result<void> keep_back(const Draft& draft, Subject subject, std::array<std::uint8_t, Kinds> Belongings::*of,
                       std::span<const std::string_view> names, Belongings& left,
                       std::array<std::uint8_t, Kinds>& deck) {
  const Setting* setting = draft.find(subject);
  if (setting == nullptr) {
    std::swap(deck, left.*of);
    return {};
  }
  const Result<GoodsSaid> said = read_goods(draft.rules, setting->body);
  if (!said) return at(*setting, said.problem());
  deck = said->goods.*of;
  const Belongings& all = said->goods;
  if (total_of(all.weapons) + total_of(all.items) + total_of(all.lab) != total_of(deck))
    return setting->misread(quoted(setting->body), "only what belongs there");
  return take(*setting, deck, left.*of, names);
}

}  // namespace

Result<void> draft_goods(Draft& draft) {
  Table& t = draft.s.table;
  Hidden& h = draft.s.hidden;
  Belongings left{draft.rules.weapons, draft.rules.items, draft.rules.lab};
  for (const Setting& each : draft.settings)
    if (each.is(Subject("goods")))
      if (Result<void> fine = give(draft, each, left); !fine) return fine;
  h.weapons.shuffled = {};
  h.items.shuffled = {};
  h.lab_bag = {};
  if (Result<void> fine = keep_back(draft, "weapon deck", &Belongings::weapons, tables::kWeaponKeys, left,
                                    h.weapons.shuffled);
      !fine)
    return fine;
  if (Result<void> fine =
          keep_back(draft, "item deck", &Belongings::items, tables::kItemKeys, left, h.items.shuffled);
      !fine)
    return fine;
  if (Result<void> fine = keep_back(draft, "lab bag", &Belongings::lab, kLabKeys, left, h.lab_bag); !fine)
    return fine;
  t.weapon_deck = u8(h.weapons.size());
  t.item_deck = u8(h.items.size());
  t.lab_bag = u8(total_of(h.lab_bag));
  for (std::size_t i = 0; i < kWeaponKinds; ++i) h.goods_lost[i] = left.weapons[i];
  for (std::size_t i = 0; i < kItemKinds; ++i) h.goods_lost[kWeaponKinds + i] = left.items[i];
  h.lab_gone = left.lab;
  return {};
}

}  // namespace holdout::the_thing
