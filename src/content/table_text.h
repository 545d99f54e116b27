#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "content/folder.h"

// Rows of content as C++ text, for any game's table header.

namespace holdout::content {

using Line = std::function<std::string(const Row&)>;

std::string lines(const std::vector<Row>& rows, const Line& line);
std::string array_of(std::string_view name, const std::vector<Row>& rows, const Line& line);
std::string enum_of(std::string_view name, const std::vector<Row>& rows, const Line& line);

std::string key_view(const Row& row);        // std::string_view{"fuel_can"}
std::string key_enumerator(const Row& row);  // FuelCan

// `kTimerKeys` of timers.json.
std::string timer_keys(const Folder& folder);

}  // namespace holdout::content
