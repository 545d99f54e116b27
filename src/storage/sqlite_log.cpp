#include "storage/sqlite_log.h"

namespace holdout {

namespace {

// A start reads this many rows at most, which takes it a few milliseconds.
constexpr std::uint64_t kRowsBetweenCheckpoints = 8192;

}  // namespace

SqliteLog::SqliteLog(sqlite::Database& database, Heads& heads, const StoreStart& start)
    : heads_(heads),
      changes_(start.heads),
      next_row_(start.stored + 1),
      checkpoint_(start.checkpoint),
      insert_row_(database, "INSERT INTO log(row, table_id, previous, body, sum) VALUES(?1, ?2, ?3, ?4, ?5)"),
      amend_row_(database,
                 "UPDATE log SET previous = ?3, body = ?4, amended = ?5 WHERE row = ?1 AND table_id = ?2"),
      link_row_(database, "SELECT previous, sum, body FROM log WHERE row = ?1 AND table_id = ?2"),
      sum_row_(database, "SELECT sum FROM log WHERE row = ?1 AND table_id = ?2"),
      delete_row_(database, "DELETE FROM log WHERE row = ?1"),
      stored_head_(database, "SELECT row FROM heads WHERE table_id = ?1"),
      replace_head_(database, "REPLACE INTO heads(table_id, row, sum) VALUES(?1, ?2, ?3)"),
      delete_head_(database, "DELETE FROM heads WHERE table_id = ?1"),
      snapshot_row_(database, "SELECT row FROM snapshots WHERE table_id = ?1"),
      replace_snapshot_(database, "REPLACE INTO snapshots(table_id, row, body) VALUES(?1, ?2, ?3)"),
      delete_snapshot_(database, "DELETE FROM snapshots WHERE table_id = ?1"),
      update_checkpoint_(database, "UPDATE meta SET value = ?1 WHERE name = 'checkpoint'"),
      told_set_back_(database, "DELETE FROM set_back WHERE table_id = ?1") {
  heads_.begin_at(checkpoint_);
  committed();
}

std::optional<Head> SqliteLog::head_of(TableId table) {
  if (const auto changed = changes_.find(table); changed != changes_.end()) return changed->second;
  if (const auto grown = heads_.rows().find(table); grown != heads_.rows().end()) return grown->second;
  std::uint64_t row = 0;
  {
    sqlite::Rows rows(stored_head_.bind(1, table));
    if (!rows.next()) return std::nullopt;
    row = stored_head_.unsigned_at(0);
  }
  return Head{row, sum_of(table, row)};
}

std::uint64_t SqliteLog::append(TableId table, const Head& head, const std::string& body) {
  const std::uint64_t row = next_row_++;
  const RowSum sum = row_sum(table, head.sum, body);
  insert_row_.bind(1, row).bind(2, table).bind(3, head.row).bind_blob(4, body).bind(5, sum).run();
  changes_[table] = Head{row, sum};
  return row;
}

void SqliteLog::write_snapshot(TableId table, std::uint64_t row, const std::string& body) {
  replace_snapshot_.bind(1, table).bind(2, row).bind_blob(3, body).run();
}

void SqliteLog::drop_snapshot(TableId table) { delete_snapshot_.bind(1, table).run(); }

void SqliteLog::rewrite(TableId table, const StoredRow& row) {
  auto link = link_of(table, row.row);
  if (!link) return;
  link->body = row.body;
  amend(table, row.row, *link);
}

std::optional<SqliteLog::Link> SqliteLog::link_of(TableId table, std::uint64_t row) {
  sqlite::Rows rows(link_row_.bind(1, row).bind(2, table));
  if (!rows.next()) return std::nullopt;
  return Link{link_row_.unsigned_at(0), link_row_.unsigned_at(1), std::string(link_row_.bytes_at(2))};
}

RowSum SqliteLog::sum_of(TableId table, std::uint64_t row) {
  sqlite::Rows rows(sum_row_.bind(1, row).bind(2, table));
  return rows.next() ? sum_row_.unsigned_at(0) : 0;
}

// A row from before rows carried sums stays without one.
void SqliteLog::amend(TableId table, std::uint64_t row, const Link& link) {
  const RowSum amended =
      link.sum == 0 ? 0 : amended_sum(table, sum_of(table, link.previous), link.sum, link.body);
  amend_row_.bind(1, row)
      .bind(2, table)
      .bind(3, link.previous)
      .bind_blob(4, link.body)
      .bind(5, amended)
      .run();
}

// The chain of the table closes over it; where it would not, nothing is touched.
void SqliteLog::drop(TableId table, const DroppedRow& dropped) {
  const auto gone = link_of(table, dropped.row);
  auto next = link_of(table, dropped.next);
  if (!gone || !next || next->previous != dropped.row) return;
  {
    sqlite::Rows snapshot(snapshot_row_.bind(1, table));
    if (snapshot.next() && snapshot_row_.unsigned_at(0) == dropped.row) return;  // loading goes back to it
  }
  next->previous = gone->previous;
  amend(table, dropped.next, *next);
  delete_row_.bind(1, dropped.row).run();
}

void SqliteLog::add_table(TableId table) {
  replace_head_.bind(1, table).bind(2, std::uint64_t{0}).bind(3, RowSum{0}).run();
}

void SqliteLog::remove_table(TableId table, std::uint64_t head) {
  for (std::uint64_t row = head; row != 0;) {
    const auto link = link_of(table, row);
    if (!link || link->previous >= row) break;  // a damaged chain is no reason to keep a table that is to go
    delete_row_.bind(1, row).run();
    row = link->previous;
  }
  drop_snapshot(table);
  told_set_back(table);
  delete_head_.bind(1, table).run();
  changes_[table] = std::nullopt;
  removed_ = true;
}

// After a removal too: if the newest rows go, only the checkpoint remembers that their ids were given.
bool SqliteLog::checkpoint_due() const {
  return removed_ || next_row_ - checkpoint_ > kRowsBetweenCheckpoints;
}

void SqliteLog::write_checkpoint() {
  const auto write = [this](TableId table, const Head& head) {
    replace_head_.bind(1, table).bind(2, head.row).bind(3, head.sum).run();
  };
  for (const auto& [table, head] : heads_.rows()) {
    if (!changes_.contains(table)) write(table, head);
  }
  for (const auto& [table, head] : changes_) {
    if (head) write(table, *head);
  }
  new_checkpoint_ = next_row_ - 1;
  update_checkpoint_.bind(1, *new_checkpoint_).run();
}

void SqliteLog::committed() {
  heads_.commit(changes_, next_row_ - 1);
  if (new_checkpoint_) {
    checkpoint_ = *new_checkpoint_;
    heads_.forget(checkpoint_);
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
