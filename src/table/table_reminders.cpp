#include "table/seating/seat_index.h"
#include "table/table.h"

// Tables over days: people who are away are told that a decision waits, and nothing else.

namespace holdout {

void Table::remind(Guest& guest, const RemindCommand& command) {
  const Seat seat = guest.viewer;
  if (!is_player(seat)) return refuse(guest, command.id, RefusalCode::NotSeated);
  if (is_duplicate(guest, command.id)) return;
  if (!host_.sends_mail())
    return refuse(guest, command.id, RefusalCode::Unknown, {}, "this server sends no mail");
  Result<std::string> mail = tidy_mail(command.mail);
  if (!mail) return refuse(guest, command.id, RefusalCode::Malformed, {}, mail.problem().message());
  Room next = room();
  next.seats[at(seat)].mail = std::move(*mail);
  const Sender from = sender(guest, command.id);
  change_room(
      std::move(next), {}, from, [this, from] { done(from); }, only(seat));
}

// Where a device is told: the newest few of a seat, each once.
void Table::push(Guest& guest, const PushCommand& command) {
  constexpr std::size_t kMostDevices = 3;
  const Seat seat = guest.viewer;
  if (!is_player(seat)) return refuse(guest, command.id, RefusalCode::NotSeated);
  if (is_duplicate(guest, command.id)) return;
  if (host_.push_key().empty())
    return refuse(guest, command.id, RefusalCode::Unknown, {}, "this server pushes nothing");
  Room next = room();
  std::vector<PushAddress>& pushes = next.seats[at(seat)].pushes;
  std::erase_if(pushes, [&](const PushAddress& each) { return each.endpoint == command.endpoint; });
  if (command.key || command.secret) {
    Result<PushAddress> address =
        push_address(command.endpoint, command.key.value_or(""), command.secret.value_or(""));
    if (!address) return refuse(guest, command.id, RefusalCode::Malformed, {}, address.problem().message());
    pushes.push_back(std::move(*address));
    if (pushes.size() > kMostDevices) pushes.erase(pushes.begin());
  }
  const Sender from = sender(guest, command.id);
  if (pushes == room().seats[at(seat)].pushes) return done(from);  // a device says so each time it comes
  change_room(
      std::move(next), {}, from, [this, from] { done(from); }, only(seat));
}

// Once an absence: who was told and did not come needs no second letter. A reminder tells its reader nothing
// that the table does not show to them.
void Table::tell_absent() {
  if (room().pace != Pace::Days || !runs()) return;
  for (const Seat seat : waited_for()) {
    if (!people().has(seat) || here(seat) || know_.has(seat)) continue;
    know_.add(seat);
    const RoomSeat& place = room().seats[at(seat)];
    host_.send_reminder({.table = room().code,
                         .player = place.name,
                         .mail = place.mail,
                         .language = room().language,
                         .pushes = place.pushes});
  }
}

}  // namespace holdout
