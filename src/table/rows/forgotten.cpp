#include "table/rows/forgotten.h"

#include <algorithm>

#include "table/rows/log_row.h"
#include "table/seating/seat_index.h"

namespace holdout {

namespace {

constexpr std::string_view kNothingLeft = "–";  // in the place of what was written

bool holds(const RoomSeat& seat, std::string_view guest) {
  return seat.kind == SeatKind::Person && seat.guest == guest;
}

// A name that is nobody's takes the place of the name.
void strip(Room& room, std::string_view guest) {
  for (std::size_t i = 0; i < room.seats.size(); ++i) {
    RoomSeat& seat = room.seats[i];
    if (!holds(seat, guest)) continue;
    seat.name = bot_name(room, static_cast<int>(i));
    seat.guest.clear();
    seat.token_hash.clear();
    seat.mail.clear();
    seat.pushes.clear();
  }
  if (room.owner == guest) room.owner.clear();
  std::erase(room.banned, guest);
  std::erase(room.insiders, guest);
}

// True if it told of the person. `room` is the table as it was then.
bool strip(LogRow& row, const Room& room, std::string_view guest) {
  const bool seated = is_player(row.seat) && at(row.seat) < room.seats.size();
  const bool theirs = row.kind == LogRow::Kind::Chat &&
                      (seated ? holds(room.seats[at(row.seat)], guest) : row.guest == guest);
  if (theirs) {
    row.text = kNothingLeft;
    row.name = kNothingLeft;
  }
  const bool sent = row.guest == guest;
  if (sent) row.guest.clear();
  return theirs || sent;
}

}  // namespace

Room last_room(std::span<const StoredRow> rows) {
  Room room;
  for (const StoredRow& stored : rows) {
    const Result<LogRow> row = read_row(stored.body);
    if (!row || row->room.empty()) continue;
    if (Result<Room> read = read_room(row->room)) room = std::move(*read);
  }
  return room;
}

bool others_sit_at(const Room& room, std::string_view guest) {
  return std::any_of(room.seats.begin(), room.seats.end(), [&](const RoomSeat& seat) {
    return seat.kind == SeatKind::Person && !seat.guest.empty() && seat.guest != guest;
  });
}

Room without_person(const Room& room, std::string_view guest, const std::string& level) {
  Room next = room;
  const bool under_way = next.status == TableStatus::Playing || next.status == TableStatus::Paused;
  if (under_way && room.is_insider(guest)) next.insider_forgotten = true;
  for (std::size_t i = 0; i < next.seats.size(); ++i) {
    RoomSeat& seat = next.seats[i];
    if (!holds(seat, guest)) continue;
    if (next.status == TableStatus::Open) seat = {};
    if (under_way)
      seat = {.kind = SeatKind::Bot, .name = bot_name(next, static_cast<int>(i)), .level = level};
  }
  strip(next, guest);
  for (const RoomSeat& seat : next.seats)
    if (next.owner.empty() && seat.kind == SeatKind::Person) next.owner = seat.guest;
  return next;
}

std::vector<StoredRow> rows_without_person(std::span<const StoredRow> rows, std::string_view guest) {
  std::vector<StoredRow> changed;
  Room room;
  for (const StoredRow& stored : rows) {
    Result<LogRow> row = read_row(stored.body);
    if (!row) continue;
    bool told = strip(*row, room, guest);
    if (Result<Room> after = row->room.empty() ? Result<Room>(room) : read_room(row->room); after) {
      room = *after;
      Room clean = room;
      strip(clean, guest);
      if (!row->room.empty() && clean != room) {
        row->room = write_room(clean);
        told = true;
      }
    }
    if (told) changed.push_back({stored.row, write_row(*row)});
  }
  return changed;
}

}  // namespace holdout
