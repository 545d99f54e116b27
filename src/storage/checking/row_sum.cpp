#include "storage/checking/row_sum.h"

#include <array>
#include <cstddef>
#include <initializer_list>

#include <sodium.h>

namespace holdout {

namespace {

// Numbers as little-endian bytes, so that a store means the same on every machine.
RowSum sum_of(std::initializer_list<std::uint64_t> numbers, std::string_view body) {
  crypto_generichash_state state;
  std::array<std::uint8_t, crypto_generichash_BYTES_MIN> hash{};
  crypto_generichash_init(&state, nullptr, 0, hash.size());
  for (const std::uint64_t number : numbers) {
    std::array<std::uint8_t, 8> bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(number >> (8 * i));
    crypto_generichash_update(&state, bytes.data(), bytes.size());
  }
  crypto_generichash_update(&state, reinterpret_cast<const std::uint8_t*>(body.data()), body.size());
  crypto_generichash_final(&state, hash.data(), hash.size());
  RowSum sum = 0;
  for (std::size_t i = 0; i < sizeof sum; ++i) sum |= RowSum{hash[i]} << (8 * i);
  return sum == 0 ? 1 : sum;
}

}  // namespace

RowSum row_sum(TableId table, RowSum previous, std::string_view body) {
  return sum_of({table, previous, 0}, body);
}

RowSum amended_sum(TableId table, RowSum previous, RowSum first, std::string_view body) {
  return sum_of({table, previous, first}, body);
}

bool SummedRow::follows(RowSum previous) const {
  if (sum == 0) return previous == 0;
  return amended == 0 ? sum == row_sum(table, previous, body)
                      : amended == amended_sum(table, previous, sum, body);
}

}  // namespace holdout
