#include "storage/sqlite_reader.h"

#include <algorithm>

#include <fmt/core.h>

#include "storage/guest_list.h"
#include "storage/store_problems.h"

namespace holdout {

namespace {

std::string select_tables(std::string_view which) {
  return fmt::format("SELECT id, code, status, listed, summary, guests, updated_ms, wake_ms FROM tables {}",
                     which);
}

FoundTable found_table(const sqlite::Statement& row) {
  return {.table = row.unsigned_at(0),
          .entry = {.code = std::string(row.bytes_at(1)),
                    .status = std::string(row.bytes_at(2)),
                    .listed = row.integer_at(3) != 0,
                    .summary = std::string(row.bytes_at(4)),
                    .guests = read_guest_list(row.bytes_at(5)),
                    .updated_ms = row.integer_at(6),
                    .wake_ms = row.integer_at(7)}};
}

std::vector<FoundTable> found_tables(sqlite::Statement& statement) {
  std::vector<FoundTable> found;
  sqlite::Rows rows(statement);
  while (rows.next()) found.push_back(found_table(statement));
  return found;
}

// Several statements that see the same state of the file.
class OneView {
 public:
  OneView(sqlite::Statement& begin, sqlite::Statement& end) : end_(end) { begin.run(); }
  ~OneView() {
    try {
      end_.run();
    } catch (const sqlite::Error&) {
      // After an error inside SQLite may have ended it already.
    }
  }
  OneView(const OneView&) = delete;
  OneView& operator=(const OneView&) = delete;

 private:
  sqlite::Statement& end_;
};

}  // namespace

SqliteReader::SqliteReader(sqlite::Database& database, const Heads& heads)
    : heads_(heads),
      begin_(database, "BEGIN"),
      end_(database, "COMMIT"),
      entry_(database, select_tables("WHERE id = ?1")),
      snapshot_(database, "SELECT row, body FROM snapshots WHERE table_id = ?1"),
      stored_head_(database, "SELECT row FROM heads WHERE table_id = ?1"),
      newer_row_(database, "SELECT row FROM log WHERE row > ?1 AND table_id = ?2 ORDER BY row DESC LIMIT 1"),
      row_(database, "SELECT table_id, previous, body FROM log WHERE row = ?1"),
      find_(database, select_tables("WHERE code = ?1")),
      list_(database, select_tables("WHERE listed = 1 AND status = ?1 "
                                    "ORDER BY updated_ms DESC, id DESC LIMIT ?2")),
      of_guest_(database,
                select_tables("WHERE id IN (SELECT table_id FROM guests WHERE guest = ?1 AND sits = 1) "
                              "ORDER BY updated_ms DESC, id DESC LIMIT ?2")),
      traces_of_(database, select_tables("WHERE id IN (SELECT table_id FROM guests WHERE guest = ?1) "
                                         "ORDER BY updated_ms DESC, id DESC LIMIT ?2")),
      due_(database, select_tables("WHERE wake_ms > 0 AND wake_ms <= ?1 ORDER BY wake_ms, id LIMIT ?2")) {}

Result<LoadedTable> SqliteReader::load(TableId table) {
  const Heads::Glance glance = heads_.glance(table);
  const OneView view(begin_, end_);
  auto entry = entry_of(table);
  if (!entry) return no_such_table(table);
  LoadedTable loaded{.entry = std::move(*entry), .snapshot = snapshot_of(table), .rows = {}};
  const std::uint64_t after = loaded.snapshot ? loaded.snapshot->row : 0;
  auto rows = rows_between(table, after, head_of(table, glance));
  if (!rows) return rows.problem();
  loaded.rows = std::move(*rows);
  return loaded;
}

Result<std::vector<StoredRow>> SqliteReader::history(TableId table) {
  const Heads::Glance glance = heads_.glance(table);
  const OneView view(begin_, end_);
  if (!entry_of(table)) return no_such_table(table);
  return rows_between(table, 0, head_of(table, glance));
}

std::optional<FoundTable> SqliteReader::find(const std::string& code) {
  sqlite::Rows rows(find_.bind_text(1, code));
  return rows.next() ? std::optional(found_table(find_)) : std::nullopt;
}

std::vector<FoundTable> SqliteReader::list(int limit) {
  std::vector<FoundTable> all;
  for (const std::string status : {"open", "playing"}) {
    const auto left = std::int64_t{limit} - static_cast<std::int64_t>(all.size());
    for (FoundTable& each : found_tables(list_.bind_text(1, status).bind(2, left)))
      all.push_back(std::move(each));
  }
  return all;
}

std::vector<FoundTable> SqliteReader::of_guest(const std::string& guest, int limit) {
  return found_tables(of_guest_.bind_text(1, guest).bind(2, std::int64_t{limit}));
}

std::vector<FoundTable> SqliteReader::traces_of(const std::string& guest, int limit) {
  return found_tables(traces_of_.bind_text(1, guest).bind(2, std::int64_t{limit}));
}

std::vector<FoundTable> SqliteReader::due(std::int64_t now_ms, int limit) {
  return found_tables(due_.bind(1, now_ms).bind(2, std::int64_t{limit}));
}

std::optional<DirectoryEntry> SqliteReader::entry_of(TableId table) {
  sqlite::Rows rows(entry_.bind(1, table));
  return rows.next() ? std::optional(found_table(entry_).entry) : std::nullopt;
}

std::optional<StoredSnapshot> SqliteReader::snapshot_of(TableId table) {
  sqlite::Rows rows(snapshot_.bind(1, table));
  if (!rows.next()) return std::nullopt;
  return StoredSnapshot{snapshot_.unsigned_at(0), std::string(snapshot_.bytes_at(1))};
}

// The glance was taken before the view was: rows that were stored in between are looked for in the log, and
// are few.
std::uint64_t SqliteReader::head_of(TableId table, const Heads::Glance& glance) {
  {
    sqlite::Rows newer(newer_row_.bind(1, glance.stored).bind(2, table));
    if (newer.next()) return newer_row_.unsigned_at(0);
  }
  if (glance.head) return *glance.head;
  sqlite::Rows stored(stored_head_.bind(1, table));
  return stored.next() ? stored_head_.unsigned_at(0) : 0;
}

Result<std::vector<StoredRow>> SqliteReader::rows_between(TableId table, std::uint64_t after,
                                                          std::uint64_t head) {
  std::vector<StoredRow> rows;
  for (std::uint64_t next = head; next != after;) {
    sqlite::Rows found(row_.bind(1, next));
    const bool sound = found.next() && row_.unsigned_at(0) == table && row_.unsigned_at(1) < next;
    if (!sound || next < after) return about_table(table, fmt::format("its log is damaged at row {}", next));
    rows.push_back({next, std::string(row_.bytes_at(2))});
    next = row_.unsigned_at(1);
  }
  std::reverse(rows.begin(), rows.end());
  return rows;
}

}  // namespace holdout
