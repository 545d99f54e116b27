#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace holdout::content {

// A JSON value that remembers the line it starts on, so that every complaint can name it. Members of an
// object keep the order of the file.
struct Node {
  enum class Kind : std::uint8_t { Null, Boolean, Integer, Fraction, Text, List, Object };

  Kind kind = Kind::Null;
  int line = 1;
  std::string name{};  // of a member of an object, else empty
  bool flag = false;
  std::int64_t integer = 0;
  std::string text{};  // of a Text; of a Fraction as it is written
  std::vector<Node> children{};

  // The member of that name, or nullptr.
  const Node* member(std::string_view wanted) const;
};

// A value may stand alone, or be wrapped to carry its own source:
// {"value": 3, "source": "ours", "note": "why"}.
bool is_wrapped(const Node& node);
const Node& unwrapped(const Node& node);

// A complaint is one line whatever it quotes: control characters become question marks.
std::string one_line(std::string text);

// How a complaint quotes a value: 3, "three", a list, an object.
std::string quote(const Node& node);

}  // namespace holdout::content
