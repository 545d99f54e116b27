#include <csignal>
#include <string>

#include <doctest/doctest.h>
#include <fmt/format.h>
#include <sys/stat.h>

#include "server/testing/test_client.h"
#include "support/served_program.h"

// The built program is asked to end. How soon it does is measured nowhere: a test waits for the way it ends.

namespace holdout::testing {
namespace {

TEST_CASE("a server that is asked to end stores everything and ends in order, also when its terminal goes") {
  for (const int by : {SIGTERM, SIGHUP}) {
    const TestFolder folder;
    ServedProgram program(folder);
    const HttpReply guest = http_call(program.port(), "POST", "/api/guests", R"({"name":"Aga"})");
    CHECK(guest.status == 201);
    CHECK(program.terminate(by) == 0);
    CHECK(program.log().find("\"drained\"") != std::string::npos);
    CHECK(program.log().find("hangs") == std::string::npos);
  }
}

TEST_CASE("a server whose only thread hangs ends all the same when it is asked to, and says so") {
  const TestFolder folder;
  ServedProgram program(folder);
  const std::string guest(
      http_call(program.port(), "POST", "/api/guests", R"({"name":"Aga"})").json().at("token").as_string());
  // A report is appended to a pipe that nobody reads: whoever opens it waits for ever, as with a disk that is
  // stuck.
  REQUIRE(::mkfifo(folder.file("data/reports.jsonl").c_str(), 0600) == 0);
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
