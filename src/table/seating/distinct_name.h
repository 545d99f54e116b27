#pragma once

#include <span>
#include <string>
#include <string_view>

namespace holdout {

// Letters that are drawn as nothing and count as letters: fillers, selectors of a form, tags.
bool is_blank(char32_t letter);

// Is there nothing in it that anybody sees?
bool reads_as_nothing(std::string_view name);

// Do the two read the same? Case, spaces, marks over letters and letters of another script that look alike
// tell nobody apart.
bool same_name(std::string_view a, std::string_view b);

// The name, with a number behind it if it reads like one of the others ("Aga 2"); no longer than a name may
// be.
std::string distinct_name(std::string_view name, std::span<const std::string> others);

}  // namespace holdout
