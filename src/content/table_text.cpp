#include "content/table_text.h"

#include <fmt/format.h>

#include "content/cpp_text.h"

namespace holdout::content {

std::string lines(const std::vector<Row>& rows, const Line& line) {
  std::string text;
  for (const Row& row : rows) text += "    " + line(row) + ",\n";
  return text;
}

std::string array_of(std::string_view name, const std::vector<Row>& rows, const Line& line) {
  return fmt::format("inline constexpr std::array {}{{\n{}}};\n\n", name, lines(rows, line));
}

std::string enum_of(std::string_view name, const std::vector<Row>& rows, const Line& line) {
  return fmt::format("enum class {} : std::uint8_t {{\n{}}};\n\n", name, lines(rows, line));
}

std::string key_view(const Row& row) { return fmt::format("std::string_view{{\"{}\"}}", row.text("key")); }
std::string key_enumerator(const Row& row) { return pascal_case(row.text("key")); }

std::string timer_keys(const Folder& folder) {
  std::string text = "inline constexpr std::array kTimerKeys{\n";
  for (const Node& timer : folder.document("timers").root.member("timers")->children)
    text += fmt::format("    std::string_view{{\"{}\"}},\n", timer.name);
  return text + "};\n\n";
}

}  // namespace holdout::content
