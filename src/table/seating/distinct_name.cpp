#include "table/seating/distinct_name.h"

#include <algorithm>

#include <fmt/format.h>

#include "table/seating/room.h"

namespace holdout {

namespace {

// The next letter of UTF-8, taken off the text; what is none goes byte by byte.
char32_t take_letter(std::string_view& text) {
  const auto first = static_cast<unsigned char>(text[0]);
  std::size_t more = first < 0xC0U ? 0 : first < 0xE0U ? 1 : first < 0xF0U ? 2 : 3;
  char32_t letter = more == 0 ? first : first & (0x3FU >> more);
  text.remove_prefix(1);
  for (; more > 0 && !text.empty(); --more, text.remove_prefix(1))
    letter = letter << 6U | (static_cast<unsigned char>(text[0]) & 0x3FU);
  return letter;
}

// Spaces, letters that are drawn as nothing, and marks that are drawn over the letter before.
bool is_space(char32_t c) {
  return c == ' ' || c == 0xA0 || c == 0xAD || (c >= 0x2000 && c <= 0x200A) || c == 0x202F || c == 0x205F ||
         c == 0x3000 || is_blank(c) || (c >= 0x300 && c <= 0x36F);
}

// Latin, Greek and Cyrillic; other scripts have no case, or names in them that differ by it stay two names.
char32_t small_letter(char32_t c) {
  const auto within = [c](char32_t first, char32_t last) { return c >= first && c <= last; };
  if (within('A', 'Z') || (within(0xC0, 0xDE) && c != 0xD7) || within(0x391, 0x3A9) || within(0x410, 0x42F))
    return c + 0x20;
  if (within(0x400, 0x40F)) return c + 0x50;
  const bool even = within(0x100, 0x137) || within(0x14A, 0x177) || within(0x1E00, 0x1EFF);
  const bool odd = within(0x139, 0x148) || within(0x179, 0x17E);
  return (even && c % 2 == 0) || (odd && c % 2 == 1) ? c + 1 : c;
}

// Letters of other scripts, and digits, that look like a Latin one, each small or large. Those whose large
// form looks like one letter and whose small form like another are given as what the large one looks like.
constexpr std::u32string_view kLookAlikes =
    U"аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsԁdԛqԝwүyһhёeїiαaβbεeζzηhιiκkμmνnοoρpτtυyχxγyωwıiɡgɑaꞌ'0o1i|iliIi";

// As the eye takes it: full-width letters are letters.
char32_t seen_letter(char32_t c) {
  if (c >= 0xFF01 && c <= 0xFF5E) c -= 0xFEE0;
  c = small_letter(c);
  for (std::size_t i = 0; i < kLookAlikes.size(); i += 2)
    if (kLookAlikes[i] == c) return kLookAlikes[i + 1];
  return c;
}

std::u32string as_read(std::string_view name) {
  std::u32string read;
  while (!name.empty())
    if (const char32_t letter = take_letter(name); !is_space(letter)) read += seen_letter(letter);
  return read;
}

// At most so many, and no space at their end.
std::string_view first_letters(std::string_view text, std::size_t letters) {
  std::string_view rest = text;
  for (; letters > 0 && !rest.empty(); --letters) take_letter(rest);
  const std::string_view first = text.substr(0, text.size() - rest.size());
  return first.substr(0, first.find_last_not_of(' ') + 1);
}

}  // namespace

bool is_blank(char32_t c) {
  return c == 0x34F || c == 0x115F || c == 0x1160 || c == 0x17B4 || c == 0x17B5 ||
         (c >= 0x180B && c <= 0x180F) || c == 0x2800 || c == 0x3164 || (c >= 0xFE00 && c <= 0xFE0F) ||
         c == 0xFFA0 || (c >= 0xE0000 && c <= 0xE0FFF);
}

bool reads_as_nothing(std::string_view name) { return as_read(name).empty(); }

bool same_name(std::string_view a, std::string_view b) { return as_read(a) == as_read(b); }

std::string distinct_name(std::string_view name, std::span<const std::string> others) {
  const auto taken = [&](std::string_view wanted) {
    return std::any_of(others.begin(), others.end(),
                       [&](const std::string& other) { return !other.empty() && same_name(other, wanted); });
  };
  std::string distinct(name);
  for (int number = 2; taken(distinct); ++number) {
    const std::string mark = fmt::format(" {}", number);
    distinct = fmt::format("{}{}", first_letters(name, kMaxName - mark.size()), mark);
  }
  return distinct;
}

}  // namespace holdout
