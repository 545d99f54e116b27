#pragma once

#include <atomic>
#include <string>

#include "storage/inbox.h"
#include "storage/sqlite.h"

namespace holdout {

// Writes the zeros of a write-ahead log that is yet to be used: a commit that overwrites is a third faster on
// the disk than one that makes the file longer. SQLite stops reading at the first frame that is not its own.
void reserve_wal(sqlite::Database& database);

// Copies the write-ahead log back into the file, so that it starts over and stays short. The sweeper's thread
// does nearly all of it while the writer goes on; the writer does what has come meanwhile, because a log is
// only started over when all of it is copied.
class WalSweeper {
 public:
  // `writer` is the writer's connection, the other one the sweeper's own.
  WalSweeper(sqlite::Database& writer, sqlite::Database& own);
  ~WalSweeper();
  WalSweeper(const WalSweeper&) = delete;
  WalSweeper& operator=(const WalSweeper&) = delete;

  // Between two transactions of the writer.
  void after_commit();

 private:
  enum class Stage { Idle, Sweeping, Swept };

  static int count_pages(void* pages, sqlite3*, const char*, int count);

  sqlite::Database& writer_;
  sqlite::Database& own_;
  int pages_ = 0;  // in the log, after the last commit
  std::atomic<Stage> stage_ = Stage::Idle;
  Worker worker_;
};

}  // namespace holdout
