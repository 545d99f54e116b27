// The real thing: a process that stores is killed at some moment, again and again on the same file.
#include <array>
#include <functional>
#include <map>

#include <doctest/doctest.h>
#include <fmt/core.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "storage/testing/store_under_test.h"

using namespace holdout;
using namespace holdout::testing;

namespace {

constexpr int kTables = 40;

struct Acknowledged {
  TableId table = 0;
  std::uint64_t row = 0;
};

// Appends to every table for ever, each row behind the last, and tells of every acknowledgement.
class Storing {
 public:
  Storing(const std::string& path, int tell) : store_(open_store(path)), tell_(tell) {
    for (int i = 0; i < kTables; ++i) {
      const std::string code = fmt::format("T{}", i);
      const auto found = *answer_of<std::optional<FoundTable>>([&](auto done) { store_->find(code, done); });
      const TableId table =
          found ? found->table
                : *answer_of<TableId>([&](auto done) { store_->create({.code = code}, done); });
      const std::vector<StoredRow> rows = history(*store_, table);
      last_[table] = rows.empty() ? 0 : rows.back().row;
      count_[table] = rows.size();
    }
    for (const auto& [table, last] : last_) append(table, last);
  }

 private:
  void append(TableId table, std::uint64_t last) {
    const std::size_t count = ++count_[table];
    Append next{.table = table, .previous = last, .body = std::to_string(count) + std::string(200, ' ')};
    if (count % 32 == 0) next.snapshot = std::to_string(count) + std::string(3000, ' ');
    store_->append(std::move(next), [this, table](Result<std::uint64_t> row) {
      const Acknowledged told{table, *row};
      if (::write(tell_, &told, sizeof told) != sizeof told) ::_exit(1);
      append(table, *row);
    });
  }

  std::map<TableId, std::uint64_t> last_;
  std::map<TableId, std::size_t> count_;
  std::unique_ptr<SqliteStore> store_;
  int tell_;
};

// Starts a process that stores, kills it when it has told of `enough` rows, and gives all it told of.
std::vector<Acknowledged> store_until_killed(const std::string& path, std::size_t enough) {
  std::array<int, 2> pipe{};
  REQUIRE(::pipe(pipe.data()) == 0);
  const pid_t child = ::fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    try {
      ::close(pipe[0]);
      const Storing storing(path, pipe[1]);
      for (;;) ::pause();
    } catch (const std::exception&) {
      ::_exit(1);  // and not into the test runner of this process
    }
  }
  ::close(pipe[1]);
  std::vector<Acknowledged> all;
  Acknowledged one;
  while (::read(pipe[0], &one, sizeof one) == sizeof one) {
    all.push_back(one);
    if (all.size() == enough) ::kill(child, SIGKILL);
  }
  ::close(pipe[0]);
  REQUIRE(::waitpid(child, nullptr, 0) == child);
  return all;
}

}  // namespace

TEST_CASE("a process killed while it stores loses nothing that it has acknowledged") {
  const StoreFolder folder;
  const std::string path = folder.file("tables.db");
  std::map<TableId, std::uint64_t> last;
  // From the first commits over several sweeps of the write-ahead log and checkpoints of the heads.
  for (const int enough : {1, 300, 9'000, 20'000, 5, 4'000}) {
    const auto told = store_until_killed(path, static_cast<std::size_t>(enough));
    REQUIRE(std::ssize(told) >= enough);
    for (const Acknowledged& each : told) last[each.table] = each.row;
    const auto store = open_store(path);
    for (const auto& each : last) {
      const TableId table = each.first;
      const std::vector<StoredRow> rows = history(*store, table);
      REQUIRE(!rows.empty());
      CHECK(rows.back().row >= each.second);
      std::size_t in_order = 0;
      for (const StoredRow& row : rows) in_order += std::stoul(row.body) == in_order + 1 ? 1 : 0;
      CHECK(in_order == rows.size());
      const auto loaded = *answer_of<LoadedTable>([&](auto done) { store->load(table, done); });
      CHECK(loaded.rows.size() == rows.size() % 32);
    }
  }
}
