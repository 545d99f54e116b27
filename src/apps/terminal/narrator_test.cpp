#include "apps/terminal/narrator.h"

#include <doctest/doctest.h>

using namespace holdout;

TEST_CASE("lines are broken at spaces, counted in characters") {
  CHECK(wrapped("one two three", 80, 2) == "one two three");
  CHECK(wrapped("one two three", 7, 2) == "one two\n  three");
  CHECK(wrapped("żółć żółć żółć", 9, 0) == "żółć żółć\nżółć");
  CHECK(wrapped("a-very-long-word b", 5, 1) == "a-very-long-word\n b");
  CHECK(wrapped("first\nsecond", 80, 0) == "first\nsecond");
  CHECK(wrapped("", 80, 0).empty());
  CHECK(wrapped("  7. one two", 9, 5) == "  7. one\n     two");
  CHECK(wrapped("one\ntwo three", 5, 2) == "one\ntwo\n  three");
}

TEST_CASE("a language that does not exist is refused with those that do") {
  CHECK(*texts_named("pl") != nullptr);
  CHECK(texts_named("de").problem().message() == "--lang: there is no language 'de'; expected en, pl");
}
