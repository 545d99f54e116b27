#pragma once

#include "engine/procedures/procedure.h"

namespace holdout {

// Who chooses and who has sealed a choice: public. What was sealed lies in the game's Hidden.
struct BallotMarks {
  SeatSet voters;
  SeatSet sealed;

  constexpr SeatSet waiting() const { return voters.without(sealed); }
  constexpr bool operator==(const BallotMarks&) const = default;
};

// Shared procedure: all voters choose at the same time and in secret. A sealed choice may be replaced until
// the last one is in; nobody else can tell. The caller reveals when this returns.
//
// The policy P gives the game's part:
//   kKind                                   question kind
//   marks(State&) -> BallotMarks&           (also for const State&)
//   choices(rules, s, seat, out)            legal choices
//   seal(State&, seat, action)              keeps the choice in Hidden
//   sealed(now, seat)                       reports that the seat has chosen, not what
template <class P>
struct Ballot {
  template <class NowT>
  Flow run(NowT& now) {
    return P::marks(now.s).waiting().empty() ? done() : ask_players();
  }

  template <class Rules, class State>
  Question question(const Rules&, const State& s) const {
    const BallotMarks& marks = P::marks(s);
    return {.kind = static_cast<std::uint8_t>(P::kKind),
            .may_answer = marks.voters,
            .waited_for = marks.waiting(),
            .sealed = true};
  }

  template <class Rules, class State>
  void options(const Rules& rules, const State& s, Seat seat, Actions& out) const {
    P::choices(rules, s, seat, out);
  }

  template <class NowT>
  Flow answer(NowT& now, Seat seat, Action action) {
    P::seal(now.s, seat, action);
    BallotMarks& marks = P::marks(now.s);
    if (!marks.sealed.has(seat)) {
      marks.sealed.add(seat);
      P::sealed(now, seat);
    }
    return marks.waiting().empty() ? done() : keep_waiting();
  }

  constexpr bool operator==(const Ballot&) const = default;
};

// Of any procedure: whether it is a Ballot, and by which policy.
template <class T>
struct BallotPolicy {
  static constexpr bool kIs = false;
};
template <class P>
struct BallotPolicy<Ballot<P>> {
  static constexpr bool kIs = true;
  using Type = P;
};

}  // namespace holdout
