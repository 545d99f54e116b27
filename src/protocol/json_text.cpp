#include "protocol/json_text.h"

#include <cstring>
#include <stdexcept>

#include <fmt/format.h>

namespace holdout {

namespace {

bool is_plain(char c) { return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\'; }

// Whether one of eight bytes is a quote, a backslash or below a space; the usual tricks with all bytes at
// once.
bool all_plain(std::uint64_t bytes) {
  constexpr std::uint64_t kOnes = 0x0101010101010101;
  constexpr std::uint64_t kHigh = 0x8080808080808080;
  const auto has_zero = [](std::uint64_t x) { return (x - kOnes) & ~x & kHigh; };
  const std::uint64_t below = (bytes - kOnes * 0x20) & ~bytes & kHigh;
  return (below | has_zero(bytes ^ kOnes * '"') | has_zero(bytes ^ kOnes * '\\')) == 0;
}

// How many characters at the front can stand in a JSON text as they are.
std::size_t plain_length(std::string_view text) {
  std::size_t at = 0;
  for (std::uint64_t bytes = 0; at + sizeof bytes <= text.size(); at += sizeof bytes) {
    std::memcpy(&bytes, text.data() + at, sizeof bytes);
    if (!all_plain(bytes)) break;
  }
  while (at < text.size() && is_plain(text[at])) ++at;
  return at;
}

}  // namespace

JsonText& JsonText::key(std::string_view name) {
  if ((empty_ & top()) == 0) out_ += ',';
  empty_ &= ~top();
  if (layout_ == Layout::Indented) {
    broken_ |= top();
    new_line();
  }
  quoted(name);
  out_ += ':';
  if (layout_ == Layout::Indented) out_ += ' ';
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
  const fmt::format_int digits(value);
  out_.append(digits.data(), digits.size());
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
  if (depth_ == kDeepest) throw std::length_error("JSON is nested too deeply");
  out_ += bracket;
  ++depth_;
  empty_ |= top();
  broken_ &= ~top();
  return *this;
}

JsonText& JsonText::leave(char bracket) {
  const bool broken = (broken_ & top()) != 0;
  --depth_;
  if (broken) new_line();
  out_ += bracket;
  return *this;
}

void JsonText::cut(const Mark& mark) {
  out_.resize(mark.size);
  if (mark.empty) empty_ |= top();
  after_key_ = false;
}

// Lists of plain values stay on one line; lists of objects and lists get a line an item.
void JsonText::before_value(bool nested) {
  if (after_key_ || depth_ == 0) {
    after_key_ = false;
    return;
  }
  const bool first = (empty_ & top()) != 0;
  empty_ &= ~top();
  if (!first) out_ += ',';
  if (layout_ == Layout::Line) return;
  if (nested) broken_ |= top();
  if ((broken_ & top()) != 0)
    new_line();
  else if (!first)
    out_ += ' ';
}

void JsonText::new_line() {
  out_ += '\n';
  out_.append(2 * static_cast<std::size_t>(depth_), ' ');
}

void JsonText::quoted(std::string_view value) {
  out_ += '"';
  for (;;) {
    const std::size_t plain = plain_length(value);
    out_.append(value.data(), plain);
    if (plain == value.size()) break;
    const char c = value[plain];
    switch (c) {
      case '"': out_ += "\\\""; break;
      case '\\': out_ += "\\\\"; break;
      case '\n': out_ += "\\n"; break;
      case '\t': out_ += "\\t"; break;
      case '\r': out_ += "\\r"; break;
      default: fmt::format_to(std::back_inserter(out_), "\\u{:04x}", static_cast<unsigned char>(c));
    }
    value.remove_prefix(plain + 1);
  }
  out_ += '"';
}

}  // namespace holdout
