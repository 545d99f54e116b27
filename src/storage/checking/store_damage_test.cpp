// Rows that are not what was written, and a file that went back to an earlier moment.
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include <doctest/doctest.h>
#include <fmt/core.h>

#include "storage/checking/mark.h"
#include "storage/checking/store_check.h"
#include "storage/sqlite.h"
#include "storage/testing/store_under_test.h"

using namespace holdout;
using namespace holdout::testing;
namespace fs = std::filesystem;

namespace {

constexpr int kRowsEach = 6;

constexpr const char* kToFormat3 =
    "DROP TABLE set_back; DROP TABLE expired; DROP INDEX aging_tables; ALTER TABLE log DROP COLUMN sum; "
    "ALTER TABLE log DROP COLUMN amended;"
    "ALTER TABLE heads DROP COLUMN sum; PRAGMA user_version = 3";

// Two tables, whose rows take turns in the log: 1, 3, 5, … and 2, 4, 6, …
struct DamagedStore {
  DamagedStore() {
    const auto store = open_store(path);
    a = create(*store, "AAAA");
    b = create(*store, "BBBB");
    for (int i = 0; i < kRowsEach; ++i) {
      for (const TableId table : {a, b}) {
        std::uint64_t& last = table == a ? last_a : last_b;
        last = *append(*store,
                       {.table = table, .previous = last, .body = fmt::format("bid {} of {}", i, table)});
      }
    }
  }

  void run(const std::string& sql) const { sqlite::Database(path).run(sql.c_str()); }
  // What is said of the table with that change; the other one is sound.
  std::string damage_of(TableId damaged) const {
    const auto store = open_store(path);
    const TableId other = damaged == a ? b : a;
    CHECK(history(*store, other).size() == kRowsEach);
    const auto log = answer_of<StoredLog>([&](auto done) { store->history(damaged, done); });
    REQUIRE(log);  // the disk can be read
    CHECK(load(*store, damaged)->damage == log->damage);
    return log->damage ? log->damage->message() : "";
  }
  std::string check() const {
    const auto found = check_store(path, [](const auto&) { return Result<void>(); });
    if (!found) return found.problem().message();
    std::string text =
        fmt::format("{} tables, {} rows, {} unchecked", found->tables, found->rows, found->unchecked);
    for (const Problem& fault : found->faults) text += "; " + fault.message();
    return text;
  }

  StoreFolder folder;
  std::string path = folder.file("tables.db");
  TableId a = 0;
  TableId b = 0;
  std::uint64_t last_a = 0;
  std::uint64_t last_b = 0;
};

void copy_store(const std::string& from, const std::string& to) {
  for (const char* suffix : {"", "-wal", "-mark"}) {
    fs::remove(to + suffix);
    if (fs::exists(from + suffix)) fs::copy_file(from + suffix, to + suffix);
  }
}

}  // namespace

TEST_CASE("one altered byte of a stored row is found, wherever it is") {
  DamagedStore store;
  const std::string sound = "2 tables, 12 rows, 0 unchecked";
  CHECK(store.check() == sound);
  for (std::uint64_t row = 1; row <= std::uint64_t{2} * kRowsEach; ++row) {
    const TableId table = row % 2 == 1 ? store.a : store.b;
    for (const char* change : {"body = CAST(replace(body, 'bid', 'bip') AS BLOB)", "sum = sum + 1",
                               "sum = NULL", "amended = 1", "previous = previous - 1", "table_id = 9"}) {
      if (row <= 2 && std::string(change) == "previous = previous - 1") continue;  // there is none
      CAPTURE(row);
      CAPTURE(change);
      fs::copy_file(store.path, store.folder.file("sound.db"), fs::copy_options::overwrite_existing);
      store.run(fmt::format("UPDATE log SET {} WHERE row = {}", change, row));
      CHECK(store.damage_of(table).starts_with(fmt::format("table {}: its log is damaged at row ", table)));
      CHECK(store.check() != sound);
      fs::copy_file(store.folder.file("sound.db"), store.path, fs::copy_options::overwrite_existing);
    }
  }
  CHECK(store.check() == sound);
}

TEST_CASE("rows that are gone, have changed places or are said to end early are found") {
  const std::string swap =
      "UPDATE log SET body = (SELECT other.body FROM log other WHERE other.row = 8 - log.row) WHERE row IN "
      "(3, 5)";
  for (const std::string& sql :
       {std::string("DELETE FROM log WHERE row = 5"), std::string("DELETE FROM log WHERE row = 11"), swap,
        std::string("UPDATE heads SET row = 7 WHERE table_id = 1"),
        std::string("UPDATE log SET previous = 3 WHERE row = 7"),
        std::string("UPDATE log SET body = (SELECT body FROM log WHERE row = 2), sum = (SELECT sum FROM log "
                    "WHERE row = 2) WHERE row = 1")}) {
    CAPTURE(sql);
    DamagedStore store;
    store.run(sql);
    CHECK(store.damage_of(store.a).starts_with("table 1: its log is damaged at row "));
    CHECK(store.check().find("; table 1: ") != std::string::npos);
  }
}

TEST_CASE("what is rewritten and what is dropped is no damage") {
  DamagedStore store;
  {
    const auto opened = open_store(store.path);
    REQUIRE(append(*opened, {.table = store.a,
                             .previous = store.last_a,
                             .body = "forget",
                             .rewritten = {{1, "somebody"}, {5, "somebody"}, {7, "somebody"}},
                             .dropped = {{3, 5}, {5, 7}}}));
    CHECK(history(*opened, store.a).size() == kRowsEach - 1);
  }
  CHECK(store.check() == "2 tables, 11 rows, 0 unchecked");
}

TEST_CASE("a store from before rows carried a checksum opens, and its chain begins with the first new row") {
  DamagedStore store;
  store.run(kToFormat3);
  CHECK(store.check() == "2 tables, 12 rows, 12 unchecked");
  {
    const auto opened = open_store(store.path);
    REQUIRE(append(*opened, {.table = store.a, .previous = store.last_a, .body = "new"}));
    REQUIRE(append(*opened, {.table = store.a, .previous = 13, .body = "newer"}));
    CHECK(history(*opened, store.a).size() == kRowsEach + 2);
  }
  CHECK(store.check() == "2 tables, 14 rows, 12 unchecked");
  store.run("UPDATE log SET body = CAST('old' AS BLOB) WHERE row = 13");
  CHECK(store.check().ends_with("; table 1: its log is damaged at row 13"));
}

TEST_CASE("a start looks at what came after the last checkpoint") {
  DamagedStore store;
  const auto opened = open_store(store.path);
  const std::uint64_t row = *append(*opened, {.table = store.b, .previous = store.last_b, .body = "new"});
  REQUIRE(append(*opened, {.table = store.a, .previous = store.last_a, .body = "new"}));
  copy_store(store.path, store.folder.file("copy.db"));
  sqlite::Database(store.folder.file("copy.db"))
      .run(fmt::format("UPDATE log SET body = CAST('odd' AS BLOB) WHERE row = {}", row).c_str());
  const auto copy = open_store(store.folder.file("copy.db"));
  REQUIRE(copy->findings().damage.size() == 1);
  CHECK(copy->findings().damage[0].message() == fmt::format("table 2: its log is damaged at row {}", row));
  CHECK(opened->findings().damage.empty());
}

TEST_CASE("a store that lacks what it had once starts only with leave, and its tables tell") {
  DamagedStore store;
  const std::string copy = store.folder.file("copy.db");
  fs::copy_file(store.path, copy);
  {
    const auto opened = open_store(store.path);
    REQUIRE(append(*opened, {.table = store.a, .previous = store.last_a, .body = "lost"}));
  }
  copy_store(store.path, store.folder.file("newest.db"));
  fs::copy_file(copy, store.path, fs::copy_options::overwrite_existing);

  CHECK(SqliteStore::open(store.path).problem().message() ==
        store.path +
            ": ends at row 12, and row 13 was stored once; expected the newest copy with its "
            "write-ahead log, or `holdout serve --set-back` to go on from here");
  CHECK(store.check().ends_with("ends at row 12, and row 13 was stored once"));
  {
    const auto opened = open_store(store.path, {.accept_set_back = true});
    CHECK(opened->findings().set_back == "ends at row 12, and row 13 was stored once");
    CHECK(load(*opened, store.a)->set_back);
    CHECK_FALSE(load(*opened, store.b)->set_back);
    CHECK(*append(*opened,
                  {.table = store.a, .previous = store.last_a, .body = "told", .tells_set_back = true}) ==
          14);  // a number is given once, also when its row is lost
    CHECK_FALSE(load(*opened, store.a)->set_back);
  }
  const auto again = open_store(store.path);
  CHECK_FALSE(again->findings().set_back);
  CHECK(open_store(store.folder.file("newest.db")));
}

TEST_CASE("a store of an older format that is refused stays as it is, for the program that wrote it") {
  DamagedStore store;
  const std::string copy = store.folder.file("copy.db");
  fs::copy_file(store.path, copy);
  {
    const auto opened = open_store(store.path);
    REQUIRE(append(*opened, {.table = store.a, .previous = store.last_a, .body = "lost"}));
  }
  fs::copy_file(copy, store.path, fs::copy_options::overwrite_existing);
  store.run(kToFormat3);
  REQUIRE_FALSE(SqliteStore::open(store.path));
  const auto format = [&] { return sqlite::Database(store.path).number("PRAGMA user_version"); };
  CHECK(format() == 3);
  CHECK(open_store(store.path, {.accept_set_back = true})->findings().set_back);
  CHECK(format() > 3);
}

TEST_CASE("a check that takes its time keeps no server from emptying its write-ahead log") {
  DamagedStore store;
  const auto opened = open_store(store.path);
  std::uint64_t last = store.last_a;
  int judged = 0;
  const auto found = check_store(store.path, [&](const std::vector<StoredRow>& rows) {
    CHECK(rows.size() >= kRowsEach);
    ++judged;
    last = *append(*opened, {.table = store.a, .previous = last, .body = "meanwhile"});
    sqlite::Database other(store.path);
    other.run("PRAGMA busy_timeout = 2000");
    CHECK(other.number("PRAGMA wal_checkpoint(TRUNCATE)") == 0);
    return Result<void>();
  });
  CHECK(judged == 2);
  CHECK(found->faults.empty());
}

TEST_CASE("rows that a server drops while a store is checked are no fault") {
  DamagedStore store;
  const auto opened = open_store(store.path);
  int judged = 0;
  const auto found = check_store(store.path, [&](const std::vector<StoredRow>& rows) {
    if (++judged == 2) CHECK(rows.back().body == "newer");
    if (judged == 1) {  // of b, which is looked at next
      const std::uint64_t row = *append(*opened, {.table = store.b, .previous = store.last_b, .body = "new"});
      REQUIRE(append(*opened,
                     {.table = store.b, .previous = row, .body = "newer", .dropped = {{store.last_b, row}}}));
    }
    return Result<void>();
  });
  CHECK(judged == 2);
  CHECK(found->faults.empty());
}

TEST_CASE("a log whose end is lost while the heads in the file are older is noticed") {
  DamagedStore store;
  const std::string copy = store.folder.file("copy.db");
  const auto opened = open_store(store.path);
  REQUIRE(append(*opened, {.table = store.b, .previous = store.last_b, .body = "in the write-ahead log"}));
  const auto noted = [&] {
    const auto mark = read_mark(mark_file(store.path));
    return mark && mark->stored == 13;
  };
  for (int i = 0; i < 100 && !noted(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(100));
  REQUIRE(noted());
  copy_store(store.path, copy);
  fs::remove(copy + "-wal");
  CHECK(SqliteStore::open(copy).problem().what == "ends at row 12, and row 13 was stored once");
}

TEST_CASE("a mark that is torn is none") {
  const StoreFolder folder;
  const std::string path = folder.file("tables.db");
  {
    const auto store = open_store(path);
    REQUIRE(append(*store, {.table = create(*store, "ABCD"), .previous = 0, .body = "x"}));
  }
  const std::string file = mark_file(path);
  REQUIRE(read_mark(file));
  std::ifstream in(file);
  const std::string whole{std::istreambuf_iterator<char>(in), {}};
  std::ofstream(file) << whole << "7 7\n";  // what is left of a longer one
  CHECK(read_mark(file)->stored == 1);
  for (std::size_t size = 0; size + 1 < whole.size(); ++size) {
    std::ofstream(file, std::ios::trunc) << whole.substr(0, size);
    CHECK_MESSAGE(!read_mark(file), whole.substr(0, size));
  }
  std::ofstream(file, std::ios::trunc) << whole.substr(0, whole.size() - 6) << "2 1 0\n";
  CHECK_FALSE(read_mark(file));
  CHECK(open_store(path));
}
