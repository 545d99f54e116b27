#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/any_game.h"
#include "table/rows/log_row.h"

namespace holdout {

// That the time of a seat ran out, as a `Notice`: what was answered for it is told to itself alone. Others
// see of the answer what they see of every answer.
struct TimeOut {
  Seat seat = kNobody;
  SeatSet others{};   // who see that it was this seat's time
  std::string own{};  // JSON
  std::string to_others{};

  // Nothing, for a viewer who is not told.
  std::string_view notice_for(Seat viewer) const {
    return viewer == seat ? own : others.has(viewer) ? std::string_view(to_others) : std::string_view();
  }
};

// Nothing, unless the row is an answer that the clock gave.
std::optional<TimeOut> time_out_in(const LogRow& row, const AnyGame& game);

}  // namespace holdout
