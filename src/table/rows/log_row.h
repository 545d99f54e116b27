#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/event.h"
#include "engine/result.h"

namespace holdout {

inline constexpr std::int64_t kMostWindowMs = std::int64_t{1} << 40;

// The answer of a seat whose time ran out.
struct LateAnswer {
  bool picked = false;   // by its person, who did not send it; else it is the automatic one
  std::string answer{};  // JSON of a sentence: what was answered, as the seat reads it
  bool operator==(const LateAnswer&) const = default;
};

// One row of a table's log, as text: one JSON object, readable with any tool. Actions and statements are in
// notation, so that only who knows the rules of the table can read them further.
struct LogRow {
  enum class Kind : std::uint8_t {
    Room,    // something about the people or the settings: `room`
    Start,   // the game begins: `room`, `chance`, `events`
    Answer,  // `seat` answers `text`, with `chance` and `events`; with `room` when it changes
    Undo,    // `seat` takes its last step back
    Say,     // `seat` makes the statement `text`
    Chat,    // `seat` (or a watcher, kNobody) of name `name` writes `text`
    Repair,  // all agree to take the last answer back: `room`
  };
  Kind kind = Kind::Room;
  Seat seat = kNobody;
  std::uint64_t command = 0;  // id of the command that caused it; 0: clock, computer player, table
  std::string text{};
  std::string name{};
  SeatSet heard = kEverybody;         // who alone reads a line of free text, a notice, or that time ran out
  std::string guest{};                // who sent `command`, where the seat does not say it for good
  std::vector<std::string> chance{};  // notation of what was rolled
  std::vector<Event> events{};        // whole
  std::string room{};                 // JSON of the room after it, when it changed
  std::string notice{};               // JSON of a sentence for the log of those who are told
  std::optional<LateAnswer> late{};   // the clock gave the answer
  std::int64_t window_ms = 0;  // left of the open window inside which the next question is asked; 0: none

  bool operator==(const LogRow&) const = default;
};

std::string write_row(const LogRow& row);
Result<LogRow> read_row(std::string_view body);

}  // namespace holdout
