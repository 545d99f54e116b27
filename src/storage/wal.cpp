#include "storage/wal.h"

#include <array>

namespace holdout {

namespace {

constexpr int kPagesToSweep = 2000;
constexpr sqlite3_int64 kReserved = 12 << 20;

// A checkpoint that fails, or cannot copy everything now, is made up for by a later one.
void sweep(sqlite::Database& database) {
  sqlite3_wal_checkpoint_v2(database.handle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
}

}  // namespace

void reserve_wal(sqlite::Database& database) {
  sqlite3_file* file = nullptr;
  sqlite3_file_control(database.handle(), "main", SQLITE_FCNTL_JOURNAL_POINTER, &file);
  if (!file || !file->pMethods) return;
  static constexpr std::array<char, 1 << 16> kZeros{};
  sqlite3_int64 size = 0;
  int code = file->pMethods->xFileSize(file, &size);
  for (; code == SQLITE_OK && size < kReserved; size += static_cast<sqlite3_int64>(kZeros.size()))
    code = file->pMethods->xWrite(file, kZeros.data(), static_cast<int>(kZeros.size()), size);
  if (code == SQLITE_OK) code = file->pMethods->xSync(file, SQLITE_SYNC_NORMAL);
  if (code != SQLITE_OK) throw sqlite::Error(code & 0xff, sqlite3_errstr(code));
}

WalSweeper::WalSweeper(sqlite::Database& writer, sqlite::Database& own) : writer_(writer), own_(own) {
  sqlite3_wal_hook(writer_.handle(), count_pages, &pages_);
}

WalSweeper::~WalSweeper() { sqlite3_wal_hook(writer_.handle(), nullptr, nullptr); }

int WalSweeper::count_pages(void* pages, sqlite3*, const char*, int count) {
  *static_cast<int*>(pages) = count;
  return SQLITE_OK;
}

void WalSweeper::after_commit() {
  switch (stage_.load()) {
    case Stage::Idle:
      if (pages_ < kPagesToSweep) return;
      stage_ = Stage::Sweeping;
      return worker_.post([this] {
        sweep(own_);
        stage_ = Stage::Swept;
      });
    case Stage::Sweeping: return;
    case Stage::Swept:
      sweep(writer_);
      stage_ = Stage::Idle;
      return;
  }
}

}  // namespace holdout
