#pragma once

#include <cstddef>
#include <cstdint>

namespace holdout {

// Next to these everything is measured in the same run.
void integer_loop(std::int64_t times);
void copy_bytes(std::size_t size, int times);

}  // namespace holdout
