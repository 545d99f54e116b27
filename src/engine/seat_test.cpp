#include "engine/seat.h"

#include <doctest/doctest.h>

namespace holdout {

TEST_CASE("seats: players, chance, spectators and nobody are told apart") {
  CHECK(first_seats(0).empty());
  CHECK(first_seats(8).size() == 8);
  CHECK(SeatSet{}.first() == kNobody);
  CHECK(is_player(Seat{7}));
  CHECK(!is_player(kChance));
  CHECK(!is_player(kSpectator));
  CHECK(!is_player(kNobody));
  CHECK(kEverybody.has(Seat{0}));
  CHECK(kEverybody.has(kSpectator));
  CHECK(!kEverybody.has(kChance));
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

TEST_CASE("left_of goes round the table") {
  CHECK(left_of(Seat{0}, 3) == Seat{1});
  CHECK(left_of(Seat{2}, 3) == Seat{0});
  CHECK(left_of(Seat{7}, 8) == Seat{0});
}

TEST_CASE("seats: places are counted clockwise from any player, and back") {
  CHECK(seat_from(Seat{3}, 2, 4) == Seat{1});
  CHECK(places_from(Seat{3}, Seat{1}, 4) == 2);
  CHECK(places_from(Seat{1}, Seat{1}, 4) == 0);
  for (int i = 0; i < 5; ++i) CHECK(places_from(Seat{2}, seat_from(Seat{2}, i, 5), 5) == i);
}

TEST_CASE("SeatSet: in turn order from any seat, whoever is in the set") {
  const SeatSet in_play = only(Seat{0}).with(Seat{2}).with(Seat{3});
  CHECK(in_play.first_from(Seat{1}) == Seat{2});
  CHECK(in_play.first_from(Seat{3}) == Seat{3});
  CHECK(in_play.first_from(Seat{4}) == Seat{0});
  CHECK(SeatSet{}.first_from(Seat{1}) == kNobody);
}

}  // namespace holdout
