// The SQLite store where everything it needs fails in turn: each write and sync, each allocation.
// HOLDOUT_FAULTS says how many of them, evenly spread; with enough of it all.
#include <algorithm>
#include <atomic>
#include <functional>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "storage/checking/store_check.h"
#include "storage/testing/fault_vfs.h"
#include "storage/testing/faulty_memory.h"
#include "storage/testing/store_under_test.h"
#include "storage/testing/store_witness.h"
#include "support/environment.h"

namespace holdout::testing {
namespace {

constexpr std::uint64_t kFaultsInTurn = 20;
constexpr std::size_t kTablesOfARun = 6;
constexpr int kRoundsOfARun = 18;  // over a sweep of the write-ahead log

// So many of the calls 1 … `calls`, evenly spread.
void each_in_turn(std::uint64_t calls, const std::function<void(std::uint64_t)>& fails) {
  const std::uint64_t wanted = std::min(calls, from_environment("HOLDOUT_FAULTS", kFaultsInTurn));
  REQUIRE(wanted > 0);
  for (std::uint64_t i = 0; i < wanted; ++i) fails(1 + i * calls / wanted);
}

void check_witness(const StoreWitness& witness) {
  for (const std::string& complaint : witness.complaints()) FAIL_CHECK(complaint);
}

void check_file_of(const std::string& path) {
  const auto found = holdout::check_store(path, [](const auto&) { return Result<void>(); });
  REQUIRE_MESSAGE(found, found.problem().message());
  for (const Problem& fault : found->faults) FAIL_CHECK(fault.message());
}

// The store of one run, with faults that come from somewhere else.
struct FaultyRun {
  explicit FaultyRun(SqliteOptions wish) : options(wish) {}

  // True if it was opened.
  bool play() {
    auto opened = SqliteStore::open(path, options);
    if (!opened) return false;
    store = std::move(*opened);
    witness.play(*store, kRoundsOfARun);
    return true;
  }
  // From here on nothing goes wrong any more: what was acknowledged is there, and everything works again at
  // once.
  void check_healed() {
    if (!store) store = open_store(path, options);
    witness.check(*store);
    witness.play(*store, 1);
    CHECK(witness.refused() == 0);
    CHECK(store->well());
  }
  void close() { store = nullptr; }
  void check_again() {
    witness.starts_again();
    store = open_store(path, options);
    CHECK_FALSE(store->findings().set_back);
    CHECK(store->findings().damage.empty());
    witness.check(*store);
    store = nullptr;
    check_file_of(path);
    check_witness(witness);
  }

  SqliteOptions options;
  StoreFolder folder;
  std::string path = folder.file("tables.db");
  StoreWitness witness{kTablesOfARun};
  std::unique_ptr<SqliteStore> store;
};

std::uint64_t disk_calls_of_a_run(bool reading = false) {
  FaultVfs disk(0);
  disk.plan({.reading = reading});
  FaultyRun run({});
  REQUIRE(run.play());
  run.close();
  return disk.calls();
}

TEST_CASE(
    "faults: a write or a sync that fails costs its own commit and nothing else, also when power fails") {
  const std::uint64_t calls = disk_calls_of_a_run();
  std::uint64_t struck = 0;
  each_in_turn(calls, [&](std::uint64_t call) {
    for (const std::uint64_t count : {1U, 40U}) {
      CAPTURE(call);
      CAPTURE(count);
      FaultVfs disk(call);
      FaultyRun run({});
      disk.plan({.kind = call % 2 == 0 ? DiskFault::Kind::Fails : DiskFault::Kind::Full,
                 .from = call,
                 .count = count});
      run.play();
      struck += disk.struck() ? 1 : 0;
      disk.heal();
      run.check_healed();
      run.close();
      disk.lose_power();
      run.check_again();
    }
  });
  MESSAGE(fmt::format("{} faults met in turn, of {} calls a run", struck, calls));
  CHECK(struck > 0);
}

TEST_CASE(
    "faults: a read that fails is told as such, not as damage, and costs its own call and nothing else") {
  const std::uint64_t calls = disk_calls_of_a_run(true);
  std::uint64_t struck = 0;
  each_in_turn(calls, [&](std::uint64_t call) {
    for (const std::uint64_t count : {1U, 40U}) {
      CAPTURE(call);
      CAPTURE(count);
      FaultVfs disk(call);
      FaultyRun run({});
      disk.plan({.kind = DiskFault::Kind::Fails, .from = call, .count = count, .reading = true});
      run.play();
      struck += disk.struck() ? 1 : 0;
      disk.heal();
      run.check_healed();
      run.close();
      run.check_again();
    }
  });
  MESSAGE(fmt::format("{} reads failed in turn, of {} a run", struck, calls));
  CHECK(struck > 0);
}

TEST_CASE("faults: an allocation of SQLite that fails costs its own call and nothing else") {
  FaultyMemory memory;
  const SqliteOptions quick{.durable = false};
  std::uint64_t calls = 0;
  {
    const FaultVfs disk(0);
    FaultyRun run(quick);
    memory.plan(0, 0);
    REQUIRE(run.play());
    run.close();
    calls = memory.calls();
  }
  const std::int64_t usual = memory.most();
  std::uint64_t struck = 0;
  each_in_turn(calls, [&](std::uint64_t call) {
    for (const std::uint64_t count : {1U, 25U}) {
      CAPTURE(call);
      CAPTURE(count);
      const FaultVfs disk(call);
      FaultyRun run(quick);
      memory.plan(call, count);
      run.play();
      struck += memory.struck() ? 1 : 0;
      memory.heal();
      run.check_healed();
      run.close();
      CHECK(memory.in_use() == 0);
      run.check_again();
    }
  });
  MESSAGE(fmt::format("{} allocations failed in turn, of {} a run; at most {} KiB in use", struck, calls,
                      memory.most() / 1024));
  CHECK(struck > 0);
  CHECK(memory.most() < 2 * usual);
}

TEST_CASE("faults: while the disk hangs tables are read, and what is asked for is answered once it goes on") {
  FaultVfs disk(1);
  const StoreFolder folder;
  const auto store = open_store(folder.file("tables.db"));
  const TableId table = create(*store, "ABCD");
  const std::uint64_t row = *append(*store, {.table = table, .previous = 0, .body = "before"});
  disk.plan({.kind = DiskFault::Kind::Hangs});
  std::atomic<int> answered = 0;
  store->append({.table = table, .previous = row, .body = "meanwhile"}, [&](const auto&) { ++answered; });
  disk.wait_until_it_hangs();
  constexpr int kMore = 500;
  for (int i = 0; i < kMore; ++i)
    store->create({.code = fmt::format("T{}", i), .status = "open"}, [&](const auto&) { ++answered; });
  CHECK(history(*store, table).size() == 1);
  CHECK(load(*store, table)->rows.size() == 1);
  CHECK(answered == 0);
  const std::uint64_t commits = store->commits();
  disk.go_on();
  CHECK(append(*store, {.table = table, .previous = row + 1, .body = "after"}));
  CHECK(answered == kMore + 1);
  CHECK(store->commits() - commits <= 3);  // what gathered is stored together
  CHECK(history(*store, table).size() == 3);
}

}  // namespace
}  // namespace holdout::testing
