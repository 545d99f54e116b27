#pragma once

#include <string>
#include <utility>

#include <fmt/core.h>

#include "table/table_store.h"

// What every store says in the same words.

namespace holdout {

inline Problem about_table(TableId table, std::string what) {
  return {.where = fmt::format("table {}", table), .what = std::move(what), .expected = {}};
}
inline Problem damaged_at(TableId table, std::uint64_t row) {
  return about_table(table, fmt::format("its log is damaged at row {}", row));
}
inline Problem no_such_table(TableId table) { return about_table(table, "is not stored"); }

}  // namespace holdout
