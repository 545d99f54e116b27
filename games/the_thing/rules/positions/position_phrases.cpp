#include "games/the_thing/rules/positions/position_phrases.h"

#include <array>

#include "engine/words/plain_text.h"
#include "games/the_thing/rules/wording/names.h"
#include "games/the_thing/rules/wording/nouns.h"

namespace holdout::the_thing {

Result<std::vector<std::string_view>> read_parts(const Setting& setting, std::string_view example) {
  std::vector<std::string_view> parts = parts_of(setting.body, ',');
  if (parts.empty()) return setting.misread("nothing is named", std::string(example));
  return parts;
}

Result<Slot> read_slot(const Rules& r, std::string_view word) {
  if (const std::optional<Slot> slot = slot_named(r, word)) return *slot;
  return Problem{.what = quoted(word) + " is no Character", .expected = one_of(slot_names(r))};
}

Result<Slots> read_slots(const Rules& r, std::string_view text) {
  return read_set(text, first_slots(r.slots), [&](std::string_view word) { return read_slot(r, word); });
}

Result<std::vector<Slot>> read_slot_list(const Rules& r, std::string_view text) {
  std::vector<Slot> those;
  if (lowered(trimmed(text)) == "nobody") return those;
  Slots seen;
  for (const std::string& word : listed_words(text)) {
    const Result<Slot> slot = read_slot(r, word);
    if (!slot) return slot.problem();
    if (seen.has(*slot)) return Problem{.what = quoted(word) + " is named twice", .expected = "it once"};
    seen.add(*slot);
    those.push_back(*slot);
  }
  if (those.empty()) return Problem{.what = quoted(text), .expected = "Characters, or nobody"};
  return those;
}

Result<Seat> read_seat(const Rules& r, std::string_view word) {
  if (const std::optional<Seat> seat = seat_named(r, word)) return *seat;
  if (const std::optional<Slot> slot = slot_named(r, word); slot && !r.few) return seat_at(index(*slot));
  return Problem{.what = quoted(word) + " is no player",
                 .expected = "P0 to P" + std::to_string(r.players - 1) + (r.few ? "" : ", or a colour")};
}

Result<int> read_word(std::string_view word, std::span<const std::string_view> words) {
  if (const std::optional<int> found = position_in(words, word)) return *found;
  return Problem{.what = quoted(word),
                 .expected = one_of(std::vector<std::string>(words.begin(), words.end()))};
}

Result<Location> read_location(std::string_view word) {
  const Result<int> found = read_word(word, tables::kLocationKeys);
  if (!found) return found.problem();
  return static_cast<Location>(*found);
}

// ---- locations -------------------------------------------------------------------------------------------

namespace {

struct NumberWord {
  std::string_view word;
  std::optional<int> LocationFacts::*number;
};
constexpr std::array<NumberWord, 4> kNumbers{{{"fuel", &LocationFacts::fuel},
                                              {"damage", &LocationFacts::damage},
                                              {"food", &LocationFacts::food},
                                              {"alien", &LocationFacts::strength}}};

struct FlagWord {
  std::string_view word;
  std::optional<bool> LocationFacts::*flag;
};
constexpr std::array<FlagWord, 2> kFlags{
    {{"burnt", &LocationFacts::burnt}, {"destroyed", &LocationFacts::destroyed}}};

Problem no_fact(std::string_view part) {
  return {.what = quoted(part) + " in a location",
          .expected =
              "a Character (red, red lying), nobody, dog, no dog, 2 dogs, fuel 1, damage 2, food 2, "
              "alien 3, burnt or destroyed"};
}

// "dog", "no dog", "2 dogs": -1 if it is something else
int dogs_in(const std::vector<std::string_view>& words) {
  const std::string first = lowered(words[0]);
  if (words.size() == 1) return first == "dog" ? 1 : -1;
  if (words.size() > 2 || (lowered(words[1]) != "dogs" && lowered(words[1]) != "dog")) return -1;
  return first == "no" ? 0 : whole_number(words[0]).value_or(-1);
}

Result<void> read_who(const Rules& r, const std::vector<std::string_view>& words, std::string_view part,
                      LocationFacts& facts) {
  const bool lying = words.size() == 2 && lowered(words[1]) == "lying";
  const std::optional<Slot> slot = slot_named(r, words[0]);
  if (!slot || words.size() > 2 || (words.size() == 2 && !lying)) return no_fact(part);
  if (facts.who.has(*slot)) return Problem{.what = quoted(part) + " is named twice", .expected = "it once"};
  facts.who.add(*slot);
  if (lying) facts.lying.add(*slot);
  facts.says_who = true;
  return {};
}

Result<void> read_fact(const Rules& r, std::string_view part, LocationFacts& facts) {
  const std::vector<std::string_view> words = words_of(part);
  if (words.empty()) return no_fact(part);
  const std::string first = lowered(words[0]);
  for (const NumberWord& each : kNumbers)
    if (words.size() == 2 && first == each.word) {
      const Result<int> number = read_number(words[1], 0, 99);
      if (!number) return number.problem();
      facts.*each.number = *number;
      return {};
    }
  for (const FlagWord& each : kFlags)
    if (lowered(words.back()) == each.word && (words.size() == 1 || (words.size() == 2 && first == "not"))) {
      facts.*each.flag = words.size() == 1;
      return {};
    }
  if (words.size() == 1 && first == "nobody") {
    facts.says_who = true;
    return {};
  }
  if (const int dogs = dogs_in(words); dogs >= 0) {
    facts.dogs = dogs;
    return {};
  }
  return read_who(r, words, part, facts);
}

}  // namespace

Result<LocationFacts> read_location_facts(const Rules& r, std::string_view text) {
  LocationFacts facts;
  const std::vector<std::string_view> parts = parts_of(text, ',');
  if (parts.empty()) return no_fact(text);
  for (std::string_view part : parts)
    if (Result<void> fine = read_fact(r, part, facts); !fine) return fine.problem();
  return facts;
}

// ---- cards -----------------------------------------------------------------------------------------------

Result<CardCounts> read_cards(const Rules& r, std::string_view text) {
  const auto named = [](std::string_view word) { return position_in(tables::kCardKeys, word); };
  const auto most = [&](int kind) { return int{r.cards[static_cast<std::size_t>(kind)]}; };
  const Result<std::vector<int>> counts =
      read_counts(text, kCardKinds, named, most, "use, repair or sabotage");
  if (!counts) return counts.problem();
  CardCounts cards{};
  for (std::size_t i = 0; i < kCardKinds; ++i) cards[i] = u8((*counts)[i]);
  return cards;
}

namespace {

constexpr int kFlamethrower = static_cast<int>(WeaponKind::Flamethrower);

// Weapons and items, then Lab tokens.
std::optional<int> good_or_token(std::string_view word) {
  if (const std::optional<int> good = position_in(kGoodKeys, word)) return good;
  const std::optional<int> token = position_in(kLabKeys, word);
  return token ? std::optional<int>(kGoods + *token) : std::nullopt;
}

int most_of(const Rules& r, int kind) {
  if (kind >= kGoods) return r.lab[static_cast<std::size_t>(kind - kGoods)];
  const auto g = static_cast<Good>(kind);
  return is_weapon(g) ? r.weapons[at(weapon_of(g))] : r.items[at(item_of(g))];
}

// "flamethrower 4": nothing if the part is something else
std::optional<Result<int>> charges_in(const Rules& r, std::string_view part) {
  const std::vector<std::string_view> words = words_of(part);
  if (words.empty() || position_in(tables::kWeaponKeys, words[0]) != kFlamethrower) return std::nullopt;
  if (words.size() == 1) return Result<int>(r.charges);
  if (words.size() > 2 || words[1].starts_with('x')) return std::nullopt;
  return read_number(words[1], 1, r.charges);
}

}  // namespace

Result<GoodsSaid> read_goods(const Rules& r, std::string_view text) {
  GoodsSaid said;
  std::string plain;  // without the charges
  for (std::string_view part : parts_of(text, ',')) {
    const std::optional<Result<int>> charges = charges_in(r, part);
    if (charges && !*charges) return charges->problem();
    if (charges) said.charges.push_back(**charges);
    plain += (plain.empty() ? "" : ", ") + std::string(charges ? words_of(part)[0] : part);
  }
  const auto most = [&](int kind) { return most_of(r, kind); };
  const Result<std::vector<int>> counts =
      read_counts(plain, kGoods + 2, good_or_token, most, "weapons, items, blood_bag or failure");
  if (!counts) return counts.problem();
  for (std::size_t i = 0; i < counts->size(); ++i) {
    const std::uint8_t count = u8((*counts)[i]);
    if (i < kWeaponKinds) said.goods.weapons[i] = count;
    if (i >= kWeaponKinds && i < kGoods) said.goods.items[i - kWeaponKinds] = count;
    if (i >= kGoods) said.goods.lab[i - kGoods] = count;
  }
  while (static_cast<int>(said.charges.size()) < said.goods.weapons[kFlamethrower])
    said.charges.push_back(r.charges);  // "flamethrower x2"
  return said;
}

}  // namespace holdout::the_thing
