#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace holdout::load {

// Looks into JSON that the server wrote, without building values: the generator of the load must not be what
// limits it. What is not there is empty; JSON that is not well-formed gives nothing or a part.

// The text of a member's value, quotes included.
std::string_view member(std::string_view object, std::string_view name);
// Without its quotes; for texts that have no escapes.
std::string_view text_member(std::string_view object, std::string_view name);
std::int64_t number_of(std::string_view value, std::int64_t fallback);
// The values of a list.
void items(std::string_view list, std::vector<std::string_view>& out);

}  // namespace holdout::load
