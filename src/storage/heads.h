#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <unordered_map>

#include "table/table_store.h"

namespace holdout {

// The last row of each table that has grown since the last checkpoint; of the others the file knows it. The
// writer alone changes it, after the commit, so it never tells of a row that might still be lost.
class Heads {
 public:
  // Of tables that one transaction touched; nothing: the table is removed.
  using Changes = std::unordered_map<TableId, std::optional<std::uint64_t>>;

  struct Glance {
    std::optional<std::uint64_t> head;  // if the table has grown since the checkpoint
    std::uint64_t stored = 0;           // the last row of all that is stored
  };

  Glance glance(TableId table) const {
    const std::lock_guard lock(mutex_);
    const auto found = rows_.find(table);
    return {found == rows_.end() ? std::nullopt : std::optional(found->second), stored_};
  }

  // Both without the lock, for the writer only.
  const std::unordered_map<TableId, std::uint64_t>& rows() const { return rows_; }
  std::uint64_t stored() const { return stored_; }

  void commit(const Changes& changes, std::uint64_t stored) {
    const std::lock_guard lock(mutex_);
    for (const auto& [table, row] : changes) {
      if (row) {
        rows_[table] = *row;
      } else {
        rows_.erase(table);
      }
    }
    stored_ = stored;
  }

  // The file knows them all now.
  void forget() {
    const std::lock_guard lock(mutex_);
    rows_.clear();
  }

 private:
  mutable std::mutex mutex_;
  std::unordered_map<TableId, std::uint64_t> rows_;
  std::uint64_t stored_ = 0;
};

}  // namespace holdout
