#include "table/timing/absences.h"

#include <utility>

namespace holdout {

void Absences::note(std::int64_t& since, bool here, std::int64_t now) {
  if (here)
    since = 0;
  else if (since == 0)
    since = now;
}

void Absences::house_was_empty(std::int64_t now) {
  away_since_ = {};
  owner_since_ = 0;
  forget_silences();
  company_since_ = now;
}

void Absences::note_waiting(std::uint32_t question, SeatSet waited_for, SeatSet persons, std::int64_t now) {
  const bool another = question != std::exchange(question_, question);
  for (int i = 0; i < kMaxSeats; ++i) {
    const Seat seat = seat_at(i);
    Silence& silence = silences_[place(seat)];
    const bool waited = waited_for.has(seat) && persons.has(seat);
    if (!persons.has(seat)) silence = {};
    if (another || !waited) silence.since_ms = 0;
    if (waited && silence.since_ms == 0) silence.since_ms = now;
  }
}

void Absences::heard_from(Seat seat, std::int64_t now) {
  Silence& silence = silences_[place(seat)];
  silence = {.since_ms = silence.since_ms == 0 ? 0 : now};
}

void Absences::clock_took(Seat seat, std::int64_t now) {
  silences_[place(seat)] = {.missed_ms = silent_ms(seat, false, now)};
}

void Absences::excuse_all(std::int64_t now) {
  for (Silence& silence : silences_)
    if (silence.since_ms != 0) silence.since_ms = now;
}

std::int64_t Absences::silent_ms(Seat seat, bool in_time, std::int64_t now) const {
  const Silence& silence = silences_[place(seat)];
  return silence.missed_ms + (silence.since_ms == 0 || in_time ? 0 : now - silence.since_ms);
}

std::int64_t Absences::silent_for_at(Seat seat, std::int64_t ms) const {
  const Silence& silence = silences_[place(seat)];
  return silence.since_ms == 0 ? 0 : silence.since_ms - silence.missed_ms + ms;
}

}  // namespace holdout
