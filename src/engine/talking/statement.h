#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/seat.h"

namespace holdout {

// Table talk as a value: a claim, promise, accusation, request or answer. It never changes the state, may be
// a lie unless its form is factual, and is shown to each reader in their own language.
struct Statement {
  std::uint16_t id = 0;   // counted by the table from 1; 0 before it is said
  std::uint8_t kind = 0;  // index of its form
  Seat speaker = kNobody;
  SeatSet audience = kEverybody;        // who hears it
  SeatSet to{};                         // whom it addresses; empty: the whole table
  std::uint16_t about = 0;              // id of the statement it answers, or 0
  std::array<std::uint16_t, 5> args{};  // as the form's parameters say

  constexpr bool operator==(const Statement&) const = default;
};

// One parameter of a form. `words` names the values (0, 1, 2 …) of the parameter; a set is a bit mask over
// them.
struct StatementParameter {
  enum class Type : std::uint8_t { Player, Word, WordSet, Number, Statement };
  std::string_view name;
  Type type = Type::Word;
  std::string_view family{};                  // term family of the words, for the sentence
  std::span<const std::string_view> words{};  // empty for players, numbers and statements
  bool optional = false;                      // value 0xFFFF = not said
  std::uint16_t max = 0;                      // for numbers
};

inline constexpr std::uint16_t kNotSaid = 0xFFFF;

// One kind of statement: what can be said and with which parameters.
struct StatementForm {
  std::string_view key;
  std::span<const StatementParameter> parameters;
  bool factual = false;     // the table refuses it when it is false
  bool promise = false;     // about what the speaker will do: judged by what follows
  bool answers = false;     // says something about an earlier statement (`about`)
  std::string_view text{};  // text key, "<game>.say.<key>"
};

}  // namespace holdout
