#include "engine/saving/describe_text.h"

namespace holdout {

std::size_t TextWriter::enter(std::string_view name) {
  const std::size_t before = path_.size();
  int& item = levels_.back().item;
  if (item >= 0) {
    path_.append("[").append(std::to_string(item++)).append("]");
  } else {
    if (!path_.empty()) path_ += ".";
    path_ += name;
  }
  return before;
}

void TextWriter::number(int, std::string_view name, std::int64_t& value, std::int64_t, std::int64_t,
                        Names names) {
  const std::size_t before = enter(name);
  const bool named = value >= 0 && static_cast<std::uint64_t>(value) < names.size();
  lines_.push_back(path_ + ": " +
                   (named ? std::string(names[static_cast<std::size_t>(value)]) : std::to_string(value)));
  path_.resize(before);
}

void TextWriter::open(int, std::string_view name) { levels_.push_back({enter(name), -1}); }

void TextWriter::close() {
  path_.resize(levels_.back().path_length);
  levels_.pop_back();
}

int TextWriter::open_list(int, std::string_view name, int size, int) {
  levels_.push_back({enter(name), 0});
  return size;
}

void TextWriter::close_list() { close(); }

}  // namespace holdout
