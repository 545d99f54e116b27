#pragma once

#include <cstdint>

namespace holdout::testing {

// As long as it lives SQLite has its memory from here, where there may be none. Made before the first
// database is opened, and gone after the last one is closed; one at a time.
class FaultyMemory {
 public:
  FaultyMemory();
  ~FaultyMemory();
  FaultyMemory(const FaultyMemory&) = delete;
  FaultyMemory& operator=(const FaultyMemory&) = delete;

  // Fails so many allocations, from that one on, counted from now.
  void plan(std::uint64_t from, std::uint64_t count);
  void heal() { plan(0, 0); }
  std::uint64_t calls() const;  // since then
  bool struck() const;
  std::int64_t in_use() const;  // bytes
  std::int64_t most() const;    // bytes, at once
};

}  // namespace holdout::testing
