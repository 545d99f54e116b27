#include "storage/sqlite_entries.h"

#include <fmt/core.h>

#include "storage/guest_list.h"

namespace holdout {

namespace {

sqlite::Statement& bind_entry(sqlite::Statement& statement, const DirectoryEntry& entry,
                              const std::string& guests) {
  return statement.bind_text(2, entry.status)
      .bind(3, std::int64_t{entry.listed})
      .bind_text(4, entry.summary)
      .bind_text(5, guests)
      .bind(6, entry.updated_ms)
      .bind(7, entry.wake_ms);
}

}  // namespace

SqliteEntries::SqliteEntries(sqlite::Database& database)
    : database_(database),
      owner_of_code_(database, "SELECT id FROM tables WHERE code = ?1"),
      insert_table_(database,
                    "INSERT INTO tables(code, status, listed, summary, guests, updated_ms, wake_ms) "
                    "VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7)"),
      // Without the code, which hardly ever changes: its index stays as it is.
      update_table_(database,
                    "UPDATE tables SET status = ?2, listed = ?3, summary = ?4, guests = ?5, "
                    "updated_ms = ?6, wake_ms = ?7 WHERE id = ?1"),
      update_code_(database, "UPDATE tables SET code = ?2 WHERE id = ?1 AND code <> ?2"),
      postpone_(database, "UPDATE tables SET wake_ms = wake_ms + ?1 WHERE wake_ms > 0"),
      delete_table_(database, "DELETE FROM tables WHERE id = ?1"),
      guests_of_table_(database, "SELECT guests FROM tables WHERE id = ?1"),
      seat_guest_(database,
                  "INSERT INTO guests(guest, table_id, sits) VALUES(?1, ?2, 1) "
                  "ON CONFLICT(guest, table_id) DO UPDATE SET sits = 1"),
      unseat_guest_(database, "UPDATE guests SET sits = 0 WHERE guest = ?1 AND table_id = ?2"),
      insert_visitor_(database, "INSERT OR IGNORE INTO guests(guest, table_id, sits) VALUES(?1, ?2, 0)"),
      delete_guest_(database, "DELETE FROM guests WHERE guest = ?1 AND table_id = ?2"),
      delete_guests_(database, "DELETE FROM guests WHERE table_id = ?1"),
      note_expired_(database, "INSERT OR REPLACE INTO expired SELECT code, ?2 FROM tables WHERE id = ?1"),
      forget_expired_(database, "DELETE FROM expired WHERE code = ?1"),
      forget_old_(database, "DELETE FROM expired WHERE at_ms < ?1") {}

Result<void> SqliteEntries::check_code(const std::string& code, TableId table) {
  sqlite::Rows rows(owner_of_code_.bind_text(1, code));
  if (!rows.next() || owner_of_code_.unsigned_at(0) == table) return {};
  return Problem{.where = fmt::format("code {}", code),
                 .what = "belongs to another table",
                 .expected = "a code that no table has"};
}

TableId SqliteEntries::insert(const DirectoryEntry& entry) {
  const std::string guests = guest_list_text(entry.guests);
  bind_entry(insert_table_, entry, guests).bind_text(1, entry.code).run();
  const auto table = static_cast<TableId>(sqlite3_last_insert_rowid(database_.handle()));
  seat_guests(table, entry.guests);
  forget_expired_.bind_text(1, entry.code).run();
  return table;
}

void SqliteEntries::note_expired(TableId table, std::int64_t now_ms) {
  constexpr std::int64_t kKnownMs = std::int64_t{366} * 24 * 3'600'000;
  note_expired_.bind(1, table).bind(2, now_ms).run();
  forget_old_.bind(1, now_ms - kKnownMs).run();
}

void SqliteEntries::update(TableId table, const DirectoryEntry& entry) {
  const std::string before = guests_of(table);
  const std::string guests = guest_list_text(entry.guests);
  bind_entry(update_table_, entry, guests).bind(1, table).run();
  update_code_.bind(1, table).bind_text(2, entry.code).run();
  if (guests == before) return;
  unseat_guests(table, before);
  seat_guests(table, entry.guests);
}

void SqliteEntries::add_visitor(TableId table, const std::string& guest) {
  insert_visitor_.bind_text(1, guest).bind(2, table).run();
}

void SqliteEntries::forget(TableId table, const std::string& guest) {
  delete_guest_.bind_text(1, guest).bind(2, table).run();
}

void SqliteEntries::remove(TableId table) {
  delete_guests_.bind(1, table).run();
  delete_table_.bind(1, table).run();
}

std::string SqliteEntries::guests_of(TableId table) {
  sqlite::Rows rows(guests_of_table_.bind(1, table));
  return rows.next() ? std::string(guests_of_table_.bytes_at(0)) : std::string();
}

void SqliteEntries::seat_guests(TableId table, const std::vector<std::string>& guests) {
  for (const std::string& guest : guests) seat_guest_.bind_text(1, guest).bind(2, table).run();
}

void SqliteEntries::unseat_guests(TableId table, const std::string& list) {
  for (const std::string& guest : read_guest_list(list))
    unseat_guest_.bind_text(1, guest).bind(2, table).run();
}

}  // namespace holdout
