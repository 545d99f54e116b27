#include "engine/talking/statement_text.h"

#include <charconv>
#include <utility>

namespace holdout {

namespace {

using Type = StatementParameter::Type;

constexpr std::string_view kVerb = "say";
constexpr std::string_view kNone = "none";

std::string seat_name(Seat seat) { return "P" + std::to_string(index(seat)); }

std::string seat_names(SeatSet seats) {
  std::string text;
  for (Seat seat : seats) {
    if (!text.empty()) text += ',';
    text += seat == kSpectator ? "spectators" : seat_name(seat);
  }
  return text;
}

std::string value_text(const StatementParameter& parameter, std::uint16_t value) {
  switch (parameter.type) {
    case Type::Player: return seat_name(seat_at(value));
    case Type::Word: return std::string(parameter.words[value]);
    case Type::WordSet: {
      std::string text;
      for (std::size_t i = 0; i < parameter.words.size(); ++i) {
        if (((value >> i) & 1U) == 0) continue;
        if (!text.empty()) text += ',';
        text += parameter.words[i];
      }
      return text;
    }
    case Type::Number:
    case Type::Statement: return std::to_string(value);
  }
  return {};
}

std::string join(std::span<const std::string_view> words) {
  std::string text;
  for (std::string_view word : words) {
    if (word.empty()) continue;
    if (!text.empty()) text += ", ";
    text += word;
  }
  return text;
}

std::optional<std::uint16_t> number_of(std::string_view text) {
  std::uint16_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<Seat> seat_of(std::string_view text) {
  if (text.size() != 2 || text[0] != 'P' || text[1] < '0' || text[1] >= '0' + kMaxSeats) return std::nullopt;
  return seat_at(text[1] - '0');
}

// An empty word names no value: it keeps the numbers of the others where the game wants them.
std::optional<std::uint16_t> word_of(const StatementParameter& parameter, std::string_view text) {
  for (std::size_t i = 0; i < parameter.words.size(); ++i)
    if (!text.empty() && parameter.words[i] == text) return static_cast<std::uint16_t>(i);
  const std::optional<std::uint16_t> number = number_of(text);
  if (number && *number < parameter.words.size() && !parameter.words[*number].empty()) return number;
  return std::nullopt;
}

// Calls use(part) for every part between separators; stops when it returns false.
template <class Use>
bool for_each_part(std::string_view text, char separator, Use use) {
  while (true) {
    const std::size_t end = text.find(separator);
    if (!use(text.substr(0, end))) return false;
    if (end == std::string_view::npos) return true;
    text.remove_prefix(end + 1);
  }
}

Problem wrong(std::string_view where, std::string_view what, std::string expected) {
  return {.where = "statement",
          .what = std::string(where) + " '" + std::string(what) + "' is not understood",
          .expected = std::move(expected)};
}

Result<std::uint16_t> parse_set(const StatementParameter& parameter, std::string_view text) {
  std::uint16_t bits = 0;
  const bool all = for_each_part(text, ',', [&](std::string_view part) {
    const std::optional<std::uint16_t> value = word_of(parameter, part);
    if (value) bits = static_cast<std::uint16_t>(bits | 1U << *value);
    return value.has_value();
  });
  if (!all || bits == 0) return wrong(parameter.name, text, "some of " + join(parameter.words));
  return bits;
}

Result<std::uint16_t> parse_value(const StatementParameter& parameter, std::string_view text) {
  switch (parameter.type) {
    case Type::Player:
      if (const std::optional<Seat> seat = seat_of(text)) return static_cast<std::uint16_t>(index(*seat));
      return wrong(parameter.name, text, "a seat, P0 to P7");
    case Type::Word:
      if (const std::optional<std::uint16_t> value = word_of(parameter, text)) return *value;
      return wrong(parameter.name, text, "one of " + join(parameter.words));
    case Type::WordSet: return parse_set(parameter, text);
    case Type::Number:
    case Type::Statement: {
      const int top = parameter.type == Type::Number ? parameter.max : kNotSaid - 1;
      const std::optional<std::uint16_t> number = number_of(text);
      if (number && *number <= top) return *number;
      return wrong(parameter.name, text, "a number up to " + std::to_string(top));
    }
  }
  return std::uint16_t{0};
}

Result<SeatSet> parse_seats(std::string_view name, std::string_view text) {
  SeatSet seats;
  const bool all = for_each_part(text, ',', [&](std::string_view part) {
    const std::optional<Seat> seat = part == "spectators" ? kSpectator : seat_of(part);
    if (seat) seats.add(*seat);
    return seat.has_value();
  });
  if (!all) return wrong(name, text, "seats such as P0,P2");
  return seats;
}

// One `name=value` of the notation.
class StatementReader {
 public:
  StatementReader(const StatementForm& form, Statement& said) : form_(form), said_(said) {}

  Result<void> read(std::string_view word) {
    const std::size_t equals = word.find('=');
    const std::string_view name = word.substr(0, equals);
    if (equals == std::string_view::npos) return wrong("word", word, "name=value");
    const std::string_view value = word.substr(equals + 1);
    if (name == "to") return keep(parse_seats(name, value), said_.to);
    if (name == "heard_by") return keep(parse_seats(name, value), said_.audience);
    if (name == "about")
      return keep(parse_value({.name = name, .type = Type::Statement}, value), said_.about);
    for (std::size_t i = 0; i < form_.parameters.size(); ++i)
      if (form_.parameters[i].name == name)
        return keep(parse_value(form_.parameters[i], value), said_.args[i]);
    return wrong("name", name, expected_names());
  }

 private:
  template <class T>
  static Result<void> keep(Result<T> parsed, T& into) {
    if (!parsed) return parsed.problem();
    into = *parsed;
    return {};
  }
  std::string expected_names() const {
    std::string names;
    for (const StatementParameter& each : form_.parameters) names += std::string(each.name) + ", ";
    return names + "to, about or heard_by";
  }

  const StatementForm& form_;
  Statement& said_;
};

Problem bad_parameter(const StatementForm& form, const StatementParameter& parameter, std::string what,
                      std::string expected) {
  return {.where = std::string(form.key),
          .what = std::string(parameter.name) + " " + std::move(what),
          .expected = std::move(expected)};
}

Result<void> check_value(const StatementForm& form, const StatementParameter& parameter, int players,
                         std::uint16_t value) {
  if (value == kNotSaid)
    return parameter.optional ? Result<void>{} : bad_parameter(form, parameter, "is not said", "a value");
  switch (parameter.type) {
    case Type::Player:
      if (value < players) return {};
      return bad_parameter(form, parameter, "names nobody", "a player of this table");
    case Type::Word:
      if (value < parameter.words.size() && !parameter.words[value].empty()) return {};
      return bad_parameter(form, parameter, "is none of its words", "one of " + join(parameter.words));
    case Type::WordSet:
      for (std::size_t i = 0; i < 16; ++i)
        if (((value >> i) & 1U) != 0 && (i >= parameter.words.size() || parameter.words[i].empty()))
          return bad_parameter(form, parameter, "is no set of its words", "some of " + join(parameter.words));
      if (value != 0) return {};
      return bad_parameter(form, parameter, "is empty", "some of " + join(parameter.words));
    case Type::Number:
      if (value <= parameter.max) return {};
      return bad_parameter(form, parameter, "is too large", "at most " + std::to_string(parameter.max));
    case Type::Statement: return {};
  }
  return {};
}

void add_fact(Sentence& sentence, const StatementParameter& parameter, std::uint16_t value) {
  if (value == kNotSaid) {
    sentence.keyword(parameter.name, kNone);
    return;
  }
  switch (parameter.type) {
    case Type::Player: sentence.player(parameter.name, seat_at(value)); return;
    case Type::Word:
      if (parameter.family.empty())
        sentence.keyword(parameter.name, parameter.words[value]);
      else
        sentence.term(parameter.name, parameter.family, parameter.words[value]);
      return;
    case Type::WordSet:
      sentence.terms(parameter.name, parameter.family, value, parameter.words.data());
      return;
    case Type::Number:
    case Type::Statement: sentence.number(parameter.name, value); return;
  }
}

}  // namespace

std::string statement_notation(std::span<const StatementForm> forms, const Statement& said) {
  const StatementForm& form = forms[said.kind];
  std::string text = std::string(kVerb) + " " + std::string(form.key);
  const auto add = [&](std::string_view name, const std::string& value) {
    text += " " + std::string(name) + "=" + value;
  };
  for (std::size_t i = 0; i < form.parameters.size(); ++i)
    if (said.args[i] != kNotSaid) add(form.parameters[i].name, value_text(form.parameters[i], said.args[i]));
  if (!said.to.empty()) add("to", seat_names(said.to));
  if (said.about != 0) add("about", std::to_string(said.about));
  if (said.audience != kEverybody) add("heard_by", seat_names(said.audience));
  return text;
}

Result<Statement> parse_statement(std::span<const StatementForm> forms, std::string_view text) {
  if (!is_statement_notation(text)) return wrong("text", text, "'say', a form and its values");
  text.remove_prefix(kVerb.size() + 1);
  const std::size_t end = text.find(' ');
  const std::optional<std::uint8_t> kind = form_named(forms, text.substr(0, end));
  if (!kind) return wrong("form", text.substr(0, end), "one of the game's forms");

  const StatementForm& form = forms[*kind];
  Statement said{.kind = *kind};
  for (std::size_t i = 0; i < form.parameters.size(); ++i) said.args[i] = kNotSaid;
  StatementReader reader(form, said);
  Result<void> read;
  if (end != std::string_view::npos)
    for_each_part(text.substr(end + 1), ' ', [&](std::string_view word) {
      read = reader.read(word);
      return static_cast<bool>(read);
    });
  if (!read) return read.problem();
  if (const Result<void> whole = well_formed(forms, kMaxSeats, said); !whole) return whole.problem();
  return said;
}

bool is_statement_notation(std::string_view text) {
  return text.starts_with(kVerb) && text.size() > kVerb.size() && text[kVerb.size()] == ' ';
}

Result<void> well_formed(std::span<const StatementForm> forms, int players, const Statement& said) {
  if (said.kind >= forms.size())
    return Problem{.where = "statement", .what = "no such form", .expected = "one of the game's forms"};
  const StatementForm& form = forms[said.kind];
  for (std::size_t i = 0; i < said.args.size(); ++i) {
    if (i >= form.parameters.size()) {
      if (said.args[i] != 0)
        return Problem{.where = std::string(form.key), .what = "says more than it has parameters"};
      continue;
    }
    if (const Result<void> fits = check_value(form, form.parameters[i], players, said.args[i]); !fits)
      return fits;
  }
  if (!said.to.without(first_seats(players)).empty())
    return Problem{.where = std::string(form.key),
                   .what = "addresses somebody who is not at the table",
                   .expected = "players of this table"};
  if (form.answers != (said.about != 0))
    return Problem{.where = std::string(form.key),
                   .what = form.answers ? "answers nothing" : "cannot be an answer",
                   .expected = form.answers ? "the number of an earlier statement" : "no earlier statement"};
  return {};
}

Sentence statement_sentence(const StatementForm& form, const Statement& said) {
  Sentence sentence(form.text);
  bool me = false;
  for (std::size_t i = 0; i < form.parameters.size(); ++i) {
    add_fact(sentence, form.parameters[i], said.args[i]);
    me |= form.parameters[i].type == Type::Player && said.args[i] == index(said.speaker);
  }
  if (form.answers) sentence.number("about", said.about);
  return sentence.player("speaker", said.speaker).keyword("me", me ? "yes" : "no");
}

Sentence spoken_line(const Statement& said, std::string_view words) {
  return Sentence("talk.line")
      .number("id", said.id)
      .player("speaker", said.speaker)
      .players("to", said.to)
      .keyword("addressed", said.to.empty() ? "no" : "yes")
      .keyword("words", words);
}

std::optional<std::uint8_t> form_named(std::span<const StatementForm> forms, std::string_view key) {
  for (std::size_t i = 0; i < forms.size(); ++i)
    if (forms[i].key == key) return static_cast<std::uint8_t>(i);
  return std::nullopt;
}

}  // namespace holdout
