#include "apps/terminal/narrator.h"

#include <algorithm>

#include <fmt/core.h>

#include "engine/talking/statement_numbers.h"
#include "engine/talking/statement_text.h"

namespace holdout {

namespace {

int width_of(std::string_view word) {  // in characters, not bytes
  return static_cast<int>(std::count_if(
      word.begin(), word.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

}  // namespace

Narrator::Narrator(const AnyGame& game, const RulesBox& rules, const Texts& texts,
                   std::vector<std::string> names, std::optional<Seat> viewer)
    : game_(game), rules_(rules), texts_(texts), names_(std::move(names)), viewer_(viewer) {}

std::vector<std::string> Narrator::events(std::span<const Event> whole, const StateBox& after) const {
  std::vector<Sentence> sentences;
  const ViewBox view = game_.view_of(rules_, after, viewer_.value_or(kSpectator));
  for (const Event& event : whole) {
    const std::optional<Event> seen = viewer_ ? redact(event, *viewer_) : event;
    if (!seen) continue;
    const Sentence text = game_.event_text(rules_, view, *seen);
    if (!text.key.empty()) sentences.push_back(text);
  }
  return lines(sentences);
}

std::optional<std::string> Narrator::statement(const Statement& said) const {
  if (viewer_ && !hears(said, *viewer_)) return std::nullopt;
  const std::string words = sentence(statement_sentence(game_.forms()[said.kind], said));
  return sentence(spoken_line(said, words));
}

Result<const Texts*> texts_named(std::string_view language) {
  std::string known;
  for (std::string_view each : languages()) {
    if (each == language) return &texts(each);
    known += fmt::format("{}{}", known.empty() ? "" : ", ", each);
  }
  return Problem{
      .where = "--lang", .what = fmt::format("there is no language '{}'", language), .expected = known};
}

std::string wrapped(std::string_view text, int columns, int indent) {
  std::string out;
  bool line_is_empty = true;
  const auto start_line = [&](std::size_t spaces) {
    out.append(spaces, ' ');
    line_is_empty = true;
    return static_cast<int>(spaces);
  };
  const std::size_t own = std::min(text.find_first_not_of(' '), text.size());
  int column = start_line(own);
  text.remove_prefix(own);
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(" \n"), text.size());
    const std::string_view word = text.substr(0, end);
    const int width = width_of(word);
    if (!line_is_empty && column + 1 + width > columns) {
      out += '\n';
      column = start_line(static_cast<std::size_t>(indent));
    }
    if (!line_is_empty) out += ' ';
    column += width + (line_is_empty ? 0 : 1);
    out += word;
    line_is_empty = false;
    if (end == text.size()) break;
    if (text[end] == '\n') {
      out += '\n';
      column = start_line(0);
    }
    text.remove_prefix(end + 1);
  }
  return out;
}

}  // namespace holdout
