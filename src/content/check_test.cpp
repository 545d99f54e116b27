#include "content/check.h"

#include <doctest/doctest.h>

#include "content/read_json.h"

namespace holdout::content {
namespace {

constexpr const char* kSchema = R"({
  "type": "object",
  "required": ["rooms"],
  "properties": {
    "rooms": {
      "type": "array", "minItems": 1, "maxItems": 3, "unique": ["key"], "numbered": ["number"],
      "items": {
        "type": "object",
        "required": ["key", "number", "space"],
        "properties": {
          "key": {"type": "string", "pattern": "[a-z]+"},
          "number": {"type": "integer", "minimum": 1, "maximum": 9},
          "space": {"type": "integer", "minimum": 1, "maximum": 12, "figure": true,
                    "words": {"unlimited": 255}},
          "dark": {"type": "boolean"},
          "doors": {"type": "array", "minItems": 1, "maxItems": 2, "figure": true,
                    "items": {"type": "integer", "minimum": 0, "maximum": 5}}
        }
      }
    },
    "mood": {"type": "string", "enum": ["calm", "dread"]},
    "light": {
      "type": "object",
      "properties": {"lamps": {"type": "integer", "minimum": 0, "maximum": 9, "figure": true}}
    }
  }
})";

Checked check_text(const std::string& text) {
  const Result<Schema> schema = read_schema(*read_json(kSchema, "rooms.schema.json"), "rooms.schema.json");
  REQUIRE(schema);
  Result<Node> node = read_json(text, "rooms.json");
  REQUIRE(node);
  return check(Document{"rooms.json", "rooms", *std::move(node)}, *schema);
}

// All complaints, one a line.
std::string complaints(const std::string& text) {
  std::string all;
  for (const Problem& problem : check_text(text).problems)
    all += (all.empty() ? "" : "\n") + problem.message();
  return all;
}

// A file with one row, whose line 2 is the row.
std::string with_row(const std::string& row) {
  return "{\"source\": \"book\", \"rooms\": [\n" + row + "\n]}";
}

}  // namespace

TEST_CASE("a right file gives its figures by name, in file order") {
  const Checked checked = check_text(R"({
    "source": "book",
    "rooms": [
      {"key": "attic", "number": 2, "space": 3, "dark": true},
      {"key": "yard", "number": 1, "space": "unlimited", "doors": [2, 4]}
    ],
    "light": {"lamps": 0}
  })");
  CHECK(checked.problems.empty());
  REQUIRE(checked.figures.size() == 4);
  CHECK(checked.figures[0].name == "rooms.attic.space");
  CHECK(checked.figures[0].values == std::vector<std::int16_t>{3});
  CHECK(checked.figures[0].min == 1);
  CHECK(checked.figures[0].max == 12);
  CHECK(checked.figures[0].where == "rooms.json:4");
  CHECK(checked.figures[1].name == "rooms.yard.space");
  CHECK(checked.figures[1].values == std::vector<std::int16_t>{255});
  CHECK(checked.figures[2].name == "rooms.yard.doors");
  CHECK(checked.figures[2].values == std::vector<std::int16_t>{2, 4});
  CHECK(checked.figures[3].name == "rooms.light.lamps");
}

TEST_CASE("the source of a value is its own, its column's, its row's or its file's") {
  const Checked checked = check_text(R"({
    "source": "book",
    "sources": {"doors": {"source": "public", "note": "seen on a photograph"}},
    "rooms": [
      {"key": "attic", "number": 1, "space": 3, "doors": [1]},
      {"key": "yard", "number": 2, "source": "ours", "note": "a guess", "space": 4, "doors": [1]},
      {"key": "hall", "number": 3, "space": {"value": 5, "source": "ours", "note": "a guess"},
       "doors": {"value": [1], "source": "book"}}
    ]
  })");
  CHECK(checked.problems.empty());
  REQUIRE(checked.figures.size() == 6);
  CHECK(checked.figures[0].source == Source::Book);
  CHECK(checked.figures[1].source == Source::Public);
  CHECK(checked.figures[2].source == Source::Ours);
  CHECK(checked.figures[3].source == Source::Public);
  CHECK(checked.figures[4].source == Source::Ours);
  CHECK(checked.figures[5].source == Source::Book);
}

TEST_CASE("a value of the wrong size or kind is refused on its line") {
  CHECK(complaints(with_row(R"({"key": "attic", "number": 1, "space": 0})")) ==
        "rooms.json:2: rooms.attic.space is 0; expected 1 to 12 or \"unlimited\"");
  CHECK(complaints(with_row("{\"key\": \"attic\", \"number\": 1,\n\n\"space\": 13}")) ==
        "rooms.json:4: rooms.attic.space is 13; expected 1 to 12 or \"unlimited\"");
  CHECK(complaints(with_row(R"({"key": "attic", "number": 1, "space": 2.5})")) ==
        "rooms.json:2: rooms.attic.space is 2.5; expected 1 to 12 or \"unlimited\"");
  CHECK(complaints(with_row(R"({"key": "attic", "number": 1, "space": "endless"})")) ==
        "rooms.json:2: rooms.attic.space is \"endless\"; expected 1 to 12 or \"unlimited\"");
  CHECK(complaints(with_row(R"({"key": "attic", "number": 1, "space": {"capacity": 3}})")) ==
        "rooms.json:2: rooms.attic.space is an object; expected 1 to 12 or \"unlimited\"");
  CHECK(complaints(with_row(R"({"key": "attic", "number": 1, "space": 3, "dark": 1})")) ==
        "rooms.json:2: rooms.attic.dark is 1; expected true or false");
  CHECK(complaints(with_row(R"({"key": "Attic", "number": 1, "space": 3})")) ==
        "rooms.json:2: rooms.Attic.key is \"Attic\"; expected a text like [a-z]+");
  CHECK(complaints(with_row("\"attic\"")) == "rooms.json:2: rooms[0] is \"attic\"; expected an object");
}

TEST_CASE("a text too long for a pattern is refused unmatched") {
  const std::string key(5000, 'a');
  CHECK(complaints(with_row("{\"key\": \"" + key + "\", \"number\": 1, \"space\": 3}")) ==
        "rooms.json:2: rooms[0].key is a text of 5000 bytes; expected a text like [a-z]+");
}

TEST_CASE("lists have a length and right values") {
  CHECK(complaints(with_row(R"({"key": "attic", "number": 1, "space": 3, "doors": []})")) ==
        "rooms.json:2: rooms.attic.doors is a list of 0; expected a list of 1 to 2");
  CHECK(complaints(with_row("{\"key\": \"attic\", \"number\": 1, \"space\": 3, \"doors\": [1,\n6]}")) ==
        "rooms.json:3: rooms.attic.doors[1] is 6; expected 0 to 5");
  CHECK(complaints(R"({"source": "book", "rooms": []})") ==
        "rooms.json:1: rooms is a list of 0; expected a list of 1 to 3");
  CHECK(complaints(R"({"source": "book", "rooms": 5})") ==
        "rooms.json:1: rooms is 5; expected a list of 1 to 3");
}

TEST_CASE("missing and unknown members are refused") {
  CHECK(complaints(with_row(R"({"key": "attic", "number": 1})")) ==
        "rooms.json:2: rooms.attic.space is missing; expected 1 to 12 or \"unlimited\"");
  CHECK(complaints(with_row("{\"key\": \"attic\", \"number\": 1, \"space\": 3,\n\"colour\": 4}")) ==
        "rooms.json:3: rooms.attic.colour is not known here; "
        "expected one of key, number, space, dark, doors, source, note");
  CHECK(complaints(R"({"source": "book"})") ==
        "rooms.json:1: rooms.rooms is missing; expected a list of 1 to 3");
  CHECK(complaints("[]") == "rooms.json:1: rooms is a list of 0; expected an object");
  CHECK(complaints(with_row(R"({"key": "attic", "number": 1, "space": {"value": 3, "sauce": "ours"}})")) ==
        "rooms.json:2: rooms.attic.space.sauce is not known here; "
        "expected one of value, source, note, sum_of (names of figures)");
  CHECK(complaints(with_row(R"({"key": "attic", "number": {"value": 1, "sum_of": "a"}, "space": 1})")) ==
        "rooms.json:2: rooms.attic.number.sum_of is not known here; expected one of value, source, note");
  CHECK(complaints(with_row(R"({"key": "attic", "number": 1, "space": {"value": 3, "sum_of": "a\"b"}})")) ==
        "rooms.json:2: rooms.attic.space.sum_of is not known here; "
        "expected one of value, source, note, sum_of (names of figures)");
}

TEST_CASE("a choice is one of its words") {
  CHECK(complaints("{\"source\": \"book\", \"rooms\": [{\"key\": \"a\", \"number\": 1, \"space\": "
                   "1}],\n\"mood\": \"merry\"}") ==
        "rooms.json:2: rooms.mood is \"merry\"; expected one of calm, dread");
}

TEST_CASE("keys differ and numbers count up from one") {
  const std::string row = R"({"key": "a", "number": 1, "space": 1})";
  CHECK(complaints(with_row(row + ",\n{\"key\": \"a\", \"number\": 2, \"space\": 1}")) ==
        "rooms.json:3: rooms: the key \"a\" is also on line 2; expected each key once");
  CHECK(complaints(with_row(row + ",\n{\"key\": \"b\", \"number\": 1, \"space\": 1}")) ==
        "rooms.json:3: rooms: the number 1 is also on line 2; expected each number once");
  CHECK(complaints(with_row(row + ",\n{\"key\": \"b\", \"number\": 3, \"space\": 1}")) ==
        "rooms.json:3: rooms: the number 3 is beyond the 2 rows; expected 1 to 2");
}

TEST_CASE("every value has a source, and one that is not the book's says why") {
  const std::string rooms = R"("rooms": [{"key": "a", "number": 1, "space": 1}])";
  CHECK(complaints("{" + rooms + "}") ==
        "rooms.json:1: rooms.source is missing; expected one of book, public, ours");
  CHECK(complaints("{\"source\": \"me\", " + rooms + "}") ==
        "rooms.json:1: rooms.source is \"me\"; expected one of book, public, ours");
  CHECK(complaints("{\"source\": \"ours\", " + rooms + "}") ==
        "rooms.json:1: rooms is ours and has no note; expected a note that says why");
  CHECK(complaints("{\"source\": \"ours\", \"note\": 5, " + rooms + "}") ==
        "rooms.json:1: rooms.note is 5; expected a text\n"
        "rooms.json:1: rooms is ours and has no note; expected a note that says why");
  CHECK(complaints(with_row(
            "{\"key\": \"a\", \"number\": 1, \"space\": {\"value\": 1,\n\"source\": \"public\"}}")) ==
        "rooms.json:3: rooms.a.space is public and has no note; expected a note that says why");
  CHECK(complaints("{\"source\": \"book\",\n\"sources\": {\"space\": {\"source\": \"ours\"}}, " + rooms +
                   "}") ==
        "rooms.json:2: rooms.sources.space is ours and has no note; expected a note that says why");
  CHECK(complaints("{\"source\": \"book\",\n\"sources\": {\"space\": \"ours\"}, " + rooms + "}") ==
        "rooms.json:2: rooms.sources.space is \"ours\"; expected an object");
  CHECK(complaints("{\"source\": \"book\",\n\"sources\": [], " + rooms + "}") ==
        "rooms.json:2: rooms.sources is a list of 0; expected an object");
  CHECK(complaints("{\"source\": \"book\",\n\"sources\": {\"spice\": {\"source\": \"book\"}}, " + rooms +
                   "}") ==
        "rooms.json:2: rooms.sources.spice names no column; expected the name of a value in this file");
}

TEST_CASE("all complaints of a file are collected, in file order") {
  CHECK(complaints(with_row(
            "{\"key\": \"a\", \"number\": 0, \"space\": 0},\n{\"key\": \"b\", \"space\": 3, \"dark\": 0}")) ==
        "rooms.json:2: rooms.a.number is 0; expected 1 to 9\n"
        "rooms.json:2: rooms.a.space is 0; expected 1 to 12 or \"unlimited\"\n"
        "rooms.json:2: rooms: the number 0 is beyond the 2 rows; expected 1 to 2\n"
        "rooms.json:3: rooms.b.dark is 0; expected true or false\n"
        "rooms.json:3: rooms.b.number is missing; expected 1 to 9");
}

}  // namespace holdout::content
