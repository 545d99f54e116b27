#include "games/the_thing/rules/positions/example_facts.h"

#include <doctest/doctest.h>

#include "games/the_thing/rules/positions/position_text.h"

// What a then block claims is true or not, and never true for want of anything claimed.

namespace holdout::the_thing {
namespace {

const WrittenPosition& station() {
  static const WrittenPosition position = *read_given(
      "8 players; phase 5; kitchen: food 2; goods red: flamethrower 1, flamethrower 4; weapon deck: melee");
  return position;
}

std::string answer_to(std::string_view phrase) {
  const Result<void> holds = fact_holds({station().rules, station().state, {}}, phrase);
  return holds ? "true" : holds.problem().message();
}

TEST_CASE("facts: food is in the Kitchen and nowhere else") {
  CHECK(answer_to("kitchen: food 2") == "true");
  CHECK(answer_to("boiler: food 0") == "true");
  CHECK(answer_to("boiler: food 2") != "true");
}

TEST_CASE("facts: charges are told in any order") {
  CHECK(answer_to("goods red: flamethrower 1, flamethrower 4") == "true");
  CHECK(answer_to("goods red: flamethrower 4, flamethrower 1") == "true");
  CHECK(answer_to("goods red: flamethrower 4, flamethrower 4") != "true");
}

TEST_CASE("facts: cards are counted, used up ones too") {
  CHECK(answer_to("weapon deck: 1 cards") == "true");
  CHECK(answer_to("weapon deck: 2 cards") != "true");
  WrittenPosition used = station();
  used.state.table.goods_used[0] = 2;
  used.state.table.blood_shown = 1;
  CHECK(fact_holds({used.rules, used.state, {}}, "used up: 3 cards"));
  CHECK_FALSE(fact_holds({used.rules, used.state, {}}, "used up: 0 cards"));
}

TEST_CASE("facts: a claim about nothing is no claim") {
  CHECK(answer_to("votes").find("no vote is named") != std::string::npos);
  CHECK(answer_to("location deck has").find("no card is named") != std::string::npos);
  CHECK(answer_to("suspicion").find("nobody is named") != std::string::npos);
  CHECK(answer_to("plan: 3") == "plan: nothing");
}

}  // namespace
}  // namespace holdout::the_thing
