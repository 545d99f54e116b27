#include "engine/words/wording.h"

namespace holdout {

namespace {

bool sees(const EventRow& row, const Event& event) { return !row.secret.empty() && !event.seen_by.empty(); }

}  // namespace

void Wording::say(Sentence& sentence, const PartRow& part, std::span<const std::uint8_t> bytes) const {
  const PartType& type = *part.type;
  const std::uint8_t value = bytes[0];
  switch (type.says) {
    case PartType::Says::Number:
    case PartType::Says::Own: {
      if (part.bytes == 1) {
        sentence.number(part.name, value);
        return;
      }
      FigureRow figures;  // without those that are not there
      for (std::uint8_t figure : bytes)
        if (figure != 0) figures.push(figure);
      sentence.numbers(part.name, figures);
      return;
    }
    case PartType::Says::Flag: sentence.keyword(part.name, value != 0 ? "yes" : "no"); return;
    case PartType::Says::Seat: sentence.player(part.name, seat_at(value)); return;
    case PartType::Says::Seats: sentence.players(part.name, SeatSet(value)); return;
    case PartType::Says::Word: {
      if (part.bytes > 1) {
        FigureRow row;
        for (std::uint8_t each : bytes)
          if (each < type.words.size()) row.push(each + 1);
        sentence.term_row(part.name, type.family, row, type.words.data());
        return;
      }
      const std::string_view word = value < type.words.size() ? type.words[value] : std::string_view{};
      if (type.family.empty())
        sentence.keyword(part.name, word);
      else
        sentence.term(part.name, type.family, word);
      return;
    }
  }
}

void Wording::say_all(Sentence& sentence, std::span<const PartRow> parts, std::span<const std::uint8_t> bytes,
                      bool seen) const {
  for (const PartRow& part : parts)
    if (seen ? part.said_seen : part.said) say(sentence, part, bytes.subspan(part.at, part.bytes));
}

Sentence Wording::event(const Event& event) const {
  Sentence sentence = parts(event);
  if (sentence.key.empty()) return sentence;
  const EventRow& row = kinds_.events[event.kind];
  sentence.key = sees(row, event) && row.told_to == EventRow::ToldTo::All ? row.seen_text : row.text;
  return sentence;
}

Sentence Wording::parts(const Event& event) const {
  if (event.kind >= kinds_.events.size()) return {};
  const EventRow& row = kinds_.events[event.kind];
  const bool seen = sees(row, event);
  const bool told = row.told_to == EventRow::ToldTo::All || (row.told_to == EventRow::ToldTo::Seers && seen);
  if (!told) return {};
  Sentence sentence(row.key);
  if (!row.actor.empty()) sentence.player(row.actor, event.actor);
  say_all(sentence, row.open, event.open, seen);
  if (seen) say_all(sentence, row.secret, event.secret, seen);
  return sentence;
}

Sentence Wording::option(Action action) const {
  if (action.kind >= kinds_.actions.size()) return {};
  const ActionRow& row = kinds_.actions[action.kind];
  const std::array<std::uint8_t, 3> bytes{action.a, action.b, action.c};
  Sentence sentence(row.text);
  say_all(sentence, row.parts, bytes, false);
  return sentence;
}

Sentence Wording::wait(const Prompt& prompt) const {
  if (prompt.kind >= kinds_.questions.size()) return {};
  return Sentence(kinds_.questions[prompt.kind].wait).players("players", prompt.waited_for);
}

}  // namespace holdout
