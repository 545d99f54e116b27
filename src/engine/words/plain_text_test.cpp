#include "engine/words/plain_text.h"

#include <doctest/doctest.h>

#include "engine/words/example_words.h"

namespace holdout {
namespace {

TEST_CASE("texts are split into trimmed parts and words") {
  CHECK(trimmed(" \t a b \r\n") == "a b");
  CHECK(trimmed("   ").empty());
  CHECK(parts_of("a, b ,,c", ',') == std::vector<std::string_view>{"a", "b", "", "c"});
  CHECK(parts_of("  ", ',').empty());
  CHECK(words_of("  one  two\tthree ") == std::vector<std::string_view>{"one", "two", "three"});
  CHECK(lowered("P0.L") == "p0.l");
}

TEST_CASE("whole numbers have digits only, and few") {
  CHECK(whole_number("0") == 0);
  CHECK(whole_number("9999") == 9999);
  for (std::string_view text : {"", "-1", "+1", "1.5", "10000", "x2", " 3"}) CHECK(!whole_number(text));
}

TEST_CASE("a quotation is one short line, whatever was written") {
  CHECK(quoted("go 4") == "\"go 4\"");
  CHECK(quoted("a\nb\x7f") == "\"a?b?\"");
  CHECK(quoted(std::string(100, 'x')) == "\"" + std::string(48, 'x') + "...\"");
  CHECK(one_of({"a"}) == "a");
  CHECK(one_of({"a", "b", "c"}) == "a, b or c");
}

TEST_CASE("words are taken off from the left, whole phrases or nothing") {
  WordReader words("Time  Limit 45 seconds");
  CHECK(!words.take("time out"));
  CHECK(words.take("time limit"));
  CHECK(words.peek() == "45");
  CHECK(words.next() == "45");
  CHECK(words.rest() == "seconds");
  CHECK(!words.take("seconds left"));
  CHECK(words.take("seconds"));
  CHECK(words.empty());
  CHECK(words.next().empty());
}

TEST_CASE("a phrase has a head, and a body after the first colon") {
  CHECK(head_and_body("area 4: a: b").head == "area 4");
  CHECK(head_and_body("area 4: a: b").body == "a: b");
  CHECK(!head_and_body("round 3").colon);
  CHECK(head_and_body(":").head.empty());
}

TEST_CASE("phrases know their lines and leave comments out") {
  const std::vector<Phrase> phrases = phrases_in("a; b # c; d\n\n  # e\n;f;\n", "x.play");
  REQUIRE(phrases.size() == 3);
  CHECK(phrases[0].text == "a");
  CHECK(phrases[1].text == "b");
  CHECK(phrases[1].where == "x.play:1");
  CHECK(phrases[2].text == "f");
  CHECK(phrases[2].where == "x.play:4");
  CHECK(phrases_in("a").at(0).where == "line 1");
  CHECK(phrases_in("").empty());
}

}  // namespace
}  // namespace holdout
