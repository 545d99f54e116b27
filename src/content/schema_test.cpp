#include "content/schema.h"

#include <doctest/doctest.h>

#include "content/read_json.h"

namespace holdout::content {
namespace {

Result<Schema> schema_of(const std::string& text) {
  const Result<Node> node = read_json(text, "s.json");
  REQUIRE(node);
  return read_schema(*node, "s.json");
}

std::string refusal_of_schema(const std::string& text) {
  const Result<Schema> schema = schema_of(text);
  return schema ? "accepted" : schema.problem().message();
}

}  // namespace

TEST_CASE("a schema says what it expects in words") {
  CHECK(schema_of(R"({"type": "integer", "minimum": 1, "maximum": 12})")->expectation() == "1 to 12");
  CHECK(
      schema_of(R"({"type": "integer", "minimum": 1, "maximum": 12, "words": {"all": -1}})")->expectation() ==
      "1 to 12 or \"all\"");
  CHECK(schema_of(R"({"type": "string", "enum": ["a", "b"]})")->expectation() == "one of a, b");
  CHECK(schema_of(R"({"type": "string", "pattern": "[a-z]+"})")->expectation() == "a text like [a-z]+");
  CHECK(schema_of(R"({"type": "string"})")->expectation() == "a text");
  CHECK(schema_of(R"({"type": "boolean"})")->expectation() == "true or false");
  CHECK(schema_of(R"({"type": "object", "properties": {}})")->expectation() == "an object");
  CHECK(schema_of(R"({"type": "array", "minItems": 2, "maxItems": 2, "items": {"type": "string"}})")
            ->expectation() == "a list of 2");
  CHECK(schema_of(R"({"type": "array", "minItems": 1, "maxItems": 2, "items": {"type": "string"}})")
            ->expectation() == "a list of 1 to 2");
}

TEST_CASE("leaves carry a source, objects and rows do not") {
  CHECK(schema_of(R"({"type": "boolean"})")->is_leaf());
  CHECK(schema_of(R"({"type": "array", "minItems": 0, "maxItems": 2, "items": {"type": "string"}})")
            ->is_leaf());
  CHECK_FALSE(schema_of(R"({"type": "object", "properties": {}})")->is_leaf());
  CHECK_FALSE(schema_of(R"({"type": "array", "minItems": 0, "maxItems": 2,
                            "items": {"type": "object", "properties": {}}})")
                  ->is_leaf());
}

TEST_CASE("a wrong schema is refused with its line") {
  const std::string types = "expected one of object, array, string, integer, boolean";
  CHECK(refusal_of_schema("{\n\"type\": \"number\"}") == "s.json:2: a schema has no known type; " + types);
  CHECK(refusal_of_schema("[]") == "s.json:1: a schema has no known type; " + types);
  CHECK(refusal_of_schema("{\"type\": \"string\",\n\"minLength\": 2}") ==
        "s.json:2: the keyword \"minLength\" is not known here; expected one of enum, pattern, enumeration, "
        "means, type, title, description");
  CHECK(refusal_of_schema("{\"type\": \"string\",\n\"pattern\": \"[a\"}") ==
        "s.json:2: the pattern \"[a\" cannot be read; expected an ECMAScript pattern");
  CHECK(refusal_of_schema("{\"type\": \"string\", \"pattern\": \"" + std::string(101, 'a') + "\"}") ==
        "s.json:1: the pattern is a text of 101 bytes; expected at most 100");
  CHECK(refusal_of_schema("{\"type\": \"string\", \"enum\": [\"a\",\n1]}") ==
        "s.json:2: enum lists 1; expected a text");
  CHECK(refusal_of_schema("{\"type\": \"string\",\n\"enum\": \"a\"}") ==
        "s.json:2: enum is \"a\"; expected a list of texts");
  CHECK(refusal_of_schema(R"({"type": "integer", "minimum": 1})") ==
        "s.json:1: maximum is missing; expected 1 to 32767");
  CHECK(refusal_of_schema("{\"type\": \"integer\", \"minimum\": 3,\n\"maximum\": 2}") ==
        "s.json:2: maximum is 2; expected 3 to 32767");
  CHECK(refusal_of_schema(
            "{\"type\": \"integer\", \"minimum\": 3, \"maximum\": 4,\n\"words\": {\"all\": 1.5}}") ==
        "s.json:2: the word \"all\" means 1.5; expected a small whole number");
  CHECK(refusal_of_schema(R"({"type": "object"})") ==
        "s.json:1: an object schema has no properties; expected an object of schemas");
  CHECK(refusal_of_schema("{\"type\": \"object\", \"properties\": {},\n\"additionalProperties\": true}") ==
        "s.json:2: additionalProperties is true; expected false: all objects are closed");
  CHECK(refusal_of_schema("{\"type\": \"object\", \"properties\": {},\n\"required\": [\"a\"]}") ==
        "s.json:2: required names \"a\"; expected one of the properties");
  CHECK(refusal_of_schema(R"({"type": "array", "minItems": 1, "maxItems": 2})") ==
        "s.json:1: an array schema has no items; expected a schema");
  CHECK(refusal_of_schema(R"({"type": "array", "minItems": 1, "maxItems": 33, "figure": true,
                    "items": {"type": "integer", "minimum": 0, "maximum": 1}})") ==
        "s.json:1: a figure is a list of something else; expected 1 to 32 integers");
  CHECK(refusal_of_schema("{\"type\": \"object\", \"properties\": {\n\"a\": {\"type\": \"text\"}}}") ==
        "s.json:2: a schema has no known type; " + types);
}

}  // namespace holdout::content
