#pragma once

#include <string_view>

#include "engine/fixed_vector.h"
#include "engine/seat.h"

namespace holdout {

// Seats that play together: they win as one, and may know what the others must not.
struct Side {
  std::string_view key{};  // its name, text "<game>.side.<key>"; empty: nobody has to be told of it
  SeatSet seats{};
};

// Every seat is on one side. It follows from the rules alone: a side that is dealt out in secret is none.
using Sides = FixedVector<Side, kMaxSeats>;

inline Sides each_alone(int players) {
  Sides sides;
  for (const Seat seat : first_seats(players)) sides.push({.seats = only(seat)});
  return sides;
}

// A co-operative game: all win or nobody does.
inline Sides all_together(int players) {
  Sides sides;
  sides.push({.seats = first_seats(players)});
  return sides;
}

inline bool co_operative(const Sides& sides) { return sides.size() == 1; }

// Sides that are shown: in the lobby before somebody sits down, at the end, in statistics.
inline bool named(const Sides& sides) { return !sides.empty() && !sides[0].key.empty(); }

inline const Side* find_side(const Sides& sides, Seat seat) {
  for (const Side& side : sides)
    if (side.seats.has(seat)) return &side;
  return nullptr;
}

// With whom the seat plays, itself among them; nobody for those who only watch.
inline SeatSet side_of(const Sides& sides, Seat seat) {
  const Side* side = find_side(sides, seat);
  return side == nullptr ? SeatSet{} : side->seats;
}

// ---- what most games say of it ---------------------------------------------------------------------

// A Game inherits this where every seat plays for itself.
struct EachSeatAlone {
  static Sides sides(const auto& rules) { return each_alone(rules.players); }
};

// And this where nobody acts unseen (engine/unseen.h).
struct NobodyUnseen {
  static SeatSet acts_unseen(const auto& /*rules*/, const auto& /*state*/) { return {}; }
};

}  // namespace holdout
