#include "apps/report.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <fmt/core.h>
#include <unistd.h>

namespace holdout {

Exit report(const Problem& problem, Exit exit) {
  fmt::print(stderr, "holdout: {}\n", problem.message());
  return exit;
}

Exit print(std::string_view text) {
  const bool all =
      std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
  if (all) return Exit::Done;
  return report(
      {.where = "standard output", .what = std::string("cannot be written: ") + std::strerror(errno)},
      Exit::BadInput);
}

bool output_is_terminal() { return ::isatty(STDOUT_FILENO) == 1; }
bool errors_are_terminal() { return ::isatty(STDERR_FILENO) == 1; }

}  // namespace holdout
