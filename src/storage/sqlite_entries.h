#pragma once

#include <string>
#include <vector>

#include "storage/sqlite.h"
#include "table/table_store.h"

namespace holdout {

// Directory entries and who sits or left something where, inside a transaction of the writer.
class SqliteEntries {
 public:
  explicit SqliteEntries(sqlite::Database& database);

  // A code that another table has is refused; `table` is 0 for one that is not there yet.
  Result<void> check_code(const std::string& code, TableId table);

  TableId insert(const DirectoryEntry& entry);
  void update(TableId table, const DirectoryEntry& entry);
  void add_visitor(TableId table, const std::string& guest);
  void forget(TableId table, const std::string& guest);
  void remove(TableId table);
  void postpone(std::int64_t ms) { postpone_.bind(1, ms).run(); }  // every deadline
  void note_expired(TableId table, std::int64_t now_ms);           // before it is removed

 private:
  std::string guests_of(TableId table);
  void seat_guests(TableId table, const std::vector<std::string>& guests);
  void unseat_guests(TableId table, const std::string& list);

  sqlite::Database& database_;
  sqlite::Statement owner_of_code_;
  sqlite::Statement insert_table_;
  sqlite::Statement update_table_;
  sqlite::Statement update_code_;
  sqlite::Statement postpone_;
  sqlite::Statement delete_table_;
  sqlite::Statement guests_of_table_;
  sqlite::Statement seat_guest_;
  sqlite::Statement unseat_guest_;
  sqlite::Statement insert_visitor_;
  sqlite::Statement delete_guest_;
  sqlite::Statement delete_guests_;
  sqlite::Statement note_expired_;
  sqlite::Statement forget_expired_;
  sqlite::Statement forget_old_;
};

}  // namespace holdout
