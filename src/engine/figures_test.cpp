#include "engine/figures.h"

#include <array>
#include <stdexcept>

#include <doctest/doctest.h>

namespace holdout {
namespace {

constexpr std::array kPrinted{
    Figure{.name = "deck.total", .source = Source::Book, .count = 1, .values = {5}, .min = 1, .max = 60},
    Figure{.name = "cards.bat.count", .source = Source::Ours, .count = 1, .values = {3}, .min = 0, .max = 15},
    Figure{.name = "cards.saw.count", .source = Source::Ours, .count = 1, .values = {2}, .min = 0, .max = 15},
    Figure{.name = "cards.saw.kills", .source = Source::Book, .count = 1, .values = {2}, .min = 1, .max = 9},
    Figure{.name = "store.rows", .source = Source::Ours, .count = 3, .values = {3, 2, 2}, .min = 1, .max = 8},
    Figure{.name = "rooms.first", .source = Source::Public, .count = 1, .values = {1}, .min = -3, .max = 6},
};
constexpr std::array kSums{FigureSum{.total = "deck.total", .parts = "cards.*.count"}};

}  // namespace

TEST_CASE("figures are read by name") {
  const Figures figures(kPrinted);
  CHECK(figures.at("deck.total") == 5);
  CHECK(figures.at("store.rows", 2) == 2);
  CHECK(figures.all("store.rows").size() == 3);
  CHECK(figures.figure("rooms.first").source == Source::Public);
}

TEST_CASE("a name or an index that does not exist is our mistake") {
  const Figures figures(kPrinted);
  CHECK_THROWS_AS(static_cast<void>(figures.at("deck.totals")), std::out_of_range);
  CHECK_THROWS_AS(static_cast<void>(figures.at("store.rows", 3)), std::out_of_range);
  CHECK_THROWS_AS(static_cast<void>(figures.at("store.rows", -1)), std::out_of_range);
}

TEST_CASE("an ours figure can be turned, in one copy only") {
  const Figures printed(kPrinted);
  Figures figures = printed;
  REQUIRE(figures.turn("store.rows", "2,2,8"));
  REQUIRE(figures.turn("cards.bat.count", "0"));
  CHECK(figures.at("store.rows", 2) == 8);
  CHECK(figures.turned() == std::vector<TurnedFigure>{{"cards.bat.count", "0"}, {"store.rows", "2,2,8"}});
  CHECK(printed.at("store.rows", 2) == 2);
  CHECK(printed.turned().empty());
}

TEST_CASE("a figure turned back to its printed values is not turned") {
  Figures figures(kPrinted);
  REQUIRE(figures.turn("store.rows", "1,1,1"));
  REQUIRE(figures.turn("store.rows", "3,2,2"));
  CHECK(figures.turned().empty());
}

TEST_CASE("a refused turn says why and changes nothing") {
  Figures figures(kPrinted);
  const auto refusal = [&](std::string_view name, std::string_view values) {
    const Result<void> result = figures.turn(name, values);
    return result ? std::string("accepted") : result.problem().message();
  };
  CHECK(refusal("store.row", "1,1,1") ==
        "figure \"store.row\": there is none of that name; expected store.rows, rooms.first or deck.total");
  CHECK(refusal("deck.total", "6") ==
        "deck.total: is a figure of the book and cannot be turned; expected a figure that is ours");
  CHECK(
      refusal("rooms.first", "2") ==
      "rooms.first: is a published figure of the game and cannot be turned; expected a figure that is ours");
  CHECK(refusal("store.rows", "3,2") ==
        "store.rows: was given 2 values; expected 3 values separated by commas");
  CHECK(refusal("cards.bat.count", "3,2") == "cards.bat.count: was given 2 values; expected 1 value");
  CHECK(refusal("store.rows", "3,2,9") == "store.rows: 9 is out of range; expected 1 to 8");
  CHECK(refusal("store.rows", "3,0,2") == "store.rows: 0 is out of range; expected 1 to 8");
  CHECK(refusal("store.rows", "3,99999999999,2") ==
        "store.rows: 99999999999 is out of range; expected 1 to 8");
  CHECK(refusal("store.rows", "3,two,2") == "store.rows: \"two\" is not a whole number; expected 1 to 8");
  CHECK(refusal("store.rows", "3,2 ,2") == "store.rows: \"2 \" is not a whole number; expected 1 to 8");
  CHECK(refusal("store.rows", "3,2,") == "store.rows: \"\" is not a whole number; expected 1 to 8");
  CHECK(refusal("store.rows", "") == "store.rows: \"\" is not a whole number; expected 1 to 8");
  CHECK(figures.turned().empty());
}

TEST_CASE("sums between figures are checked after turning") {
  Figures figures(kPrinted);
  CHECK(figures.add_up(kSums));
  REQUIRE(figures.turn("cards.bat.count", "4"));
  const Result<void> broken = figures.add_up(kSums);
  REQUIRE_FALSE(broken);
  CHECK(broken.problem().message() == "cards.*.count: the values add up to 6; expected 5 (deck.total)");
  REQUIRE(figures.turn("cards.saw.count", "1"));
  CHECK(figures.add_up(kSums));
}

TEST_CASE("the parts of a sum are several names, each of as many parts as its pattern") {
  const Figures figures(kPrinted);
  CHECK(figures.add_up(std::array{FigureSum{"deck.total", "cards.saw.* rooms.first"}}));
  CHECK_FALSE(figures.add_up(std::array{FigureSum{"deck.total", "cards.*"}}));
}

}  // namespace holdout
