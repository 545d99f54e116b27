#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "engine/result.h"

namespace holdout {

// A program that is talked to by lines. Ends with this object: it is told so by the end of its input, and
// killed, with everything it started, if it does not go.
class ChildProcess {
 public:
  // Runs `command` by the shell. Throws std::system_error if the system has no room for another process.
  explicit ChildProcess(const std::string& command);
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;
  ~ChildProcess();

  // Problems: it has ended, it hangs, its line is too long.
  Result<void> write_line(std::string_view line, std::chrono::milliseconds budget);
  Result<std::string> read_line(std::chrono::milliseconds budget, std::size_t longest);

 private:
  using Clock = std::chrono::steady_clock;
  bool wait_for(short what, Clock::time_point until) const;
  std::string how_it_ended();

  int pid_ = -1;
  int socket_ = -1;
  std::string unread_;
};

}  // namespace holdout
