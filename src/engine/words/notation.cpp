#include "engine/words/notation.h"

#include "engine/words/plain_text.h"

namespace holdout {

namespace {

std::optional<std::uint8_t> byte(int value) { return static_cast<std::uint8_t>(value); }

std::optional<std::uint8_t> position_in(std::span<const std::string_view> words, std::string_view word) {
  const std::string small = lowered(word);
  for (std::size_t i = 0; i < words.size(); ++i)
    if (!words[i].empty() && words[i] == small) return byte(static_cast<int>(i));
  return std::nullopt;
}

std::vector<std::string> named(std::span<const std::string_view> words) {
  std::vector<std::string> names(words.begin(), words.end());
  std::erase(names, "");
  return names;
}

constexpr std::array<std::string_view, 2> kNoYes{"no", "yes"};

}  // namespace

// An answer as far as a text tells it.
struct Notation::Said {
  std::size_t kind = 0;
  Bytes bytes{};
  std::array<bool, 3> told{};
  std::optional<Problem> wrong{};    // a word that is none
  std::optional<Problem> missing{};  // the first part that has to be said and is not

  Action action() const { return {*byte(static_cast<int>(kind)), bytes[0], bytes[1], bytes[2], 0}; }
};

const PartRow* Notation::meant(const PartRow& part, const Bytes&) const { return &part; }

std::string Notation::word(const PartRow& part, std::uint8_t value) const {
  switch (part.type->says) {
    case PartType::Says::Flag: return std::string(kNoYes[value != 0]);
    case PartType::Says::Seat: return "P" + std::to_string(value);
    case PartType::Says::Word:
      if (value < part.type->words.size()) return std::string(part.type->words[value]);
      break;
    case PartType::Says::Number:
    case PartType::Says::Seats:
    case PartType::Says::Own: break;
  }
  return std::to_string(value);
}

std::optional<std::uint8_t> Notation::value(const PartRow& part, std::string_view word) const {
  const bool seat = part.type->says == PartType::Says::Seat;
  if (part.type->says == PartType::Says::Word) return position_in(part.type->words, word);
  if (part.type->says == PartType::Says::Flag) return position_in(kNoYes, word);
  if (seat && !lowered(word).starts_with('p')) return std::nullopt;
  const std::optional<int> number = whole_number(seat ? word.substr(1) : word);
  const int most = seat ? kMaxSeats - 1 : part.type->most;
  return number && *number >= part.type->least && *number <= most ? byte(*number) : std::nullopt;
}

std::string Notation::expected(const PartRow& part) const {
  switch (part.type->says) {
    case PartType::Says::Word: return one_of(named(part.type->words));
    case PartType::Says::Flag: return "no or yes";
    case PartType::Says::Seat: return "a player such as P0";
    case PartType::Says::Number:
    case PartType::Says::Seats:
    case PartType::Says::Own: break;
  }
  return "a number from " + std::to_string(part.type->least) + " to " + std::to_string(part.type->most);
}

std::optional<std::uint8_t> Notation::unsaid(const PartRow&) const { return std::nullopt; }

std::string Notation::write(Action action) const {
  if (action.kind >= kinds_.actions.size()) return {};
  const ActionRow& row = kinds_.actions[action.kind];
  const Bytes bytes{action.a, action.b, action.c};
  std::string text(row.verb);
  for (const PartRow& part : row.parts) {
    const PartRow* const written = meant(part, bytes);
    const std::string next = written == nullptr ? std::string{} : word(*written, bytes[part.at]);
    if (next.empty()) continue;
    text += ' ';
    text += next;
  }
  return text;
}

// The longest verb that the text begins with: "give to" also begins with "give".
const ActionRow* Notation::row_of_verb(std::string_view text) const {
  const ActionRow* found = nullptr;
  for (const ActionRow& row : kinds_.actions)
    if (WordReader(text).take(row.verb) && (found == nullptr || row.verb.size() > found->verb.size()))
      found = &row;
  return found;
}

void Notation::read_parts(WordReader& words, Said& said) const {
  for (const PartRow& part : kinds_.actions[said.kind].parts) {
    const PartRow* const written = meant(part, said.bytes);
    if (written == nullptr || (words.empty() && unsaid(*written))) {
      said.bytes[part.at] = unsaid(part).value_or(0);
      continue;
    }
    if (words.empty()) {
      if (!said.missing) said.missing = Problem{.what = " ends too early", .expected = expected(*written)};
      continue;
    }
    const std::string_view word = words.next();
    const std::optional<std::uint8_t> read = value(*written, word);
    if (!read) {
      said.wrong = Problem{.what = quoted(word), .expected = expected(*written)};
      return;
    }
    said.bytes[part.at] = *read;
    said.told[part.at] = true;
  }
  if (!words.empty()) said.wrong = Problem{.what = quoted(words.rest()), .expected = "nothing more"};
}

Result<Notation::Said> Notation::read_said(std::string_view text) const {
  const ActionRow* const row = row_of_verb(text);
  if (row == nullptr) {
    std::vector<std::string> verbs;
    for (const ActionRow& each : kinds_.actions) verbs.emplace_back(each.verb);
    return Problem{.what = quoted(text) + " is no answer", .expected = one_of(verbs)};
  }
  Said said{.kind = static_cast<std::size_t>(row - kinds_.actions.data())};
  WordReader words(text);
  words.take(row->verb);
  read_parts(words, said);
  if (said.wrong)
    return Problem{.what = said.wrong->what + " in " + quoted(text), .expected = said.wrong->expected};
  return said;
}

Result<Action> Notation::read(std::string_view text) const {
  const Result<Said> said = read_said(text);
  if (!said) return said.problem();
  if (said->missing)
    return Problem{.what = quoted(text) + said->missing->what, .expected = said->missing->expected};
  return said->action();
}

Result<bool> Notation::fits(std::string_view text, Action action) const {
  const Result<Said> said = read_said(text);
  if (!said) return said.problem();
  if (!said->missing) return said->action() == action;
  const Bytes bytes{action.a, action.b, action.c};
  for (std::size_t i = 0; i < bytes.size(); ++i)
    if (said->told[i] && said->bytes[i] != bytes[i]) return false;
  return said->kind == action.kind;
}

}  // namespace holdout
