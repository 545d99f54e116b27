#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/action.h"
#include "engine/event.h"
#include "engine/question.h"

// Kinds of questions, answers and events, declared once a game: a row of games/<game>/kinds.json each, with a
// name for every part. tools/make_kinds writes <game>_kinds.h from them: the enumerations, a struct for each
// answer and each event with its parts as fields, and the rows below, from which notation
// (engine/words/notation.h) and sentences (engine/words/wording.h) follow.

namespace holdout {

// What a part is made of.
struct PartType {
  enum class Says : std::uint8_t {
    Number,  // from `least` to `most`
    Flag,    // yes or no
    Seat,    // a player
    Seats,   // players
    Word,    // `words` by value; of the family of terms, or a keyword where there is none
    Own,     // the game knows
  };
  std::string_view name;  // as in kinds.json
  Says says = Says::Number;
  std::uint8_t least = 0;
  std::uint8_t most = 99;
  std::int8_t printed_zero = -1;  // what the board prints on the value 0, counting up; -1: nothing
  std::string_view family{};
  std::span<const std::string_view> words{};
};

// Types that every game has.
inline constexpr PartType kNumberPart{.name = "number"};
inline constexpr PartType kFlagPart{.name = "flag", .says = PartType::Says::Flag};
inline constexpr PartType kSeatPart{.name = "Seat", .says = PartType::Says::Seat};
inline constexpr PartType kSeatSetPart{.name = "SeatSet", .says = PartType::Says::Seats};

struct PartRow {
  std::string_view name;
  const PartType* type;
  std::uint8_t at = 0;     // its first byte
  std::uint8_t bytes = 1;  // more than one: a list, or a value that needs them
  bool said = true;        // is a fact of the sentence of its event
  bool said_seen = true;   // of the one for who sees the secret part
};

struct QuestionRow {
  std::string_view key;
  std::string_view ask;         // "<game>.ask.<key>", read by those who are asked
  std::string_view wait;        // "<game>.wait.<key>", read by the others
  std::string_view rule{};      // whoever answers otherwise, or wants to know more, is told of this one
  std::string_view rule_few{};  // the same where the game is played in its other form
  std::string_view timer{};     // the figure timers.<timer> says how long it may stay open; empty: none
  std::uint8_t shown_as = 0;    // the kind that those who are not asked are shown
  bool hides_answers = false;   // its answers tell what lies in the tray
  bool hides_words = false;     // likewise its words
  bool hides_sealed = false;    // likewise its words once the own answer is sealed: "<game>.ask.<key>.sealed"
  bool may_be_passed = false;   // by a standing order, whatever is in the hand
  bool may_pass = false;        // as in Question
  bool open_options = false;    // likewise
  bool for_talk = false;        // who has nothing to answer may still have something to say
  bool binds = false;           // whoever does not pass decides much: a person is asked once more
  std::string_view where{};  // it comes up only at tables of which this board fact holds; "not few": does not
  // Who is asked is told at most so much of it that others may not know: answers and words. A message has
  // room for all of it, whatever it says, because its length shows on the line.
  std::uint16_t bytes = 0;
};

struct ActionRow {
  std::string_view key;
  std::string_view text;  // "<game>.option.<key>"
  std::string_view verb;  // how its notation begins
  std::span<const PartRow> parts{};
  bool passes = false;  // does nothing
  bool binds = false;   // decides much, whatever was asked: a person is asked once more
};

struct EventRow {
  enum class ToldTo : std::uint8_t { All, Seers, Nobody };

  std::string_view key;
  std::string_view text;       // "<game>.event.<key>"
  std::string_view seen_text;  // for who sees the secret part, if there is one: "<game>.event.<key>.seen"
  std::span<const PartRow> open{};
  std::span<const PartRow> secret{};
  std::string_view actor{};  // the name of the actor in its sentence; empty: not named there
  ToldTo told_to = ToldTo::All;
  std::string_view reveals{};  // the rule by which it tells what was hidden until then; empty: nothing was
  bool alarms = false;         // ends standing orders
};

struct Kinds {
  std::span<const QuestionRow> questions{};
  std::span<const ActionRow> actions{};
  std::span<const EventRow> events{};
  std::span<const PartType* const> types{};  // of parts, and others with words that the browser counts by
  // What a seat is told of a step beyond what everybody is, apart from a question. None: all messages are
  // short, and filled up to one length (table/telling/even_length.h).
  std::uint16_t own_bytes = 0;
};

// The names of the kinds, in their order.
template <class Row, std::size_t N>
constexpr std::array<std::string_view, N> keys_of(const std::array<Row, N>& rows) {
  std::array<std::string_view, N> keys;
  for (std::size_t i = 0; i < N; ++i) keys[i] = rows[i].key;
  return keys;
}

// A question as its row says, to these seats; the header of a game has it as ask(seats, kind).
constexpr Question question_of(std::uint8_t kind, const QuestionRow& row, SeatSet seats) {
  return {.kind = kind,
          .may_answer = seats,
          .waited_for = seats,
          .may_pass = row.may_pass,
          .open_options = row.open_options};
}

// Nobody is asked a question of that kind: it is what others are shown of some that are.
constexpr bool is_only_shown(const Kinds& kinds, std::size_t question_kind) {
  for (std::size_t kind = 0; kind < kinds.questions.size(); ++kind)
    if (kind != question_kind && kinds.questions[kind].shown_as == question_kind) return true;
  return false;
}

// An event that makes public, or shows to those who see it, what was hidden until then.
constexpr bool is_reveal(const Kinds& kinds, std::uint8_t event_kind) {
  return event_kind < kinds.events.size() && !kinds.events[event_kind].reveals.empty();
}

// ---- how parts lie in bytes ------------------------------------------------------------------------------

// A value is a number in as many bytes as its type takes, the lowest first. A type that is neither a number,
// an enumeration nor a set with bits() has overloads of word_of and from_word of its own.
template <class T>
inline constexpr std::size_t kBytesOf = 1;

template <class T>
constexpr std::uint64_t word_of(const T& value) {
  if constexpr (requires { value.bits(); })
    return value.bits();
  else
    return static_cast<std::uint64_t>(value);
}

template <class T>
constexpr void from_word(std::uint64_t word, T& value) {
  if constexpr (requires { value.bits(); })
    value = T(static_cast<decltype(value.bits())>(word));
  else
    value = static_cast<T>(word);
}

template <std::size_t N>
class PartWriter {
 public:
  constexpr explicit PartWriter(std::array<std::uint8_t, N>& bytes) : bytes_(bytes) {}
  template <class T>
  constexpr void operator()(const T& value) {
    const std::uint64_t word = word_of(value);
    for (std::size_t i = 0; i < kBytesOf<T>; ++i) bytes_[at_++] = static_cast<std::uint8_t>(word >> (8 * i));
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
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < kBytesOf<T>; ++i) word |= std::uint64_t{bytes_[at_++]} << (8 * i);
    from_word(word, value);
  }
  template <class T, std::size_t Count>
  constexpr void operator()(std::array<T, Count>& list) {
    for (T& each : list) (*this)(each);
  }

 private:
  const std::array<std::uint8_t, N>& bytes_;
  std::size_t at_ = 0;
};

// ---- events by their parts -------------------------------------------------------------------------------

// `E` is a struct of <game>_kinds.h: told(event::FuelBurnt{.place = l, .n = 2}, seat). Everybody notices it;
// who sees the secret part is the last argument.
template <class E>
constexpr Event told(const E& parts, Seat actor = kNobody, SeatSet seen_by = kEverybody) {
  Event out{.kind = static_cast<std::uint8_t>(E::kKind), .actor = actor, .seen_by = seen_by};
  E::open_parts(parts, PartWriter(out.open));
  E::secret_parts(parts, PartWriter(out.secret));
  return out;
}

template <class E>
constexpr bool is(const Event& e) {
  return e.kind == static_cast<std::uint8_t>(E::kKind);
}

// Precondition: the event is of that kind. Who did not see the secret part reads zeroes there.
template <class E>
constexpr E parts_of(const Event& e) {
  E parts;
  E::open_parts(parts, PartReader(e.open));
  E::secret_parts(parts, PartReader(e.secret));
  return parts;
}

// ---- answers by their parts ------------------------------------------------------------------------------

// `A` is a struct of <game>_kinds.h, which becomes an Action by itself: out.push(answer::Place{.place = l}).
template <class A>
constexpr Action action_of(const A& parts) {
  std::array<std::uint8_t, 3> bytes{};
  A::all_parts(parts, PartWriter(bytes));
  return {static_cast<std::uint8_t>(A::kKind), bytes[0], bytes[1], bytes[2], 0};
}

template <class A>
constexpr bool is(Action a) {
  return a.kind == static_cast<std::uint8_t>(A::kKind);
}

template <class A>
constexpr A parts_of(Action a) {
  const std::array<std::uint8_t, 3> bytes{a.a, a.b, a.c};
  A parts;
  A::all_parts(parts, PartReader(bytes));
  return parts;
}

}  // namespace holdout
