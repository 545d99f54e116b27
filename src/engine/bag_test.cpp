#include "engine/bag.h"

#include <doctest/doctest.h>

namespace holdout {

TEST_CASE("Bag: a random draw is weighted by what is left in the middle") {
  Bag<3, 2> bag{.counts = {4, 0, 2}, .top = {}, .bottom = {}};
  Outcomes outcomes;
  bag.outcomes(7, outcomes);
  CHECK(outcomes.size() == 2);
  CHECK(outcomes.total() == 6);
  CHECK(outcomes[0].action == Action{7, 0, 0, 0, 0});
  CHECK(outcomes[0].weight == 4);
  CHECK(outcomes[1].action == Action{7, 2, 0, 0, 0});
  bag.take(2);
  CHECK(bag.size() == 5);
  CHECK(bag.counts[2] == 1);
}

TEST_CASE("Bag: known cards on top come first, the last one put there before the others") {
  Bag<3, 2> bag{.counts = {1, 1, 1}, .top = {}, .bottom = {}};
  CHECK(!bag.next_is_known());
  bag.top.push({.kind = 0, .knowers = only(Seat{1})});
  bag.top.push({.kind = 2, .knowers = only(Seat{2})});
  CHECK(bag.size() == 5);
  CHECK(bag.next_is_known());
  CHECK(bag.take_known() == 2);
  CHECK(bag.take_known() == 0);
  CHECK(!bag.next_is_known());
  CHECK(bag.middle() == 3);
}

TEST_CASE("Bag: known cards at the bottom wait until the middle is drawn, then come in their order") {
  Bag<2, 2> bag{.counts = {1, 0}, .top = {}, .bottom = {}};
  bag.bottom.push({.kind = 1, .knowers = only(Seat{0})});
  bag.bottom.push({.kind = 0, .knowers = {}});
  CHECK(!bag.next_is_known());
  bag.take(0);
  CHECK(bag.next_is_known());
  CHECK(bag.take_known() == 1);
  CHECK(bag.take_known() == 0);
  CHECK(bag.empty());
  CHECK(!bag.next_is_known());
}

}  // namespace holdout
