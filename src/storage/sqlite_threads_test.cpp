// The SQLite store under many threads; also built for the thread sanitizer.
#include <atomic>
#include <thread>

#include <doctest/doctest.h>
#include <fmt/core.h>

#include "storage/testing/store_under_test.h"

using namespace holdout;
using namespace holdout::testing;

namespace {

constexpr int kTables = 12;
constexpr int kRows = 250;

DirectoryEntry entry_after(int table, int rows) {
  return {.code = fmt::format("T{}", table),
          .status = "open",
          .listed = true,
          .summary = std::to_string(rows),
          .guests = {fmt::format("guest {}", rows % 3)},
          .updated_ms = rows};
}

// Appends row after row, each with an entry that says how many there are.
void play(TableStore& store, int number, TableId table, int rows) {
  std::uint64_t last = 0;
  for (int i = 1; i <= rows; ++i) {
    Append next{.table = table, .previous = last, .body = std::to_string(i), .entry = entry_after(number, i)};
    if (i % 16 == 0) next.snapshot = std::to_string(i);
    last = *answer_of<std::uint64_t>([&](auto done) { store.append(std::move(next), done); });
  }
}

// What is loaded is the table as one commit left it: the entry, the snapshot and the rows agree.
bool agrees(const LoadedTable& loaded) {
  int rows = loaded.snapshot ? std::stoi(loaded.snapshot->body) : 0;
  for (const StoredRow& row : loaded.rows) {
    if (row.body != std::to_string(++rows)) return false;
  }
  return loaded.entry.summary == std::to_string(rows);
}

}  // namespace

TEST_CASE("tables written by many threads are whole at every moment") {
  const StoreFolder folder;
  auto store = open_store(folder.file("tables.db"));
  std::vector<TableId> tables;
  for (int i = 0; i < kTables; ++i)
    tables.push_back(*answer_of<TableId>([&](auto done) { store->create(entry_after(i, 0), done); }));
  std::atomic<int> playing = kTables;
  std::atomic<int> torn = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < kTables; ++i)
    threads.emplace_back([&, i] {
      play(*store, i, tables[static_cast<std::size_t>(i)], kRows);
      --playing;
    });
  threads.emplace_back([&] {
    for (std::size_t i = 0; playing > 0; i = (i + 1) % kTables) {
      if (!agrees(*answer_of<LoadedTable>([&](auto done) { store->load(tables[i], done); }))) ++torn;
      const auto open = *answer_of<std::vector<FoundTable>>([&](auto done) { store->list(50, done); });
      if (open.size() != kTables) ++torn;
    }
  });
  for (std::thread& thread : threads) thread.join();
  CHECK(torn == 0);
  CHECK(store->commits() > 0);
  store = nullptr;
  store = open_store(folder.file("tables.db"));
  for (const TableId table : tables) {
    CHECK(history(*store, table).size() == kRows);
    CHECK(agrees(*answer_of<LoadedTable>([&](auto done) { store->load(table, done); })));
  }
}

TEST_CASE("tables are created and removed by threads while others go on") {
  const StoreFolder folder;
  const auto store = open_store(folder.file("tables.db"));
  std::atomic<int> wrong = 0;
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&, t] {
      for (int i = 0; i < 3; ++i) {
        const auto table =
            *answer_of<TableId>([&](auto done) { store->create(entry_after(t * 100 + i, 0), done); });
        play(*store, t * 100 + i, table, 40);
        if (!answer_of<void>([&](auto done) { store->remove(table, done); })) ++wrong;
        if (answer_of<LoadedTable>([&](auto done) { store->load(table, done); })) ++wrong;
      }
    });
  for (std::thread& thread : threads) thread.join();
  CHECK(wrong == 0);
  CHECK(answer_of<std::vector<FoundTable>>([&](auto done) { store->list(50, done); })->empty());
}
