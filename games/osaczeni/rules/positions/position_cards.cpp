#include <array>

#include "engine/words/plain_text.h"
#include "games/osaczeni/rules/positions/position_draft.h"
#include "games/osaczeni/rules/wording/names.h"
#include "games/osaczeni/rules/wording/nouns.h"

// Where the cards of a written position are: what nobody names lies in the deck, or, if the deck is named,
// among the played ones.

namespace holdout::osaczeni {

namespace {

using Counts = std::array<int, kMaxItemKinds>;

Result<void> take_from(const Draft& draft, const Setting& setting, Cards cards, Counts& left) {
  for (std::size_t i = 0; i < left.size(); ++i) {
    left[i] -= cards.count(static_cast<Item>(i));
    if (left[i] < 0)
      return setting.misread(
          "too many " + std::string(item_name(draft.rules, static_cast<Item>(i))) + " cards",
          std::to_string(draft.rules.item_count[i]) + " in the whole position");
  }
  return {};
}

Result<void> fill_hand(Draft& draft, const Setting& setting, Counts& left) {
  const Result<Seat> seat = read_seat(draft.rules, setting.about);
  if (!seat) return at(setting, seat.problem());
  const Result<Cards> cards = read_cards(draft.rules, setting.body);
  if (!cards) return at(setting, cards.problem());
  if (Result<void> fine = take_from(draft, setting, *cards, left); !fine) return fine;
  draft.s.hidden.hands[slot(*seat)] = *cards;
  draft.s.table.hand_size[slot(*seat)] = u8(cards->size());
  return {};
}

// "keys by P0, bat by P1"
Result<void> fill_discards(Draft& draft, const Setting& setting, Counts& left) {
  State& s = draft.s;
  for (std::string_view part : parts_of(setting.body, ',')) {
    const std::vector<std::string_view> words = words_of(part);
    const std::optional<Item> item = words.size() == 3 ? item_named(draft.rules, words[0]) : std::nullopt;
    if (!item || lowered(words[1]) != "by")
      return setting.misread(quoted(part), "a card and who discarded it: bat by P0");
    const Result<Seat> seat = read_seat(draft.rules, words[2]);
    if (!seat) return at(setting, seat.problem());
    if (s.table.discards.full()) return setting.misread("too many discarded cards", "at most 12");
    Cards one;
    one.add(*item);
    if (Result<void> fine = take_from(draft, setting, one, left); !fine) return fine;
    s.hidden.discards[static_cast<std::size_t>(s.table.discards.size())] = *item;
    s.table.discards.push(*seat);
  }
  return {};
}

void put_in_deck(State& s, const Counts& cards) {
  s.table.deck_size = 0;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    s.hidden.deck.shuffled[i] = u8(cards[i]);
    s.table.deck_size = u8(s.table.deck_size + cards[i]);
  }
}

Counts counts_of(Cards cards) {
  Counts counts{};
  for (std::size_t i = 0; i < counts.size(); ++i) counts[i] = cards.count(static_cast<Item>(i));
  return counts;
}

// Reads the pile that the setting names, if there is one, and takes its cards out of `left`.
Result<Cards> read_pile(const Draft& draft, const Setting* setting, Counts& left) {
  if (setting == nullptr) return Cards{};
  const Result<Cards> cards = read_cards(draft.rules, setting->body);
  if (!cards) return at(*setting, cards.problem());
  if (Result<void> fine = take_from(draft, *setting, *cards, left); !fine) return fine.problem();
  return *cards;
}

}  // namespace

Result<void> draft_cards(Draft& draft) {
  Counts left{};
  for (int i = 0; i < draft.rules.item_kinds; ++i)
    left[static_cast<std::size_t>(i)] = draft.rules.item_count[static_cast<std::size_t>(i)];
  for (const Setting& each : draft.settings) {
    Result<void> fine;
    if (each.is(Subject("hand"))) fine = fill_hand(draft, each, left);
    if (each.is(Subject("discarded"))) fine = fill_discards(draft, each, left);
    if (!fine) return fine;
  }
  const Setting* deck_said = draft.find("deck");
  const Result<Cards> deck = read_pile(draft, deck_said, left);
  if (!deck) return deck.problem();
  const Result<Cards> played = read_pile(draft, draft.find("played"), left);
  if (!played) return played.problem();
  draft.s.table.played = *played;
  if (deck_said == nullptr) {
    put_in_deck(draft.s, left);
    return {};
  }
  put_in_deck(draft.s, counts_of(*deck));
  for (std::size_t i = 0; i < left.size(); ++i)
    for (int n = 0; n < left[i]; ++n) draft.s.table.played.add(static_cast<Item>(i));
  return {};
}

}  // namespace holdout::osaczeni
