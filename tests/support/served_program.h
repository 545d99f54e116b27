#pragma once

#include <csignal>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>
#include <sys/wait.h>

#include "load/measured_process.h"
#include "support/cli_program.h"

namespace holdout::testing {

// The built program, serving tables from `data` in that folder until it is asked to end.
class ServedProgram {
 public:
  explicit ServedProgram(const TestFolder& folder, std::string_view more = "")
      : folder_(folder), port_(load::free_port()) {
    const std::string serve = fmt::format(
        "exec '{}' serve {} --port {} --data '{}' --examples --threads 1 --log-format json 2> '{}'",
        HOLDOUT_PROGRAM, more, port_, folder_.file("data"), folder_.file("log"));
    process_ = std::make_unique<load::MeasuredProcess>(std::vector<std::string>{"/bin/sh", "-c", serve}, -1);
    process_->wait_for_port(port_);
  }

  std::uint16_t port() const { return static_cast<std::uint16_t>(port_); }
  std::string log() const { return folder_.read("log"); }

  // Its exit status after the signal; -1 if something else ended it.
  int terminate(int by = SIGTERM) {
    ::kill(process_->pid(), by);
    siginfo_t ended{};
    REQUIRE(::waitid(P_PID, static_cast<id_t>(process_->pid()), &ended, WEXITED | WNOWAIT) == 0);
    return ended.si_code == CLD_EXITED ? ended.si_status : -1;
  }

 private:
  const TestFolder& folder_;
  int port_;
  std::unique_ptr<load::MeasuredProcess> process_;
};

}  // namespace holdout::testing
