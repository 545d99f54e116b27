#pragma once

#include <cstdint>
#include <optional>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include "content/node.h"
#include "engine/result.h"

namespace holdout::content {

struct Property;

// What a content file must look like: a small part of JSON Schema, read from content/schema, with a few words
// of our own (docs/adding-a-card.md lists all of them).
struct Schema {
  enum class Type : std::uint8_t { Object, List, Text, Integer, Boolean };
  struct Word {
    std::string text;
    std::int64_t means;
  };

  Type type = Type::Object;
  bool figure = false;         // becomes a figure of the game: "figure": true
  bool printed = false;        // Integer, figure: its row in C++ has it too, as it is printed
  std::string description{};   // stands beside the C++ that follows from it
  std::string row{};           // List of objects: what a row is called in C++
  std::string enumeration{};   // List: of the keys of its rows; Text: of its choices
  std::vector<Word> beside{};  // enumerators that stand for no key, with their numbers
  std::string bits_of{};       // List of texts: the file whose keys it names
  bool keys_only = false;      // List: its rows are in C++ by their keys alone
  bool in_order = false;       // List: its rows stand in the order of the choices of their key

  std::vector<Property> properties;  // Object; always closed

  std::vector<Schema> items{};  // List: exactly one
  std::size_t min_items = 0;
  std::size_t max_items = 0;
  std::vector<std::string> unique{};    // List of objects: members whose values differ from row to row
  std::vector<std::string> numbered{};  // List of objects: members that count 1, 2, … n in some order

  std::vector<std::string> choices{};   // Text: "enum"
  std::vector<std::string> meanings{};  // Text: of each choice, or empty
  std::string pattern_text{};           // Text: "pattern", for complaints
  std::optional<std::regex> pattern{};

  std::int64_t minimum = 0;  // Integer
  std::int64_t maximum = 0;
  std::vector<Word> words{};  // Integer: texts that stand for a number outside the range

  // A value that carries a source: a text, a number, a truth, or a list of those.
  bool is_leaf() const;

  const Schema* column(std::string_view name) const;  // List of objects: null if rows have none of that name

  // What a complaint says it expected: 1 to 12, one of "a", "b", a list of 3.
  std::string expectation() const;
};

struct Property {
  std::string name;
  bool required = false;
  Schema schema;
};

Result<Schema> read_schema(const Node& node, const std::string& file);

// "one of a, b, c"
std::string one_of(const std::vector<std::string>& words);

}  // namespace holdout::content
