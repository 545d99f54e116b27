#include "games/terrorscape/figures/map_checks.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

#include <fmt/format.h>

namespace holdout::terrorscape {

using namespace content;

namespace {

using Problems = std::vector<Problem>;
using Pair = std::pair<std::string, std::string>;  // in alphabetical order

constexpr std::int64_t kLeastWall = 80;  // of a drawing 1600 wide: room for a door and its block
constexpr int kAreaSize = 5;

struct Room {
  std::int64_t left, top, right, bottom;
};

Room room_of(const Row& location) {
  return {location.number("left"), location.number("top"), location.number("right"),
          location.number("bottom")};
}

// How long a wall two rooms share; 0: none.
std::int64_t shared_wall(const Room& a, const Room& b) {
  const std::int64_t across = std::min(a.right, b.right) - std::max(a.left, b.left);
  const std::int64_t down = std::min(a.bottom, b.bottom) - std::max(a.top, b.top);
  const bool touch_sideways = a.right == b.left || b.right == a.left;
  const bool touch_upright = a.bottom == b.top || b.bottom == a.top;
  if (touch_sideways && down > 0) return down;
  return touch_upright && across > 0 ? across : 0;
}

bool overlap(const Room& a, const Room& b) {
  return std::min(a.right, b.right) > std::max(a.left, b.left) &&
         std::min(a.bottom, b.bottom) > std::max(a.top, b.top);
}

Pair joined(const Row& way) {
  std::vector<std::string> rooms = way.texts("rooms");
  std::ranges::sort(rooms);
  return {rooms.front(), rooms.back()};
}

void check_rooms(const std::vector<Row>& locations, Problems& problems) {
  for (std::size_t i = 0; i < locations.size(); ++i) {
    const Room room = room_of(locations[i]);
    if (room.right <= room.left || room.bottom <= room.top)
      problems.push_back(locations[i].wrong("right", "leaves no floor", "a rectangle with a floor"));
    for (std::size_t j = 0; j < i; ++j)
      if (overlap(room, room_of(locations[j])))
        problems.push_back(
            locations[i].wrong("left", "lies over " + locations[j].text("key"), "rooms that do not overlap"));
  }
}

void check_features(const Folder& folder, const std::vector<Row>& locations, Problems& problems) {
  for (const std::string_view feature : {"main_exit", "hidden_exit", "radio"}) {
    const auto count = std::ranges::count_if(locations, [&](const Row& row) { return row.flag(feature); });
    if (count != 1)
      problems.push_back({folder.document("mansion").file,
                          fmt::format("{} locations are the {}", count, feature), "exactly one"});
  }
  const std::map<std::string, char> letters{{"red", 'C'}, {"blue", 'N'}, {"green", 'Z'}};
  std::map<std::string, int> in_area;
  for (const Row& row : locations) {
    const std::string area = row.text("area");
    const std::string code = fmt::format("{}{}", letters.at(area), ++in_area[area]);
    if (row.text("code") != code)
      problems.push_back(row.wrong("code", "is " + row.text("code"), code + ", by its area and its place"));
  }
  for (const auto& [area, letter] : letters)
    if (in_area[area] != kAreaSize)
      problems.push_back({folder.document("mansion").file,
                          fmt::format("the {} area has {} locations", area, in_area[area]),
                          std::to_string(kAreaSize)});
}

using RoomsByKey = std::map<std::string, Room>;

// Every way joins two rooms, no two of them the same ones. Gives the ways.
std::set<Pair> check_ways(const Folder& folder, const RoomsByKey& rooms, Problems& problems) {
  std::set<Pair> ways;
  for (const std::string_view stem : {"doors", "borders"})
    for (const Row& way : rows_of(folder, stem)) {
      const Pair pair = joined(way);
      const bool known = rooms.contains(pair.first) && rooms.contains(pair.second);
      if (!known || pair.first == pair.second)
        problems.push_back(way.wrong("rooms", fmt::format("is {} and {}", pair.first, pair.second),
                                     "two locations of mansion.json"));
      else if (!ways.insert(pair).second)
        problems.push_back(way.wrong("rooms", "joins what another way joins", "each adjacency once"));
      else if (shared_wall(rooms.at(pair.first), rooms.at(pair.second)) < kLeastWall)
        problems.push_back(
            way.wrong("rooms", "has no wall to stand in", fmt::format("a shared wall of {}", kLeastWall)));
    }
  return ways;
}

void check_connected(const Folder& folder, const RoomsByKey& rooms, const std::set<Pair>& ways,
                     Problems& problems) {
  std::set<std::string> reached{rooms.begin()->first};
  for (std::size_t round = 0; round < rooms.size(); ++round)
    for (const auto& [from, to] : ways) {
      if (reached.contains(from)) reached.insert(to);
      if (reached.contains(to)) reached.insert(from);
    }
  for (const auto& [key, room] : rooms)
    if (!reached.contains(key))
      problems.push_back(
          {folder.document("doors").file, "nothing leads to " + key, "a way to each location"});
}

void check_passages(const Folder& folder, const RoomsByKey& rooms, const std::set<Pair>& ways,
                    Problems& problems) {
  std::set<std::string> entrances;
  for (const Row& passage : rows_of(folder, "passages")) {
    const Pair pair = joined(passage);
    if (ways.contains(pair))
      problems.push_back(
          passage.wrong("rooms", "joins what a way joins", "rooms without a way between them"));
    for (const std::string& end : {pair.first, pair.second})
      if (!rooms.contains(end) || !entrances.insert(end).second)
        problems.push_back(passage.wrong("rooms", "ends in " + end, "locations with one entrance each"));
  }
}

}  // namespace

void check_map(const Folder& folder, Problems& problems) {
  const std::vector<Row> locations = rows_of(folder, "mansion");
  RoomsByKey rooms;
  for (const Row& row : locations) rooms.emplace(row.text("key"), room_of(row));
  check_rooms(locations, problems);
  check_features(folder, locations, problems);
  const std::set<Pair> ways = check_ways(folder, rooms, problems);
  check_connected(folder, rooms, ways, problems);
  check_passages(folder, rooms, ways, problems);
}

}  // namespace holdout::terrorscape
