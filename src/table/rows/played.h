#pragma once

#include <span>
#include <vector>

#include "table/rows/log_row.h"
#include "table/seating/room.h"
#include "table/table_store.h"

namespace holdout {

// A game as if it had been played without what was taken back.
struct Played {
  Room room;                 // as it is now
  std::vector<LogRow> rows;  // the start, answers and statements that count, oldest first
  int repaired = 0;          // answers that all agreed to take back
};

Result<Played> effective(std::span<const StoredRow> rows);

}  // namespace holdout
