#include "protocol/json_text.h"

#include <fmt/format.h>

namespace holdout {

JsonText& JsonText::key(std::string_view name) {
  Level& level = levels_.back();
  if (!level.empty) out_ += ',';
  level.empty = false;
  if (layout_ == Layout::Indented) {
    level.broken = true;
    new_line();
  }
  quoted(name);
  out_ += layout_ == Layout::Indented ? ": " : ":";
  after_key_ = true;
  return *this;
}

JsonText& JsonText::text(std::string_view value) {
  before_value(false);
  quoted(value);
  return *this;
}

JsonText& JsonText::number(std::int64_t value) {
  before_value(false);
  fmt::format_to(std::back_inserter(out_), "{}", value);
  return *this;
}

JsonText& JsonText::decimal(double value, int digits) {
  before_value(false);
  fmt::format_to(std::back_inserter(out_), "{:.{}f}", value, digits);
  return *this;
}

JsonText& JsonText::raw(std::string_view json) {
  before_value(false);
  out_ += json;
  return *this;
}

JsonText& JsonText::enter(char bracket) {
  before_value(true);
  out_ += bracket;
  levels_.push_back({.opened = bracket});
  return *this;
}

JsonText& JsonText::leave(char bracket) {
  const Level level = levels_.back();
  levels_.pop_back();
  if (level.broken) new_line();
  out_ += bracket;
  return *this;
}

// Lists of plain values stay on one line; lists of objects and lists get a line an item.
void JsonText::before_value(bool nested) {
  if (after_key_ || levels_.empty()) {
    after_key_ = false;
    return;
  }
  Level& level = levels_.back();
  if (!level.empty) out_ += ',';
  if (layout_ == Layout::Indented) {
    if (nested) level.broken = true;
    if (level.broken)
      new_line();
    else if (!level.empty)
      out_ += ' ';
  }
  level.empty = false;
}

void JsonText::new_line() {
  out_ += '\n';
  out_.append(2 * levels_.size(), ' ');
}

void JsonText::quoted(std::string_view value) {
  out_ += '"';
  for (const char c : value) {
    switch (c) {
      case '"': out_ += "\\\""; break;
      case '\\': out_ += "\\\\"; break;
      case '\n': out_ += "\\n"; break;
      case '\t': out_ += "\\t"; break;
      case '\r': out_ += "\\r"; break;
      default:
        if (static_cast<unsigned char>(c) < 0x20)
          fmt::format_to(std::back_inserter(out_), "\\u{:04x}", static_cast<unsigned char>(c));
        else
          out_ += c;
    }
  }
  out_ += '"';
}

}  // namespace holdout
