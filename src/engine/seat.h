#pragma once

#include <cstdint>

#include "engine/set_of.h"

namespace holdout {

// A place at the table. Players are 0 to 7; chance is a seat like any other, so that every random outcome is
// an answer in the log; spectators share one seat number because they all see the same.
enum class Seat : std::uint8_t {};

inline constexpr int kMaxSeats = 8;
inline constexpr Seat kChance{8};
inline constexpr Seat kSpectator{9};
inline constexpr Seat kNobody{15};

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_at(int i) { return static_cast<Seat>(i); }
constexpr bool is_player(Seat seat) { return index(seat) < kMaxSeats; }

using SeatSet = SetOf<Seat, std::uint16_t, kNobody>;

constexpr SeatSet only(Seat seat) { return SeatSet::only(seat); }
constexpr SeatSet first_seats(int players) { return SeatSet::lowest(players); }

// Every player and every spectator: what is noticed or seen by these is public.
inline constexpr SeatSet kEverybody = first_seats(kMaxSeats).with(kSpectator);

// ---- round a table of `players`, clockwise -----------------------------------------------------------

// The player `places` to the left of `seat`.
constexpr Seat seat_from(Seat seat, int places, int players) {
  return seat_at((index(seat) + places) % players);
}
// How many places to the left of `from` the player sits: 0 to players - 1.
constexpr int places_from(Seat from, Seat seat, int players) {
  return (index(seat) - index(from) + players) % players;
}
constexpr Seat left_of(Seat seat, int players) {
  return index(seat) + 1 == players ? Seat{0} : seat_at(index(seat) + 1);
}

}  // namespace holdout
