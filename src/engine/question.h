#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.h"

namespace holdout {

// The open decision, as data. Nobody in `may_answer` means that the game is over.
struct Question {
  std::uint8_t kind = 0;  // the game's QuestionKind
  SeatSet may_answer;     // whose answers are legal now
  SeatSet waited_for;     // whose answers the game needs before it goes on; a subset of may_answer
  bool sealed = false;    // answers stay secret until all are in, and may be replaced until then
  bool may_pass = false;  // one of the answers is to do nothing
  bool open_options =
      false;  // the option set follows from public facts, so a single option may be answered for a seat

  constexpr bool over() const { return may_answer.empty(); }
  constexpr bool chance() const { return may_answer == only(kChance); }
  constexpr bool operator==(const Question&) const = default;
};

// Counted per seat: a seat's serial rises exactly when that seat is asked something new, so that an answer
// sent before its sender saw the news is recognised as stale, and nobody learns of questions put to others.
using Serials = std::array<std::uint16_t, kMaxSeats>;

// What one viewer may know of the open question (law 3): whitelisted like a view.
struct Prompt {
  std::uint8_t kind = 0;  // the game's QuestionKind, masked where the exact kind is secret
  std::uint8_t phase = 0;
  SeatSet waited_for;
  bool asked = false;  // this viewer may answer now
  bool sealed = false;
  bool may_pass = false;
  std::uint16_t serial = 0;  // of this viewer's last question; 0 for spectators

  constexpr bool operator==(const Prompt&) const = default;
};

// How long a question may stay open, as data; the rules know no clock. 0 means without limit.
struct TimeLimit {
  std::uint32_t seconds = 0;
  std::uint32_t grace_seconds = 0;  // left at least after somebody acted in an open window
  // Public. Questions of one kind about another topic get a time of their own; a question of another kind
  // about the same topic, other than 0, is asked inside the open window, which then goes on with the time it
  // had.
  std::uint32_t topic = 0;
};

}  // namespace holdout
