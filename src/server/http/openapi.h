#pragma once

#include <string_view>

namespace holdout {

// The HTTP side of the server, described for programs: openapi.json.
std::string_view openapi_text();

}  // namespace holdout
