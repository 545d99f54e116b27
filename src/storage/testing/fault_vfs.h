#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <set>
#include <string>

#include <sqlite3.h>

#include "storage/testing/disk_model.h"

namespace holdout::testing {

// What goes wrong with a disk, and when: calls that change it, or those that read, are counted from the
// moment of the plan.
struct DiskFault {
  enum class Kind : std::uint8_t {
    None,
    Fails,       // of a write the first half gets there
    Full,        // writes do not get there
    PowerFails,  // and nothing happens any more until lose_power()
    Hangs,       // until go_on()
  };
  Kind kind = Kind::None;
  std::uint64_t from = 1;
  std::uint64_t count = 1;
  bool reading = false;
};

// As long as it lives it is the disk that SQLite writes to: files lie in their folder, where SQLite and
// everybody else read them, and a model knows what a power failure would leave of them. It waits for no real
// disk. The folder has no database before.
class FaultVfs {
 public:
  explicit FaultVfs(std::uint64_t seed);
  ~FaultVfs();
  FaultVfs(const FaultVfs&) = delete;
  FaultVfs& operator=(const FaultVfs&) = delete;

  void plan(DiskFault fault);
  void heal() { plan({}); }
  // Writes, syncs, truncations and removals since the plan was made, or reads where it is about them.
  std::uint64_t calls() const;
  bool struck() const;  // what was planned has happened
  bool powered() const;

  void wait_until_it_hangs();
  void go_on();
  void lie(bool yes);  // it says that it has synced, and does not

  // The power comes back: the files are what is left of them. All are closed.
  void lose_power(DiskModel::Loss loss = DiskModel::Loss::Anything);

 private:
  struct File;
  enum class Fate : std::uint8_t { Fine, Refused, LastOne, Off };

  static File& ours(sqlite3_file* file);
  static sqlite3_file* real(sqlite3_file* file);
  static FaultVfs& of(sqlite3_vfs* vfs) { return *static_cast<FaultVfs*>(vfs->pAppData); }
  static const sqlite3_io_methods kMethods;
  static int open(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* out_flags);
  static int remove(sqlite3_vfs* vfs, const char* path, int sync_names);
  static int close(sqlite3_file* file);
  static int read(sqlite3_file* file, void* bytes, int size, sqlite3_int64 at);
  static int write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 at);
  static int truncate(sqlite3_file* file, sqlite3_int64 size);
  static int sync(sqlite3_file* file, int flags);

  Fate next(bool reading = false);  // of one more call
  bool refuses() const { return fault_.kind == DiskFault::Kind::Fails || is_full(); }
  bool is_full() const { return fault_.kind == DiskFault::Kind::Full; }

  sqlite3_vfs* real_vfs_;
  sqlite3_vfs vfs_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  DiskModel model_;
  std::set<std::string> paths_;  // of everything there ever was
  DiskFault fault_;
  std::uint64_t calls_ = 0;
  bool struck_ = false;
  bool powered_ = true;
  bool lies_ = false;
};

}  // namespace holdout::testing
