#pragma once

#include <string>
#include <vector>

#include "engine/setup.h"
#include "table/playing/dice.h"

namespace holdout {

// The record of one game, docs/records.md: text, one JSON object a line. A header, a line for every answer
// and every statement, and at the end the result with the seed, or the mark of a saved game.
inline constexpr int kRecordFormat = 1;

// Who played a seat.
struct SeatHolder {
  bool person = false;
  std::string level;  // of a computer player

  bool operator==(const SeatHolder&) const = default;
};

struct RecordHeader {
  std::string game;
  int rules_version = 0;
  Setup setup;
  std::vector<SeatHolder> seats;
  SeedDigest commitment{};
};

}  // namespace holdout
