#include <utility>

#include "table/seating/seat_index.h"
#include "table/table.h"

// What a connection is told first: everything it may know, and how it came to that.

namespace holdout {

// A snapshot of the present with the story so far, from one reading of the store.
void Table::send_snapshots(const std::vector<Visit>& visits, Operation after) {
  read_log([this, visits, after = std::move(after)](const Result<StoredLog>& stored) {
    const std::vector<LogRow> rows = stored ? tellable(*stored) : std::vector<LogRow>();
    if (stored) kept_.count(rows);
    const std::map<Seat, History> told = histories(visits, rows);
    for (const Visit visit : visits) {
      Guest* guest = find(visit);
      if (guest == nullptr) continue;
      if (!stored) {  // for now: who comes again may find it read
        dismiss(*guest->listener, kCloseServerEnds);
        continue;
      }
      send_snapshot(*guest, told);
      if (Guest* still = find(visit)) still->ready = true;
    }
    after();
  });
}

std::vector<LogRow> Table::tellable(const StoredLog& log) const {
  std::vector<LogRow> rows;
  if (log.damage) return rows;
  for (const StoredRow& stored : log.rows)
    if (Result<LogRow> row = read_row(stored.body)) rows.push_back(std::move(*row));
  return rows;
}

// A table whose game cannot go on tells what people wrote.
std::map<Seat, History> Table::histories(const std::vector<Visit>& visits, std::span<const LogRow> rows) {
  std::vector<Seat> viewers{kSpectator};  // what everybody is told measures what seats are
  for (const Visit visit : visits)
    if (const Guest* guest = find(visit)) viewers.push_back(guest->viewer);
  const auto find_game = [this](std::string_view key) {
    return game() == nullptr ? nullptr : host_.find_game(key);
  };
  return histories_of(rows, find_game, viewers);
}

void Table::send_snapshot(const Guest& guest, const std::map<Seat, History>& told) {
  int briefing_from = -1;
  if (is_player(guest.viewer)) {
    const RoomSeat& seat = room().seats[at(guest.viewer)];
    if (seat.standin) briefing_from = seat.standin_since;
    if (guest.newcomer) briefing_from = 0;
  }
  std::size_t story = 0;
  Frame frame = snapshot_for(guest.viewer, told.at(guest.viewer), briefing_from, story);
  if (is_player(guest.viewer) && game() != nullptr) {
    const AskedSeat seat = audience_.told(guest.viewer).asked(*game());
    const Frame everybody = snapshot_for(kSpectator, told.at(kSpectator), briefing_from, story);
    frame = evened_snapshot(std::move(frame), game()->game(), seat, everybody->size(), story);
  }
  audience_.tell(guest.visit, std::move(frame));
}

// `story`: so many bytes of it tell what happened before.
Frame Table::snapshot_for(Seat viewer, const History& history, int briefing_from, std::size_t& story) {
  JsonText out;
  out.open().key("t").text("snapshot");
  audience_.told(viewer).write_snapshot(out, game());
  const std::size_t present = out.str().size();
  history.write(out, briefing_from, keeps_history(room()));
  out.close();
  story = out.str().size() - present;
  return std::make_shared<const std::string>(out.take());
}

}  // namespace holdout
