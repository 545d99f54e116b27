#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "storage/checking/mark.h"
#include "storage/heads.h"
#include "storage/sqlite.h"

namespace holdout {

// What a store finds in its file before it writes anything. Only rows that came after the last checkpoint are
// read, and looked over while that is done: however long the log is, a start stays quick.
struct StoreStart {
  std::uint64_t checkpoint = 0;
  std::uint64_t stored = 0;     // the last row that ever was, as far as the file knows
  Heads::Changes heads{};       // of tables with rows after the checkpoint
  std::vector<Problem> damage;  // rows that are not what was written
};

StoreStart read_start(sqlite::Database& database);

// The file lacks rows that were stored once, by what was noted beside it (mark.h).
struct SetBack {
  std::uint64_t noted = 0;
  bool all = false;               // too far back to tell whose rows they were
  std::vector<TableId> tables{};  // those that lost rows, and are still there
};
std::optional<SetBack> compare(sqlite::Database& database, const StoreStart& start, const Mark& mark);

std::string what_is_missing(const SetBack& back, const StoreStart& start);

// From now on numbers go on after the noted one, and the tables know that they have to tell.
void accept(sqlite::Database& database, const SetBack& set_back);

}  // namespace holdout
