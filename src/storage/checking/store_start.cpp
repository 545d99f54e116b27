#include "storage/checking/store_start.h"

#include <algorithm>

#include <fmt/format.h>

#include "storage/store_problems.h"

namespace holdout {

namespace {

// Rows after the checkpoint in their order, each held against the one it follows.
class FirstLook {
 public:
  explicit FirstLook(sqlite::Database& database)
      : newer_(database,
               "SELECT row, table_id, previous, sum, amended, body FROM log WHERE row > ?1 ORDER BY row"),
        sum_of_row_(database, "SELECT sum FROM log WHERE row = ?1 AND table_id = ?2") {}

  void run(StoreStart& start) {
    sqlite::Rows rows(newer_.bind(1, start.checkpoint));
    while (rows.next()) {
      const std::uint64_t row = newer_.unsigned_at(0);
      const SummedRow found{.table = newer_.unsigned_at(1),
                            .sum = newer_.unsigned_at(3),
                            .amended = newer_.unsigned_at(4),
                            .body = newer_.bytes_at(5)};
      const std::uint64_t previous = newer_.unsigned_at(2);
      std::optional<Head>& head = start.heads[found.table];
      const bool in_order = !head || head->row == previous;
      const bool sound = in_order && found.follows(head ? head->sum : sum_of(found.table, previous));
      if (!sound) start.damage.push_back(damaged_at(found.table, row));
      head = Head{row, found.sum};
    }
  }

 private:
  RowSum sum_of(TableId table, std::uint64_t row) {
    sqlite::Rows rows(sum_of_row_.bind(1, row).bind(2, table));
    return rows.next() ? sum_of_row_.unsigned_at(0) : 0;
  }

  sqlite::Statement newer_;
  sqlite::Statement sum_of_row_;
};

}  // namespace

StoreStart read_start(sqlite::Database& database) {
  const auto number = [&](const char* sql) { return static_cast<std::uint64_t>(database.number(sql)); };
  StoreStart start;
  start.checkpoint = number("SELECT value FROM meta WHERE name = 'checkpoint'");
  start.stored = std::max({start.checkpoint, number("SELECT max(row) FROM log"),
                           number("SELECT value FROM meta WHERE name = 'set_back'")});
  FirstLook(database).run(start);
  return start;
}

std::optional<SetBack> compare(sqlite::Database& database, const StoreStart& start, const Mark& mark) {
  SetBack back{.noted = mark.stored, .all = start.stored < mark.since};
  sqlite::Statement head_of(database,
                            "SELECT heads.row, heads.sum, log.sum FROM heads LEFT JOIN log USING (row) "
                            "WHERE heads.table_id = ?1");
  for (const auto& [table, noted] : mark.rows) {
    const auto newer = start.heads.find(table);
    std::uint64_t head = newer == start.heads.end() ? 0 : newer->second->row;
    if (head == 0) {
      sqlite::Rows rows(head_of.bind(1, table));
      if (!rows.next()) continue;  // the table is not there, or not any more
      if (head_of.unsigned_at(1) != 0 && head_of.unsigned_at(1) != head_of.unsigned_at(2))
        continue;  // damaged: who reads it will see
      head = head_of.unsigned_at(0);
    }
    if (head < noted) back.tables.push_back(table);
  }
  if (start.stored >= mark.stored && back.tables.empty()) return std::nullopt;
  return back;
}

std::string what_is_missing(const SetBack& back, const StoreStart& start) {
  return back.noted > start.stored
             ? fmt::format("ends at row {}, and row {} was stored once", start.stored, back.noted)
             : fmt::format("lacks the last rows of {} tables", back.tables.size());
}

void accept(sqlite::Database& database, const SetBack& set_back) {
  sqlite::Statement tell(database, "INSERT OR IGNORE INTO set_back(table_id) VALUES(?1)");
  if (set_back.all) database.run("INSERT OR IGNORE INTO set_back(table_id) SELECT id FROM tables");
  for (const TableId table : set_back.tables) tell.bind(1, table).run();
  sqlite::Statement go_on(database, "INSERT OR REPLACE INTO meta VALUES('set_back', ?1)");
  go_on.bind(1, set_back.noted).run();
}

}  // namespace holdout
