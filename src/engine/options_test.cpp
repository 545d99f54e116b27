#include "engine/options.h"

#include <doctest/doctest.h>

namespace holdout {

namespace {

constexpr std::array kRows{
    OptionRow{"storm", "XX-1", 1, 2, {{"on", "off"}}},
    OptionRow{"rounds", "", 0, 2, {{"12", "30"}}},
};
constexpr std::array kHost{OptionInfo{"first", "", "none", "a seat"}};

const OptionList& list() {
  static const OptionList options("Toy", kRows, kHost);
  return options;
}

std::string complaint(const Setup::Choices& chosen) {
  const Result<void> checked = list().check({.players = 3, .options = chosen, .figures = {}});
  return checked ? "" : checked.problem().message();
}

}  // namespace

TEST_CASE("options: what the host left out keeps its default") {
  const Setup setup{.players = 3, .options = {{"rounds", "30"}}, .figures = {}};
  CHECK(list().value(setup, "storm") == "off");
  CHECK(list().value(setup, "rounds") == "30");
  CHECK(list().value(setup, "first") == "none");
}

TEST_CASE("options: unknown ones and unknown values are refused in one sentence") {
  CHECK(complaint({{"storm", "on"}, {"first", "P1"}}).empty());
  CHECK(complaint({{"rain", "on"}}) ==
        "option rain: Toy has no such option; expected one of first, storm, rounds");
  CHECK(complaint({{"rounds", "13"}}) == "option rounds: '13' is not one of its values; expected 12, 30");
}

TEST_CASE("options: seats and lists") {
  const Setup setup{.players = 3, .options = {}, .figures = {}};
  CHECK(*seat_of_option(setup, "first", "P2") == Seat{2});
  CHECK(seat_of_option(setup, "first", "P3").problem().message() ==
        "option first: 'P3' is not one of its values; expected P0 to P2");
  CHECK(parts_of_option("a,b,c") == std::vector<std::string_view>{"a", "b", "c"});
}

}  // namespace holdout
