#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "storage/checking/row_sum.h"
#include "table/table_store.h"

namespace holdout {

// The last row of a table; the next one is chained to its sum.
struct Head {
  std::uint64_t row = 0;
  RowSum sum = 0;

  bool operator==(const Head&) const = default;
};

// The last row of each table that has grown since the last checkpoint; of the others the file knows it. The
// writer alone changes it, after the commit, so it never tells of a row that might still be lost.
class Heads {
 public:
  // Of tables that one transaction touched; nothing: the table is removed.
  using Changes = std::unordered_map<TableId, std::optional<Head>>;

  struct Glance {
    std::optional<Head> head;  // if the table has grown since the checkpoint
    std::uint64_t stored = 0;  // the last row of all that is stored
  };

  Glance glance(TableId table) const {
    const std::lock_guard lock(mutex_);
    const auto found = rows_.find(table);
    return {found == rows_.end() ? std::nullopt : std::optional(found->second), stored_};
  }

  // Everything at one moment, for who keeps it apart (mark.h).
  struct Picture {
    std::uint64_t stored = 0;
    std::uint64_t since = 0;  // the checkpoint before the last one
    std::vector<std::pair<TableId, std::uint64_t>> rows{};
  };
  Picture picture() const {
    const std::lock_guard lock(mutex_);
    Picture picture{.stored = stored_, .since = since_, .rows = {}};
    for (const auto& [table, head] : rows_) picture.rows.emplace_back(table, head.row);
    for (const auto& [table, row] : before_)
      if (!rows_.contains(table)) picture.rows.emplace_back(table, row);
    return picture;
  }

  // Both without the lock, for the writer only.
  const std::unordered_map<TableId, Head>& rows() const { return rows_; }
  std::uint64_t stored() const { return stored_; }

  void commit(const Changes& changes, std::uint64_t stored) {
    const std::lock_guard lock(mutex_);
    for (const auto& [table, head] : changes) {
      if (head) {
        rows_[table] = *head;
      } else {
        rows_.erase(table);
        before_.erase(table);
      }
    }
    stored_ = stored;
  }

  // What the file knows at the start.
  void begin_at(std::uint64_t checkpoint) { since_ = checkpoint_ = checkpoint; }

  // The file knows them all, as of the row `checkpoint`.
  void forget(std::uint64_t checkpoint) {
    const std::lock_guard lock(mutex_);
    before_.clear();
    for (const auto& [table, head] : rows_) before_.emplace(table, head.row);
    rows_.clear();
    since_ = std::exchange(checkpoint_, checkpoint);
  }

 private:
  mutable std::mutex mutex_;
  std::unordered_map<TableId, Head> rows_;
  std::uint64_t stored_ = 0;
  std::unordered_map<TableId, std::uint64_t> before_;  // those that had grown at the last checkpoint
  std::uint64_t since_ = 0;
  std::uint64_t checkpoint_ = 0;
};

}  // namespace holdout
