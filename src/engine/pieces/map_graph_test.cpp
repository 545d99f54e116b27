#include "engine/pieces/map_graph.h"

#include <doctest/doctest.h>

namespace holdout {

namespace {

// A small house:
//
//   Attic
//     |                     doors
//   Study --- Hall --- Kitchen
//     :         |         :     : a hedge, outside
//     :       Porch . . . :
//   Well ~~~~~~~~~~~~~~ Cellar  ~ a passage; no door leads there
enum class Room : std::uint8_t { Attic, Study, Hall, Kitchen, Porch, Well, Cellar, None = 15 };
enum class Way : std::uint8_t { Door, Hedge, Passage };
using Rooms = SetOf<Room, std::uint8_t, Room::None>;
using House = MapGraph<Rooms, Way, 7, 7>;

constexpr House kHouse{{{
    {Room::Attic, Room::Study, Way::Door},
    {Room::Study, Room::Hall, Way::Door},
    {Room::Hall, Room::Kitchen, Way::Door},
    {Room::Hall, Room::Porch, Way::Door},
    {Room::Kitchen, Room::Porch, Way::Hedge},
    {Room::Study, Room::Well, Way::Hedge},
    {Room::Well, Room::Cellar, Way::Passage},
}}};
constexpr Edges kDoors = kHouse.of_kind(Way::Door);
constexpr Edges kWalks = kDoors | kHouse.of_kind(Way::Hedge);
constexpr House::Distances kSteps = kHouse.distances(kWalks);

constexpr Rooms rooms(std::initializer_list<Room> those) {
  Rooms all;
  for (Room room : those) all.add(room);
  return all;
}
constexpr int steps(Room from, Room to) {
  return kSteps[static_cast<std::size_t>(from)][static_cast<std::size_t>(to)];
}

// The compiler knows them.
static_assert(steps(Room::Attic, Room::Porch) == 3);
static_assert(kHouse.neighbours(Room::Hall, kDoors).size() == 3);

}  // namespace

TEST_CASE("MapGraph: edges by kind, by place and between two places") {
  CHECK(kDoors.size() == 4);
  CHECK(kHouse.at(Room::Study).size() == 3);
  const Edge door = kHouse.between(Room::Hall, Room::Porch, House::all());
  CHECK(kHouse.row(door).kind == Way::Door);
  CHECK(kHouse.other_end(door, Room::Hall) == Room::Porch);
  CHECK(kHouse.other_end(door, Room::Porch) == Room::Hall);
  CHECK(kHouse.between(Room::Kitchen, Room::Porch, kDoors) == kNoEdge);
  CHECK(kHouse.between(Room::Attic, Room::Hall, House::all()) == kNoEdge);
}

TEST_CASE("MapGraph: neighbours are those behind an edge of the allowed kinds that is not closed") {
  CHECK(kHouse.neighbours(Room::Study, kDoors) == rooms({Room::Attic, Room::Hall}));
  CHECK(kHouse.neighbours(Room::Study, kWalks) == rooms({Room::Attic, Room::Hall, Room::Well}));
  const Edge boarded = kHouse.between(Room::Study, Room::Hall, kDoors);
  CHECK(kHouse.neighbours(Room::Study, kDoors.without(boarded)) == Rooms::only(Room::Attic));
  CHECK(kHouse.neighbours(Room::Cellar, kWalks).empty());
}

TEST_CASE("MapGraph: reach is all within so many steps, the start included") {
  const Rooms porch = Rooms::only(Room::Porch);
  CHECK(kHouse.reach(porch, 0, kWalks) == porch);
  CHECK(kHouse.reach(porch, 1, kDoors) == porch.with(Room::Hall));
  CHECK(kHouse.reach(porch, 1, kWalks) == rooms({Room::Porch, Room::Hall, Room::Kitchen}));
  CHECK(kHouse.reach(porch, 9, kWalks) == House::places().without(Room::Cellar));
  CHECK(kHouse.reach(porch, 9, House::all()) == House::places());
  CHECK(kHouse.reach(rooms({Room::Attic, Room::Cellar}), 1, House::all()) ==
        rooms({Room::Attic, Room::Study, Room::Cellar, Room::Well}));
}

TEST_CASE("MapGraph: a closed door makes the way longer, and the last one cuts it off") {
  Edges closed = Edges::only(kHouse.between(Room::Hall, Room::Porch, kDoors));
  CHECK(kHouse.reach(Rooms::only(Room::Porch), 1, kWalks.without(closed)) ==
        rooms({Room::Porch, Room::Kitchen}));
  CHECK(kHouse.reach(Rooms::only(Room::Porch), 2, kWalks.without(closed)).has(Room::Hall));
  closed.add(kHouse.between(Room::Kitchen, Room::Porch, kWalks));
  CHECK(kHouse.reach(Rooms::only(Room::Porch), 9, kWalks.without(closed)) == Rooms::only(Room::Porch));
}

TEST_CASE("MapGraph: what cannot be passed is reached, but nothing behind it") {
  const Rooms passable = House::places().without(Room::Hall);
  CHECK(kHouse.reach(Rooms::only(Room::Study), 9, kDoors, passable) ==
        rooms({Room::Study, Room::Attic, Room::Hall}));
  CHECK(kHouse.reach(Rooms::only(Room::Hall), 1, kDoors, passable) ==
        rooms({Room::Study, Room::Hall, Room::Kitchen, Room::Porch}));  // a way may start there
}

TEST_CASE("MapGraph: distances agree with reach, both ways") {
  for (Room from : House::places())
    for (Room to : House::places()) {
      CHECK(steps(from, to) == steps(to, from));
      for (int most = 0; most < 7; ++most)
        CHECK(kHouse.reach(Rooms::only(from), most, kWalks).has(to) == (steps(from, to) <= most));
    }
  CHECK(steps(Room::Porch, Room::Cellar) == House::kFar);
  CHECK(steps(Room::Well, Room::Kitchen) == 3);
}

}  // namespace holdout
