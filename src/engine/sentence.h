#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "engine/capacities.h"
#include "engine/fixed_vector.h"
#include "engine/seat.h"

namespace holdout {

// Up to kMaxRowFigures figures from 1 to 31 in their order, as one word.
class FigureRow {
 public:
  constexpr FigureRow() = default;
  constexpr FigureRow(std::initializer_list<int> figures) {
    for (int figure : figures) push(figure);
  }
  constexpr void push(int figure) {
    HOLDOUT_ASSERT(size_ < kMaxRowFigures, "a row of figures is full");
    bits_ |= static_cast<std::uint64_t>(figure) << (kBits * size_++);
  }
  constexpr bool operator==(const FigureRow&) const = default;
  template <class Use>
  constexpr void each(const Use& use) const {
    for (int i = 0; i < size_; ++i) use(static_cast<int>(bits_ >> (kBits * i) & kMost));
  }

 private:
  static constexpr int kBits = 5;
  static constexpr std::uint64_t kMost = 31;
  static_assert(kBits * kMaxRowFigures <= 64);
  std::uint64_t bits_ = 0;
  int size_ = 0;
};

// One argument of a sentence. Facts only: the language decides about words, cases and plurals.
struct Fact {
  enum class Type : std::uint8_t {
    Number,   // value
    Numbers,  // row
    Player,   // value = seat index
    Players,  // value = SeatSet bits
    Term,  // a word of `family` (area, item, character …) named `word`, in whatever case the sentence wants
    Terms,    // value = bit set over `words`
    TermRow,  // row = words in their order, repeated ones too: figure n stands for words[n - 1]
    Keyword,  // `word` as it stands, for ICU select
  };
  Type type = Type::Number;
  std::string_view name{};
  std::int32_t value = 0;
  FigureRow row{};
  std::string_view family{};
  std::string_view word{};
  const std::string_view* words = nullptr;  // for Terms: words[i] names bit i

  constexpr bool of_words() const {
    return type == Type::Term || type == Type::Terms || type == Type::TermRow;
  }
  // Each word of a Term, Terms or TermRow.
  template <class Use>
  constexpr void each_word(const Use& use) const {
    if (type == Type::Term) use(word);
    if (type == Type::TermRow) row.each([&](int figure) { use(words[figure - 1]); });
    if (type != Type::Terms) return;
    for (auto left = static_cast<std::uint32_t>(value); left != 0; left &= left - 1)
      use(words[std::countr_zero(left)]);
  }
  constexpr bool operator==(const Fact&) const = default;
};

// A text key and its facts; becomes a sentence only where a person reads it, in that person's language.
struct Sentence {
  std::string_view key;
  FixedVector<Fact, kMaxFacts> facts;

  Sentence() = default;
  explicit Sentence(std::string_view text_key) : key(text_key) {}

  Sentence& number(std::string_view name, int value) {
    return add({.type = Fact::Type::Number, .name = name, .value = value});
  }
  Sentence& numbers(std::string_view name, FigureRow row) {
    return add({.type = Fact::Type::Numbers, .name = name, .row = row});
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
  Sentence& term_row(std::string_view name, std::string_view family, FigureRow row,
                     const std::string_view* words) {
    return add({.type = Fact::Type::TermRow, .name = name, .row = row, .family = family, .words = words});
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
