#include "storage/sqlite_log.h"

#include <algorithm>

namespace holdout {

namespace {

// A start reads this many rows at most, which takes it a few milliseconds.
constexpr std::uint64_t kRowsBetweenCheckpoints = 8192;

}  // namespace

SqliteLog::SqliteLog(sqlite::Database& database, Heads& heads)
    : database_(database),
      heads_(heads),
      insert_row_(database, "INSERT INTO log(row, table_id, previous, body) VALUES(?1, ?2, ?3, ?4)"),
      rewrite_row_(database, "UPDATE log SET body = ?3 WHERE row = ?1 AND table_id = ?2"),
      previous_row_(database, "SELECT previous FROM log WHERE row = ?1 AND table_id = ?2"),
      relink_row_(database, "UPDATE log SET previous = ?3 WHERE row = ?1 AND table_id = ?2"),
      delete_row_(database, "DELETE FROM log WHERE row = ?1"),
      stored_head_(database, "SELECT row FROM heads WHERE table_id = ?1"),
      replace_head_(database, "REPLACE INTO heads(table_id, row) VALUES(?1, ?2)"),
      delete_head_(database, "DELETE FROM heads WHERE table_id = ?1"),
      snapshot_row_(database, "SELECT row FROM snapshots WHERE table_id = ?1"),
      replace_snapshot_(database, "REPLACE INTO snapshots(table_id, row, body) VALUES(?1, ?2, ?3)"),
      delete_snapshot_(database, "DELETE FROM snapshots WHERE table_id = ?1"),
      update_checkpoint_(database, "UPDATE meta SET value = ?1 WHERE name = 'checkpoint'") {
  read_heads();
}

void SqliteLog::read_heads() {
  const auto number = [this](const char* sql) { return static_cast<std::uint64_t>(database_.number(sql)); };
  checkpoint_ = number("SELECT value FROM meta WHERE name = 'checkpoint'");
  sqlite::Statement newer(database_, "SELECT table_id, row FROM log WHERE row > ?1 ORDER BY row");
  newer.bind(1, checkpoint_);
  while (newer.step()) changes_[newer.unsigned_at(0)] = newer.unsigned_at(1);
  next_row_ = std::max(checkpoint_, number("SELECT max(row) FROM log")) + 1;
  committed();
}

std::optional<std::uint64_t> SqliteLog::head_of(TableId table) {
  if (const auto changed = changes_.find(table); changed != changes_.end()) return changed->second;
  if (const auto grown = heads_.rows().find(table); grown != heads_.rows().end()) return grown->second;
  sqlite::Rows rows(stored_head_.bind(1, table));
  return rows.next() ? std::optional(stored_head_.unsigned_at(0)) : std::nullopt;
}

std::uint64_t SqliteLog::append(TableId table, std::uint64_t previous, const std::string& body) {
  const std::uint64_t row = next_row_++;
  insert_row_.bind(1, row).bind(2, table).bind(3, previous).bind_blob(4, body).run();
  changes_[table] = row;
  return row;
}

void SqliteLog::write_snapshot(TableId table, std::uint64_t row, const std::string& body) {
  replace_snapshot_.bind(1, table).bind(2, row).bind_blob(3, body).run();
}

void SqliteLog::drop_snapshot(TableId table) { delete_snapshot_.bind(1, table).run(); }

void SqliteLog::rewrite(TableId table, const StoredRow& row) {
  rewrite_row_.bind(1, row.row).bind(2, table).bind_blob(3, row.body).run();
}

std::optional<std::uint64_t> SqliteLog::previous_of(TableId table, std::uint64_t row) {
  sqlite::Rows rows(previous_row_.bind(1, row).bind(2, table));
  return rows.next() ? std::optional(previous_row_.unsigned_at(0)) : std::nullopt;
}

// The chain of the table closes over it; where it would not, nothing is touched.
void SqliteLog::drop(TableId table, const DroppedRow& dropped) {
  const auto previous = previous_of(table, dropped.row);
  if (!previous || previous_of(table, dropped.next) != dropped.row) return;
  {
    sqlite::Rows snapshot(snapshot_row_.bind(1, table));
    if (snapshot.next() && snapshot_row_.unsigned_at(0) == dropped.row) return;  // loading goes back to it
  }
  relink_row_.bind(1, dropped.next).bind(2, table).bind(3, *previous).run();
  delete_row_.bind(1, dropped.row).run();
}

void SqliteLog::add_table(TableId table) { replace_head_.bind(1, table).bind(2, std::uint64_t{0}).run(); }

void SqliteLog::remove_table(TableId table, std::uint64_t head) {
  for (std::uint64_t row = head; row != 0;) {
    const auto previous = previous_of(table, row);
    if (!previous) break;  // a damaged chain is no reason to keep a table that is to go
    delete_row_.bind(1, row).run();
    row = *previous;
  }
  drop_snapshot(table);
  delete_head_.bind(1, table).run();
  changes_[table] = std::nullopt;
  removed_ = true;
}

// After a removal too: if the newest rows go, only the checkpoint remembers that their ids were given.
bool SqliteLog::checkpoint_due() const {
  return removed_ || next_row_ - checkpoint_ > kRowsBetweenCheckpoints;
}

void SqliteLog::write_checkpoint() {
  for (const auto& [table, row] : heads_.rows()) {
    if (!changes_.contains(table)) replace_head_.bind(1, table).bind(2, row).run();
  }
  for (const auto& [table, row] : changes_) {
    if (row) replace_head_.bind(1, table).bind(2, *row).run();
  }
  new_checkpoint_ = next_row_ - 1;
  update_checkpoint_.bind(1, *new_checkpoint_).run();
}

void SqliteLog::committed() {
  heads_.commit(changes_, next_row_ - 1);
  if (new_checkpoint_) {
    checkpoint_ = *new_checkpoint_;
    heads_.forget();
  }
  rolled_back();
}

void SqliteLog::rolled_back() {
  changes_.clear();
  new_checkpoint_.reset();
  removed_ = false;
  next_row_ = heads_.stored() + 1;
}

}  // namespace holdout
