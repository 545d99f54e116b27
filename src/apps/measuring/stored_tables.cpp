#include "apps/measuring/stored_tables.h"

#include <atomic>
#include <stdexcept>

#include <fmt/format.h>

#include "storage/sqlite_store.h"

namespace holdout {

void fill_store(const std::string& folder, int tables) {
  auto store = SqliteStore::open(folder + "/tables.sqlite", {.durable = false});
  if (!store) throw std::runtime_error(store.problem().message());
  std::atomic<int> left = tables;
  std::atomic<bool> good = true;
  for (int i = 0; i < tables; ++i) {
    const bool waiting = i % 10 == 0;
    DirectoryEntry entry{.code = fmt::format("T{:07}", i),
                         .status = waiting ? "open" : "playing",
                         .listed = waiting,
                         .summary = fmt::format(R"({{"code":"T{:07}"}})", i),
                         .guests = {fmt::format("guest{}", i % 1000)},
                         .updated_ms = i};
    (*store)->create(std::move(entry), [&left, &good](const Result<TableId>& made) {
      if (!made) good = false;
      --left;
      left.notify_one();
    });
  }
  for (int now = left; now > 0; now = left) left.wait(now);
  if (!good) throw std::runtime_error(folder + ": not every table could be stored");
}

}  // namespace holdout
