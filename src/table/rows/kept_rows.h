#pragma once

#include <span>
#include <vector>

#include "table/rows/log_row.h"
#include "table/table_store.h"

namespace holdout {

// How much a table keeps of what has no end by the rules: the newest lines that people wrote, and the newest
// changes of the room, each of which holds all of it. Each circle of readers has lines of its own, for what
// is left of those that everybody reads must not tell how much a team wrote to itself (law 3).
class KeptRows {
 public:
  static constexpr int kKept = 1000;     // of each kind
  static constexpr int kTogether = 250;  // more until they are forgotten, with one reading of the log for all

  void count(std::span<const LogRow> rows);  // anew
  void add(const LogRow& like, int rows);
  bool full(const LogRow& like) const;  // the next one of its kind makes the oldest go

 private:
  struct Count {
    LogRow::Kind kind;
    SeatSet heard;
    int rows;
  };
  std::vector<Count> counts_;
};

// The oldest rows of this kind, so many that with the next one as many are left as are kept.
std::vector<DroppedRow> surplus_rows(std::span<const StoredRow> rows, const LogRow& like);

}  // namespace holdout
