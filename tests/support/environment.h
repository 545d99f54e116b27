#pragma once

#include <cstdint>
#include <cstdlib>

namespace holdout::testing {

// How much of something a test does: what the environment says, or its usual measure.
inline std::uint64_t from_environment(const char* name, std::uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

}  // namespace holdout::testing
