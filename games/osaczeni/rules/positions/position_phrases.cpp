#include "games/osaczeni/rules/positions/position_phrases.h"

#include <array>

#include "engine/words/plain_text.h"
#include "games/osaczeni/rules/wording/names.h"
#include "games/osaczeni/rules/wording/nouns.h"

namespace holdout::osaczeni {

Result<Seat> read_seat(const Rules& r, std::string_view word) {
  const std::optional<Seat> seat = seat_named(r, word);
  if (!seat)
    return Problem{.what = quoted(word) + " is no player",
                   .expected = all_seat_names(r) + ", or P0, P1, ..."};
  return *seat;
}

Result<Area> read_area(std::string_view word) {
  const std::optional<Area> area = area_named(word);
  if (!area) return Problem{.what = quoted(word) + " is no area", .expected = "1 to 6"};
  return *area;
}

Result<SeatSet> read_seats(const Rules& r, std::string_view text) {
  return read_set(text, first_seats(r.players), [&](std::string_view word) { return read_seat(r, word); });
}

namespace {

Problem no_character(const Rules& r, std::string_view word) {
  const std::string owner(seat_name(r, Seat{0}));
  return {.what = quoted(word) + " is no character of this game",
          .expected = "one such as P0.L or " + owner + ".leader, or several of a family such as P0.DLC"};
}

// "P0.DLC"
std::optional<std::vector<Character>> several_of_a_family(const Rules& r, std::string_view word) {
  const std::size_t dot = word.find('.');
  if (dot == std::string_view::npos || dot + 1 == word.size()) return std::nullopt;
  const std::optional<Seat> owner = seat_named(r, word.substr(0, dot));
  if (!owner) return std::nullopt;
  std::vector<Character> those;
  for (char letter : word.substr(dot + 1)) {
    const std::optional<Kind> kind = kind_named(r, std::string_view(&letter, 1));
    if (!kind) return std::nullopt;
    those.emplace_back(*owner, *kind);
  }
  return those;
}

Result<void> add_characters(const Rules& r, std::string_view word, std::vector<Character>& out) {
  if (const std::optional<Character> who = character_named(r, word, kNobody)) {
    out.push_back(*who);
    return {};
  }
  const std::optional<std::vector<Character>> those = several_of_a_family(r, word);
  if (!those) return no_character(r, word);
  out.insert(out.end(), those->begin(), those->end());
  return {};
}

Result<void> no_doubles(const Rules& r, const std::vector<Character>& those) {
  Characters seen;
  for (Character who : those) {
    if (seen.has(who))
      return Problem{.what = character_name(r, who) + " is named twice", .expected = "it once"};
    seen.add(who);
  }
  return {};
}

}  // namespace

Result<std::vector<Character>> read_characters(const Rules& r, std::string_view text) {
  std::vector<Character> those;
  if (lowered(trimmed(text)) == "nobody") return those;
  for (const std::string& word : listed_words(text))
    if (Result<void> added = add_characters(r, word, those); !added) return added.problem();
  if (Result<void> fine = no_doubles(r, those); !fine) return fine.problem();
  if (those.empty()) return Problem{.what = quoted(text), .expected = "characters such as P0.L, or nobody"};
  return those;
}

namespace {

// One part of an area's facts between commas.
Result<void> read_area_fact(const Rules& r, std::string_view part, AreaFacts& facts,
                            std::vector<Character>& those) {
  const std::vector<std::string_view> words = words_of(part);
  const std::string first = words.empty() ? std::string() : lowered(words[0]);
  const std::string second = words.size() == 2 ? lowered(words[1]) : std::string();
  if (words.size() == 1 && (first == "closed" || first == "open")) {
    facts.closed = first == "closed";
    return {};
  }
  if (words.size() == 1 && first == "nobody") {
    facts.says_who = true;
    return {};
  }
  if (second == "monsters" || second == "monster") {
    const Result<int> count = first == "no" ? Result<int>(0) : read_number(words[0], 0, 99);
    if (!count) return count.problem();
    facts.monsters = *count;
    return {};
  }
  if (words.size() == 1 || second == "hidden") {
    const std::size_t before = those.size();
    if (Result<void> added = add_characters(r, words[0], those); !added) return added;
    for (std::size_t i = before; i < those.size(); ++i)
      if (second == "hidden") facts.hidden.add(those[i]);
    facts.says_who = true;
    return {};
  }
  return Problem{.what = quoted(part) + " in an area",
                 .expected = "a character (P0.L, P0.L hidden), 5 monsters, nobody, closed or open"};
}

}  // namespace

Result<AreaFacts> read_area_facts(const Rules& r, std::string_view text) {
  AreaFacts facts;
  std::vector<Character> those;
  const std::vector<std::string_view> parts = parts_of(text, ',');
  if (parts.empty())
    return Problem{.what = "nothing about the area", .expected = "characters, monsters, nobody or closed"};
  for (std::string_view part : parts)
    if (Result<void> fine = read_area_fact(r, part, facts, those); !fine) return fine.problem();
  if (Result<void> fine = no_doubles(r, those); !fine) return fine.problem();
  for (Character who : those) facts.who.add(who);
  return facts;
}

Result<Cards> read_cards(const Rules& r, std::string_view text) {
  const auto kind = [&](std::string_view word) {
    const std::optional<Item> item = item_named(r, word);
    return item ? std::optional<int>(static_cast<int>(*item)) : std::nullopt;
  };
  const auto most = [&](int item) { return int{r.item_count[static_cast<std::size_t>(item)]}; };
  const Result<std::vector<int>> counts = read_counts(text, kMaxItemKinds, kind, most, all_item_names(r));
  if (!counts) return counts.problem();
  Cards cards;
  for (int item = 0; item < kMaxItemKinds; ++item)
    for (int i = 0; i < (*counts)[static_cast<std::size_t>(item)]; ++i) cards.add(static_cast<Item>(item));
  return cards;
}

}  // namespace holdout::osaczeni
