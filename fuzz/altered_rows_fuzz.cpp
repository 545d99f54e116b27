// Any lines as the rows of a table: every reader refuses them with a problem or tells them.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "records/testing/altered_rows.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

// Most inputs are tables with other values; each eighth one is changed blindly, for the parsers' sake.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned seed) {
  using namespace holdout::testing;
  Rows rows = rows_in({reinterpret_cast<const char*>(data), size});
  if (seed % 8 == 0 || rows.empty()) return LLVMFuzzerMutate(data, size, max_size);
  RowAlteration(seed).harm(rows);
  const std::string other = text_of(rows);
  if (other.size() > max_size) return LLVMFuzzerMutate(data, size, max_size);
  std::ranges::copy(other, data);
  return other.size();
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace holdout::testing;
  const Rows rows = rows_in({reinterpret_cast<const char*>(data), size});
  const auto viewer = size % 4 == 0 ? holdout::kSpectator : holdout::seat_at(static_cast<int>(size % 4));
  for (std::size_t reader = 0; reader < kRowReaders.size(); ++reader) {
    const auto told = told_by(static_cast<RowReader>(reader), rows, viewer);
    if (!told && told.problem().what.empty()) std::abort();
  }
  return 0;
}
