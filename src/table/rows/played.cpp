#include "table/rows/played.h"

namespace holdout {

namespace {

// What was said meanwhile was said, and keeps its number.
void take_last_answer_back(std::vector<LogRow>& rows) {
  for (std::size_t i = rows.size(); i-- > 0;) {
    if (rows[i].kind != LogRow::Kind::Answer) continue;
    rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(i));
    return;
  }
}

}  // namespace

Result<Played> effective(std::span<const StoredRow> rows) {
  Played played;
  for (const StoredRow& stored : rows) {
    Result<LogRow> row = read_row(stored.body);
    if (!row) return row.problem();
    if (!row->room.empty()) {
      Result<Room> room = read_room(row->room);
      if (!room) return room.problem();
      played.room = std::move(*room);
    }
    switch (row->kind) {
      case LogRow::Kind::Start:
      case LogRow::Kind::Answer:
      case LogRow::Kind::Say: played.rows.push_back(std::move(*row)); break;
      case LogRow::Kind::Undo: take_last_answer_back(played.rows); break;
      case LogRow::Kind::Repair:
        take_last_answer_back(played.rows);
        ++played.repaired;
        break;
      case LogRow::Kind::Room:
      case LogRow::Kind::Chat: break;
    }
  }
  return played;
}

}  // namespace holdout
