#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/result.h"
#include "table/table_store.h"

namespace holdout {

// A whole store, looked over row by row.
struct StoreCheck {
  std::uint64_t tables = 0;
  std::uint64_t rows = 0;
  std::uint64_t unchecked = 0;    // of those: from before rows carried a checksum
  std::vector<Problem> faults{};  // the first of each table, and those of the file
};

// What else is to be asked of the rows of a table whose chain is sound.
using JudgeTable = std::function<Result<void>(const std::vector<StoredRow>& rows)>;

bool looks_like_store(const std::string& path);  // by its first bytes

// Changes nothing, and may be done while a server has the store open. A Problem: it is no store, or cannot be
// read.
Result<StoreCheck> check_store(const std::string& path, const JudgeTable& judge);

}  // namespace holdout
