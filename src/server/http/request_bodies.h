#pragma once

#include <string>
#include <string_view>

#include "engine/result.h"
#include "table/seating/room.h"

namespace holdout {

struct GuestWish {
  std::string name;
};

struct Report {
  std::string table;
  std::string text;
};

// The bodies of requests: strict, every bound holds, nothing unknown is in it.
Result<GuestWish> read_guest_wish(std::string_view body);
Result<RoomWish> read_room_wish(std::string_view body);
Result<Report> read_report(std::string_view body);

}  // namespace holdout
