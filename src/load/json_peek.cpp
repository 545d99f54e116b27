#include "load/json_peek.h"

#include <charconv>
#include <cstddef>

namespace holdout::load {

namespace {

std::size_t after_string(std::string_view text, std::size_t at) {
  for (++at; at < text.size(); ++at) {
    if (text[at] == '\\')
      ++at;
    else if (text[at] == '"')
      return at + 1;
  }
  return text.size();
}

std::size_t after_nested(std::string_view text, std::size_t at) {
  int depth = 0;
  while (at < text.size()) {
    const char c = text[at];
    if (c == '"') {
      at = after_string(text, at);
      continue;
    }
    if (c == '{' || c == '[') ++depth;
    if ((c == '}' || c == ']') && --depth == 0) return at + 1;
    ++at;
  }
  return at;
}

std::size_t after_value(std::string_view text, std::size_t at) {
  if (at >= text.size()) return at;
  if (text[at] == '"') return after_string(text, at);
  if (text[at] == '{' || text[at] == '[') return after_nested(text, at);
  while (at < text.size() && text[at] != ',' && text[at] != '}' && text[at] != ']') ++at;
  return at;
}

}  // namespace

std::string_view member(std::string_view object, std::string_view name) {
  std::size_t at = 1;
  while (at < object.size() && object[at] == '"') {
    const std::size_t key_end = after_string(object, at);
    const std::size_t value = key_end + 1;  // the colon
    const std::size_t end = after_value(object, value);
    if (key_end > at + 1 && object.substr(at + 1, key_end - at - 2) == name)
      return value < object.size() ? object.substr(value, end - value) : std::string_view();
    at = end + 1;
  }
  return {};
}

std::string_view text_member(std::string_view object, std::string_view name) {
  const std::string_view value = member(object, name);
  return value.size() >= 2 && value.front() == '"' ? value.substr(1, value.size() - 2) : std::string_view();
}

std::int64_t number_of(std::string_view value, std::int64_t fallback) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
  return error == std::errc() && end == value.data() + value.size() ? number : fallback;
}

void items(std::string_view list, std::vector<std::string_view>& out) {
  out.clear();
  std::size_t at = 1;
  while (at + 1 < list.size()) {
    const std::size_t end = after_value(list, at);
    out.push_back(list.substr(at, end - at));
    at = end + 1;
  }
}

}  // namespace holdout::load
