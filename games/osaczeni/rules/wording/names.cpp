#include "games/osaczeni/rules/wording/names.h"

#include <vector>

#include "engine/words/plain_text.h"
#include "games/osaczeni/rules/wording/nouns.h"
#include "osaczeni_tables.h"

namespace holdout::osaczeni {

namespace {

constexpr std::string_view kKindLetters = "dlck";

template <class Names>
std::optional<int> position_in(const Names& names, std::string_view word) {
  const std::string small = lowered(word);
  for (std::size_t i = 0; i < names.size(); ++i)
    if (!names[i].empty() && names[i] == small) return static_cast<int>(i);
  return std::nullopt;
}

}  // namespace

std::string_view seat_name(const Rules& r, Seat seat) { return tables::kColours[r.colour[slot(seat)]].key; }
std::string_view kind_name(Kind kind) { return tables::kCharacterKeys[static_cast<std::size_t>(kind)]; }
std::string_view item_name(const Rules& r, Item item) { return r.row(item).key; }
std::string area_name(Area area) { return std::to_string(number(area)); }

std::string character_name(const Rules& r, Character who) {
  return std::string(seat_name(r, who.owner())) + "." + std::string(kind_name(who.kind()));
}

std::optional<Seat> seat_named(const Rules& r, std::string_view word) {
  const std::string small = lowered(word);
  if (small.size() == 2 && small[0] == 'p' && small[1] >= '0' && small[1] - '0' < r.players)
    return seat_at(small[1] - '0');
  for (Seat seat : first_seats(r.players))
    if (seat_name(r, seat) == small) return seat;
  return std::nullopt;
}

std::optional<Kind> kind_named(const Rules& r, std::string_view word) {
  const std::string small = lowered(word);
  std::optional<int> found = position_in(tables::kCharacterKeys, small);
  if (small.size() == 1 && kKindLetters.find(small[0]) != std::string_view::npos)
    found = static_cast<int>(kKindLetters.find(small[0]));
  if (!found || *found >= r.kinds) return std::nullopt;
  return static_cast<Kind>(*found);
}

std::optional<Character> character_named(const Rules& r, std::string_view word, Seat owner) {
  const std::size_t dot = word.find('.');
  if (dot != std::string_view::npos) {
    const std::optional<Seat> named = seat_named(r, word.substr(0, dot));
    if (!named) return std::nullopt;
    owner = *named;
    word.remove_prefix(dot + 1);
  }
  const std::optional<Kind> kind = kind_named(r, word);
  if (!kind || owner == kNobody) return std::nullopt;
  return Character(owner, *kind);
}

std::optional<Item> item_named(const Rules& r, std::string_view word) {
  const std::string small = lowered(word);
  for (int i = 0; i < r.item_kinds; ++i)
    if (item_name(r, static_cast<Item>(i)) == small) return static_cast<Item>(i);
  return std::nullopt;
}

std::optional<Area> area_named(std::string_view word) {
  if (word.size() == 1 && word[0] >= '1' && word[0] <= '6') return area_number(word[0] - '0');
  if (const std::optional<int> found = position_in(tables::kAreaKeys, word)) return area_number(*found);
  return std::nullopt;
}

std::string all_seat_names(const Rules& r) {
  std::vector<std::string> names;
  for (Seat seat : first_seats(r.players)) names.emplace_back(seat_name(r, seat));
  return one_of(names);
}

std::string all_item_names(const Rules& r) {
  std::vector<std::string> names;
  for (int i = 0; i < r.item_kinds; ++i) names.emplace_back(item_name(r, static_cast<Item>(i)));
  return one_of(names);
}

}  // namespace holdout::osaczeni
