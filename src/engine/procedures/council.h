#pragma once

#include <array>

#include "engine/procedures/procedure.h"

namespace holdout {

inline constexpr int kProposalsEach = 2;

// A team that decides together: who belongs to it, whose proposal stands and who agrees with it. All of this
// is the team's secret, so it lies in the game's Hidden; a game shows strangers only that the team is
// deciding.
struct CouncilMarks {
  SeatSet team;
  SeatSet agreed;           // with the proposal that stands, its proposer included
  Seat speaker = kNobody;   // who is waited for while nothing stands; speaks for the team in search
  Seat proposer = kNobody;  // nobody = nothing stands
  std::array<std::uint8_t, kMaxSeats> proposals{};  // made so far, by seat

  constexpr bool stands() const { return proposer != kNobody; }
  constexpr SeatSet waiting() const { return stands() ? team.without(agreed) : only(speaker); }
  constexpr bool may_propose(Seat seat) const {
    return proposals[static_cast<std::size_t>(index(seat))] < kProposalsEach;
  }
  // Who has agreed and made its proposals can only wait for the others.
  constexpr SeatSet may_answer() const {
    SeatSet seats = waiting();
    for (Seat seat : team)
      if (may_propose(seat)) seats.add(seat);
    return seats;
  }
  constexpr bool operator==(const CouncilMarks&) const = default;
};

constexpr CouncilMarks council_of(SeatSet team, Seat speaker) {
  return {.team = team, .agreed = {}, .speaker = speaker, .proposer = kNobody, .proposals = {}};
}

// Shared procedure: a team settles on one answer. Any member builds a proposal, in as many private steps as
// it takes, and puts it forward; it is the answer once every member has agreed. A new proposal takes the
// place of the one before; each member has two, so an end is certain. When the clock runs out, the fallback
// of those waited for (a proposal of the speaker, then agreement) settles what stands.
//
// The policy P gives the game's part:
//   kKind, kAgreeKind                       question kind, action kind of "agree"
//   marks(State&) -> CouncilMarks&          (also for const State&)
//   choices(rules, s, seat, out)            proposals, or the next steps of building one
//   take(now, seat, action) -> bool         does that step; true if it puts a whole proposal forward, which
//                                           P keeps in Hidden as the one that stands
//   proposed(now, seat), agreed(now, seat)  reports to the team
template <class P>
struct Council {
  template <class NowT>
  Flow run(NowT& now) {
    return P::marks(now.s).agreed == P::marks(now.s).team ? done() : ask_players();
  }

  template <class Rules, class State>
  Question question(const Rules&, const State& s) const {
    const CouncilMarks& marks = P::marks(s);
    return {.kind = static_cast<std::uint8_t>(P::kKind),
            .may_answer = marks.may_answer(),
            .waited_for = marks.waiting(),
            .sealed = true};
  }

  template <class Rules, class State>
  void options(const Rules& rules, const State& s, Seat seat, Actions& out) const {
    const CouncilMarks& marks = P::marks(s);
    if (marks.stands() && !marks.agreed.has(seat))
      out.push({static_cast<std::uint8_t>(P::kAgreeKind), 0, 0, 0, 0});
    if (marks.may_propose(seat)) P::choices(rules, s, seat, out);
  }

  template <class NowT>
  Flow answer(NowT& now, Seat seat, Action action) {
    CouncilMarks& marks = P::marks(now.s);
    if (action.kind == static_cast<std::uint8_t>(P::kAgreeKind)) {
      marks.agreed.add(seat);
      P::agreed(now, seat);
      return marks.agreed == marks.team ? done() : keep_waiting();
    }
    if (!P::take(now, seat, action)) return keep_waiting();  // a private step: nobody else notices
    ++marks.proposals[static_cast<std::size_t>(index(seat))];
    marks.proposer = seat;
    marks.agreed = only(seat);
    P::proposed(now, seat);
    return again();  // a new question: agreement sent before its sender saw this is stale
  }

  constexpr bool operator==(const Council&) const = default;
};

}  // namespace holdout
