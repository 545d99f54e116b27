#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "table/table_store.h"

namespace holdout {

// A hash of that text under a key that only this server has.
using KeyedHash = std::function<std::string(std::string_view)>;

// A snapshot as it is stored. Its hash says that this server wrote it, for this table, up to this row: a
// state is read as bytes from nowhere else, because bytes can be any state.
StoredSnapshot sealed_snapshot(TableId table, std::uint64_t row, std::string_view saved,
                               const KeyedHash& hash);

// What was saved; nothing if the snapshot is old, foreign or damaged. Then the rows say what it was. Takes
// equally long wherever a forged hash is wrong.
std::optional<std::string> unsealed(TableId table, const StoredSnapshot& snapshot, const KeyedHash& hash);

}  // namespace holdout
