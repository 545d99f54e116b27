#include "server/server_log.h"

#include <doctest/doctest.h>

namespace holdout {

TEST_CASE("a line of the log is one JSON object, or words") {
  std::string line;
  const auto keep = [&line](std::string_view text) { line = text; };
  ServerLog(LogLevel::Info, true, keep)
      .write(LogLevel::Info, "listening", {{"port", 8484}, {"why", "a \"b\"\nc"}});
  CHECK(line.find(R"("level":"info","what":"listening","port":8484,"why":"a \"b\"\nc"})") !=
        std::string::npos);
  CHECK(line.starts_with(R"({"time":"20)"));
  CHECK(line.ends_with("}\n"));
  ServerLog(LogLevel::Info, false, keep)
      .write(LogLevel::Error, "stopped", {{"port", 1}, {"why", "a b"}, {"x", "y"}});
  CHECK(line.find(" error stopped port=1 why=\"a b\" x=y\n") != std::string::npos);
}

TEST_CASE("what is below the level is not written") {
  int lines = 0;
  const ServerLog log(log_level_named("warning"), true, [&lines](std::string_view) { ++lines; });
  log.write(LogLevel::Info, "x");
  log.write(LogLevel::Debug, "x");
  CHECK(lines == 0);
  log.write(LogLevel::Warning, "x");
  log.write(LogLevel::Error, "x");
  CHECK(lines == 2);
}

}  // namespace holdout
