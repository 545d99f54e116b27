#include "content/read_json.h"

#include <doctest/doctest.h>

namespace holdout::content {
namespace {

std::string refusal(const std::string& text) {
  const Result<Node> node = read_json(text, "file.json");
  return node ? "accepted" : node.problem().message();
}

}  // namespace

TEST_CASE("a node knows the line it starts on") {
  const Result<Node> node =
      read_json("{\n  \"a\": 1,\n  \"b\": [\n    true,\n\n    \"x\"\n  ],\n\"c\": null }\n", "f");
  REQUIRE(node);
  CHECK(node->line == 1);
  CHECK(node->member("a")->line == 2);
  const Node& list = *node->member("b");
  CHECK(list.line == 3);
  CHECK(list.children[0].line == 4);
  CHECK(list.children[1].line == 6);
  CHECK(node->member("c")->line == 8);
}

TEST_CASE("values keep their kind, members their order") {
  const Result<Node> node =
      read_json(R"({"z": -7, "a": 2.50, "t": "za\u017c\u00f3\u0142\u0107", "n": null})", "f");
  REQUIRE(node);
  CHECK(node->children[0].name == "z");
  CHECK(node->member("z")->integer == -7);
  CHECK(node->member("a")->kind == Node::Kind::Fraction);
  CHECK(node->member("a")->text == "2.50");
  CHECK(node->member("t")->text == "zażółć");
  CHECK(node->member("n")->kind == Node::Kind::Null);
  CHECK(node->member("missing") == nullptr);
}

TEST_CASE("a number too large for any figure is kept as it is written") {
  const Result<Node> node = read_json("[18446744073709551615, 99999999999999999999]", "f");
  REQUIRE(node);
  CHECK(quote(node->children[0]) == "18446744073709551615");
  CHECK(quote(node->children[1]) == "99999999999999999999");
}

TEST_CASE("what is not JSON is refused with its line") {
  CHECK(refusal("{\"a\": 1,\n \"b\": }") ==
        "file.json:2: the text is not JSON (syntax error); expected strict JSON");
  CHECK(refusal("{\"a\": [1,\n2") == "file.json:2: the JSON ends too early; expected its closing brackets");
  CHECK(refusal("") == "file.json:1: the JSON ends too early; expected its closing brackets");
  CHECK(refusal("{}\n\n{}") == "file.json:3: something follows the JSON value; expected nothing");
  CHECK(refusal("[1, // one\n2]") ==
        "file.json:1: the text is not JSON (syntax error); expected strict JSON");
  CHECK(refusal("[\n\"\xff\"]") == "file.json:2: the text is not JSON (syntax error); expected strict JSON");
  CHECK(refusal(std::string(60, '[')) ==
        "file.json:1: the text is not JSON (too deep); expected strict JSON");
}

TEST_CASE("a member given twice is refused where it comes again") {
  CHECK(refusal("{\"a\": 1,\n\"b\": {\"a\": 2},\n\"a\": 3}") ==
        "file.json:3: the member \"a\" is given twice; expected each member once");
}

TEST_CASE("a file without end is refused before it is read") {
  CHECK(refusal(std::string((1U << 20U) + 1, ' ')) ==
        "file.json: has 1048577 bytes; expected at most 1048576");
}

TEST_CASE("a complaint quotes any value on one line") {
  const Result<Node> node = read_json(R"(["a\nb", {}, [1, 2], false])", "f");
  REQUIRE(node);
  CHECK(quote(node->children[0]) == "\"a?b\"");
  CHECK(quote(node->children[1]) == "an object");
  CHECK(quote(node->children[2]) == "a list of 2");
  CHECK(quote(node->children[3]) == "false");
  Node text;
  text.kind = Node::Kind::Text;
  text.text = std::string(61, 'x');
  CHECK(quote(text) == "a text of 61 bytes");
}

}  // namespace holdout::content
