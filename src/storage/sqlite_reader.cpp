#include "storage/sqlite_reader.h"

#include <algorithm>
#include <utility>

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
      stored_head_(database, "SELECT row, sum FROM heads WHERE table_id = ?1"),
      newer_row_(database,
                 "SELECT row, sum FROM log WHERE row > ?1 AND table_id = ?2 ORDER BY row DESC LIMIT 1"),
      row_(database, "SELECT table_id, previous, sum, amended, body FROM log WHERE row = ?1"),
      set_back_(database, "SELECT 1 FROM set_back WHERE table_id = ?1"),
      find_(database, select_tables("WHERE code = ?1")),
      list_(database, select_tables("WHERE listed = 1 AND status = ?1 "
                                    "ORDER BY updated_ms DESC, id DESC LIMIT ?2")),
      of_guest_(database,
                select_tables("WHERE id IN (SELECT table_id FROM guests WHERE guest = ?1 AND sits = 1) "
                              "ORDER BY updated_ms DESC, id DESC LIMIT ?2")),
      traces_of_(database, select_tables("WHERE id IN (SELECT table_id FROM guests WHERE guest = ?1) "
                                         "ORDER BY updated_ms DESC, id DESC LIMIT ?2")),
      due_(database, select_tables("WHERE wake_ms > 0 AND (wake_ms <= ?1 OR wake_ms > ?3) "
                                   "ORDER BY wake_ms, id LIMIT ?2")),
      aged_(database, select_tables("WHERE (status = 'open' AND updated_ms < ?1) "
                                    "OR (status IN ('playing', 'paused', 'frozen') AND updated_ms < ?2) "
                                    "OR (status = 'over' AND updated_ms < ?3) "
                                    "ORDER BY updated_ms, id LIMIT ?4")),
      expired_(database, "SELECT 1 FROM expired WHERE code = ?1") {}

Result<LoadedTable> SqliteReader::load(TableId table) {
  const Heads::Glance glance = heads_.glance(table);
  const OneView view(begin_, end_);
  auto entry = entry_of(table);
  if (!entry) return no_such_table(table);
  StoredLog log = read_log(table, head_of(table, glance));
  LoadedTable loaded{.entry = std::move(*entry),
                     .snapshot = snapshot_of(table),
                     .rows = std::move(log.rows),
                     .damage = std::move(log.damage)};
  if (loaded.snapshot)
    std::erase_if(loaded.rows, [&](const StoredRow& each) { return each.row <= loaded.snapshot->row; });
  sqlite::Rows set_back(set_back_.bind(1, table));
  loaded.set_back = set_back.next();
  return loaded;
}

Result<StoredLog> SqliteReader::history(TableId table) {
  const Heads::Glance glance = heads_.glance(table);
  const OneView view(begin_, end_);
  if (!entry_of(table)) return no_such_table(table);
  return read_log(table, head_of(table, glance));
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
  return found_tables(due_.bind(1, now_ms).bind(2, std::int64_t{limit}).bind(3, now_ms + kFarthestWakeMs));
}

std::vector<FoundTable> SqliteReader::aged(const Ages& before, int limit) {
  return found_tables(aged_.bind(1, before.open_ms)
                          .bind(2, before.abandoned_ms)
                          .bind(3, before.finished_ms)
                          .bind(4, std::int64_t{limit}));
}

bool SqliteReader::expired(const std::string& code) {
  sqlite::Rows rows(expired_.bind_text(1, code));
  return rows.next();
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
Head SqliteReader::head_of(TableId table, const Heads::Glance& glance) {
  {
    sqlite::Rows newer(newer_row_.bind(1, glance.stored).bind(2, table));
    if (newer.next()) return {newer_row_.unsigned_at(0), newer_row_.unsigned_at(1)};
  }
  if (glance.head) return *glance.head;
  sqlite::Rows stored(stored_head_.bind(1, table));
  return stored.next() ? Head{stored_head_.unsigned_at(0), stored_head_.unsigned_at(1)} : Head{};
}

// From the last row back, and then forth along the chain of sums. Of a damaged log the rows are those that
// were there, whether they are sound or not.
StoredLog SqliteReader::read_log(TableId table, const Head& head) {
  StoredLog log;
  std::vector<std::pair<RowSum, RowSum>> sums;  // first and amended, as the rows
  std::uint64_t next = head.row;
  while (next > 0) {
    sqlite::Rows found(row_.bind(1, next));
    if (!found.next() || row_.unsigned_at(0) != table || row_.unsigned_at(1) >= next) break;
    log.rows.push_back({next, std::string(row_.bytes_at(4))});
    sums.emplace_back(row_.unsigned_at(2), row_.unsigned_at(3));
    next = row_.unsigned_at(1);
  }
  std::reverse(log.rows.begin(), log.rows.end());
  std::reverse(sums.begin(), sums.end());
  if (next != 0) log.damage = damaged_at(table, next);
  RowSum previous = 0;
  for (std::size_t i = 0; !log.damage && i < log.rows.size(); ++i) {
    const SummedRow row{
        .table = table, .sum = sums[i].first, .amended = sums[i].second, .body = log.rows[i].body};
    if (!row.follows(previous)) log.damage = damaged_at(table, log.rows[i].row);
    previous = row.sum;
  }
  // A head that names an older row would make the table forget what came after it.
  if (!log.damage && head.sum != 0 && head.sum != previous) log.damage = damaged_at(table, head.row);
  return log;
}

}  // namespace holdout
