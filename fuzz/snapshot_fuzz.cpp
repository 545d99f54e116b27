// Any bytes as a snapshot: what this server did not write, for this table and up to this row, does not open.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "table/playing/dice.h"
#include "table/rows/sealed_snapshot.h"

namespace {

using namespace holdout;

constexpr TableId kTable = 3;
constexpr std::uint64_t kRow = 70;

void demand(bool holds) {
  if (!holds) std::abort();
}

KeyedHash under(const std::string& key) {
  return [key](std::string_view text) { return to_hex(seed_from_text(key + '/' + std::string(text))); };
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const KeyedHash hash = under("key");
  if (const auto opened = unsealed(kTable, {.row = kRow, .body = text}, hash))
    demand(sealed_snapshot(kTable, kRow, *opened, hash).body == text);
  const StoredSnapshot sealed = sealed_snapshot(kTable, kRow, text, hash);
  demand(unsealed(kTable, sealed, hash) == text);
  demand(!unsealed(kTable + 1, sealed, hash));
  demand(!unsealed(kTable, {.row = kRow + 1, .body = sealed.body}, hash));
  demand(!unsealed(kTable, sealed, under("another key")));
  StoredSnapshot damaged = sealed;
  char& byte = damaged.body[size * 31 % damaged.body.size()];
  byte = static_cast<char>(byte ^ (1 << size % 8));
  demand(!unsealed(kTable, damaged, hash));
  return 0;
}
