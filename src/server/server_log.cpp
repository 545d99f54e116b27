#include "server/server_log.h"

#include <chrono>

#include <boost/json/serialize.hpp>
#include <boost/json/string.hpp>
#include <boost/json/value.hpp>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <unistd.h>

namespace holdout {

namespace {

constexpr std::string_view kNames[] = {"error", "warning", "info", "debug"};

std::string quoted(std::string_view text) { return boost::json::serialize(boost::json::value(text)); }

bool needs_quotes(std::string_view text) {
  return text.empty() || text.find_first_of(" =\"\\\n\r\t") != std::string_view::npos;
}

std::string shown(const LogField& field, bool json) {
  if (const auto* number = std::get_if<std::int64_t>(&field.value)) return fmt::format("{}", *number);
  const std::string_view text = std::get<std::string_view>(field.value);
  return json || needs_quotes(text) ? quoted(text) : std::string(text);
}

std::string time_now() {
  const auto now = std::chrono::system_clock::now();
  const auto ms =
      std::chrono::duration_cast<std::chrono::milliseconds>(now.time_since_epoch()).count() % 1000;
  return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", fmt::gmtime(std::chrono::system_clock::to_time_t(now)),
                     ms);
}

}  // namespace

void ServerLog::write(LogLevel level, std::string_view what, std::initializer_list<LogField> fields) const {
  if (level > level_) return;
  const std::string_view name = kNames[static_cast<int>(level)];
  std::string line =
      json_ ? fmt::format(R"({{"time":"{}","level":"{}","what":{})", time_now(), name, quoted(what))
            : fmt::format("{} {} {}", time_now(), name, what);
  for (const LogField& field : fields)
    line += json_ ? fmt::format(R"(,{}:{})", quoted(field.key), shown(field, true))
                  : fmt::format(" {}={}", field.key, shown(field, false));
  line += json_ ? "}\n" : "\n";
  write_(line);
}

LogLevel log_level_named(std::string_view name) {
  for (int i = 0; i < 4; ++i) {
    if (kNames[i] == name) return static_cast<LogLevel>(i);
  }
  return LogLevel::Info;
}

void write_to_standard_error(std::string_view line) {
  // A line that cannot be logged is lost: there is nobody left to tell.
  [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, line.data(), line.size());
}

}  // namespace holdout
