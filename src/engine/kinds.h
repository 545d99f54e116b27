#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/action.h"
#include "engine/event.h"

// Kinds of questions, answers and events, declared once a game: a row of games/<game>/kinds.json each, with a
// name for every part. tools/make_kinds writes <game>_kinds.h from them: the enumerations, a struct an event
// and an answer with its parts as fields, and the rows below, from which notation, sentences and the types of
// the web client follow.

namespace holdout {

// What a part is made of.
struct PartType {
  enum class Says : std::uint8_t {
    Number,
    Flag,   // a keyword, yes or no
    Seat,   // a player
    Seats,  // players
    Word,   // `words` by value, of the family of terms
    Own,    // the game knows
  };
  std::string_view name;  // as in kinds.json
  Says says = Says::Number;
  std::string_view family{};
  std::span<const std::string_view> words{};
};

struct PartRow {
  std::string_view name;
  const PartType* type;
  std::uint8_t at = 0;     // its first byte
  std::uint8_t count = 1;  // more than one: a list
};

struct QuestionRow {
  std::string_view key;
  std::string_view text;       // "<game>.ask.<key>"
  std::string_view rule{};     // whoever answers otherwise, or wants to know more, is told of this one
  std::string_view variant{};  // the rule where the game is played in its other form, if that is another
  bool hides_answers = false;  // its answers tell what lies in the tray
  bool hides_words = false;    // likewise its words
  bool may_be_passed = false;  // by a standing order, whatever is in the hand
};

struct ActionRow {
  std::string_view key;
  std::string_view text;  // "<game>.option.<key>"
  std::string_view verb;  // how its notation begins
  std::span<const PartRow> parts{};
};

struct EventRow {
  std::string_view key;
  std::string_view text;  // "<game>.event.<key>"
  std::span<const PartRow> open{};
  std::span<const PartRow> secret{};
  bool alarms = false;  // ends standing orders
};

struct Kinds {
  std::span<const QuestionRow> questions{};
  std::span<const ActionRow> actions{};
  std::span<const EventRow> events{};
};

// ---- bytes
// -------------------------------------------------------------------------------------------------

// How a value lies in a byte; a type that is no enumeration or number has overloads of its own.
template <class T>
constexpr std::uint8_t byte_of(T value) {
  return static_cast<std::uint8_t>(value);
}
constexpr std::uint8_t byte_of(SeatSet seats) { return static_cast<std::uint8_t>(seats.bits()); }

template <class T>
constexpr void from_byte(std::uint8_t byte, T& value) {
  value = static_cast<T>(byte);
}
constexpr void from_byte(std::uint8_t byte, bool& value) { value = byte != 0; }
constexpr void from_byte(std::uint8_t byte, SeatSet& seats) { seats = SeatSet(byte); }

template <std::size_t N>
class PartWriter {
 public:
  constexpr explicit PartWriter(std::array<std::uint8_t, N>& bytes) : bytes_(bytes) {}
  template <class T>
  constexpr void operator()(const T& value) {
    bytes_[at_++] = byte_of(value);
  }
  template <class T, std::size_t Count>
  constexpr void operator()(const std::array<T, Count>& list) {
    for (const T& each : list) (*this)(each);
  }

 private:
  std::array<std::uint8_t, N>& bytes_;
  std::size_t at_ = 0;
};

template <std::size_t N>
class PartReader {
 public:
  constexpr explicit PartReader(const std::array<std::uint8_t, N>& bytes) : bytes_(bytes) {}
  template <class T>
  constexpr void operator()(T& value) {
    from_byte(bytes_[at_++], value);
  }
  template <class T, std::size_t Count>
  constexpr void operator()(std::array<T, Count>& list) {
    for (T& each : list) (*this)(each);
  }

 private:
  const std::array<std::uint8_t, N>& bytes_;
  std::size_t at_ = 0;
};

// ---- events and answers by their parts
// -----------------------------------------------------------------------

// `E` is a struct of <game>_kinds.h: told(event::FuelBurnt{.place = l, .n = 2}, seat).
template <class E>
constexpr Event told(const E& parts, Seat actor = kNobody) {
  Event out{.kind = static_cast<std::uint8_t>(E::kKind), .actor = actor};
  E::open(parts, PartWriter(out.open));
  E::secret(parts, PartWriter(out.secret));
  return out;
}

// Precondition: the event is of that kind. Who did not see the secret part reads zeroes there.
template <class E>
constexpr E parts_of(const Event& e) {
  E parts;
  E::open(parts, PartReader(e.open));
  E::secret(parts, PartReader(e.secret));
  return parts;
}

template <class E>
constexpr bool is(const Event& e) {
  return e.kind == static_cast<std::uint8_t>(E::kKind);
}

// `A` is a struct of <game>_kinds.h: answer(answer::Place{.place = l}).
template <class A>
constexpr Action action_of(const A& parts) {
  std::array<std::uint8_t, 3> bytes{};
  A::all(parts, PartWriter(bytes));
  return {static_cast<std::uint8_t>(A::kKind), bytes[0], bytes[1], bytes[2], 0};
}

template <class A>
constexpr A parts_of(Action a) {
  const std::array<std::uint8_t, 3> bytes{a.a, a.b, a.c};
  A parts;
  A::all(parts, PartReader(bytes));
  return parts;
}

template <class A>
constexpr bool is(Action a) {
  return a.kind == static_cast<std::uint8_t>(A::kKind);
}

}  // namespace holdout
