#pragma once

#include <string>
#include <vector>

#include "storage/sqlite.h"
#include "table/table_store.h"

namespace holdout {

// Directory entries and who sits where, inside a transaction of the writer.
class SqliteEntries {
 public:
  explicit SqliteEntries(sqlite::Database& database);

  // A code that another table has is refused; `table` is 0 for one that is not there yet.
  Result<void> check_code(const std::string& code, TableId table);

  TableId insert(const DirectoryEntry& entry);
  void update(TableId table, const DirectoryEntry& entry);
  void remove(TableId table);

 private:
  std::string guests_of(TableId table);
  void write_guests(TableId table, const std::vector<std::string>& guests);
  void delete_guests(TableId table, const std::string& list);

  sqlite::Database& database_;
  sqlite::Statement owner_of_code_;
  sqlite::Statement insert_table_;
  sqlite::Statement update_table_;
  sqlite::Statement update_code_;
  sqlite::Statement delete_table_;
  sqlite::Statement guests_of_table_;
  sqlite::Statement insert_guest_;
  sqlite::Statement delete_guest_;
};

}  // namespace holdout
