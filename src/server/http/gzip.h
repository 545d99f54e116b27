#pragma once

#include <string>
#include <string_view>

namespace holdout {

// `level` from 1, quick, to 9, small. Also used when the program is built, for the files of the web client.
std::string gzipped(std::string_view text, int level);

}  // namespace holdout
