#include "table/seating/seat_index.h"
#include "table/table.h"

// Tables over days: people who are away are told that a decision waits, and nothing else.

namespace holdout {

void Table::remind(Guest& guest, const RemindCommand& command) {
  const Seat seat = guest.viewer;
  if (!is_player(seat)) return refuse(guest, command.id, RefusalCode::NotSeated);
  if (repeated(guest, command.id)) return;
  if (!host_.sends_mail())
    return refuse(guest, command.id, RefusalCode::Unknown, {}, "this server sends no mail");
  Result<std::string> mail = tidy_mail(command.mail);
  if (!mail) return refuse(guest, command.id, RefusalCode::Malformed, {}, mail.problem().message());
  Room next = room();
  next.seats[at(seat)].mail = std::move(*mail);
  const Sender from = sender(guest, command.id);
  change_room(std::move(next), {}, from, [this, from] { done(from); });
}

// Once an absence: who was told and did not come needs no second letter. A reminder tells its reader nothing
// that the table does not show to them.
void Table::tell_absent() {
  if (room().pace != Pace::Days || !runs()) return;
  for (const Seat seat : waited_for()) {
    if (!people().has(seat) || here(seat) || know_.has(seat)) continue;
    know_.add(seat);
    const RoomSeat& place = room().seats[at(seat)];
    host_.send_reminder(
        {.table = room().code, .player = place.name, .mail = place.mail, .language = room().language});
  }
}

}  // namespace holdout
