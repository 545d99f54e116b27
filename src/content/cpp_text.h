#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "content/check.h"

namespace holdout::content {

// kill_monsters -> KillMonsters. Keys hold only letters and single underscores, so different keys stay
// different.
std::string pascal_case(std::string_view key);

// `kFigures` and `kFigureSums` as C++, for any game's table header.
std::string figure_arrays(const std::vector<FoundFigure>& figures);

}  // namespace holdout::content
