// What the SQLite store promises beyond the contract: what a kill leaves, damage, the end.
#include "storage/sqlite_store.h"

#include <atomic>
#include <filesystem>
#include <fstream>

#include <doctest/doctest.h>
#include <fmt/core.h>

#include "storage/checking/mark.h"
#include "storage/sqlite.h"
#include "storage/testing/store_under_test.h"

using namespace holdout;
using namespace holdout::testing;
namespace fs = std::filesystem;

namespace {

// What a kill would leave: the file and its write-ahead log as they are while the store is at work.
std::string copy_of_killed(const StoreFolder& folder, const std::string& name) {
  fs::copy_file(folder.file("tables.db"), folder.file(name));
  fs::copy_file(folder.file("tables.db-wal"), folder.file(name + "-wal"));
  return folder.file(name);
}

void overwrite(const std::string& path, std::uintmax_t from, std::uintmax_t count) {
  std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
  file.seekp(static_cast<std::streamoff>(from));
  file << std::string(count, '\0');
}

}  // namespace

TEST_CASE("a kill costs nothing that was acknowledged") {
  const StoreFolder folder;
  const auto store = open_store(folder.file("tables.db"));
  const TableId table = create(*store, "ABCD");
  const TableId other = create(*store, "EFGH");
  std::uint64_t last = 0;
  for (int i = 0; i < 100; ++i) {
    Append next{.table = table, .previous = last, .body = fmt::format("row {}", i)};
    if (i % 32 == 31) next.snapshot = fmt::format("after {}", i);
    last = *append(*store, next);
  }
  CHECK(
      append(*store, {.table = other, .previous = 0, .body = "o", .entry = DirectoryEntry{.code = "IJKL"}}));

  const auto killed = open_store(copy_of_killed(folder, "killed.db"));
  CHECK(history(*killed, table) == history(*store, table));
  const LoadedTable loaded = *load(*killed, table);
  CHECK(loaded.snapshot->body == "after 95");
  CHECK(loaded.rows.size() == 4);
  CHECK(load(*killed, other)->entry.code == "IJKL");
  CHECK(!append(*killed, {.table = table, .previous = last - 1, .body = "late"}));
  CHECK(*append(*killed, {.table = table, .previous = last, .body = "on"}) > last);
}

TEST_CASE("a commit that was cut in the middle leaves the ones before it") {
  const StoreFolder folder;
  std::vector<StoredRow> all;
  TableId table = 0;
  {
    const auto store = open_store(folder.file("tables.db"));
    table = create(*store, "ABCD");
    for (int i = 0; i < 40; ++i) {
      const std::uint64_t last = all.empty() ? 0 : all.back().row;
      const std::string body(500, static_cast<char>('a' + i % 26));
      all.push_back({*append(*store, {.table = table, .previous = last, .body = body}), body});
    }
    copy_of_killed(folder, "whole.db");
  }
  std::size_t longest = 0;
  for (std::uintmax_t cut = 32 + 40 * 4120; cut < 32 + 90 * 4120; cut += 3701) {
    fs::copy_file(folder.file("whole.db"), folder.file("cut.db"));
    fs::copy_file(folder.file("whole.db-wal"), folder.file("cut.db-wal"));
    overwrite(folder.file("cut.db-wal"), cut, fs::file_size(folder.file("cut.db-wal")) - cut);
    {
      const auto store = open_store(folder.file("cut.db"), {.durable = false});
      const auto kept = history(*store, table);
      REQUIRE(kept.size() <= all.size());
      CHECK(std::equal(kept.begin(), kept.end(), all.begin()));
      CHECK(kept.size() >= longest);
      longest = kept.size();
      CHECK(append(*store, {.table = table, .previous = kept.empty() ? 0 : kept.back().row, .body = "on"}));
    }
    fs::remove(folder.file("cut.db"));
    fs::remove(mark_file(folder.file("cut.db")));
  }
  CHECK(longest == all.size());
}

TEST_CASE("the last rows of many tables are known after a kill, however long the log") {
  const StoreFolder folder;
  const auto store = open_store(folder.file("tables.db"), {.durable = false});
  constexpr int kMany = 60;
  std::vector<TableId> tables;
  for (int i = 0; i < kMany; ++i) tables.push_back(create(*store, fmt::format("T{}", i)));
  std::vector<std::uint64_t> last(kMany, 0);
  // Over two checkpoints of the heads, and tables that have not grown since the first and the second.
  for (int round = 0; round < 400; ++round) {
    std::vector<std::future<std::uint64_t>> rows;
    for (std::size_t i = 0; i < kMany - static_cast<std::size_t>(round) / 8; ++i) {
      auto row = std::make_shared<std::promise<std::uint64_t>>();
      rows.push_back(row->get_future());
      store->append({.table = tables[i], .previous = last[i], .body = std::to_string(round)},
                    [row](Result<std::uint64_t> stored) { row->set_value(*stored); });
    }
    for (std::size_t i = 0; i < rows.size(); ++i) last[i] = rows[i].get();
  }
  const auto killed = open_store(copy_of_killed(folder, "killed.db"));
  for (std::size_t i = 0; i < kMany; ++i) {
    const auto rows = history(*killed, tables[i]);
    REQUIRE(!rows.empty());
    CHECK(rows.back().row == last[i]);
    CHECK(rows.size() == std::min<std::size_t>(400, (kMany - i) * 8));
  }
}

TEST_CASE("a row id is not given again, even if its table is removed before a kill") {
  const StoreFolder folder;
  const auto store = open_store(folder.file("tables.db"));
  const TableId table = create(*store, "ABCD");
  const TableId newest = create(*store, "EFGH");
  const std::uint64_t last = *append(*store, {.table = newest, .previous = 0, .body = "x"});
  CHECK(answer_of<void>([&](auto done) { store->remove(newest, done); }));
  const auto killed = open_store(copy_of_killed(folder, "killed.db"));
  CHECK(*append(*killed, {.table = table, .previous = 0, .body = "x"}) > last);
  CHECK(create(*killed, "EFGH") > newest);
}

TEST_CASE("a store that ends stores what is queued and answers every call") {
  const StoreFolder folder;
  std::atomic<int> answered = 0;
  TableId table = 0;
  {
    const auto store = open_store(folder.file("tables.db"));
    table = create(*store, "ABCD");
    for (std::uint64_t i = 0; i < 200; ++i)
      store->append({.table = table, .previous = i, .body = "x"}, [&](Result<std::uint64_t>) { ++answered; });
    for (int i = 0; i < 20; ++i) store->load(table, [&](Result<LoadedTable>) { ++answered; });
  }
  CHECK(answered == 220);
  CHECK(!fs::exists(folder.file("tables.db-wal")));
  CHECK(history(*open_store(folder.file("tables.db")), table).size() == 200);
}

TEST_CASE("a row that cannot be stored does not take the others of its commit along") {
  const StoreFolder folder;
  const auto store = open_store(folder.file("tables.db"));
  const TableId good = create(*store, "GOOD");
  const TableId bad = create(*store, "BAD");
  sqlite::Database(folder.file("tables.db"))
      .run(
          "CREATE TRIGGER damage BEFORE INSERT ON log WHEN NEW.table_id = 2 "
          "BEGIN SELECT RAISE(ABORT, 'damaged'); END");
  std::vector<std::future<bool>> answers;
  const auto send = [&](TableId table, std::uint64_t previous) {
    auto answer = std::make_shared<std::promise<bool>>();
    answers.push_back(answer->get_future());
    store->append({.table = table, .previous = previous, .body = "x", .snapshot = "s"},
                  [answer](Result<std::uint64_t> row) { answer->set_value(static_cast<bool>(row)); });
  };
  for (int i = 0; i < 10; ++i) {
    send(good, static_cast<std::uint64_t>(i));
    send(bad, 0);
  }
  for (std::size_t i = 0; i < answers.size(); ++i) CHECK(answers[i].get() == (i % 2 == 0));
  CHECK(history(*store, good).size() == 10);
  CHECK(history(*store, bad).empty());
}

TEST_CASE("a damaged log is told of, not played on") {
  const StoreFolder folder;
  TableId table = 0;
  {
    const auto store = open_store(folder.file("tables.db"));
    table = create(*store, "ABCD");
    for (std::uint64_t i = 0; i < 5; ++i)
      REQUIRE(append(*store, {.table = table, .previous = i, .body = "x"}));
  }
  sqlite::Database(folder.file("tables.db")).run("DELETE FROM log WHERE row = 3");
  const auto store = open_store(folder.file("tables.db"));
  REQUIRE(load(*store, table)->damage);
  CHECK(load(*store, table)->damage->message() == "table 1: its log is damaged at row 3");
  CHECK(answer_of<void>([&](auto done) { store->remove(table, done); }));
  CHECK(!load(*store, table));
}
