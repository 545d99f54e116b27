#pragma once

#include <semaphore>
#include <string>
#include <vector>

#include "storage/sqlite_store.h"

namespace holdout {

inline constexpr std::size_t kCommittedBytes = 256;  // an answer of a large game with its events

// The least that any durable store can do: appends to a plain file and waits for the disk.
class RawFile {
 public:
  explicit RawFile(const std::string& path);
  ~RawFile();
  RawFile(const RawFile&) = delete;
  RawFile& operator=(const RawFile&) = delete;

  double append_seconds() const;  // throws std::runtime_error when it cannot

 private:
  int file_;
};

// One table that waits for each row, as a table does: the answer comes back to the thread that asked.
class LoneTable {
 public:
  explicit LoneTable(SqliteStore& store);

  double append_seconds();

 private:
  SqliteStore& store_;
  TableId table_ = 0;
  std::uint64_t last_ = 0;
  std::binary_semaphore answered_{0};
};

std::unique_ptr<SqliteStore> open_measured_store(const std::string& path, bool durable);

// Both in turns in one folder, so that a disk that changes its mood does so for both.
class SingleCommits {
 public:
  explicit SingleCommits(const std::string& folder);

  struct Times {  // seconds, in the order they were measured
    std::vector<double> raw;
    std::vector<double> stored;
  };
  Times measure(int commits);

 private:
  std::unique_ptr<SqliteStore> store_;
  LoneTable table_;
  RawFile raw_;
};

}  // namespace holdout
