#pragma once

#include <string>
#include <string_view>

#include "content/node.h"
#include "engine/result.h"

namespace holdout::content {

// Reads strict JSON. A problem names `file` and the line: not JSON, a member given twice, too deep, too long.
Result<Node> read_json(std::string_view text, const std::string& file);

// "areas.json:14"
std::string place(const std::string& file, int line);

}  // namespace holdout::content
