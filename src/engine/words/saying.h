#pragma once

#include <cstddef>
#include <string_view>

#include "engine/kinds.h"
#include "engine/sentence.h"

namespace holdout {

// A sentence in the making. A game derives from it (`class Saying final : public SayingOf<Saying>`) and adds
// its nouns, so that one reads Saying("key").player(seat).place(l). The name of a fact is what the message
// calls it: {place}, {place_in}.
template <class Self>
class SayingOf {
 public:
  explicit SayingOf(std::string_view key) : sentence_(key) {}
  explicit SayingOf(const Sentence& begun) : sentence_(begun) {}

  Self& player(Seat seat, std::string_view name = "player") { return with(sentence_.player(name, seat)); }
  Self& players(SeatSet seats, std::string_view name = "players") {
    return with(sentence_.players(name, seats));
  }
  Self& number(int value, std::string_view name = "n") { return with(sentence_.number(name, value)); }
  Self& figures(FigureRow row, std::string_view name) { return with(sentence_.numbers(name, row)); }
  Self& word(std::string_view word, std::string_view name) { return with(sentence_.keyword(name, word)); }
  Self& yes_or_no(bool yes, std::string_view name) { return word(yes ? "yes" : "no", name); }

  operator Sentence() const { return sentence_; }  // NOLINT(google-explicit-constructor): it is one

 protected:
  // A value of a type of kinds.json, by its word; several of them in their order, where figure n stands for
  // the value n - 1.
  template <class T>
  Self& term(const PartType& type, T value, std::string_view name) {
    const std::string_view word = type.words[static_cast<std::size_t>(value) % type.words.size()];
    return with(sentence_.term(name, type.family, word));
  }
  Self& terms(const PartType& type, FigureRow row, std::string_view name) {
    return with(sentence_.term_row(name, type.family, row, type.words.data()));
  }
  Self& with(const Sentence&) { return static_cast<Self&>(*this); }

  Sentence sentence_;
};

}  // namespace holdout
