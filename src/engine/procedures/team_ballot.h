#pragma once

#include "engine/procedures/council.h"

namespace holdout {

// A team that settles on one answer while others choose for themselves. How far anybody has got is as secret
// as what they chose, so all of this lies in the game's Hidden.
struct TeamBallotMarks {
  CouncilMarks council;
  SeatSet others;
  SeatSet sealed;  // of the others

  constexpr bool settled() const { return council.agreed == council.team; }
  constexpr bool complete() const { return settled() && sealed == others; }
  constexpr SeatSet waiting() const {
    return others.without(sealed) | (settled() ? SeatSet{} : council.waiting());
  }
  constexpr SeatSet may_answer() const { return others | (settled() ? SeatSet{} : council.may_answer()); }
  constexpr bool operator==(const TeamBallotMarks&) const = default;
};

// Shared procedure: a Council of a team and a Ballot of others, put to all of them at the same moment, so
// that neither waits for the other and nobody can tell how far the other is. A sealed choice may be replaced
// until the end. The caller reveals everything when this returns.
//
// The policy P gives the game's part:
//   kKind, kAgreeKind                       question kind, action kind of "agree"
//   marks(State&) -> TeamBallotMarks&       (also for const State&)
//   choices(rules, s, seat, out)            what the seat may propose, or choose
//   take(now, seat, action)                 keeps in Hidden the proposal of a member, which now stands, or
//   the
//                                           choice of another
//   agreed(now, seat)                       reports to the team
template <class P>
struct TeamBallot {
  template <class NowT>
  Flow run(NowT& now) {
    return P::marks(now.s).complete() ? done() : ask_players();
  }

  template <class Rules, class State>
  Question question(const Rules&, const State& s) const {
    const TeamBallotMarks& marks = P::marks(s);
    return {.kind = static_cast<std::uint8_t>(P::kKind),
            .may_answer = marks.may_answer(),
            .waited_for = marks.waiting(),
            .sealed = true};
  }

  template <class Rules, class State>
  void options(const Rules& rules, const State& s, Seat seat, Actions& out) const {
    const TeamBallotMarks& marks = P::marks(s);
    const CouncilMarks& council = marks.council;
    if (marks.others.has(seat)) return P::choices(rules, s, seat, out);
    if (council.stands() && !council.agreed.has(seat))
      out.push({static_cast<std::uint8_t>(P::kAgreeKind), 0, 0, 0, 0});
    if (council.may_propose(seat)) P::choices(rules, s, seat, out);
  }

  template <class NowT>
  Flow answer(NowT& now, Seat seat, Action action) {
    TeamBallotMarks& marks = P::marks(now.s);
    CouncilMarks& council = marks.council;
    if (action.kind == static_cast<std::uint8_t>(P::kAgreeKind)) {
      council.agreed.add(seat);
      P::agreed(now, seat);
      return marks.complete() ? done() : keep_waiting();
    }
    P::take(now, seat, action);
    if (marks.others.has(seat)) {
      marks.sealed.add(seat);
      return marks.complete() ? done() : keep_waiting();
    }
    ++council.proposals[static_cast<std::size_t>(index(seat))];
    council.proposer = seat;
    council.agreed = only(seat);
    return marks.complete() ? done() : ask_anew(now, council.team);
  }

  constexpr bool operator==(const TeamBallot&) const = default;
};

}  // namespace holdout
