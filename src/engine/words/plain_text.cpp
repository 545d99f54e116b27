#include "engine/words/plain_text.h"

#include <algorithm>

namespace holdout {

namespace {

constexpr std::string_view kBlanks = " \t\r\n\v\f";
constexpr std::size_t kQuotedLength = 48;

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_word(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return lower(x) == lower(y); });
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  const std::size_t from = text.find_first_not_of(kBlanks);
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(kBlanks) - from + 1);
}

std::string lowered(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = lower(c);
  return out;
}

std::vector<std::string_view> parts_of(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  if (trimmed(text).empty()) return parts;
  for (;;) {
    const std::size_t end = text.find(separator);
    parts.push_back(trimmed(text.substr(0, end)));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (WordReader reader(text); !reader.empty();) words.push_back(reader.next());
  return words;
}

std::optional<int> whole_number(std::string_view word) {
  if (word.empty() || word.size() > 4) return std::nullopt;
  int value = 0;
  for (char c : word) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + (c - '0');
  }
  return value;
}

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (char c : text.substr(0, kQuotedLength))
    out += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? '?' : c;
  if (text.size() > kQuotedLength) out += "...";
  return out + "\"";
}

std::string one_of(const std::vector<std::string>& choices) {
  std::string out;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (i > 0) out += i + 1 == choices.size() ? " or " : ", ";
    out += choices[i];
  }
  return out;
}

std::string_view WordReader::peek() const { return rest_.substr(0, rest_.find_first_of(kBlanks)); }

std::string_view WordReader::next() {
  const std::string_view word = peek();
  rest_ = trimmed(rest_.substr(word.size()));
  return word;
}

bool WordReader::take(std::string_view phrase) {
  WordReader trial = *this;
  for (WordReader wanted(phrase); !wanted.empty();)
    if (!same_word(trial.next(), wanted.next())) return false;
  *this = trial;
  return true;
}

HeadAndBody head_and_body(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return {trimmed(text), {}, false};
  return {trimmed(text.substr(0, colon)), trimmed(text.substr(colon + 1)), true};
}

}  // namespace holdout
