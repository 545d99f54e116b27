#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "games/terrorscape/rules/terms.h"

// The mansion (5.2). It never changes, so its tables are made by the compiler from the rows of the figures;
// what is closed at the moment is a set of doors.

namespace holdout::terrorscape {

constexpr std::size_t slot_of(Location room) { return static_cast<std::size_t>(room); }
constexpr std::size_t slot_of(Door door) { return static_cast<std::size_t>(door); }

// The two locations that a row joins.
struct Ends {
  Location one = Location::None;
  Location other = Location::None;

  constexpr Location beyond(Location from) const { return from == one ? other : one; }
  constexpr Locations both() const { return only(one).with(other); }
};

namespace mansion {

constexpr Ends ends_of(std::uint16_t rooms) {
  const Locations both(rooms);
  const Location one = both.first();
  return {one, both.without(one).first()};
}

template <class Rows>
constexpr auto all_ends(const Rows& rows) {
  std::array<Ends, std::tuple_size_v<Rows>> ends{};
  for (std::size_t i = 0; i < rows.size(); ++i) ends[i] = ends_of(rows[i].rooms);
  return ends;
}

inline constexpr auto kDoorEnds = all_ends(tables::kDoors);
inline constexpr auto kBorderEnds = all_ends(tables::kBorders);
inline constexpr auto kPassageEnds = all_ends(tables::kPassages);

using RoomSets = std::array<Locations, kLocations>;

constexpr void join(RoomSets& sets, Ends ends) {
  sets[slot_of(ends.one)].add(ends.other);
  sets[slot_of(ends.other)].add(ends.one);
}

// By location: those next to it over doors and open borders.
inline constexpr RoomSets kNeighbours = [] {
  RoomSets sets{};
  for (const Ends& ends : kDoorEnds) join(sets, ends);
  for (const Ends& ends : kBorderEnds) join(sets, ends);
  return sets;
}();
// Over open borders alone.
inline constexpr RoomSets kOpen = [] {
  RoomSets sets{};
  for (const Ends& ends : kBorderEnds) join(sets, ends);
  return sets;
}();
inline constexpr std::array<Doors, kLocations> kDoorsOf = [] {
  std::array<Doors, kLocations> sets{};
  for (std::size_t i = 0; i < kDoorEnds.size(); ++i) {
    sets[slot_of(kDoorEnds[i].one)].add(static_cast<Door>(i));
    sets[slot_of(kDoorEnds[i].other)].add(static_cast<Door>(i));
  }
  return sets;
}();

using Distances = std::array<std::array<std::uint8_t, kLocations>, kLocations>;
inline constexpr Distances kDistance = [] {
  Distances table{};
  for (std::size_t from = 0; from < kLocations; ++from) {
    Locations near;
    Locations front = only(static_cast<Location>(from));
    for (std::uint8_t steps = 0; !front.empty(); ++steps) {
      Locations next;
      for (Location to : front) {
        table[from][slot_of(to)] = steps;
        next = next | kNeighbours[slot_of(to)];
      }
      near = near | front;
      front = next.without(near);
    }
  }
  return table;
}();

// By location and steps: everything at most so far away (TS-028).
inline constexpr int kMostSteps = 5;
inline constexpr auto kRange = [] {
  std::array<std::array<Locations, kMostSteps + 1>, kLocations> table{};
  for (std::size_t from = 0; from < kLocations; ++from)
    for (std::size_t steps = 0; steps <= kMostSteps; ++steps)
      for (std::size_t to = 0; to < kLocations; ++to)
        if (kDistance[from][to] <= steps) table[from][steps].add(static_cast<Location>(to));
  return table;
}();

inline constexpr std::array<Locations, kAreas> kRoomsOf = [] {
  std::array<Locations, kAreas> sets{};
  for (std::size_t i = 0; i < kLocations; ++i)
    sets[static_cast<std::size_t>(tables::kMansion[i].area)].add(static_cast<Location>(i));
  return sets;
}();

constexpr Locations with_mark(bool LocationRow::*mark) {
  Locations those;
  for (std::size_t i = 0; i < kLocations; ++i)
    if (tables::kMansion[i].*mark) those.add(static_cast<Location>(i));
  return those;
}

}  // namespace mansion

inline constexpr Location kMainExit = mansion::with_mark(&LocationRow::main_exit).first();
inline constexpr Location kHiddenExit = mansion::with_mark(&LocationRow::hidden_exit).first();
inline constexpr Location kRadio = mansion::with_mark(&LocationRow::radio).first();
inline constexpr Location kInformation = mansion::with_mark(&LocationRow::information).first();
inline constexpr Location kMystic = mansion::with_mark(&LocationRow::mystic).first();
inline constexpr Location kTool = mansion::with_mark(&LocationRow::tool).first();
inline constexpr Locations kItemRooms = mansion::with_mark(&LocationRow::item);

// ---- nouns and verbs ---------------------------------------------------------------------------------

constexpr Ends ends_of(Door door) { return mansion::kDoorEnds[slot_of(door)]; }
constexpr Ends ends_of(Pair pair) {
  const auto i = static_cast<std::size_t>(pair);
  return i < mansion::kDoorEnds.size() ? mansion::kDoorEnds[i]
                                       : mansion::kBorderEnds[i - mansion::kDoorEnds.size()];
}
constexpr Locations neighbours(Location room) { return mansion::kNeighbours[slot_of(room)]; }  // TS-020
constexpr bool adjacent(Location one, Location other) { return neighbours(one).has(other); }
constexpr Doors doors_of(Location room) { return mansion::kDoorsOf[slot_of(room)]; }
constexpr Door door_between(Location one, Location other) {
  return (doors_of(one) & doors_of(other)).first();
}
constexpr int distance(Location one, Location other) {
  return mansion::kDistance[slot_of(one)][slot_of(other)];
}
constexpr Locations range(Location from, int steps) {  // TS-028
  return mansion::kRange[slot_of(from)][static_cast<std::size_t>(std::min(steps, mansion::kMostSteps))];
}
constexpr Area area_of(Location room) { return tables::kMansion[slot_of(room)].area; }
constexpr Locations rooms_of(Area area) {
  return mansion::kRoomsOf[static_cast<std::size_t>(area)];
}  // TS-030

// Where the passage of the location leads (TS-029); none if it has no entrance.
constexpr Location through_passage(Location room) {
  for (const Ends& ends : mansion::kPassageEnds)
    if (ends.both().has(room)) return ends.beyond(room);
  return Location::None;
}
inline constexpr Locations kEntrances = [] {  // TS-576
  Locations those;
  for (const Ends& ends : mansion::kPassageEnds) those = those | ends.both();
  return those;
}();

// Where one step of a Survivor leads (TS-023).
constexpr Locations steps_from(Location room, Doors blocks) {
  Locations next = neighbours(room);
  for (Door door : doors_of(room) & blocks) next.remove(ends_of(door).beyond(room));
  return next;
}
constexpr Locations steps_from(Locations rooms, Doors blocks) {
  Locations next;
  for (Location room : rooms) next = next | steps_from(room, blocks);
  return next;
}
// Where a MOVE of at least `least` and at most `most` single steps can end (TS-022, TS-027).
constexpr Locations ends_of_move(Location from, int least, int most, Doors blocks) {
  Locations at = only(from);
  Locations ends;
  for (int steps = 0;; ++steps) {
    if (steps >= least) ends = ends | at;
    if (steps == most) return ends;
    at = steps_from(at, blocks);
  }
}

}  // namespace holdout::terrorscape
