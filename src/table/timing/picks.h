#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/action.h"
#include "engine/seat.h"

namespace holdout {

// What each seat would answer if its time ran out now. Kept here alone: told to nobody, stored nowhere.
class Picks {
 public:
  void put(Seat seat, int serial, Action action) { picks_[place(seat)] = Pick{serial, action}; }
  void drop(Seat seat) { picks_[place(seat)].reset(); }
  void drop_all() { picks_ = {}; }
  void keep_only(SeatSet seats) {
    for (const Seat seat : first_seats(kMaxSeats))
      if (!seats.has(seat)) drop(seat);
  }

  std::optional<Action> of(Seat seat, int serial) const {
    const std::optional<Pick>& pick = picks_[place(seat)];
    return pick && pick->serial == serial ? std::optional(pick->action) : std::nullopt;
  }

 private:
  struct Pick {
    int serial;  // of the question
    Action action;
  };
  static std::size_t place(Seat seat) { return static_cast<std::size_t>(index(seat)); }

  std::array<std::optional<Pick>, kMaxSeats> picks_{};
};

}  // namespace holdout
