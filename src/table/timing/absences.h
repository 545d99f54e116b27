#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.h"

namespace holdout {

// Since when people are away from the table, and since when those who are here let it wait. It counts; what
// follows from it is the table's (table_away.cpp).
class Absences {
 public:
  // ---- away: without a connection ----
  void note(Seat seat, bool here, std::int64_t now) { note(away_since_[place(seat)], here, now); }
  void note_owner(bool here, std::int64_t now) { note(owner_since_, here, now); }
  // While the house was empty nobody was away from anybody.
  void house_was_empty(std::int64_t now);
  // Somebody else answers for the seat, or owns the table: it is counted anew.
  void replaced(Seat seat) { away_since_[place(seat)] = 0; }
  void owner_replaced() { owner_since_ = 0; }

  std::int64_t away_since(Seat seat) const { return away_since_[place(seat)]; }  // 0: is here
  std::int64_t owner_away_since() const { return owner_since_; }
  std::int64_t company_since() const { return company_since_; }  // when somebody came to an empty table

  // ---- silent: here, and the table waits for them ----
  // From when `question` opened, or the table began to wait for them, or they were last heard from.
  void note_waiting(std::uint32_t question, SeatSet waited_for, SeatSet persons, std::int64_t now);
  void heard_from(Seat seat, std::int64_t now);
  // The clock answered for them: the time adds up.
  void clock_took(Seat seat, std::int64_t now);
  void excuse_all(std::int64_t now);  // nobody could answer until now
  void forget_silences() { silences_ = {}; }

  // With what they missed before. Who has a clock may use all of it: what it leaves them is no silence.
  std::int64_t silent_ms(Seat seat, bool in_time, std::int64_t now) const;
  // When the seat will have been silent for so long, if nothing happens; 0: the table does not wait for it.
  std::int64_t silent_for_at(Seat seat, std::int64_t ms) const;

 private:
  struct Silence {
    std::int64_t since_ms = 0;   // 0: the table does not wait for them
    std::int64_t missed_ms = 0;  // in decisions before, which the clock took
  };
  static std::size_t place(Seat seat) { return static_cast<std::size_t>(index(seat)); }
  static void note(std::int64_t& since, bool here, std::int64_t now);

  std::array<std::int64_t, kMaxSeats> away_since_{};
  std::int64_t owner_since_ = 0;
  std::int64_t company_since_ = 0;
  std::array<Silence, kMaxSeats> silences_{};
  std::uint32_t question_ = 0;
};

}  // namespace holdout
