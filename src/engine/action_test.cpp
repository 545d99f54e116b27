#include "engine/action.h"

#include <array>

#include <doctest/doctest.h>

#include "engine/rng.h"

namespace holdout {

TEST_CASE("actions are equal if all their parts are") {
  const Action a{1, 2, 3, 4, 5};
  CHECK(a == Action{1, 2, 3, 4, 5});
  CHECK(!(a == Action{0, 2, 3, 4, 5}));
  CHECK(!(a == Action{1, 2, 3, 0, 5}));
  CHECK(!(a == Action{1, 2, 3, 4, 0}));
}

TEST_CASE("Outcomes: each owns as many tickets as it weighs") {
  Outcomes outcomes;
  outcomes.push({0, 1, 0, 0, 0}, 2);
  outcomes.push({0, 2, 0, 0, 0}, 1);
  outcomes.push({0, 3, 0, 0, 0}, 3);
  CHECK(outcomes.total() == 6);
  constexpr std::array kOwner = {1, 1, 2, 3, 3, 3};
  for (std::uint32_t ticket = 0; ticket < 6; ++ticket) CHECK(outcomes.at_ticket(ticket).a == kOwner[ticket]);
  CHECK(outcomes.contains({0, 2, 0, 0, 0}));
  CHECK(!outcomes.contains({1, 2, 0, 0, 0}));
}

TEST_CASE("Outcomes: a die has equal faces from 1") {
  Outcomes faces;
  faces.die(9, 6);
  CHECK(faces.size() == 6);
  CHECK(faces.total() == 6);
  for (int i = 0; i < 6; ++i) {
    CHECK(faces[i].action == Action{9, static_cast<std::uint8_t>(i + 1), 0, 0, 0});
    CHECK(faces[i].weight == 1);
    CHECK(faces.at_ticket(static_cast<std::uint32_t>(i)).a == i + 1);
  }
}

TEST_CASE("Rng: the same seed gives the same numbers everywhere, and below() stays below") {
  Rng rng(1);
  CHECK(rng.next() == 14971601782005023387ULL);
  CHECK(rng.next() == 13781649495232077965ULL);
  std::array<int, 6> seen{};
  for (int i = 0; i < 6000; ++i) ++seen.at(rng.below(6));
  for (int count : seen) {
    CHECK(count > 850);
    CHECK(count < 1150);
  }
  CHECK(rng.below(1) == 0);
}

}  // namespace holdout
