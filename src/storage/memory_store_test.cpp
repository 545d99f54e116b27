#include "storage/memory_store.h"

#include <doctest/doctest.h>

using namespace holdout;

namespace {

const DirectoryEntry kEntry{.code = "ABCD", .status = "open"};

struct World {
  std::shared_ptr<MemoryDisk> disk = std::make_shared<MemoryDisk>();
  MemoryStore store{disk};
  std::vector<std::string> told;  // what was answered, in order

  void append(std::uint64_t previous, const std::string& body) {
    store.append({.table = 1, .previous = previous, .body = body}, [this, body](Result<std::uint64_t> row) {
      told.push_back(body + (row ? " stored" : " failed"));
    });
  }
  std::size_t rows() const { return disk->tables.at(1).rows.size(); }
};

World world_with_table() {
  World world;
  world.store.create(kEntry, [](Result<TableId> table) { CHECK(*table == 1); });
  world.store.run_pending();
  return world;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("answers wait until they are run") {
  World world = world_with_table();
  world.append(0, "a");
  world.append(1, "b");
  CHECK(world.told.empty());
  CHECK(world.rows() == 2);
  CHECK(!world.store.run_pending());
  CHECK(world.told == Texts{"a stored", "b stored"});
  world.store.run_pending();
  CHECK(world.told.size() == 2);
}

TEST_CASE("answers to calls that are made while answers are given wait for the next round") {
  World world = world_with_table();
  world.store.append({.table = 1, .previous = 0, .body = "a"},
                     [&world](Result<std::uint64_t> row) { world.append(*row, "b"); });
  CHECK(world.store.run_pending());
  CHECK(world.told.empty());
  CHECK(!world.store.run_pending());
  CHECK(world.told == Texts{"b stored"});
}

TEST_CASE("a store may be told to answer at once") {
  MemoryStore store(std::make_shared<MemoryDisk>(), MemoryStore::Answers::Immediately);
  TableId made = 0;
  store.create(kEntry, [&made](Result<TableId> table) { made = *table; });
  CHECK(made == 1);
}

TEST_CASE("a planned fault fails a call before or after it is stored") {
  World world = world_with_table();
  Fault next;
  std::vector<std::pair<StoreCall, TableId>> asked;
  world.store.set_faults([&](StoreCall call, TableId table) {
    asked.emplace_back(call, table);
    return next;
  });
  next.kind = Fault::Kind::Refused;
  world.append(0, "a");
  CHECK(world.rows() == 0);
  next.kind = Fault::Kind::AnswerLost;
  world.append(0, "b");
  CHECK(world.rows() == 1);
  next.kind = Fault::Kind::None;
  world.append(0, "c");
  world.append(1, "d");
  world.store.run_pending();
  CHECK(world.told == Texts{"a failed", "b failed", "c failed", "d stored"});
  CHECK(asked == std::vector(4, std::pair(StoreCall::Append, TableId{1})));
}

TEST_CASE("a planned delay holds an answer back, not those behind it") {
  World world = world_with_table();
  int delay = 2;
  world.store.set_faults([&delay](StoreCall, TableId) { return Fault{.delay = std::exchange(delay, 0)}; });
  world.append(0, "a");
  world.append(1, "b");
  CHECK(world.store.run_pending());
  CHECK(world.told == Texts{"b stored"});
  CHECK(world.store.run_pending());
  CHECK(!world.store.run_pending());
  CHECK(world.told == Texts{"b stored", "a stored"});
}

TEST_CASE("a store that ends answers no more, and what it stored is there for the next") {
  World world = world_with_table();
  {
    MemoryStore killed(world.disk);
    killed.append({.table = 1, .previous = 0, .body = "a"},
                  [](Result<std::uint64_t>) { FAIL("answered by a process that was killed"); });
  }
  std::vector<StoredRow> rows;
  world.store.history(1, [&rows](Result<StoredLog> stored) { rows = stored->rows; });
  world.store.run_pending();
  CHECK(rows == std::vector<StoredRow>{{1, "a"}});
}
