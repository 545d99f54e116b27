#include "protocol/json_text.h"

#include <algorithm>
#include <charconv>
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

// So many bytes at once, if all of them are plain.
template <class Word>
bool copy_if_plain(char* to, const char* from) {
  Word word = 0;
  std::memcpy(&word, from, sizeof word);
  constexpr std::uint64_t kFilled = sizeof word == 8 ? 0 : std::uint64_t{0x61616161} << 32;
  if (!all_plain(std::uint64_t{word} | kFilled)) return false;
  std::memcpy(to, &word, sizeof word);
  return true;
}

// Copies characters that can stand in a JSON text as they are, up to the first that cannot; gives how many.
// The last word overlaps the one before it: most texts are one or two words.
template <class Word>
std::size_t copy_words(char* to, std::string_view text) {
  constexpr std::size_t kStep = sizeof(Word);
  std::size_t at = 0;
  for (; at + kStep <= text.size(); at += kStep)
    if (!copy_if_plain<Word>(to + at, text.data() + at)) return at;
  const std::size_t last = text.size() - kStep;
  return at == text.size() || copy_if_plain<Word>(to + last, text.data() + last) ? text.size() : at;
}

std::size_t copy_plain(char* to, std::string_view text) {
  std::size_t at = 0;
  if (text.size() >= sizeof(std::uint64_t))
    at = copy_words<std::uint64_t>(to, text);
  else if (text.size() >= sizeof(std::uint32_t))
    at = copy_words<std::uint32_t>(to, text);
  for (; at < text.size() && is_plain(text[at]); ++at) to[at] = text[at];
  return at;
}

}  // namespace

// At least twice as much: a text grows by small pieces.
void JsonText::grow(std::size_t more) {
  constexpr std::size_t kFirst = 256;
  room_.resize(std::max({kFirst, 2 * room_.size(), size_ + more}));
}

void JsonText::add(std::string_view bytes) { size_ += bytes.copy(end(bytes.size()), bytes.size()); }

void JsonText::begin_again() {
  after_key_ = false;
  depth_ = 0;
  empty_ = broken_ = 0;
  size_ = 0;
}

void JsonText::fill_up(std::size_t bytes) {
  if (size_ >= bytes) return;
  std::memset(end(bytes - size_), ' ', bytes - size_);
  size_ = bytes;
}

JsonText& JsonText::key(std::string_view name) {
  if ((empty_ & top()) == 0) add(',');
  empty_ &= ~top();
  if (layout_ == Layout::Indented) {
    broken_ |= top();
    new_line();
  }
  quoted(name);
  add(':');
  if (layout_ == Layout::Indented) add(' ');
  after_key_ = true;
  return *this;
}

JsonText& JsonText::text(std::string_view value) {
  before_value(false);
  quoted(value);
  return *this;
}

JsonText& JsonText::text_of(std::initializer_list<std::string_view> parts) {
  before_value(false);
  add('"');
  for (const std::string_view part : parts) escaped(part);
  add('"');
  return *this;
}

JsonText& JsonText::number(std::int64_t value) {
  before_value(false);
  constexpr std::size_t kDigits = 20;
  char* const at = end(kDigits);
  size_ += static_cast<std::size_t>(std::to_chars(at, at + kDigits, value).ptr - at);
  return *this;
}

JsonText& JsonText::decimal(double value, int digits) {
  before_value(false);
  add(fmt::format("{:.{}f}", value, digits));
  return *this;
}

JsonText& JsonText::raw(std::string_view json) {
  before_value(false);
  add(json);
  return *this;
}

JsonText& JsonText::enter(char bracket) {
  before_value(true);
  if (depth_ == kDeepest) throw std::length_error("JSON is nested too deeply");
  add(bracket);
  ++depth_;
  empty_ |= top();
  broken_ &= ~top();
  return *this;
}

JsonText& JsonText::leave(char bracket) {
  const bool broken = (broken_ & top()) != 0;
  --depth_;
  if (broken) new_line();
  add(bracket);
  return *this;
}

void JsonText::cut(const Mark& mark) {
  size_ = mark.size;
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
  if (!first) add(',');
  if (layout_ == Layout::Line) return;
  if (nested) broken_ |= top();
  if ((broken_ & top()) != 0)
    new_line();
  else if (!first)
    add(' ');
}

void JsonText::new_line() {
  add('\n');
  fill_up(size_ + 2 * static_cast<std::size_t>(depth_));
}

// Nearly every text is plain: its quotes and all else in one go.
void JsonText::quoted(std::string_view value) {
  char* const at = end(value.size() + 2);
  const std::size_t plain = copy_plain(at + 1, value);
  at[0] = '"';
  size_ += plain + 1;
  if (plain < value.size()) escaped(value.substr(plain));
  add('"');
}

void JsonText::escaped(std::string_view value) {
  for (;;) {
    const std::size_t plain = copy_plain(end(value.size()), value);
    size_ += plain;
    if (plain == value.size()) return;
    const char c = value[plain];
    switch (c) {
      case '"': add("\\\""); break;
      case '\\': add("\\\\"); break;
      case '\n': add("\\n"); break;
      case '\t': add("\\t"); break;
      case '\r': add("\\r"); break;
      default: add(fmt::format("\\u{:04x}", static_cast<unsigned char>(c)));
    }
    value.remove_prefix(plain + 1);
  }
}

}  // namespace holdout
