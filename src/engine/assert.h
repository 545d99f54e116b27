#pragma once

namespace holdout {

// Our own mistake, never a player's: the table freezes and keeps its log. Out of line so that the check costs
// one predictable branch.
[[noreturn, gnu::cold]] void assertion_failed(const char* condition, const char* why, const char* file,
                                              int line);

}  // namespace holdout

#define HOLDOUT_ASSERT(condition, why)                                  \
  do {                                                                  \
    if (!(condition)) [[unlikely]]                                      \
      ::holdout::assertion_failed(#condition, why, __FILE__, __LINE__); \
  } while (false)
