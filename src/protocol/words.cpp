#include "protocol/words.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace holdout {

namespace {

constexpr std::string_view kEventSign = "!";
constexpr std::array<std::pair<std::string_view, std::string_view>, 2> kSignedParts{
    {{".event.", kEventSign}, {".option.", "?"}}};

// "@0,2"
void write_players(JsonText& out, SeatSet seats) {
  std::array<char, 1 + 3 * 16> text{'@'};
  std::size_t size = 1;
  for (const Seat seat : seats) {
    if (size > 1) text[size++] = ',';
    if (index(seat) >= 10) text[size++] = '1';
    text[size++] = static_cast<char>('0' + index(seat) % 10);
  }
  out.text({text.data(), size});
}

// "family:word,word"
void write_terms(JsonText& out, const Fact& fact) {
  std::string text(fact.family);
  text += ':';
  fact.each_word([&](std::string_view word) {
    if (text.back() != ':') text += ',';
    text += word;
  });
  out.text(text);
}

void write_short_fact(JsonText& out, const Fact& fact) {
  switch (fact.type) {
    case Fact::Type::Number: out.number(fact.value); break;
    case Fact::Type::Numbers:
      out.open_list();
      fact.row.each([&](int figure) { out.number(figure); });
      out.close_list();
      break;
    case Fact::Type::Player: write_players(out, only(seat_at(fact.value))); break;
    case Fact::Type::Players: write_players(out, SeatSet(static_cast<std::uint16_t>(fact.value))); break;
    case Fact::Type::Term: out.text_of({fact.family, ":", fact.word}); break;
    case Fact::Type::Terms:
    case Fact::Type::TermRow: write_terms(out, fact); break;
    case Fact::Type::Keyword: out.text(fact.word); break;
  }
}

// A key as it is told: one sign of what it is, if it has one, and the rest.
struct ShortKey {
  std::string_view sign{};
  std::string_view rest{};
};

// A game's own key loses the game's name. Most sentences are events and options: these keep one sign of what
// they are.
ShortKey short_key(std::string_view game, std::string_view key) {
  if (key.size() <= game.size() || !key.starts_with(game) || key[game.size()] != '.') return {.rest = key};
  key.remove_prefix(game.size());
  for (const auto& [part, sign] : kSignedParts)
    if (key.starts_with(part)) return {.sign = sign, .rest = key.substr(part.size())};
  return {.rest = key};
}

// Behind a kind: nothing where the key is the kind's own, ".bounced" where it only goes on.
ShortKey key_of_kind(std::string_view game, std::string_view kind, std::string_view key) {
  const ShortKey told = short_key(game, key);
  const bool goes_on = told.sign == kEventSign && told.rest.starts_with(kind) &&
                       (told.rest.size() == kind.size() || told.rest[kind.size()] == '.');
  return goes_on ? ShortKey{.rest = told.rest.substr(kind.size())} : told;
}

template <class Wanted>
void write_facts(JsonText& out, const Sentence& sentence, const Wanted& wanted) {
  out.open();
  for (const Fact& fact : sentence.facts) {
    if (!wanted(fact)) continue;
    out.key(fact.name);
    write_short_fact(out, fact);
  }
  out.close();
}

bool any(const Fact&) { return true; }

}  // namespace

void write_words(JsonText& out, std::string_view game, const Sentence& sentence) {
  const ShortKey key = short_key(game, sentence.key);
  out.text_of({key.sign, key.rest});
  write_facts(out, sentence, any);
}

void write_told(JsonText& out, std::string_view game, const Sentence& parts, const Sentence& words,
                bool only_you) {
  const auto is_new = [&](const Fact& fact) {
    return std::find(parts.facts.begin(), parts.facts.end(), fact) == parts.facts.end();
  };
  const ShortKey key = key_of_kind(game, parts.key, words.key);
  out.open_list().text(parts.key);
  write_facts(out, parts, any);
  if (!key.rest.empty()) out.text_of({key.sign, key.rest});
  if (std::any_of(words.facts.begin(), words.facts.end(), is_new)) write_facts(out, words, is_new);
  if (only_you) out.number(1);
  out.close_list();
}

void write_sentence_list(JsonText& out, std::string_view game, const Sentence& sentence) {
  out.open_list();
  write_words(out, game, sentence);
  out.close_list();
}

std::string sentence_json(std::string_view game, const Sentence& sentence) {
  JsonText out;
  if (!sentence.key.empty()) write_sentence_list(out, game, sentence);
  return out.take();
}

}  // namespace holdout
