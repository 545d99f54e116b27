#include <algorithm>

#include "table/seating/seat_index.h"
#include "table/table.h"

// People who are away: computer players stand in for them, agreements do not wait for them, and a table does
// not stay theirs, so that nobody can hold up the others by leaving (law 6).

namespace holdout {

namespace {

constexpr std::int64_t kLiveGraceMs = 60'000;
// Of somebody who is here: longer than a decision without a clock takes who looks at it, and than a drink
// takes to be fetched; short enough that the others are still there.
constexpr std::int64_t kSilentMs = 180'000;
// A side that acts unseen has its turns to itself: strangers have so much more patience with the whole of it.
constexpr std::int64_t kSideToOne = 7;

}  // namespace

void Table::note_absences() {
  for (const Seat seat : people()) absences_.note(seat, here(seat), host_.now_ms());
  absences_.note_owner(audience_.here(room().owner), host_.now_ms());
}

std::int64_t Table::away_grace_ms() const {
  return room().pace == Pace::Live ? kLiveGraceMs : host_.long_grace_ms();
}

bool Table::long_away(Seat seat) const {
  const std::int64_t since = absences_.away_since(seat);
  return !here(seat) && since > 0 && host_.now_ms() >= since + away_grace_ms();
}

// Over days everybody is away most of the time: there an agreement waits as long as a decision does. Who
// comes to an empty table has not been asked yet.
std::int64_t Table::answer_by(const Proposal& proposal) const {
  if (room().pace == Pace::Days) return std::min(proposal.since_ms, host_.now_ms()) + days_limit_ms(room());
  return std::max(proposal.since_ms, absences_.company_since()) + kSilentMs;
}

bool Table::waits_for(const Proposal& proposal, Seat seat) const {
  if (proposal.agreed.has(seat)) return false;
  if (!here(seat) && room().pace != Pace::Days) return !long_away(seat);
  return host_.now_ms() < answer_by(proposal);
}

// Somebody is there and says nothing. A game goes on without them; it is not stopped, and nothing is taken
// back, without a word of theirs.
bool Table::lapsed(const Proposal& proposal) const {
  if (proposal.what.empty() || proposal.what == "resume" || host_.now_ms() < answer_by(proposal))
    return false;
  for (const Seat seat : asked(proposal).without(proposal.agreed))
    if (here(seat)) return true;
  return false;
}

void Table::stand_in(Seat seat, SeatSet told) {
  absences_.replaced(seat);
  Room next = room();
  hand_over(next.seats[at(seat)]);
  next.seats[at(seat)].unseen = told != kEverybody;
  change_room(std::move(next), Sentence("notice.handed_over").player("player", seat), {}, {}, told);
}

// Over days the clock decides instead: who lets a decision fall due is stood in for.
void Table::hand_over_leavers() {
  if (!runs() || room().pace == Pace::Days) return;
  note_absences();
  for (const Seat seat : people())
    if (long_away(seat)) return stand_in(seat);
}

// ---- people who are here and do not answer ------------------------------------------------------------

// Counts from when the question opened, or they were last noticed. Only what spectators see counts, of whom
// they see the table wait for and whom they see do something, never whose answer it was: nothing hidden can
// be told from it (law 3). Of who acts unseen counts who is really asked; that is told to their side alone.
// Over days the clock decides.
void Table::note_silence() {
  const bool counts = runs() && room().pace != Pace::Days;
  const Prompt prompt =
      counts ? game()->game().prompt_for(game()->rules(), game()->state(), kSpectator) : Prompt{};
  const std::uint32_t question = std::uint32_t{prompt.kind} << 8U | std::uint32_t{prompt.phase};
  absences_.note_waiting(question, counts ? waited_for() : SeatSet{}, counts ? people() : SeatSet{},
                         host_.now_ms());
}

// When the clock has run out it was the clock that did it, and the time adds up.
void Table::note_signs(const Turn& turn) {
  const auto sign = [this, late = clock_.ran_out(host_.now_ms())](Seat seat) {
    if (late)
      absences_.clock_took(seat, host_.now_ms());
    else
      heard_from(seat);
  };
  if (turn.unnoticed) sign(turn.seat);
  for (const Event& event : turn.events)
    if (is_player(event.actor) && event.noticed_by.has(kSpectator)) sign(event.actor);
}

std::int64_t Table::silent_ms(Seat seat) const {
  const std::int64_t now = host_.now_ms();
  return absences_.silent_ms(seat, now < clock_.deadline_ms, now);
}

void Table::heard_from(Seat seat) { absences_.heard_from(seat, host_.now_ms()); }

// The owner may have gone to sleep as well as anybody else: then everybody may, at once for the owner's own
// seat, later for all. Who lets their own side wait unseen is known to that side alone; others see only that
// the whole of it takes very long.
Table::Offers Table::offers_to(Seat viewer) const {
  Offers offers;
  const TableStatus status = room().status;
  if (status != TableStatus::Playing && status != TableStatus::Paused) return offers;
  const SeatSet hidden = unseen().without(own_side(viewer));
  for (const Seat seat : shown_people(viewer)) {
    const std::int64_t silent = hidden.has(seat) ? unseen_ms() / kSideToOne : silent_ms(seat);
    if (!here(seat) || silent >= kSilentMs) offers.to_owner.add(seat);
    const bool owners = room().seats[at(seat)].guest == room().owner;
    if (here(seat) && silent >= (owners ? kSilentMs : 2 * kSilentMs)) offers.to_all.add(seat);
  }
  return offers;
}

bool Table::may_hand_over(const Guest& guest, Seat seat) const {
  if (guest.id == room().owner) return offers_to(guest.viewer).to_owner.has(seat);
  return is_player(guest.viewer) && people().has(guest.viewer) && room().seats[at(seat)].guest != guest.id &&
         offers_to(guest.viewer).to_all.has(seat);
}

// The same for everybody, unless a side acts unseen.
Table::OffersByViewer Table::offers() const {
  OffersByViewer all;
  all.fill(offers_to(kSpectator));
  if (!unseen().empty())
    for (const Seat viewer : first_seats(kMaxSeats)) all[viewer_slot(viewer)] = offers_to(viewer);
  return all;
}

void Table::tell_offers() {
  const OffersByViewer now = offers();
  SeatSet changed;
  for (const Seat viewer : kEverybody)
    if (now[viewer_slot(viewer)] != offered_[viewer_slot(viewer)]) changed.add(viewer);
  if (!changed.empty()) send_table(changed);
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
  const std::int64_t since = absences_.owner_away_since();
  if (audience_.here(room().owner) || since == 0 || !next_owner()) return 0;
  if (room().pace != Pace::Days) return since + host_.long_grace_ms();
  const std::optional<Seat> seat = room().seat_of(room().owner);
  return seat && room().seats[at(*seat)].standin ? since : 0;
}

void Table::pass_ownership() {
  const std::int64_t gone = owner_gone_at();
  if (gone == 0 || host_.now_ms() < gone) return;
  const Seat seat = *next_owner();
  absences_.owner_replaced();
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
  const SeatSet missing = proposal.what.empty() ? SeatSet{} : asked(proposal).without(proposal.agreed);
  const bool days = room().pace == Pace::Days;
  const auto later = [&](std::int64_t when) {
    if (host_.now_ms() < when) sooner(when);
  };
  if (!missing.empty() && (days || audience_.anybody_here())) later(answer_by(proposal));
  if (days || !audience_.anybody_here()) return next;
  if (const std::int64_t begun = phase_.begun_ms(); begun != 0) {
    later(begun + kSideToOne * kSilentMs);
    later(begun + 2 * kSideToOne * kSilentMs);
  }
  for (const Seat seat : people()) {
    later(absences_.silent_for_at(seat, kSilentMs));
    later(absences_.silent_for_at(seat, 2 * kSilentMs));
  }
  for (const Seat seat : runs() ? people() : missing)
    if (absences_.away_since(seat) > 0 && (runs() || !long_away(seat)))
      sooner(absences_.away_since(seat) + away_grace_ms());
  return next;
}

}  // namespace holdout
