#include "table/rows/kept_rows.h"

#include <algorithm>

namespace holdout {

namespace {

bool has_end(const LogRow& row) { return row.kind == LogRow::Kind::Chat || row.kind == LogRow::Kind::Room; }

}  // namespace

void KeptRows::count(std::span<const LogRow> rows) {
  counts_.clear();
  for (const LogRow& row : rows) add(row, 1);
}

void KeptRows::add(const LogRow& like, int rows) {
  if (!has_end(like)) return;
  for (Count& each : counts_)
    if (each.kind == like.kind && each.heard == like.heard) {
      each.rows += rows;
      return;
    }
  counts_.push_back({like.kind, like.heard, rows});
}

bool KeptRows::full(const LogRow& like) const {
  return std::ranges::any_of(counts_, [&](const Count& each) {
    return each.kind == like.kind && each.heard == like.heard && each.rows >= kKept + kTogether;
  });
}

std::vector<DroppedRow> surplus_rows(std::span<const StoredRow> rows, const LogRow& like) {
  std::vector<DroppedRow> alike;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Result<LogRow> row = read_row(rows[i].body);
    const std::uint64_t next = i + 1 < rows.size() ? rows[i + 1].row : 0;  // the last one always stays
    if (row && row->kind == like.kind && row->heard == like.heard)
      alike.push_back({.row = rows[i].row, .next = next});
  }
  const std::size_t stay = std::min(alike.size(), std::size_t{KeptRows::kKept - 1});
  alike.resize(alike.size() - stay);
  return alike;
}

}  // namespace holdout
