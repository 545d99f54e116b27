#include "text/message_outline.h"

#include <doctest/doctest.h>

using namespace holdout;
using Kind = MessageArgument::Kind;

TEST_CASE("message outline: every argument once, with what it is used for") {
  const auto outline = outline_of("{player} eats {n, plural, =0 {none} one {# of {what}} other {#}} of {n}.");
  REQUIRE(outline.size() == 3);
  CHECK(outline[0].name == "player");
  CHECK(outline[0].kind == Kind::Plain);
  CHECK(outline[1].name == "n");
  CHECK(outline[1].kind == Kind::Plural);
  CHECK(outline[1].branches == std::vector<std::string>{"=0", "one", "other"});
  CHECK(outline[2].name == "what");
}

TEST_CASE("message outline: branches are those of the select alone") {
  const auto outline = outline_of("{a, select, x {{b, select, y {1} other {2}}} other {3}}");
  REQUIRE(outline.size() == 2);
  CHECK(outline[0].branches == std::vector<std::string>{"x", "other"});
  CHECK(outline[1].branches == std::vector<std::string>{"y", "other"});
}

TEST_CASE("message outline: nothing of a text without arguments or that ICU cannot read") {
  CHECK(outline_of("plain").empty());
  CHECK(outline_of("{n, plural, one {#}}").empty());
  CHECK(outline_of("{open").empty());
}
