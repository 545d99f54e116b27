#include "protocol/words.h"

#include <string>

#include <fmt/format.h>

namespace holdout {

namespace {

void add_item(std::string& text, bool& first, std::string_view item) {
  if (!first) text += ',';
  first = false;
  text += item;
}

std::string players_fact(SeatSet seats) {
  std::string text = "@";
  bool first = true;
  for (const Seat seat : seats) add_item(text, first, fmt::format_int(index(seat)).c_str());
  return text;
}

std::string terms_fact(const Fact& fact) {
  std::string text(fact.family);
  text += ':';
  bool first = true;
  for (unsigned i = 0; i < 32; ++i)
    if (static_cast<std::uint32_t>(fact.value) >> i & 1U) add_item(text, first, fact.words[i]);
  return text;
}

void write_fact(JsonText& out, const Fact& fact) {
  switch (fact.type) {
    case Fact::Type::Number: out.number(fact.value); break;
    case Fact::Type::Numbers:
      out.open_list();
      for (auto left = static_cast<std::uint32_t>(fact.value); (left & 15U) != 0; left >>= 4U)
        out.number(left & 15U);
      out.close_list();
      break;
    case Fact::Type::Player: out.text(players_fact(only(seat_at(fact.value)))); break;
    case Fact::Type::Players: out.text(players_fact(SeatSet(static_cast<std::uint16_t>(fact.value)))); break;
    case Fact::Type::Term: out.text(std::string(fact.family) + ':' + std::string(fact.word)); break;
    case Fact::Type::Terms: out.text(terms_fact(fact)); break;
    case Fact::Type::Keyword: out.text(fact.word); break;
  }
}

}  // namespace

void write_words(JsonText& out, std::string_view game, const Sentence& sentence) {
  const std::string_view key = sentence.key;
  const bool own = key.size() > game.size() && key.starts_with(game) && key[game.size()] == '.';
  out.text(own ? key.substr(game.size()) : key).open();
  for (const Fact& fact : sentence.facts) {
    out.key(fact.name);
    write_fact(out, fact);
  }
  out.close();
}

void write_sentence_list(JsonText& out, std::string_view game, const Sentence& sentence) {
  out.open_list();
  write_words(out, game, sentence);
  out.close_list();
}

}  // namespace holdout
