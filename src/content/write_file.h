#pragma once

#include <filesystem>
#include <string_view>

#include "engine/result.h"

namespace holdout::content {

// Writes the whole file or leaves what was there: the text goes to a file beside it, which then takes its
// name. What is so already is not touched.
Result<void> write_file(const std::filesystem::path& file, std::string_view text);

}  // namespace holdout::content
