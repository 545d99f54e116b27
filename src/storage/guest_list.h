#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace holdout {

// Any names, in their order, as one text: each behind its length.
std::string guest_list_text(const std::vector<std::string>& guests);
// Of a text that the function above has made.
std::vector<std::string> read_guest_list(std::string_view text);

}  // namespace holdout
