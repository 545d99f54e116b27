#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>

namespace holdout {

enum class LogLevel : std::uint8_t { Error, Warning, Info, Debug };

// One fact of a line. Never a token, a person's name or anything hidden; tables by log_name() of their code.
struct LogField {
  std::string_view key;
  std::variant<std::string_view, std::int64_t> value;
};

// What happened, one line each: JSON for machines, key=value for people.
class ServerLog {
 public:
  using Write = std::function<void(std::string_view line)>;
  ServerLog(LogLevel level, bool json, Write write) : level_(level), json_(json), write_(std::move(write)) {}

  void write(LogLevel level, std::string_view what, std::initializer_list<LogField> fields = {}) const;

 private:
  LogLevel level_;
  bool json_;
  Write write_;
};

LogLevel log_level_named(std::string_view name);
void write_to_standard_error(std::string_view line);

}  // namespace holdout
