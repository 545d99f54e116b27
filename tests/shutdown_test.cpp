#include <csignal>
#include <memory>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "load/measured_process.h"
#include "server/testing/test_client.h"
#include "support/cli_program.h"

// The built program is asked to end. How soon it does is measured nowhere: a test waits for the way it ends.

namespace holdout::testing {
namespace {

class ServedProgram {
 public:
  ServedProgram() : port_(load::free_port()) {
    const std::string serve =
        fmt::format("exec '{}' serve --port {} --data '{}' --examples --threads 1 --log-format json 2> '{}'",
                    HOLDOUT_PROGRAM, port_, folder_.file("data"), folder_.file("log"));
    process_ = std::make_unique<load::MeasuredProcess>(std::vector<std::string>{"/bin/sh", "-c", serve}, -1);
    process_->wait_for_port(port_);
  }

  std::uint16_t port() const { return static_cast<std::uint16_t>(port_); }
  const TestFolder& folder() const { return folder_; }
  std::string log() const { return folder_.read("log"); }

  // Its exit status after the signal; -1 if something else ended it.
  int terminate(int by = SIGTERM) {
    ::kill(process_->pid(), by);
    siginfo_t ended{};
    REQUIRE(::waitid(P_PID, static_cast<id_t>(process_->pid()), &ended, WEXITED | WNOWAIT) == 0);
    return ended.si_code == CLD_EXITED ? ended.si_status : -1;
  }

 private:
  TestFolder folder_;
  int port_;
  std::unique_ptr<load::MeasuredProcess> process_;
};

TEST_CASE("a server that is asked to end stores everything and ends in order, also when its terminal goes") {
  for (const int by : {SIGTERM, SIGHUP}) {
    ServedProgram program;
    const HttpReply guest = http_call(program.port(), "POST", "/api/guests", R"({"name":"Aga"})");
    CHECK(guest.status == 201);
    CHECK(program.terminate(by) == 0);
    CHECK(program.log().find("\"drained\"") != std::string::npos);
    CHECK(program.log().find("hangs") == std::string::npos);
  }
}

TEST_CASE("a server whose only thread hangs ends all the same when it is asked to, and says so") {
  ServedProgram program;
  const std::string guest(
      http_call(program.port(), "POST", "/api/guests", R"({"name":"Aga"})").json().at("token").as_string());
  // A report is appended to a pipe that nobody reads: whoever opens it waits for ever, as with a disk that is
  // stuck.
  REQUIRE(::mkfifo(program.folder().file("data/reports.jsonl").c_str(), 0600) == 0);
  const std::string report = R"({"table":"abcdef","text":"rude"})";
  TestSocket asker(program.port());
  const std::string host = fmt::format("Host: 127.0.0.1:{}\r\n", program.port());
  asker.write("GET /healthz HTTP/1.1\r\n" + host + "\r\n");
  CHECK(read_reply(asker).status == 200);  // this connection is being served
  asker.write(
      fmt::format("POST /api/reports HTTP/1.1\r\n{}Authorization: Bearer {}\r\n"
                  "Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{}",
                  host, guest, report.size(), report));
  CHECK(program.terminate() == EXIT_FAILURE);
  CHECK(program.log().find("something hangs") != std::string::npos);
}

}  // namespace
}  // namespace holdout::testing
