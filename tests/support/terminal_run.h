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

// Whatever is asked takes one of these: the numbers of places or answers, or a letter. A second time is for
// answers that bind.
inline const std::string kAnyAnswer = "1\n1\na\na\n2\n2\n3\n3\n4\n4\n5\n5\n6\n6\n";

inline bool says(const ProgramRun& run, std::string_view text) {
  return run.out.find(text) != std::string::npos;
}

}  // namespace holdout::testing
