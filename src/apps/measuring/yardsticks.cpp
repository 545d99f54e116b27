#include "apps/measuring/yardsticks.h"

#include <cstring>
#include <vector>

#include "engine/testing/game_speed.h"

namespace holdout {

using testing::keep;

void integer_loop(std::int64_t times) {
  std::uint64_t x = 1;
  for (std::int64_t i = 0; i < times; ++i) {
    x = x * 6364136223846793005ULL + 1442695040888963407ULL;
    x ^= x >> 29U;
    keep(x);
  }
}

void copy_bytes(std::size_t size, int times) {
  std::vector<std::uint8_t> from(size, 1);
  std::vector<std::uint8_t> to(size, 0);
  for (int i = 0; i < times; ++i) {
    keep(from);
    std::memcpy(to.data(), from.data(), size);
    keep(to);
  }
}

}  // namespace holdout
