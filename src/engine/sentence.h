#pragma once

#include <cstdint>
#include <string_view>

#include "engine/fixed_vector.h"
#include "engine/seat.h"

namespace holdout {

// One argument of a sentence. Facts only: the language decides about words, cases and plurals.
struct Fact {
  enum class Type : std::uint8_t {
    Number,   // value
    Numbers,  // value = four bits a number, the first lowest; a zero ends the list
    Player,   // value = seat index
    Players,  // value = SeatSet bits
    Term,  // a word of `family` (area, item, character …) named `word`, in whatever case the sentence wants
    Terms,    // value = bit set over `words`
    Keyword,  // `word` as it stands, for ICU select
  };
  Type type = Type::Number;
  std::string_view name{};
  std::int32_t value = 0;
  std::string_view family{};
  std::string_view word{};
  const std::string_view* words = nullptr;  // for Terms: words[i] names bit i
};

// A text key and its facts; becomes a sentence only where a person reads it, in that person's language.
struct Sentence {
  std::string_view key;
  FixedVector<Fact, 8> facts;

  Sentence() = default;
  explicit Sentence(std::string_view text_key) : key(text_key) {}

  Sentence& number(std::string_view name, int value) {
    return add({.type = Fact::Type::Number, .name = name, .value = value});
  }
  Sentence& numbers(std::string_view name, std::uint32_t packed) {
    return add({.type = Fact::Type::Numbers, .name = name, .value = static_cast<std::int32_t>(packed)});
  }
  Sentence& player(std::string_view name, Seat seat) {
    return add({.type = Fact::Type::Player, .name = name, .value = index(seat)});
  }
  Sentence& players(std::string_view name, SeatSet seats) {
    return add({.type = Fact::Type::Players, .name = name, .value = seats.bits()});
  }
  Sentence& term(std::string_view name, std::string_view family, std::string_view word) {
    return add({.type = Fact::Type::Term, .name = name, .family = family, .word = word});
  }
  Sentence& terms(std::string_view name, std::string_view family, std::uint32_t bits,
                  const std::string_view* words) {
    return add({.type = Fact::Type::Terms,
                .name = name,
                .value = static_cast<std::int32_t>(bits),
                .family = family,
                .words = words});
  }
  Sentence& keyword(std::string_view name, std::string_view word) {
    return add({.type = Fact::Type::Keyword, .name = name, .word = word});
  }

 private:
  Sentence& add(const Fact& fact) {
    facts.push(fact);
    return *this;
  }
};

}  // namespace holdout
