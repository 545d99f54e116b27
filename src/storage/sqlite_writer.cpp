#include "storage/sqlite_writer.h"

#include <utility>

#include <fmt/core.h>

#include "storage/store_problems.h"

namespace holdout {

namespace {

// The disk, not one of the jobs: leaving a job out would not help the others.
bool is_of_the_world(int code) {
  switch (code) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_NOMEM:
    case SQLITE_READONLY:
    case SQLITE_IOERR:
    case SQLITE_FULL:
    case SQLITE_CANTOPEN:
    case SQLITE_PROTOCOL: return true;
    default: return false;
  }
}

}  // namespace

SqliteWriter::SqliteWriter(std::string path, sqlite::Database& database, Heads& heads,
                           const StoreStart& start)
    : path_(std::move(path)),
      database_(database),
      log_(database, heads, start),
      entries_(database),
      begin_(database, "BEGIN IMMEDIATE"),
      // Something has to change: what is as it was is not written.
      probe_(database,
             "INSERT INTO meta VALUES('probe', 1) ON CONFLICT(name) DO UPDATE SET value = value + 1"),
      commit_(database, "COMMIT"),
      roll_back_(database, "ROLLBACK") {}

bool SqliteWriter::store(std::vector<Job>& jobs) {
  Outcome outcome = Outcome::Again;
  while (outcome == Outcome::Again) outcome = try_to_store(jobs);
  return outcome == Outcome::Stored;
}

// Again: one job has turned out to be impossible and is dropped; the others want another try.
SqliteWriter::Outcome SqliteWriter::try_to_store(std::vector<Job>& jobs) {
  Job* current = nullptr;
  const auto apply_job = [this](auto& job) {
    if (!job.dropped) job.answer = apply(job.wish);
  };
  try {
    begin_.run();
    for (Job& job : jobs) {
      current = &job;
      std::visit(apply_job, job);
    }
    current = nullptr;
    if (log_.checkpoint_due()) log_.write_checkpoint();
    commit();
    return Outcome::Stored;
  } catch (const sqlite::Error& error) {
    roll_back();
    const bool all = !current || is_of_the_world(error.code());
    const auto fail = [&](auto& job) {
      if (!job.dropped) job.answer = Problem{.where = path_, .what = error.what(), .expected = {}};
      job.dropped = true;
    };
    if (!all) {
      std::visit(fail, *current);
      return Outcome::Again;
    }
    for (Job& job : jobs) std::visit(fail, job);
    return Outcome::Failed;
  }
}

void SqliteWriter::store_heads() {
  try {
    begin_.run();
    log_.write_checkpoint();
    commit();
  } catch (const sqlite::Error&) {
    roll_back();
  }
}

void SqliteWriter::commit() {
  commit_.run();
  log_.committed();
}

void SqliteWriter::roll_back() {
  // SQLite has done it itself after some errors.
  try {
    if (database_.in_transaction()) roll_back_.run();
  } catch (const sqlite::Error&) {
    // The transaction is over either way; the next BEGIN tells if the connection is of no more use.
  }
  log_.rolled_back();
}

Result<Head> SqliteWriter::check_head(TableId table, std::uint64_t row) {
  const auto head = log_.head_of(table);
  if (!head) return no_such_table(table);
  if (head->row == row) return *head;
  return Problem{.where = fmt::format("table {}", table),
                 .what = fmt::format("row {} is not its last", row),
                 .expected = fmt::format("row {}", head->row)};
}

Result<std::uint64_t> SqliteWriter::apply(const Append& append) {
  const Result<Head> head = check_head(append.table, append.previous);
  if (!head) return head.problem();
  if (append.entry) {
    if (auto free = entries_.check_code(append.entry->code, append.table); !free) return free.problem();
    entries_.update(append.table, *append.entry);
  }
  const std::uint64_t row = log_.append(append.table, *head, append.body);
  if (append.tells_set_back) log_.told_set_back(append.table);
  if (!append.visitor.empty()) entries_.add_visitor(append.table, append.visitor);
  if (!append.forgotten.empty()) entries_.forget(append.table, append.forgotten);
  if (append.drop_snapshot) log_.drop_snapshot(append.table);
  if (append.snapshot) log_.write_snapshot(append.table, row, *append.snapshot);
  for (const StoredRow& each : append.rewritten) log_.rewrite(append.table, each);
  for (const DroppedRow& each : append.dropped) log_.drop(append.table, each);
  return row;
}

Result<TableId> SqliteWriter::apply(const Creation& creation) {
  if (auto free = entries_.check_code(creation.entry.code, 0); !free) return free.problem();
  const TableId table = entries_.insert(creation.entry);
  log_.add_table(table);
  return table;
}

Result<void> SqliteWriter::apply(const Saving& saving) {
  if (auto right = check_head(saving.table, saving.snapshot.row); !right) return right.problem();
  if (auto free = entries_.check_code(saving.entry.code, saving.table); !free) return free.problem();
  entries_.update(saving.table, saving.entry);
  log_.write_snapshot(saving.table, saving.snapshot.row, saving.snapshot.body);
  return {};
}

Result<void> SqliteWriter::apply(const Removal& removal) {
  const auto head = log_.head_of(removal.table);
  if (!head) return no_such_table(removal.table);
  if (removal.expired_ms != 0) entries_.note_expired(removal.table, removal.expired_ms);
  entries_.remove(removal.table);
  log_.remove_table(removal.table, head->row);
  return {};
}

Result<void> SqliteWriter::apply(const Postponement& postponement) {
  entries_.postpone(postponement.ms);
  return {};
}

Result<void> SqliteWriter::apply(const Probing&) {
  probe_.run();
  return {};
}

}  // namespace holdout
