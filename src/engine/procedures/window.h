#pragma once

#include "engine/procedures/procedure.h"

namespace holdout {

// Who was asked and who has said that they are done: public, so it lies in the game's Table.
struct WindowMarks {
  SeatSet asked;
  SeatSet finished;

  constexpr SeatSet waiting() const { return asked.without(finished); }
  constexpr bool operator==(const WindowMarks&) const = default;
};

// Shared procedure: everybody asked may act, in real time and in any order, until all of them are done.
// Everybody is asked on public facts, also those who can only pass: who is not asked would tell the table
// something.
//
// The policy P gives the game's part:
//   kKind, kPassKind                        question kind, action kind of "done"
//   kDoneMayAct                             one who is done may still act while the window is open
//   marks(State&) -> WindowMarks&           (also for const State&)
//   over(rules, s) -> bool                  nothing is left to act upon
//   acts(rules, s, seat, out)               legal actions other than done
//   act(now, seat, action)                  does it, and sets the marks as the rule says
//   passed(now, seat)                       reports that the seat is done
template <class P>
struct Window {
  template <class NowT>
  Flow run(NowT& now) {
    return P::over(now.rules, now.s) || P::marks(now.s).waiting().empty() ? done() : ask_players();
  }

  template <class Rules, class State>
  Question question(const Rules&, const State& s) const {
    const WindowMarks& marks = P::marks(s);
    return {.kind = static_cast<std::uint8_t>(P::kKind),
            .may_answer = P::kDoneMayAct ? marks.asked : marks.waiting(),
            .waited_for = marks.waiting(),
            .may_pass = true};
  }

  template <class Rules, class State>
  void options(const Rules& rules, const State& s, Seat seat, Actions& out) const {
    P::acts(rules, s, seat, out);
    if (!P::marks(s).finished.has(seat)) out.push({static_cast<std::uint8_t>(P::kPassKind), 0, 0, 0, 0});
  }

  template <class NowT>
  Flow answer(NowT& now, Seat seat, Action action) {
    if (action.kind == static_cast<std::uint8_t>(P::kPassKind)) {
      P::marks(now.s).finished.add(seat);
      P::passed(now, seat);
      return P::marks(now.s).waiting().empty() ? done() : keep_waiting();
    }
    P::act(now, seat, action);
    return again();  // a new question: what others sent before they saw this is stale
  }

  constexpr bool operator==(const Window&) const = default;
};

}  // namespace holdout
