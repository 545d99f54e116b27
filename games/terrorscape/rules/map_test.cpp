#include "games/terrorscape/rules/map.h"

#include <array>

#include <doctest/doctest.h>

namespace holdout::terrorscape {

namespace {

constexpr Location kC1 = Location::EntranceHall, kC2 = Location::Gallery, kC3 = Location::Corridor,
                   kC4 = Location::Study, kN1 = Location::LivingRoom, kN2 = Location::DiningRoom,
                   kN3 = Location::Kitchen, kN4 = Location::Storage, kN5 = Location::BanquetHall,
                   kZ1 = Location::BackPath, kZ2 = Location::Graveyard, kZ3 = Location::Shed,
                   kZ5 = Location::Garden;

// Section 3.2, as the rules print it.
constexpr std::array<std::array<int, kLocations>, kLocations> kPrinted{{
    {0, 1, 1, 3, 2, 1, 1, 2, 3, 2, 2, 3, 4, 3, 4},
    {1, 0, 1, 2, 1, 2, 2, 3, 4, 2, 1, 2, 3, 2, 4},
    {1, 1, 0, 2, 2, 2, 2, 3, 4, 1, 2, 3, 4, 3, 5},
    {3, 2, 2, 0, 1, 3, 2, 3, 4, 1, 3, 4, 3, 2, 4},
    {2, 1, 2, 1, 0, 3, 3, 4, 4, 2, 2, 3, 2, 1, 3},
    {1, 2, 2, 3, 3, 0, 1, 2, 3, 2, 3, 4, 5, 4, 4},
    {1, 2, 2, 2, 3, 1, 0, 1, 2, 1, 3, 4, 4, 4, 3},
    {2, 3, 3, 3, 4, 2, 1, 0, 1, 2, 4, 4, 3, 4, 2},
    {3, 4, 4, 4, 4, 3, 2, 1, 0, 3, 4, 3, 2, 3, 1},
    {2, 2, 1, 1, 2, 2, 1, 2, 3, 0, 3, 4, 4, 3, 4},
    {2, 1, 2, 3, 2, 3, 3, 4, 4, 3, 0, 1, 2, 3, 3},
    {3, 2, 3, 4, 3, 4, 4, 4, 3, 4, 1, 0, 1, 2, 2},
    {4, 3, 4, 3, 2, 5, 4, 3, 2, 4, 2, 1, 0, 1, 1},
    {3, 2, 3, 2, 1, 4, 4, 4, 3, 3, 3, 2, 1, 0, 2},
    {4, 4, 5, 4, 3, 4, 3, 2, 1, 4, 3, 2, 1, 2, 0},
}};

}  // namespace

TEST_CASE("TS-020 locations are adjacent over a door or an open border, and by nothing else") {
  CHECK(adjacent(kN2, kN3));   // door D03
  CHECK(adjacent(kZ2, kZ3));   // border O2
  CHECK(!adjacent(kN1, kZ2));  // a passage is no adjacency
  CHECK(!adjacent(kN5, kZ5));  // a plain wall
  CHECK(neighbours(kC1) == (only(kC2) | only(kC3) | only(kN1) | only(kN2)));
  int edges = 0;
  for (Location room : kWholeMansion) edges += neighbours(room).size();
  CHECK(edges == 2 * 20);
}

TEST_CASE("the distances are those of section 3.2") {
  for (std::size_t from = 0; from < kLocations; ++from)
    for (std::size_t to = 0; to < kLocations; ++to)
      CHECK(distance(static_cast<Location>(from), static_cast<Location>(to)) == kPrinted[from][to]);
}

TEST_CASE("TS-028 a range counts steps, over blocks and without passages") {
  CHECK(range(kC3, 1) == (only(kC3) | only(kC1) | only(kC2) | only(kN5)));
  CHECK(range(kZ2, 0) == only(kZ2));
  CHECK(!range(kN1, 1).has(kZ2));
  CHECK(range(kN1, 5) == kWholeMansion);
}

TEST_CASE("TS-030 an area is the five locations of its colour") {
  CHECK(rooms_of(Area::Red) == Locations(0b11111));
  CHECK(rooms_of(Area::Blue).size() == 5);
  CHECK(rooms_of(Area::Green).has(kZ5));
  CHECK(area_of(kN5) == Area::Blue);
}

TEST_CASE("TS-022 TS-027 a move ends wherever a way of so many steps leads, also where it began") {
  const Locations ends = ends_of_move(kN3, 1, 2, {});
  CHECK(ends.has(kN3));  // there and back again
  CHECK(ends.has(kN4));
  CHECK(ends.has(kZ5));
  CHECK(!ends.has(kC4));
  CHECK(!ends_of_move(kN3, 1, 1, {}).has(kN3));
  CHECK(ends_of_move(kC1, 2, 2, {}).has(kC1));
  CHECK(ends_of_move(kN3, 0, 0, {}) == only(kN3));
}

TEST_CASE("TS-023 no way leads through a block; open borders have none") {
  const Doors d04 = Doors::only(Door::D04);
  CHECK(!steps_from(kN3, d04).has(kN4));
  CHECK(steps_from(kN3, d04).has(kN2));
  CHECK(steps_from(kZ2, kAllDoors) == (only(kZ1) | only(kZ3)));
  CHECK(ends_of_move(kC4, 1, 2, kAllDoors).empty());  // EX-73: every door is blocked
}

TEST_CASE("TS-029 a passage joins the two locations with the same symbol") {
  CHECK(through_passage(kN1) == kZ2);
  CHECK(through_passage(kZ5) == kN5);
  CHECK(through_passage(kC1) == Location::None);
  CHECK(kEntrances == (only(kN1) | only(kN5) | only(kZ2) | only(kZ5)));
}

TEST_CASE("the rooms that the rules name are where section 3.2 puts them") {
  CHECK(kMainExit == kC1);
  CHECK(kHiddenExit == kZ5);
  CHECK(kRadio == kN1);
  CHECK(kItemRooms == (only(kC2) | only(kN4) | only(Location::Greenhouse)));
  CHECK(kInformation == Location::Library);
  CHECK(kMystic == kZ2);
  CHECK(kTool == kZ3);
  CHECK(doors_of(kZ2).empty());
  CHECK(door_between(kN3, kN4) == Door::D04);
  CHECK(door_between(kZ1, kZ2) == Door::None);
  CHECK(ends_of(static_cast<Pair>(18)).both() == (only(kZ2) | only(kZ3)));  // O2 after 17 doors
}

}  // namespace holdout::terrorscape
