#include "storage/guest_list.h"

#include <charconv>

#include <fmt/core.h>

namespace holdout {

std::string guest_list_text(const std::vector<std::string>& guests) {
  std::string text;
  for (const std::string& guest : guests) text += fmt::format("{}:{}", guest.size(), guest);
  return text;
}

std::vector<std::string> read_guest_list(std::string_view text) {
  std::vector<std::string> guests;
  while (!text.empty()) {
    std::size_t size = 0;
    const char* colon = std::from_chars(text.data(), text.data() + text.size(), size).ptr;
    text.remove_prefix(static_cast<std::size_t>(colon - text.data()));
    if (!text.starts_with(':')) break;
    guests.emplace_back(text.substr(1, size));
    text.remove_prefix(1 + guests.back().size());
  }
  return guests;
}

}  // namespace holdout
