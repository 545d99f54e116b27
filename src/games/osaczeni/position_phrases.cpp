#include "games/osaczeni/position_phrases.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/plain_text.h"
#include "games/osaczeni/names.h"
#include "games/osaczeni/nouns.h"

namespace holdout::osaczeni {

namespace {

// How a phrase says what it is about, longer ones before those they begin with.
constexpr std::array<std::pair<std::string_view, Subject>, 28> kSubjects{{
    {"variants", Subject::Variant},
    {"variant", Subject::Variant},
    {"option", Subject::Option},
    {"figure", Subject::Figure},
    {"unlocked", Subject::Unlocked},
    {"colours", Subject::Colours},
    {"new game", Subject::NewGame},
    {"phase", Subject::Phase},
    {"placement of", Subject::Placement},
    {"arrival", Subject::Arrival},
    {"round", Subject::Round},
    {"quiet rounds", Subject::QuietRounds},
    {"badge", Subject::Badge},
    {"victim token", Subject::VictimToken},
    {"area", Subject::Area},
    {"rest in", Subject::Rest},
    {"monsters", Subject::Monsters},
    {"cold store", Subject::ColdStore},
    {"hand", Subject::Hand},
    {"deck", Subject::Deck},
    {"played", Subject::Played},
    {"discarded", Subject::Discarded},
    {"dice in use", Subject::DiceInUse},
    {"dice seen by", Subject::DiceSeenBy},
    {"dice", Subject::Dice},
    {"destinations", Subject::Destinations},
    {"destination", Subject::Destinations},
    {"players", Subject::Players},
}};

std::string all_subjects() {
  std::vector<std::string> words{"5 players"};
  for (const auto& [text, subject] : kSubjects)
    if (subject != Subject::Players) words.emplace_back(text);
  return one_of(words);
}

// Settings of these come once for each thing that they are about.
bool one_for_each(Subject subject) {
  return subject == Subject::Area || subject == Subject::Hand || subject == Subject::Option ||
         subject == Subject::Figure;
}

bool same_thing(const Setting& a, const Setting& b) {
  if (a.subject != b.subject) return false;
  return !one_for_each(a.subject) || lowered(a.about) == lowered(b.about);
}

// "option timers=fast" is about timers.
void split_choice(Setting& setting) {
  if (setting.subject != Subject::Option && setting.subject != Subject::Figure) return;
  const std::string text = setting.body;
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos) return;
  setting.about = std::string(trimmed(std::string_view(text).substr(0, equals)));
  setting.body = std::string(trimmed(std::string_view(text).substr(equals + 1)));
}

std::optional<Setting> read_setting(const Phrase& phrase) {
  const HeadAndBody said = head_and_body(phrase.text);
  WordReader words(said.head);
  if (words_of(said.head).size() == 2 && lowered(words_of(said.head)[1]) == "players")
    return Setting{Subject::Players, phrase, {}, std::string(words.next())};
  for (const auto& [text, subject] : kSubjects) {
    WordReader trial = words;
    if (!trial.take(text)) continue;
    Setting setting{subject, phrase, std::string(trial.rest()), std::string(said.body)};
    if (!said.colon) std::swap(setting.about, setting.body);
    split_choice(setting);
    return setting;
  }
  return std::nullopt;
}

}  // namespace

Problem Setting::misread(std::string what, std::string expected) const {
  return holdout::misread(phrase, std::move(what), std::move(expected));
}

Result<std::vector<Setting>> read_settings(std::span<const Phrase> given) {
  std::vector<Setting> settings;
  for (const Phrase& phrase : given) {
    const std::optional<Setting> read = read_setting(phrase);
    if (!read) return misread(phrase, quoted(phrase.text) + " says nothing about a position", all_subjects());
    const auto before = std::find_if(settings.begin(), settings.end(),
                                     [&](const Setting& each) { return same_thing(each, *read); });
    if (before == settings.end()) {
      settings.push_back(*read);
    } else if (before->phrase.block == phrase.block) {
      return misread(phrase, quoted(phrase.text) + " is said twice",
                     "it once, as at " + before->phrase.where);
    } else {
      *before = *read;
    }
  }
  return settings;
}

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

Result<int> read_number(std::string_view word, int min, int max) {
  const std::optional<int> value = whole_number(word);
  if (!value || *value < min || *value > max)
    return Problem{.what = quoted(word),
                   .expected = "a number from " + std::to_string(min) + " to " + std::to_string(max)};
  return *value;
}

Result<std::vector<int>> read_numbers(std::string_view text, int min, int max, int most) {
  std::vector<int> numbers;
  for (std::string_view word : words_of(text)) {
    const Result<int> value = read_number(word, min, max);
    if (!value) return value.problem();
    numbers.push_back(*value);
  }
  if (numbers.empty() || static_cast<int>(numbers.size()) > most)
    return Problem{.what = quoted(text), .expected = "1 to " + std::to_string(most) + " numbers"};
  return numbers;
}

Result<SeatSet> read_seats(const Rules& r, std::string_view text) {
  const std::string small = lowered(trimmed(text));
  if (small == "all" || small == "everybody") return first_seats(r.players);
  SeatSet seats;
  if (small == "nobody") return seats;
  std::string spaced(text);
  std::replace(spaced.begin(), spaced.end(), ',', ' ');
  for (std::string_view word : words_of(spaced)) {
    const Result<Seat> seat = read_seat(r, word);
    if (!seat) return seat.problem();
    seats.add(*seat);
  }
  if (seats.empty()) return Problem{.what = quoted(text), .expected = "players, all or nobody"};
  return seats;
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
  std::string spaced(text);
  std::replace(spaced.begin(), spaced.end(), ',', ' ');
  for (std::string_view word : words_of(spaced))
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
  Cards cards;
  if (lowered(trimmed(text)) == "nothing") return cards;
  for (std::string_view part : parts_of(text, ',')) {
    const std::vector<std::string_view> words = words_of(part);
    const std::optional<Item> item = words.empty() ? std::nullopt : item_named(r, words[0]);
    if (!item || words.size() > 2)
      return Problem{.what = quoted(part) + " is no card", .expected = all_item_names(r) + ", or gun x2"};
    std::optional<int> count = 1;
    if (words.size() == 2)
      count = words[1].starts_with('x') ? whole_number(words[1].substr(1)) : std::nullopt;
    if (!count || *count < 1 || cards.count(*item) + *count > r.item_count[static_cast<std::size_t>(*item)])
      return Problem{.what = quoted(part) + " is more than there are, or no number",
                     .expected = "at most " + std::string(item_name(r, *item)) + " x" +
                                 std::to_string(r.item_count[static_cast<std::size_t>(*item)])};
    for (int i = 0; i < *count; ++i) cards.add(*item);
  }
  if (cards.empty())
    return Problem{.what = quoted(text), .expected = "cards such as bat, gun x2, or nothing"};
  return cards;
}

}  // namespace holdout::osaczeni
