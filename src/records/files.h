#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/result.h"

namespace holdout {

inline constexpr std::size_t kMaxFileBytes = 64U << 20U;

// The whole file. Problems name the file and the reason the system gives.
Result<std::string> read_file(const std::string& path);

// All or nothing: the text goes into a new file beside `path`, which takes its place only when everything is
// on the disk. Whatever goes wrong, `path` stays as it was and nothing is left beside it. What is no regular
// file (a pipe, a terminal) is written to directly.
Result<void> write_file(const std::string& path, std::string_view text);

}  // namespace holdout
