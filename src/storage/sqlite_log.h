#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "storage/checking/store_start.h"
#include "storage/heads.h"
#include "storage/sqlite.h"

namespace holdout {

// The log of all tables with heads and snapshots, inside a transaction of the writer: what it changes in
// memory counts from `committed` on and is forgotten by `rolled_back`.
class SqliteLog {
 public:
  SqliteLog(sqlite::Database& database, Heads& heads, const StoreStart& start);

  std::optional<Head> head_of(TableId table);  // nothing: there is no such table
  std::uint64_t append(TableId table, const Head& head, const std::string& body);
  void write_snapshot(TableId table, std::uint64_t row, const std::string& body);
  void drop_snapshot(TableId table);
  void rewrite(TableId table, const StoredRow& row);
  void drop(TableId table, const DroppedRow& dropped);
  void add_table(TableId table);
  void remove_table(TableId table, std::uint64_t head);
  void told_set_back(TableId table) { told_set_back_.bind(1, table).run(); }

  bool checkpoint_due() const;
  void write_checkpoint();

  void committed();
  void rolled_back();

 private:
  struct Link {
    std::uint64_t previous = 0;
    RowSum sum = 0;
    std::string body{};
  };
  std::optional<Link> link_of(TableId table, std::uint64_t row);
  RowSum sum_of(TableId table, std::uint64_t row);
  void amend(TableId table, std::uint64_t row, const Link& link);

  Heads& heads_;
  Heads::Changes changes_;
  std::uint64_t next_row_ = 1;
  std::uint64_t checkpoint_ = 0;  // the heads in the file are those of this row
  std::optional<std::uint64_t> new_checkpoint_;
  bool removed_ = false;

  sqlite::Statement insert_row_;
  sqlite::Statement amend_row_;
  sqlite::Statement link_row_;
  sqlite::Statement sum_row_;
  sqlite::Statement delete_row_;
  sqlite::Statement stored_head_;
  sqlite::Statement replace_head_;
  sqlite::Statement delete_head_;
  sqlite::Statement snapshot_row_;
  sqlite::Statement replace_snapshot_;
  sqlite::Statement delete_snapshot_;
  sqlite::Statement update_checkpoint_;
  sqlite::Statement told_set_back_;
};

}  // namespace holdout
