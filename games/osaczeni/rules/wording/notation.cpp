#include "games/osaczeni/rules/wording/notation.h"

#include <array>
#include <optional>
#include <vector>

#include "engine/plain_text.h"
#include "games/osaczeni/rules/osaczeni.h"
#include "games/osaczeni/rules/wording/names.h"

// Answers as short lines: a verb, then what it is about. Only syntax: whether an answer is legal is a matter
// of the options alone.

namespace holdout::osaczeni {

namespace {

enum class Part : std::uint8_t { None, Item, Seat, Area, Character, Face, Die };

// What the bytes a, b and c of an answer mean, in the order in which they are written.
using Parts = std::array<Part, 3>;

struct Form {
  ActionKind kind;
  std::string_view verb;
  Parts parts;
};

constexpr std::array<Form, 15> kForms{{
    {ActionKind::Done, "done", {}},
    {ActionKind::Play, "play", {Part::Item}},  // and what the card's effect wants
    {ActionKind::Point, "vote", {Part::Seat}},
    {ActionKind::Go, "go", {Part::Area}},
    {ActionKind::Move, "move", {Part::Character}},
    {ActionKind::Place, "place", {Part::Face, Part::Character}},
    {ActionKind::Keep, "keep", {Part::Item}},
    {ActionKind::GiveTo, "give to", {Part::Seat}},  // before "give", which it begins with
    {ActionKind::Give, "give", {Part::Item}},
    {ActionKind::Sacrifice, "eat", {Part::Character}},
    {ActionKind::Haunt, "haunt", {Part::Area}},
    {ActionKind::Roll, "roll", {Part::Face}},
    {ActionKind::Draw, "draw", {Part::Item}},
    {ActionKind::Seat, "seat", {Part::Seat}},
    {ActionKind::Show, "show", {Part::Die}},
}};

Parts parts_of_play(const Rules& r, Item item) {
  switch (r.row(item).effect) {
    case ItemEffect::ExtraMove: return {Part::Item, Part::Character, Part::Area};
    case ItemEffect::HideCharacter: return {Part::Item, Part::Character};
    case ItemEffect::MoveMonster: return {Part::Item, Part::Area};
    case ItemEffect::PeekDice:
    case ItemEffect::KillMonsters:
    case ItemEffect::AddVotes:
    case ItemEffect::ScoreAtEnd: break;
  }
  return {Part::Item};
}

std::string written(const Rules& r, Part part, std::uint8_t value) {
  switch (part) {
    case Part::None: break;
    case Part::Item: return std::string(item_name(r, static_cast<Item>(value)));
    case Part::Seat: return std::string(seat_name(r, seat_at(value)));
    case Part::Character: return character_name(r, Character(value));
    case Part::Area:
    case Part::Face: return std::to_string(value);
    case Part::Die: return std::to_string(value + 1);
  }
  return {};
}

std::optional<std::uint8_t> face_named(std::string_view word) {
  const std::optional<int> value = whole_number(word);
  if (!value || *value < 1 || *value > kAreas) return std::nullopt;
  return u8(*value);
}

std::optional<std::uint8_t> read_part(const Rules& r, Part part, std::string_view word, Seat speaker) {
  const auto byte = [](const auto& found) {
    return found ? std::optional<std::uint8_t>(u8(*found)) : std::nullopt;
  };
  switch (part) {
    case Part::None: break;
    case Part::Item: return byte(item_named(r, word));
    case Part::Seat: return byte(seat_named(r, word));
    case Part::Area: return byte(area_named(word));
    case Part::Face: return face_named(word);
    case Part::Character: {
      const std::optional<Character> who = character_named(r, word, speaker);
      return who ? std::optional<std::uint8_t>(who->id) : std::nullopt;
    }
    case Part::Die: {
      const std::optional<std::uint8_t> which = face_named(word);
      return which ? std::optional<std::uint8_t>(u8(*which - 1)) : std::nullopt;
    }
  }
  return std::nullopt;
}

std::string described(const Rules& r, Part part, Seat speaker) {
  const std::string owner(seat_name(r, Seat{0}));
  switch (part) {
    case Part::None: break;
    case Part::Item: return all_item_names(r);
    case Part::Seat: return all_seat_names(r);
    case Part::Area: return "an area 1 to 6";
    case Part::Character:
      return "a character such as " + owner + ".leader" + (speaker == kNobody ? "" : " or leader");
    case Part::Face: return "a die's face 1 to 6";
    case Part::Die: return "the number of a die, 1 to 6";
  }
  return {};
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

}  // namespace

std::string Osaczeni::notation(const Rules& r, Action a) {
  for (const Form& form : kForms) {
    if (static_cast<std::uint8_t>(form.kind) != a.kind) continue;
    const Parts parts = form.kind == ActionKind::Play ? parts_of_play(r, static_cast<Item>(a.a)) : form.parts;
    const std::array<std::uint8_t, 3> bytes{a.a, a.b, a.c};
    std::string text(form.verb);
    for (std::size_t i = 0; i < parts.size(); ++i)
      if (parts[i] != Part::None) text += " " + written(r, parts[i], bytes[i]);
    return text;
  }
  return {};
}

namespace {

// An answer as far as a text tells it.
struct Reading {
  Action action{};
  std::size_t parts_read = 0;
  std::optional<Problem> cut_short{};  // what is missing at the end
};

Result<Reading> read_answer(const Rules& r, Seat speaker, std::string_view text) {
  WordReader words(text);
  const Form* form = form_of(words);
  if (form == nullptr) return Problem{.what = quoted(text) + " is no answer", .expected = all_verbs()};
  Reading reading;
  std::array<std::uint8_t, 3> bytes{};
  Parts parts = form->parts;
  for (std::size_t& i = reading.parts_read; i < parts.size() && parts[i] != Part::None; ++i) {
    const std::string_view word = words.next();
    const std::string expected = described(r, parts[i], speaker);
    if (word.empty()) {
      reading.cut_short = Problem{.what = quoted(text) + " ends too early", .expected = expected};
      break;
    }
    const std::optional<std::uint8_t> value = read_part(r, parts[i], word, speaker);
    if (!value) return Problem{.what = quoted(word) + " in " + quoted(text), .expected = expected};
    bytes[i] = *value;
    if (form->kind == ActionKind::Play && i == 0) parts = parts_of_play(r, static_cast<Item>(*value));
  }
  if (form->kind == ActionKind::Play && parts[1] == Part::None) bytes[1] = kNoTarget;
  if (!words.empty())
    return Problem{.what = quoted(words.rest()) + " in " + quoted(text), .expected = "nothing more"};
  reading.action = action(form->kind, bytes[0], bytes[1], bytes[2]);
  return reading;
}

}  // namespace

Result<Action> parse_answer_of(const Rules& r, Seat speaker, std::string_view text) {
  const Result<Reading> reading = read_answer(r, speaker, text);
  if (!reading) return reading.problem();
  if (reading->cut_short) return *reading->cut_short;
  return reading->action;
}

Result<bool> fits_answer(const Rules& r, Seat speaker, std::string_view text, Action action) {
  const Result<Reading> reading = read_answer(r, speaker, text);
  if (!reading) return reading.problem();
  const Action& said = reading->action;
  const std::array<bool, 3> same{said.a == action.a, said.b == action.b, said.c == action.c};
  bool fits = said.kind == action.kind;
  for (std::size_t i = 0; i < same.size(); ++i)
    if (!reading->cut_short || i < reading->parts_read) fits = fits && same[i];
  return fits;
}

Result<Action> Osaczeni::parse(const Rules& r, std::string_view text) {
  return parse_answer_of(r, kNobody, text);
}

}  // namespace holdout::osaczeni
