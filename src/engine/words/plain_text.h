#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Reading of the small languages that people type: notation, positions, .play files. ASCII rules; anything
// else is an unknown word like any other.

namespace holdout {

std::string_view trimmed(std::string_view text);
std::string lowered(std::string_view text);

// The parts between separators, trimmed; an empty text has none.
std::vector<std::string_view> parts_of(std::string_view text, char separator);
// The parts between spaces; none of them is empty.
std::vector<std::string_view> words_of(std::string_view text);

// Digits only and at most 9999, else nothing.
std::optional<int> whole_number(std::string_view word);

// What somebody wrote, for a complaint: in quotes, shortened, without control characters.
std::string quoted(std::string_view text);

// "a, b or c"
std::string one_of(const std::vector<std::string>& choices);

// Takes the words off a text from the left. A word is compared without regard to case.
class WordReader {
 public:
  explicit WordReader(std::string_view text) : rest_(trimmed(text)) {}

  bool empty() const { return rest_.empty(); }
  std::string_view rest() const { return rest_; }
  std::string_view peek() const;
  std::string_view next();
  // Takes the words of `phrase` if the text begins with them.
  bool take(std::string_view phrase);

 private:
  std::string_view rest_;
};

// "area 4: two, three" says something (body) about something (head).
struct HeadAndBody {
  std::string_view head;
  std::string_view body;
  bool colon = false;
};
HeadAndBody head_and_body(std::string_view text);

}  // namespace holdout
