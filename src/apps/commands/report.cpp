#include "apps/commands/report.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <fmt/core.h>
#include <unistd.h>

namespace holdout {

// What comes from a file or another program may hold anything; a message is one line of text.
Exit report(const Problem& problem, Exit exit) {
  std::string message = problem.message();
  for (char& c : message)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) c = ' ';
  fmt::print(stderr, "holdout: {}\n", message);
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
