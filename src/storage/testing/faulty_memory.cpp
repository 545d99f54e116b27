#include "storage/testing/faulty_memory.h"

#include <algorithm>
#include <mutex>

#include <sqlite3.h>

namespace holdout::testing {

namespace {

// SQLite's functions for memory know nobody whose they are.
struct Allocations {
  std::mutex mutex{};
  sqlite3_mem_methods real{};
  std::uint64_t from = 0;
  std::uint64_t count = 0;
  std::uint64_t calls = 0;
  bool struck = false;
  std::int64_t in_use = 0;
  std::int64_t most = 0;

  bool fails() {
    const std::lock_guard lock(mutex);
    ++calls;
    const bool now = count > 0 && calls >= from && calls - from < count;
    struck = struck || now;
    return now;
  }
  void changed(const void* before, void* after, int size_before) {
    const std::lock_guard lock(mutex);
    if (before) in_use -= size_before;
    if (after) in_use += real.xSize(after);
    most = std::max(most, in_use);
  }
};

Allocations allocations;

void* allocate(int size) {
  if (allocations.fails()) return nullptr;
  void* made = allocations.real.xMalloc(size);
  allocations.changed(nullptr, made, 0);
  return made;
}

void give_up(void* memory) {
  allocations.changed(memory, nullptr, memory ? allocations.real.xSize(memory) : 0);
  allocations.real.xFree(memory);
}

void* allocate_again(void* memory, int size) {
  if (allocations.fails()) return nullptr;
  const int before = allocations.real.xSize(memory);
  void* made = allocations.real.xRealloc(memory, size);
  if (made) allocations.changed(memory, made, before);
  return made;
}

}  // namespace

FaultyMemory::FaultyMemory() {
  sqlite3_initialize();  // or there are no methods yet
  sqlite3_shutdown();
  sqlite3_config(SQLITE_CONFIG_GETMALLOC, &allocations.real);
  sqlite3_mem_methods faulty = allocations.real;
  faulty.xMalloc = allocate;
  faulty.xFree = give_up;
  faulty.xRealloc = allocate_again;
  sqlite3_config(SQLITE_CONFIG_MALLOC, &faulty);
  allocations.in_use = allocations.most = 0;
  heal();
  sqlite3_initialize();
}

FaultyMemory::~FaultyMemory() {
  heal();
  sqlite3_shutdown();
  sqlite3_config(SQLITE_CONFIG_MALLOC, &allocations.real);
  sqlite3_initialize();
}

void FaultyMemory::plan(std::uint64_t from, std::uint64_t count) {
  const std::lock_guard lock(allocations.mutex);
  allocations.from = from;
  allocations.count = count;
  allocations.calls = 0;
  allocations.struck = false;
}

std::uint64_t FaultyMemory::calls() const {
  const std::lock_guard lock(allocations.mutex);
  return allocations.calls;
}

bool FaultyMemory::struck() const {
  const std::lock_guard lock(allocations.mutex);
  return allocations.struck;
}

std::int64_t FaultyMemory::in_use() const {
  const std::lock_guard lock(allocations.mutex);
  return allocations.in_use;
}

std::int64_t FaultyMemory::most() const {
  const std::lock_guard lock(allocations.mutex);
  return allocations.most;
}

}  // namespace holdout::testing
