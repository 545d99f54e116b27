#pragma once

#include <array>
#include <memory>

#include "table/bots/bot_seat.h"
#include "table/table_host.h"

namespace holdout {

// The computer players at a table, and when each of them is asked for its answer and when that is released: a
// time drawn before, so that neither thinking nor having no choice shows (law 3). The table makes them, tells
// them what their seats learn and has them think (table_bots.cpp).
class ComputerPlayers {
 public:
  BotSeat* find(Seat seat) { return seats_[place(seat)].get(); }
  const BotSeat* find(Seat seat) const { return seats_[place(seat)].get(); }
  // Null: nobody could be made for that level. Then the fallback answers.
  BotSeat& sit(Seat seat, std::shared_ptr<Player> player);
  void dismiss(Seat seat) { seats_[place(seat)].reset(); }
  void dismiss_all() { seats_ = {}; }

  bool thinking() const;  // one of them

  // The table waits for it: what it chooses is released after the wait that was drawn.
  void asked(Seat seat, std::int64_t wait_ms, std::int64_t now);
  // This is its answer, to be released then.
  void hold(Seat seat, Action answer, std::int64_t until_ms);
  bool is_asked(Seat seat) const { return find(seat)->due_ms != 0; }
  // Before anybody is asked for an answer the talk of computer players comes to an end: they weigh what they
  // hear, and an answer that was thought of too soon is thought of again. Nobody's time is missed for it.
  bool may_decide(Seat seat, std::int64_t now) const;
  bool may_release(Seat seat, std::int64_t now) const;
  bool must_fall_back(Seat seat, std::int64_t now) const;
  // When something is to be done for a seat that is asked.
  std::int64_t next(Seat seat, std::int64_t now) const;

 private:
  static std::size_t place(Seat seat) { return static_cast<std::size_t>(index(seat)); }

  std::array<std::unique_ptr<BotSeat>, kMaxSeats> seats_;
};

// A wait of the pace; two random bytes draw it.
std::int64_t drawn_wait(const BotPace& pace, std::array<std::uint8_t, 2> random);

}  // namespace holdout
