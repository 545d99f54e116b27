#include "storage/sqlite_schema.h"

#include <array>
#include <cstdint>

#include <fmt/core.h>

namespace holdout::sqlite {

namespace {

constexpr std::int64_t kApplication = 0x484F4C44;  // "HOLD", in the header of the file

// Entry i leads from version i to version i + 1. Append only: files of every version are out there.
//
// log: rows of all tables in the order in which they arrived, without a second index, so that a commit writes
//   the end of one tree whatever the number of tables. `previous` chains the rows of one table.
// heads: the last row of each table as of row meta.checkpoint; what came later is read from the log at start.
// Heads, entries and snapshots lie apart because they change at different times: a checkpoint of the heads of
//   a thousand tables touches a few pages, and a new snapshot copies no entry.
// tables.guests is the list as given; the table guests finds the tables of one of them, and of those who do
//   not sit there, or not any more, and left something there.
constexpr std::array kMigrations = {
    R"sql(
CREATE TABLE meta(name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO meta VALUES('checkpoint', 0);
CREATE TABLE log(row INTEGER PRIMARY KEY, table_id INTEGER NOT NULL, previous INTEGER NOT NULL,
                 body BLOB NOT NULL);
CREATE TABLE heads(table_id INTEGER PRIMARY KEY, row INTEGER NOT NULL);
CREATE TABLE snapshots(table_id INTEGER PRIMARY KEY, row INTEGER NOT NULL, body BLOB NOT NULL);
CREATE TABLE tables(id INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT NOT NULL UNIQUE, status TEXT NOT NULL,
                    listed INTEGER NOT NULL, summary TEXT NOT NULL, guests TEXT NOT NULL,
                    updated_ms INTEGER NOT NULL, wake_ms INTEGER NOT NULL);
CREATE INDEX open_tables ON tables(updated_ms) WHERE listed = 1 AND status = 'open';
CREATE INDEX waking_tables ON tables(wake_ms) WHERE wake_ms > 0;
CREATE TABLE guests(guest TEXT NOT NULL, table_id INTEGER NOT NULL, PRIMARY KEY(guest, table_id))
  WITHOUT ROWID;
)sql",
    // Tables that are played are listed too, for those who want to watch. Until then `listed` of a table that
    // was not open meant nothing.
    R"sql(
DROP INDEX open_tables;
UPDATE tables SET listed = 0 WHERE status <> 'open';
CREATE INDEX listed_tables ON tables(status, updated_ms) WHERE listed = 1;
)sql",
    // Who left something at a table is found there until it is taken back.
    R"sql(
ALTER TABLE guests ADD COLUMN sits INTEGER NOT NULL DEFAULT 1;
CREATE INDEX guests_of_table ON guests(table_id);
)sql",
    // Rows carry a chained checksum (row_sum.h), and heads that of their row. What was written before has
    // none. Tables in set_back lost rows when the file went back, and have not told so yet. Codes of tables
    // that have expired are known for some time.
    R"sql(
ALTER TABLE log ADD COLUMN sum INTEGER;
ALTER TABLE log ADD COLUMN amended INTEGER;
ALTER TABLE heads ADD COLUMN sum INTEGER;
CREATE TABLE set_back(table_id INTEGER PRIMARY KEY);
CREATE INDEX aging_tables ON tables(status, updated_ms);
CREATE TABLE expired(code TEXT PRIMARY KEY, at_ms INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX old_expired ON expired(at_ms);
)sql",
};

constexpr std::int64_t kNewest = kMigrations.size();

}  // namespace

Result<void> check_file(Database& database, const std::string& path) {
  const std::string expected = "a file written by this program, or no file";
  try {
    const std::int64_t application = database.number("PRAGMA application_id");
    const std::int64_t version = database.number("PRAGMA user_version");
    const bool empty = database.number("SELECT count(*) FROM sqlite_schema") == 0;
    if (application == 0 && version == 0 && empty) return {};
    if (application != kApplication)
      return Problem{.where = path, .what = "is the database of another program", .expected = expected};
    if (version > kNewest)
      return Problem{
          .where = path,
          .what = fmt::format("was written by a newer version of this program, in format {}", version),
          .expected = fmt::format("format {} or older", kNewest)};
    return {};
  } catch (const Error& error) {
    if (error.code() != SQLITE_NOTADB) throw;
    return Problem{.where = path, .what = "is not a database", .expected = expected};
  }
}

void set_up_connection(Database& database, bool durable) {
  database.run("PRAGMA busy_timeout = 2000");  // somebody's backup or shell, not one of ours
  database.run("PRAGMA page_size = 4096");
  database.run("PRAGMA journal_mode = WAL");
  database.run(durable ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = OFF");
  database.run("PRAGMA wal_autocheckpoint = 0");  // the sweeper does it, away from the writer
  database.run("PRAGMA secure_delete = FAST");    // what is removed is overwritten where that costs no page
  database.run("PRAGMA temp_store = MEMORY");
  database.run("PRAGMA cache_size = -512");  // KiB: of a log that grows only its end is in use
}

void migrate(Database& database) {
  const std::int64_t version = database.number("PRAGMA user_version");
  if (version == kNewest) return;
  for (std::size_t i = static_cast<std::size_t>(version); i < kMigrations.size(); ++i)
    database.run(kMigrations[i]);
  database.run(fmt::format("PRAGMA application_id = {}", kApplication).c_str());
  database.run(fmt::format("PRAGMA user_version = {}", kNewest).c_str());
}

}  // namespace holdout::sqlite
