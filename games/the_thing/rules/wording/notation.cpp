#include "games/the_thing/rules/wording/notation.h"

#include <array>
#include <optional>
#include <vector>

#include "engine/plain_text.h"
#include "games/the_thing/rules/saving/describe_words.h"
#include "games/the_thing/rules/the_thing.h"
#include "games/the_thing/rules/wording/names.h"

// Answers as short lines: a verb, then what it is about. Only syntax: whether an answer is legal is a matter
// of the options alone.

namespace holdout::the_thing {

namespace {

enum class Part : std::uint8_t {
  None,
  Location,
  Slot,
  OwnSlot,  // a slot that with 4 to 8 players its speaker may leave out
  FewSlot,  // only written with 1 to 3 players
  Card,
  Weapon,
  Item,
  Good,
  Character,
  Laid,
  Face,
  Role,
  Seat,
  Which,   // a die or a token, from 1
  Number,  // as it is
  Amount,  // a number that may be left out: 0
  Thing,   // its meaning depends on the question; a number, read also as any name
  Drawn,   // likewise, but weapons and items are counted apart
};

using Parts = std::array<Part, 3>;

struct Form {
  ActionKind kind;
  std::string_view verb;
  Parts parts;
};

constexpr std::array<Form, 43> kForms{{
    {ActionKind::Pass, "pass", {}},
    {ActionKind::Yes, "yes", {}},
    {ActionKind::No, "no", {}},
    {ActionKind::Keep, "keep", {Part::Thing}},
    {ActionKind::Place, "place", {Part::Location, Part::FewSlot}},
    {ActionKind::Rest, "rest", {}},
    {ActionKind::Special, "special", {Part::Location}},
    {ActionKind::HandIn, "play", {Part::Card}},
    {ActionKind::Hand, "hand", {Part::Number, Part::Number, Part::Number}},
    {ActionKind::Discard, "discard", {Part::Card}},
    {ActionKind::Go, "go", {Part::Location}},
    {ActionKind::Wield, "wield", {Part::Weapon}},
    {ActionKind::Lay, "lay", {Part::Laid}},
    {ActionKind::Peek, "peek", {Part::Slot, Part::Which}},
    {ActionKind::Sabotage, "sabotage", {}},
    {ActionKind::Assimilate, "assimilate", {Part::Slot}},
    {ActionKind::TakeDog, "dog", {}},
    {ActionKind::Strike, "strike", {Part::Location, Part::Number}},
    {ActionKind::Confirm, "confirm", {}},
    {ActionKind::Reset, "reset", {}},
    {ActionKind::Agree, "agree", {}},
    {ActionKind::Choose, "choose", {Part::Slot}},
    {ActionKind::Test, "test", {Part::Slot, Part::OwnSlot}},
    {ActionKind::UseItem, "item", {Part::Item}},
    {ActionKind::Repair, "repair", {Part::Amount}},
    {ActionKind::Use, "use", {}},
    {ActionKind::Burn, "burn", {Part::Weapon}},
    {ActionKind::Escape, "escape", {}},
    {ActionKind::Sheet, "sheet", {Part::Character}},
    {ActionKind::Offer, "offer", {Part::Slot, Part::OwnSlot}},
    {ActionKind::Give, "give", {Part::Good}},
    {ActionKind::Ask, "ask", {Part::Good}},
    {ActionKind::Reroll, "reroll", {Part::Which}},
    {ActionKind::TurnDie, "turn", {Part::Which, Part::Face}},
    {ActionKind::Cancel, "cancel", {Part::Which}},
    {ActionKind::Roll, "roll", {Part::Thing}},
    {ActionKind::Draw, "draw", {Part::Drawn}},
    {ActionKind::DrawLocation, "location", {Part::Location}},
    {ActionKind::DrawToken, "token", {Part::Role}},
    {ActionKind::Seat, "seat", {Part::Seat}},
    {ActionKind::Deal, "deal", {Part::Character}},
    {ActionKind::Victim, "victim", {Part::Slot}},
    {ActionKind::CloseTalk, "close", {}},
}};

constexpr std::array<std::string_view, 2> kRoleKeys{"human", "alien"};  // a Dog token: healthy is human

// The words of a part that is a word of a list.
std::span<const std::string_view> words_of_part(Part part) {
  switch (part) {
    case Part::Location: return tables::kLocationKeys;
    case Part::Card: return tables::kCardKeys;
    case Part::Weapon: return tables::kWeaponKeys;
    case Part::Item: return tables::kItemKeys;
    case Part::Good: return good_names();
    case Part::Character: return tables::kCharacterKeys;
    case Part::Laid: return kLaidNames;
    case Part::Face: return kFaceKeys;
    case Part::Role: return kRoleKeys;
    default: return {};
  }
}

std::string written(const Rules& r, Part part, std::uint8_t value) {
  if (const auto words = words_of_part(part); value < words.size()) return std::string(words[value]);
  switch (part) {
    case Part::FewSlot: return r.few ? slot_name(r, slot_at(value)) : std::string{};
    case Part::Slot:
    case Part::OwnSlot:
      if (value < r.slots) return slot_name(r, slot_at(value));
      break;
    case Part::Seat: return seat_name(seat_at(value));
    case Part::Which: return std::to_string(value + 1);
    case Part::Amount: return value == 0 ? std::string{} : std::to_string(value);
    default: break;
  }
  return std::to_string(value);
}

using Words = std::span<const std::string_view>;

std::optional<std::uint8_t> named_in(std::initializer_list<Words> lists, std::string_view word) {
  for (Words words : lists)
    if (const std::optional<int> found = position_in(words, word)) return u8(*found);
  return std::nullopt;
}

std::optional<std::uint8_t> thing_named(std::string_view word) {
  return named_in({tables::kCardKeys, good_names(), kSkyKeys, kLabKeys, kFaceKeys}, word);
}

std::optional<std::uint8_t> drawn_named(std::string_view word) {
  return named_in({tables::kCardKeys, tables::kWeaponKeys, tables::kItemKeys, kLabKeys}, word);
}

std::optional<std::uint8_t> number_named(std::string_view word, int least, int most) {
  const std::optional<int> value = whole_number(word);
  if (!value || *value < least || *value > most) return std::nullopt;
  return u8(*value - least);
}

std::optional<std::uint8_t> read_part(const Rules& r, Part part, std::string_view word) {
  const auto byte = [](const auto& found) {
    return found ? std::optional<std::uint8_t>(static_cast<std::uint8_t>(*found)) : std::nullopt;
  };
  if (const auto words = words_of_part(part); !words.empty()) return byte(position_in(words, word));
  switch (part) {
    case Part::Slot:
    case Part::OwnSlot:
    case Part::FewSlot: return byte(slot_named(r, word));
    case Part::Seat: return byte(seat_named(r, word));
    case Part::Which: return number_named(word, 1, kMaxDice);
    case Part::Number:
    case Part::Amount: return number_named(word, 0, 99);
    case Part::Thing:
    case Part::Drawn:
      if (const auto value = number_named(word, 0, kGoods - 1)) return value;
      return part == Part::Thing ? thing_named(word) : drawn_named(word);
    default: return std::nullopt;
  }
}

std::string described(const Rules& r, Part part) {
  if (const auto words = words_of_part(part); !words.empty())
    return one_of(std::vector<std::string>(words.begin(), words.end()));
  switch (part) {
    case Part::Slot:
    case Part::OwnSlot:
    case Part::FewSlot: return one_of(slot_names(r));
    case Part::Seat: return "P0 to P" + std::to_string(r.players - 1);
    case Part::Which: return "a number from 1 to " + std::to_string(kMaxDice);
    case Part::Thing:
    case Part::Drawn: return "the name of a card, a token or a result, or its number";
    default: return "a number";
  }
}

const Form* form_of(WordReader& words) {
  for (const Form& form : kForms)
    if (words.take(form.verb)) return &form;
  return nullptr;
}

std::string all_verbs() {
  std::vector<std::string> verbs;
  for (const Form& form : kForms) verbs.emplace_back(form.verb);
  return one_of(verbs);
}

bool is_written(const Rules& r, Part part) { return part != Part::None && (part != Part::FewSlot || r.few); }

// What a text says: the parts of a form as far as it goes.
struct Said {
  const Form* form = nullptr;
  std::array<std::optional<std::uint8_t>, 3> bytes{};
};

Result<Said> read_said(const Rules& r, std::string_view text) {
  WordReader words(text);
  Said said{.form = form_of(words)};
  if (said.form == nullptr) return Problem{.what = quoted(text) + " is no answer", .expected = all_verbs()};
  for (std::size_t i = 0; i < said.bytes.size() && !words.empty(); ++i) {
    const Part part = said.form->parts[i];
    if (!is_written(r, part)) continue;
    const std::string_view word = words.next();
    said.bytes[i] = read_part(r, part, word);
    if (!said.bytes[i])
      return Problem{.what = quoted(word) + " in " + quoted(text), .expected = described(r, part)};
  }
  if (!words.empty())
    return Problem{.what = quoted(words.rest()) + " in " + quoted(text), .expected = "nothing more"};
  return said;
}

}  // namespace

std::string TheThing::notation(const Rules& r, Action a) {
  for (const Form& form : kForms) {
    if (u8(form.kind) != a.kind) continue;
    const std::array<std::uint8_t, 3> bytes{a.a, a.b, a.c};
    std::string text(form.verb);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      if (!is_written(r, form.parts[i])) continue;
      const std::string word = written(r, form.parts[i], bytes[i]);
      if (!word.empty()) text += " " + word;
    }
    return text;
  }
  return {};
}

Result<Action> parse_answer_of(const Rules& r, Seat speaker, std::string_view text) {
  const Result<Said> said = read_said(r, text);
  if (!said) return said.problem();
  std::array<std::uint8_t, 3> bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const Part part = said->form->parts[i];
    if (said->bytes[i]) {
      bytes[i] = *said->bytes[i];
    } else if (part == Part::OwnSlot && is_player(speaker) && !r.few) {
      bytes[i] = u8(index(speaker));
    } else if (is_written(r, part) && part != Part::Amount) {
      return Problem{.what = quoted(text) + " ends too early", .expected = described(r, part)};
    }
  }
  return action(said->form->kind, bytes[0], bytes[1], bytes[2]);
}

Result<bool> fits_answer(const Rules& r, Seat speaker, std::string_view text, Action a) {
  if (const Result<Action> whole = parse_answer_of(r, speaker, text)) return *whole == a;
  const Result<Said> said = read_said(r, text);
  if (!said) return said.problem();
  const std::array<std::uint8_t, 3> bytes{a.a, a.b, a.c};
  for (std::size_t i = 0; i < bytes.size(); ++i)
    if (said->bytes[i] && *said->bytes[i] != bytes[i]) return false;
  return u8(said->form->kind) == a.kind;
}

Result<Action> TheThing::parse(const Rules& r, std::string_view text) {
  return parse_answer_of(r, kNobody, text);
}

}  // namespace holdout::the_thing
