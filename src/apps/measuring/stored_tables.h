#pragma once

#include <string>

namespace holdout {

// Puts so many tables into a store in this folder, as a server that has run for a year would leave it. Throws
// std::runtime_error if it cannot be written.
void fill_store(const std::string& folder, int tables);

}  // namespace holdout
