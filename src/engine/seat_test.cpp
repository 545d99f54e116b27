#include "engine/seat.h"

#include <vector>

#include <doctest/doctest.h>

namespace holdout {

TEST_CASE("SeatSet: members come out in ascending order, whatever the order they went in") {
  SeatSet set;
  CHECK(set.empty());
  CHECK(set.first() == kNobody);
  for (int i : {5, 0, 9, 3, 5}) set.add(seat_at(i));
  std::vector<int> members;
  for (Seat seat : set) members.push_back(index(seat));
  CHECK(members == std::vector<int>{0, 3, 5, 9});
  CHECK(set.size() == 4);
  CHECK(set.first() == Seat{0});
  CHECK(nth(set, 0) == Seat{0});
  CHECK(nth(set, 3) == kSpectator);
  set.remove(Seat{0});
  CHECK(!set.has(Seat{0}));
  CHECK(set.first() == Seat{3});
}

TEST_CASE("SeatSet: unions, intersections and differences leave their operands alone") {
  const SeatSet a = only(Seat{1}).with(Seat{2});
  const SeatSet b = only(Seat{2}).with(Seat{4});
  CHECK((a | b) == SeatSet(0b10110));
  CHECK((a & b) == only(Seat{2}));
  CHECK(a.without(b) == only(Seat{1}));
  CHECK(a.without(Seat{1}) == only(Seat{2}));
  CHECK(a.without(Seat{7}) == a);
  CHECK(a == SeatSet(0b110));
}

TEST_CASE("seats: players, chance, spectators and nobody are told apart") {
  CHECK(first_seats(0).empty());
  CHECK(first_seats(8).size() == 8);
  CHECK(is_player(Seat{7}));
  CHECK(!is_player(kChance));
  CHECK(!is_player(kSpectator));
  CHECK(!is_player(kNobody));
  CHECK(kEverybody.has(Seat{0}));
  CHECK(kEverybody.has(kSpectator));
  CHECK(!kEverybody.has(kChance));
}

TEST_CASE("left_of goes round the table") {
  CHECK(left_of(Seat{0}, 3) == Seat{1});
  CHECK(left_of(Seat{2}, 3) == Seat{0});
  CHECK(left_of(Seat{7}, 8) == Seat{0});
}

}  // namespace holdout
