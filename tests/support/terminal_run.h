#pragma once

#include <string>
#include <string_view>

#include "cli_program.h"

namespace holdout::testing {

inline std::string times(int n, const std::string& text) {
  std::string all;
  for (int i = 0; i < n; ++i) all += text;
  return all;
}

inline bool says(const ProgramRun& run, std::string_view text) {
  return run.out.find(text) != std::string::npos;
}

}  // namespace holdout::testing
