#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "storage/heads.h"
#include "storage/sqlite.h"

namespace holdout {

// A connection that only reads. Each call sees the file as one commit left it. sqlite::Error when it cannot.
class SqliteReader {
 public:
  SqliteReader(sqlite::Database& database, const Heads& heads);

  Result<LoadedTable> load(TableId table);
  Result<StoredLog> history(TableId table);
  std::optional<FoundTable> find(const std::string& code);
  std::vector<FoundTable> list(int limit);
  std::vector<FoundTable> of_guest(const std::string& guest, int limit);
  std::vector<FoundTable> traces_of(const std::string& guest, int limit);
  std::vector<FoundTable> due(std::int64_t now_ms, int limit);
  std::vector<FoundTable> aged(const Ages& before, int limit);
  bool expired(const std::string& code);

 private:
  std::optional<DirectoryEntry> entry_of(TableId table);
  std::optional<StoredSnapshot> snapshot_of(TableId table);
  Head head_of(TableId table, const Heads::Glance& glance);
  StoredLog read_log(TableId table, const Head& head);

  const Heads& heads_;
  sqlite::Statement begin_;
  sqlite::Statement end_;
  sqlite::Statement entry_;
  sqlite::Statement snapshot_;
  sqlite::Statement stored_head_;
  sqlite::Statement newer_row_;
  sqlite::Statement row_;
  sqlite::Statement set_back_;
  sqlite::Statement find_;
  sqlite::Statement list_;
  sqlite::Statement of_guest_;
  sqlite::Statement traces_of_;
  sqlite::Statement due_;
  sqlite::Statement aged_;
  sqlite::Statement expired_;
};

}  // namespace holdout
