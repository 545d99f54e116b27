#pragma once

#include <cstdint>
#include <string_view>

#include "table/table_store.h"

namespace holdout {

// The checksum that a row carries. It covers the sum of the row before, so the rows of a table are a chain in
// which none can change, go or come unnoticed; the number of a row is not in it, because a store may give it
// while it writes. 0 is no sum: the one before the first row, and that of rows from before rows carried one.
using RowSum = std::uint64_t;

// Of a row when it is written. Never 0.
RowSum row_sum(TableId table, RowSum previous, std::string_view body);

// A row that says something else from now on, or follows another one, keeps the sum that the next one is
// chained to, and gets this one beside it. Never 0.
RowSum amended_sum(TableId table, RowSum previous, RowSum first, std::string_view body);

// A row as it was found, and whether it is what was written. Rows without a sum lead the chain or are none.
struct SummedRow {
  TableId table = 0;
  RowSum sum = 0;
  RowSum amended = 0;  // 0: it is as it was first
  std::string_view body{};

  bool follows(RowSum previous) const;
};

}  // namespace holdout
