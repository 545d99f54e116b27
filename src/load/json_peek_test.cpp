#include "load/json_peek.h"

#include <doctest/doctest.h>

using namespace holdout::load;

TEST_CASE("Members of a frame are found, nested ones skipped") {
  constexpr std::string_view kFrame =
      R"({"t":"update","seq":7,"view":{"seq":8,"x":[1,{"seq":9}]},"q":["a \"seq\":3",{}],"undo":true})";
  CHECK(text_member(kFrame, "t") == "update");
  CHECK(number_of(member(kFrame, "seq"), -1) == 7);
  CHECK(number_of(member(member(kFrame, "view"), "seq"), -1) == 8);
  CHECK(member(kFrame, "undo") == "true");
  CHECK(member(kFrame, "ack").empty());
  CHECK(number_of(member(kFrame, "undo"), -1) == -1);
}

TEST_CASE("Items of a list are found") {
  std::vector<std::string_view> found;
  items(R"([["bid 1 2",".o",{"n":[1,2]}],["liar",".l",{}]])", found);
  REQUIRE(found.size() == 2);
  CHECK(found[1] == R"(["liar",".l",{}])");
  items("[]", found);
  CHECK(found.empty());
}

TEST_CASE("JSON that ends too early is no danger") {
  constexpr std::string_view kFrame = R"({"t":"upd\"ate","view":{"a":[1,2,{"b":"c"}]},"q":"z"})";
  std::vector<std::string_view> found;
  for (std::size_t size = 0; size <= kFrame.size(); ++size) {
    const std::string_view part = kFrame.substr(0, size);
    CHECK(member(part, "none").empty());
    items(part, found);
  }
}
