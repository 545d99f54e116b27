#include "support/altered_store.h"

#include <array>
#include <stdexcept>
#include <string_view>

#include <fmt/format.h>

#include "storage/checking/store_start.h"
#include "storage/sqlite_schema.h"

namespace holdout::testing {

namespace {

constexpr TableId kTable = 1;

}  // namespace

AlteredStore::AlteredStore(const Rows& sound, std::size_t saved_at, std::string saved)
    : saved_(std::move(saved)) {
  const std::string path = folder_.file("tables.sqlite");
  {
    const auto store = open_store(path, {.durable = false});
    std::uint64_t last = 0;
    const TableId table = create(*store, "ABCD");
    if (table != kTable) throw std::logic_error("the first table has another number");
    for (std::size_t i = 0; i < sound.size(); ++i) {
      Append row{.table = table, .previous = last, .body = sound[i].body};
      if (!saved_.empty() && i == saved_at) row.snapshot = saved_;
      last = *append(*store, row);
    }
    sound_ = history(*store, table);
  }
  mark_ = read_mark(mark_file(path));
  if (!mark_) throw std::logic_error("a store that was closed has no mark");
  write_ = std::make_unique<sqlite::Database>(path);
  read_ = std::make_unique<sqlite::Database>(path);
  for (sqlite::Database* each : {write_.get(), read_.get()}) sqlite::set_up_connection(*each, false);
  write_->run("PRAGMA wal_autocheckpoint = 1000");
  sqlite::Statement sums(*write_, "SELECT sum FROM log ORDER BY row");
  sqlite::Rows rows(sums);
  while (rows.next()) sums_.push_back(sums.unsigned_at(0));
}

void AlteredStore::run(const std::string& sql) { write_->run(sql.c_str()); }

// What names the last row goes on to name the last row, and knows its sum as it was.
void AlteredStore::write(const Rows& altered) {
  run("BEGIN IMMEDIATE; DELETE FROM log");
  sqlite::Statement insert(*write_,
                           "INSERT INTO log(row, table_id, previous, body, sum) VALUES(?1, ?2, ?3, ?4, ?5)");
  sqlite::Statement head(*write_, "UPDATE heads SET row = ?1, sum = ?2");
  std::uint64_t row = 0;
  for (const StoredRow& each : altered) {
    const RowSum sum = sums_[each.row - 1];
    insert.bind(1, row + 1).bind(2, kTable).bind(3, row).bind_blob(4, each.body).bind(5, sum).run();
    ++row;
  }
  head.bind(1, row).bind(2, sums_.back()).run();
  run("COMMIT");
}

void AlteredStore::harm_number(Rng& rng) {
  constexpr std::array<std::string_view, 7> kHarms{"log SET sum = sum + 1",
                                                   "log SET sum = NULL",
                                                   "log SET amended = 1",
                                                   "log SET table_id = 2",
                                                   "log SET previous = previous - 1",
                                                   "heads SET row = row - 1",
                                                   "heads SET sum = sum + 1"};
  const std::string_view harm = kHarms[rng.below(static_cast<std::uint32_t>(kHarms.size()))];
  const std::uint32_t row = 1 + rng.below(static_cast<std::uint32_t>(sound_.size()));
  run(fmt::format("UPDATE {}{}", harm, harm.starts_with("log") ? fmt::format(" WHERE row = {}", row) : ""));
}

void AlteredStore::set_checkpoint(bool at_end) {
  run(fmt::format("UPDATE meta SET value = {} WHERE name = 'checkpoint'", at_end ? sound_.size() : 0));
}

Result<std::string> AlteredStore::told_by(RowReader reader, Seat viewer) {
  const StoreStart start = read_start(*read_);
  if (const auto back = compare(*read_, start, *mark_))  // then the store does not open
    return Problem{.where = "store", .what = what_is_missing(*back, start), .expected = {}};
  Heads heads;
  heads.begin_at(start.checkpoint);
  heads.commit(start.heads, start.stored);
  SqliteReader store(*read_, heads);
  const Result<StoredLog> log = store.history(kTable);
  if (!log) return log.problem();
  if (log->damage) return *log->damage;
  if (reader == RowReader::Load) return loaded(store, log->rows, viewer);
  return testing::told_by(reader, log->rows, viewer);
}

Result<std::string> AlteredStore::loaded(SqliteReader& store, const Rows& history, Seat viewer) const {
  const Result<LoadedTable> loaded = store.load(kTable);
  if (!loaded) return loaded.problem();
  if (loaded->damage) return *loaded->damage;
  Rerun table(find_game);
  if (loaded->snapshot)
    if (const Result<void> restored = table.restore(loaded->snapshot->body); !restored)
      return restored.problem();
  return opened(std::move(table), loaded->rows, history, viewer);
}

}  // namespace holdout::testing
