#include "content/table_text.h"

#include <doctest/doctest.h>

#include "content/read_json.h"

namespace holdout::content {
namespace {

constexpr const char* kBeasts = R"({
  "type": "object",
  "properties": {
    "beasts": {
      "type": "array", "minItems": 1, "maxItems": 3, "row": "Beast", "enumeration": "Kind", "beside": {"none": 15},
      "in_order": true,
      "items": {
        "type": "object",
        "properties": {
          "key": {"type": "string", "enum": ["lion", "sea_cow"]},
          "food": {"type": "string", "enum": ["meat", "grass"], "enumeration": "Food", "means": {"meat": "XX-1"}},
          "teeth": {"type": "integer", "minimum": 0, "maximum": 300, "description": "counted"},
          "legs": {"type": "integer", "minimum": 0, "maximum": 8, "words": {"many": -1}, "figure": true, "printed": true},
          "weight": {"type": "integer", "minimum": 0, "maximum": 8, "figure": true},
          "eats": {"type": "array", "minItems": 0, "maxItems": 2, "items": {"type": "string"}, "bits_of": "beasts"},
          "wild": {"type": "boolean"}
        }
      }
    }
  }
})";

constexpr const char* kLionFirst = R"({
  "source": "book",
  "beasts": [
    {"key": "lion", "food": "meat", "teeth": 30, "legs": "many", "weight": 3, "eats": ["lion", "sea_cow"], "wild": true},
    {"key": "sea_cow", "food": "grass", "legs": 0, "weight": 8, "eats": [], "wild": false}
  ]
})";

Node json(const std::string& text) {
  Result<Node> node = read_json(text, "beasts.json");
  REQUIRE(node);
  return *std::move(node);
}

// A folder with these beasts, and the options and timers that every game has.
Folder folder_of(const std::string& beasts, std::vector<Problem>& problems) {
  Folder folder;
  const Result<Schema> schema = read_schema(json(kBeasts), "beasts.schema.json");
  REQUIRE(schema);
  folder.documents.push_back({"beasts.json", "beasts", json(beasts)});
  folder.documents.push_back({"options.json", "options", json(R"({"options": []})")});
  folder.documents.push_back({"timers.json", "timers", json(R"({"timers": {"bite": 5}})")});
  const Checked checked = check(folder.documents.front(), *schema);
  folder.figures = checked.figures;
  problems = checked.problems;
  folder.schemas.emplace("beasts", *schema);
  return folder;
}

}  // namespace

TEST_CASE("tables: enumerations, structs and rows follow from the schema") {
  std::vector<Problem> problems;
  const std::string text = write_tables("zoo", folder_of(kLionFirst, problems));
  CHECK(problems.empty());
  for (const char* part : {
           "enum class Kind : std::uint8_t {\n  Lion = 0,\n  SeaCow = 1,\n  None = 15,\n};",
           "enum class Food : std::uint8_t {\n  Meat,  // XX-1\n  Grass,\n};",
           "struct BeastRow {\n  std::string_view key;\n  Food food;\n  std::int16_t teeth;  // counted\n"
           "  std::int8_t legs;\n  std::uint16_t eats;\n  bool wild;\n};",
           "    BeastRow{\"lion\", Food::Meat, 30, -1, 0b11, true},\n"
           "    BeastRow{\"sea_cow\", Food::Grass, {}, 0, 0b0, false},\n",
           "kBeastKeys{\n    std::string_view{\"lion\"},\n    std::string_view{\"sea_cow\"},\n}",
           "kTimerKeys{\n    std::string_view{\"bite\"},\n}",
       })
    CHECK_MESSAGE(text.find(part) != std::string::npos, part, " is not in ", text);
}

TEST_CASE("tables: a row in another place than the rules know it by is refused") {
  std::string moved = kLionFirst;
  moved.replace(moved.find("\"lion\""), 6, "\"sea_cow\"");
  std::vector<Problem> problems;
  folder_of(moved, problems);
  REQUIRE(problems.size() == 1);
  CHECK(problems.front().message() ==
        "beasts.json:4: beasts.sea_cow.key is in place 1; expected \"lion\" there");
}

}  // namespace holdout::content
