#pragma once

#include <span>
#include <string>
#include <string_view>

namespace holdout {

// Names one version of what was made of these parts. Weak, because it may be packed or not.
std::string weak_tag(std::span<const std::string_view> parts);

// Whether an If-None-Match names it.
bool names_tag(std::string_view if_none_match, std::string_view tag);

}  // namespace holdout
