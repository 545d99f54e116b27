#include <algorithm>

#include "table/seat_index.h"
#include "table/table.h"

// People who are away: computer players stand in for them, agreements do not wait for them, and a table does
// not stay theirs, so that nobody can hold up the others by leaving (law 6).

namespace holdout {

namespace {

constexpr std::int64_t kLiveGraceMs = 60'000;

}  // namespace

void Table::note_absences() {
  const auto note = [now = host_.now_ms()](std::int64_t& since, bool here) {
    if (here)
      since = 0;
    else if (since == 0)
      since = now;
  };
  for (const Seat seat : people()) note(away_since_[at(seat)], here(seat));
  note(owner_away_since_, here(room().owner));
}

std::int64_t Table::away_grace_ms() const {
  return room().pace == Pace::Live ? kLiveGraceMs : host_.long_grace_ms();
}

bool Table::long_away(Seat seat) const {
  const std::int64_t since = away_since_[at(seat)];
  return !here(seat) && since > 0 && host_.now_ms() >= since + away_grace_ms();
}

// Over days everybody is away most of the time: there an agreement waits as long as a decision does.
bool Table::waits_for(const Proposal& proposal, Seat seat) const {
  if (proposal.agreed.has(seat)) return false;
  if (room().pace != Pace::Days) return !long_away(seat);
  return here(seat) || host_.now_ms() < proposal.since_ms + days_limit_ms(room());
}

void Table::stand_in(Seat seat) {
  away_since_[at(seat)] = 0;
  Room next = room();
  hand_over(next.seats[at(seat)]);
  change_room(std::move(next), Sentence("notice.handed_over").player("player", seat), {}, {});
}

// Over days the clock decides instead: who lets a decision fall due is stood in for.
void Table::hand_over_leavers() {
  if (!runs() || room().pace == Pace::Days) return;
  note_absences();
  for (const Seat seat : people())
    if (long_away(seat)) return stand_in(seat);
}

// ---- the owner --------------------------------------------------------------------------------------

// The next person round the table who is here.
std::optional<Seat> Table::next_owner() const {
  const int seats = static_cast<int>(room().seats.size());
  const std::optional<Seat> owner = room().seat_of(room().owner);
  for (int i = 1; i <= seats; ++i) {
    const Seat seat = seat_at(((owner ? index(*owner) : -1) + i) % seats);
    const RoomSeat& place = room().seats[at(seat)];
    if (place.kind == SeatKind::Person && place.guest != room().owner && here(seat)) return seat;
  }
  return std::nullopt;
}

// From when on somebody else has to own the table; 0: nobody has to. Over days: once the owner is stood in
// for.
std::int64_t Table::owner_gone_at() const {
  const TableStatus status = room().status;
  if (status == TableStatus::Over || frozen_ || lost_ || draining_) return 0;
  if (here(room().owner) || owner_away_since_ == 0 || !next_owner()) return 0;
  if (room().pace != Pace::Days) return owner_away_since_ + host_.long_grace_ms();
  const std::optional<Seat> seat = room().seat_of(room().owner);
  return seat && room().seats[at(*seat)].standin ? owner_away_since_ : 0;
}

void Table::pass_ownership() {
  const std::int64_t gone = owner_gone_at();
  if (gone == 0 || host_.now_ms() < gone) return;
  const Seat seat = *next_owner();
  owner_away_since_ = 0;
  Room next = room();
  next.owner = next.seats[at(seat)].guest;
  change_room(std::move(next), Sentence("notice.new_owner").player("player", seat), {}, {});
}

// ---- the alarm --------------------------------------------------------------------------------------

// A time that has passed is given only where something comes of it at once.
std::int64_t Table::next_absence() const {
  if (frozen_ || lost_ || draining_) return 0;
  std::int64_t next = owner_gone_at();
  const auto sooner = [&](std::int64_t when) {
    if (next == 0 || when < next) next = when;
  };
  const Proposal& proposal = room().proposal;
  const SeatSet missing = proposal.what.empty() ? SeatSet{} : people().without(proposal.agreed);
  const bool days = room().pace == Pace::Days;
  if (days && !missing.empty() && host_.now_ms() < proposal.since_ms + days_limit_ms(room()))
    sooner(proposal.since_ms + days_limit_ms(room()));
  if (days || !anybody_here()) return next;
  for (const Seat seat : runs() ? people() : missing)
    if (away_since_[at(seat)] > 0 && (runs() || !long_away(seat)))
      sooner(away_since_[at(seat)] + away_grace_ms());
  return next;
}

}  // namespace holdout
