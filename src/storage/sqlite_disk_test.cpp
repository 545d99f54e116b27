// The SQLite store on a disk that is watched and that can be broken.
#include <atomic>
#include <cerrno>
#include <mutex>

#include <doctest/doctest.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "storage/sqlite.h"
#include "storage/testing/store_under_test.h"

using namespace holdout;
using namespace holdout::testing;

namespace {

using Pwrite = ssize_t (*)(int, const void*, size_t, off_t);

std::atomic<int> write_error = 0;  // what every write of SQLite fails with; 0: nothing
std::atomic<int> sync_error = 0;
std::mutex calls_mutex;
std::string calls;  // w: written, s: waited for the disk, a: acknowledged
Pwrite real_pwrite = nullptr;

void note(char call) {
  const std::lock_guard lock(calls_mutex);
  calls += call;
}

std::string take_calls() {
  const std::lock_guard lock(calls_mutex);
  return std::exchange(calls, {});
}

ssize_t watched_pwrite(int file, const void* bytes, size_t size, off_t at) {
  note('w');
  if (write_error == 0) return real_pwrite(file, bytes, size, at);
  errno = write_error;
  return -1;
}

// As long as it lives SQLite's writes can be watched and broken. Made before the store is opened, because
// SQLite's own table of system calls is changed.
class WatchedDisk {
 public:
  WatchedDisk() {
    real_pwrite = reinterpret_cast<Pwrite>(vfs()->xGetSystemCall(vfs(), "pwrite64"));
    vfs()->xSetSystemCall(vfs(), "pwrite64", reinterpret_cast<sqlite3_syscall_ptr>(watched_pwrite));
  }
  ~WatchedDisk() {
    heal();
    vfs()->xSetSystemCall(vfs(), "pwrite64", nullptr);
  }
  WatchedDisk(const WatchedDisk&) = delete;
  WatchedDisk& operator=(const WatchedDisk&) = delete;

  void heal() { write_error = sync_error = 0; }

 private:
  static sqlite3_vfs* vfs() { return sqlite3_vfs_find(nullptr); }
};

// What was done from the call of an append to its acknowledgement.
std::string calls_of_append(TableStore& store, TableId table, std::uint64_t& last) {
  take_calls();
  last = *answer_of<std::uint64_t>([&](auto done) {
    store.append({.table = table, .previous = last, .body = "x"}, [done](Result<std::uint64_t> row) {
      note('a');
      done(std::move(row));
    });
  });
  return take_calls();
}

}  // namespace

// Stands before that of the C library, for SQLite too, in the program of the tests.
extern "C" int fdatasync(int file) {
  note('s');
  if (sync_error == 0) return static_cast<int>(::syscall(SYS_fdatasync, file));
  errno = sync_error;
  return -1;
}

TEST_CASE("an acknowledgement comes after the disk has been waited for") {
  const WatchedDisk disk;
  const StoreFolder folder;
  const auto store = open_store(folder.file("tables.db"));
  const TableId table = create(*store, "ABCD");
  std::uint64_t last = 0;
  for (int i = 0; i < 50; ++i) {
    const std::string done = calls_of_append(*store, table, last);
    CHECK(done.starts_with("w"));
    CHECK(done.ends_with("sa"));
  }
}

TEST_CASE("a store that is not durable does not wait for the disk") {
  const WatchedDisk disk;
  const StoreFolder folder;
  const auto store = open_store(folder.file("tables.db"), {.durable = false});
  const TableId table = create(*store, "ABCD");
  std::uint64_t last = 0;
  const std::string done = calls_of_append(*store, table, last);
  CHECK(done.find('w') != std::string::npos);
  CHECK(done.find('s') == std::string::npos);
}

TEST_CASE("a disk that fails fails the whole commit and nothing more") {
  WatchedDisk disk;
  const StoreFolder folder;
  auto store = open_store(folder.file("tables.db"));
  const TableId a = create(*store, "A");
  const TableId b = create(*store, "B");
  REQUIRE(append(*store, {.table = a, .previous = 0, .body = "a1"}));
  const auto all_fail = [&](std::atomic<int>& error, int code) {
    const auto before = history(*store, a);
    error = code;
    std::vector<std::future<bool>> answers;
    for (const TableId table : {a, b, a}) {
      auto answer = std::make_shared<std::promise<bool>>();
      answers.push_back(answer->get_future());
      store->append({.table = table,
                     .previous = table == a ? before.back().row : 0,
                     .body = "lost",
                     .snapshot = "lost"},
                    [answer](Result<std::uint64_t> row) { answer->set_value(static_cast<bool>(row)); });
    }
    for (auto& answer : answers) CHECK(!answer.get());
    CHECK(!try_create(*store, "C"));
    CHECK(history(*store, a) == before);
    CHECK(!answer_of<LoadedTable>([&](auto done) { store->load(b, done); })->snapshot);
    disk.heal();
    CHECK(append(*store, {.table = a, .previous = before.back().row, .body = "after"}));
  };
  all_fail(write_error, EIO);
  all_fail(write_error, ENOSPC);
  all_fail(sync_error, EIO);
  CHECK(append(*store, {.table = b, .previous = 0, .body = "b1"}));
  CHECK(create(*store, "C") == b + 1);
  store = nullptr;
  store = open_store(folder.file("tables.db"));
  CHECK(history(*store, a).size() == 4);
  CHECK(history(*store, b).size() == 1);
}

TEST_CASE("a disk that is full is named, and does no harm when the store is opened") {
  WatchedDisk disk;
  const StoreFolder folder;
  const std::string path = folder.file("tables.db");
  {
    const auto store = open_store(path);
    write_error = ENOSPC;
    CHECK(try_create(*store, "A").problem().message() == path + ": database or disk is full");
    disk.heal();
  }
  write_error = ENOSPC;
  CHECK(SqliteStore::open(path).problem().where == path);
  CHECK(!SqliteStore::open(folder.file("new.db")));
  disk.heal();
  CHECK(open_store(path));
  CHECK(open_store(folder.file("new.db")));
}

TEST_CASE("a store knows whether the last commit got to the disk, and tries again when asked") {
  WatchedDisk disk;
  const StoreFolder folder;
  const auto store = open_store(folder.file("tables.db"));
  const auto probed = [&] {
    return static_cast<bool>(answer_of<void>([&](auto done) { store->probe(done); }));
  };
  CHECK(store->well());
  write_error = ENOSPC;
  CHECK(!try_create(*store, "A"));
  CHECK_FALSE(store->well());
  CHECK_FALSE(probed());
  disk.heal();
  CHECK_FALSE(store->well());
  CHECK(probed());
  CHECK(store->well());
  CHECK(try_create(*store, "A"));
}

TEST_CASE("a store that cannot write to the end ends all the same") {
  WatchedDisk disk;
  const StoreFolder folder;
  auto store = open_store(folder.file("tables.db"));
  const TableId table = create(*store, "ABCD");
  REQUIRE(append(*store, {.table = table, .previous = 0, .body = "x"}));
  write_error = EIO;
  store = nullptr;
  disk.heal();
  store = open_store(folder.file("tables.db"));
  CHECK(history(*store, table).size() == 1);
}
