#pragma once

#include <span>
#include <string>
#include <string_view>

namespace holdout {

// Do the two read the same? Case and spaces tell nobody apart.
bool same_name(std::string_view a, std::string_view b);

// The name, with a number behind it if it reads like one of the others ("Aga 2"); no longer than a name may
// be.
std::string distinct_name(std::string_view name, std::span<const std::string> others);

}  // namespace holdout
