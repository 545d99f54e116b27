#include "table/rows/sealed_snapshot.h"

#include <fmt/format.h>
#include <sodium.h>

namespace holdout {

namespace {

std::string seal_of(TableId table, std::uint64_t row, std::string_view saved, const KeyedHash& hash) {
  return hash(fmt::format("snapshot {} {}\n{}", table, row, saved));
}

}  // namespace

StoredSnapshot sealed_snapshot(TableId table, std::uint64_t row, std::string_view saved,
                               const KeyedHash& hash) {
  return {.row = row, .body = seal_of(table, row, saved, hash) + '\n' + std::string(saved)};
}

std::optional<std::string> unsealed(TableId table, const StoredSnapshot& snapshot, const KeyedHash& hash) {
  const std::string_view body = snapshot.body;
  const std::size_t end = body.find('\n');
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view saved = body.substr(end + 1);
  const std::string seal = seal_of(table, snapshot.row, saved, hash);
  if (seal.size() != end || sodium_memcmp(seal.data(), body.data(), end) != 0) return std::nullopt;
  return std::string(saved);
}

}  // namespace holdout
