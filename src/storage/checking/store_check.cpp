#include "storage/checking/store_check.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "storage/checking/mark.h"
#include "storage/checking/store_start.h"
#include "storage/sqlite.h"
#include "storage/sqlite_schema.h"
#include "storage/store_problems.h"

namespace holdout {

namespace {

constexpr std::string_view kMagic = "SQLite format 3";

// Formats before this one have no column for a checksum.
constexpr std::int64_t kWithSums = 4;

class Checking {
 public:
  Checking(sqlite::Database& database, std::string path, const std::optional<Mark>& mark)
      : database_(database),
        path_(std::move(path)),
        mark_(mark),
        sums_(database.number("PRAGMA user_version") >= kWithSums) {}

  StoreCheck run(const JudgeTable& judge) {
    database_.run("BEGIN");
    check_file();
    check_tables();
    check_chains();
    check_heads();
    check_snapshots();
    if (sums_) check_mark();
    database_.run("COMMIT");
    judge_tables(judge);
    return std::move(found_);
  }

 private:
  struct Table {
    Head last{};
    bool listed = false;
    bool faulty = false;
  };

  // Of each table the first: what follows from it says nothing new.
  void fault(TableId table, Problem problem) {
    if (std::exchange(tables_[table].faulty, true)) return;
    found_.faults.push_back(std::move(problem));
  }

  // The pages of the file, before anything is believed that stands on them.
  void check_file() {
    sqlite::Statement pages(database_, "PRAGMA integrity_check(10)");
    sqlite::Rows rows(pages);
    while (rows.next())
      if (const std::string said(pages.bytes_at(0)); said != "ok")
        found_.faults.push_back({.where = path_, .what = said, .expected = {}});
  }

  void check_tables() {
    sqlite::Statement ids(database_, "SELECT id FROM tables");
    sqlite::Rows rows(ids);
    while (rows.next()) tables_[ids.unsigned_at(0)].listed = true;
    found_.tables = tables_.size();
  }

  void check_chains() {
    sqlite::Statement log(database_,
                          sums_ ? "SELECT row, table_id, previous, body, sum, amended FROM log "
                                  "ORDER BY row"
                                : "SELECT row, table_id, previous, body, 0, 0 FROM log ORDER BY row");
    sqlite::Rows rows(log);
    while (rows.next()) {
      const SummedRow row{.table = log.unsigned_at(1),
                          .sum = log.unsigned_at(4),
                          .amended = log.unsigned_at(5),
                          .body = log.bytes_at(3)};
      ++found_.rows;
      found_.unchecked += row.sum == 0 ? 1 : 0;
      Table& table = tables_[row.table];
      if (!table.listed) fault(row.table, about_table(row.table, "has rows and is in no list"));
      if (log.unsigned_at(2) != table.last.row || !row.follows(table.last.sum))
        fault(row.table, damaged_at(row.table, log.unsigned_at(0)));
      table.last = {log.unsigned_at(0), row.sum};
    }
  }

  // What was stored after the checkpoint is found in the log; of other tables the head is believed.
  void check_heads() {
    const auto checkpoint =
        static_cast<std::uint64_t>(database_.number("SELECT value FROM meta WHERE name = 'checkpoint'"));
    sqlite::Statement heads(
        database_, sums_ ? "SELECT table_id, row, sum FROM heads" : "SELECT table_id, row, 0 FROM heads");
    std::map<TableId, Head> stored;
    sqlite::Rows rows(heads);
    while (rows.next()) stored[heads.unsigned_at(0)] = {heads.unsigned_at(1), heads.unsigned_at(2)};
    for (auto& [id, table] : tables_) {
      const auto head = stored.find(id);
      if (head == stored.end()) {
        fault(id, about_table(id, "has no last row"));
      } else if (table.last.row <= checkpoint && head->second.row != table.last.row) {
        fault(id, about_table(id, fmt::format("ends at row {}, and its last one is said to be row {}",
                                              table.last.row, head->second.row)));
      } else if (table.last.row <= checkpoint && head->second.sum != 0 &&
                 head->second.sum != table.last.sum) {
        fault(id, damaged_at(id, table.last.row));
      }
    }
  }

  void check_snapshots() {
    sqlite::Statement lost(
        database_,
        "SELECT table_id, row FROM snapshots WHERE row <> 0 AND NOT EXISTS (SELECT 1 FROM log "
        "WHERE log.row = snapshots.row AND log.table_id = snapshots.table_id)");
    sqlite::Rows rows(lost);
    while (rows.next())
      fault(lost.unsigned_at(0),
            about_table(lost.unsigned_at(0),
                        fmt::format("has a snapshot of row {}, which is not its", lost.unsigned_at(1))));
  }

  void check_mark() {
    const StoreStart start = read_start(database_);
    const std::optional<SetBack> back = mark_ ? compare(database_, start, *mark_) : std::nullopt;
    if (back)
      found_.faults.push_back({.where = path_, .what = what_is_missing(*back, start), .expected = {}});
  }

  // Games are played outside of any transaction: one that lasts as long as that would keep a server that runs
  // from ever emptying its write-ahead log.
  void judge_tables(const JudgeTable& judge) {
    for (auto& [id, table] : tables_) {
      if (table.faulty) continue;
      const std::optional<std::vector<StoredRow>> rows = rows_of(id, table.last.row);
      if (!rows) continue;
      if (const Result<void> good = judge(*rows); !good)
        fault(id, {.where = fmt::format("table {}", id), .what = good.problem().message(), .expected = {}});
    }
  }

  // Nothing, if the table is gone by now.
  std::optional<std::vector<StoredRow>> rows_of(TableId table, std::uint64_t last) {
    database_.run("BEGIN");
    std::optional<std::vector<StoredRow>> rows = chain_to(table, last);
    if (!rows) rows = chain_to(table, newest_row_of(table));
    database_.run("COMMIT");
    return rows;
  }

  // Of the rows that were there a server may have dropped some meanwhile, the last one too if others came.
  std::optional<std::vector<StoredRow>> chain_to(TableId table, std::optional<std::uint64_t> last) {
    if (!last) return std::nullopt;
    sqlite::Statement row_of(database_, "SELECT previous, body FROM log WHERE row = ?1 AND table_id = ?2");
    std::vector<StoredRow> chain;
    for (std::uint64_t row = *last; row != 0;) {
      sqlite::Rows found(row_of.bind(1, row).bind(2, table));
      if (!found.next()) return std::nullopt;
      chain.push_back({row, std::string(row_of.bytes_at(1))});
      row = row_of.unsigned_at(0);
    }
    std::reverse(chain.begin(), chain.end());
    return chain;
  }

  std::optional<std::uint64_t> newest_row_of(TableId table) {
    sqlite::Statement newest(database_, "SELECT max(row) FROM log WHERE table_id = ?1");
    sqlite::Rows rows(newest.bind(1, table));
    const std::uint64_t row = rows.next() ? newest.unsigned_at(0) : 0;
    return row == 0 ? std::nullopt : std::optional(row);
  }

  sqlite::Database& database_;
  std::string path_;
  const std::optional<Mark>& mark_;
  bool sums_;
  StoreCheck found_;
  std::map<TableId, Table> tables_;
};

}  // namespace

bool looks_like_store(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string begin(kMagic.size(), '\0');
  file.read(begin.data(), static_cast<std::streamsize>(begin.size()));
  return file && begin == kMagic;
}

Result<StoreCheck> check_store(const std::string& path, const JudgeTable& judge) {
  try {
    sqlite::Database database(path, sqlite::Database::Missing::IsRefused);
    // What is in the write-ahead log stays there: it may be wanted as it is.
    sqlite3_db_config(database.handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    database.run("PRAGMA busy_timeout = 2000");
    if (auto known = sqlite::check_file(database, path); !known) return known.problem();
    const std::optional<Mark> mark = read_mark(mark_file(path));  // first: the file may go on meanwhile
    return Checking(database, path, mark).run(judge);
  } catch (const sqlite::Error& error) {
    return Problem{.where = path, .what = error.what(), .expected = {}};
  }
}

}  // namespace holdout
