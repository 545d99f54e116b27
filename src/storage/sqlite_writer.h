#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "storage/sqlite_entries.h"
#include "storage/sqlite_log.h"

namespace holdout {

// One call to be stored, with its answer, which counts when the whole batch is on the disk.
template <class Wish, class Answer>
struct WriteJob {
  Wish wish;
  TableStore::Done<Answer> done;
  Result<Answer> answer{Problem{}};
  bool dropped = false;  // can never be stored; the answer says why
};

struct Creation {
  DirectoryEntry entry;
};

struct Saving {
  TableId table = 0;
  StoredSnapshot snapshot;
  DirectoryEntry entry;
};

struct Removal {
  TableId table = 0;
  std::int64_t expired_ms = 0;  // 0: it was deleted
};

struct Postponement {
  std::int64_t ms = 0;
};

// Whether the disk takes anything at all.
struct Probing {};

using Job = std::variant<WriteJob<Append, std::uint64_t>, WriteJob<Creation, TableId>, WriteJob<Saving, void>,
                         WriteJob<Removal, void>, WriteJob<Postponement, void>, WriteJob<Probing, void>>;

// The one connection that writes, as the writer thread uses it.
class SqliteWriter {
 public:
  SqliteWriter(std::string path, sqlite::Database& database, Heads& heads, const StoreStart& start);

  // Everything in one transaction. Afterwards each job has its answer: stored, refused, or all of them the
  // same Problem when the disk would not: then it is false.
  bool store(std::vector<Job>& jobs);
  // All heads into the file, so that the next start need not read the log. A failure costs that start some
  // time and nothing else.
  void store_heads();

 private:
  enum class Outcome : std::uint8_t { Stored, Failed, Again };
  Outcome try_to_store(std::vector<Job>& jobs);
  void commit();
  void roll_back();

  Result<std::uint64_t> apply(const Append& append);
  Result<TableId> apply(const Creation& creation);
  Result<void> apply(const Saving& saving);
  Result<void> apply(const Removal& removal);
  Result<void> apply(const Postponement& postponement);
  Result<void> apply(const Probing& probing);
  Result<Head> check_head(TableId table, std::uint64_t row);

  std::string path_;
  sqlite::Database& database_;
  SqliteLog log_;
  SqliteEntries entries_;
  sqlite::Statement begin_;
  sqlite::Statement probe_;
  sqlite::Statement commit_;
  sqlite::Statement roll_back_;
};

}  // namespace holdout
