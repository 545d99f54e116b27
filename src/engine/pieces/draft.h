#pragma once

#include <array>
#include <cstddef>

#include "engine/action.h"
#include "engine/seat.h"

namespace holdout {

// What each seat is building and nobody else has seen: an offer, a plan, an exchange. Secret, so it lies in
// the game's Hidden, and a View has its viewer's own.
template <class Draft>
struct Drafts {
  std::array<Draft, kMaxSeats> by_seat{};

  constexpr Draft& of(Seat seat) { return by_seat[static_cast<std::size_t>(index(seat))]; }
  constexpr const Draft& of(Seat seat) const { return by_seat[static_cast<std::size_t>(index(seat))]; }
  constexpr void drop(Seat seat) { of(seat) = {}; }
  constexpr void drop_all() { by_seat = {}; }
  constexpr bool operator==(const Drafts&) const = default;
};

// Shared part of procedures in which a seat builds something step by step in private, and then puts it
// forward or drops it. Steps are answers that nobody notices: the procedure keeps waiting.
//
// The policy P gives the game's part:
//   kForwardKind, kDropKind                 action kinds of "put it forward" and "begin anew"
//   drafts(State&) -> Drafts<Draft>&        (also for const State&)
//   begun(draft) -> bool                    there is something to drop
//   whole(draft) -> bool                    it may be put forward as it is
//   steps(rules, s, seat, draft, out)       the next steps, the first included
//   step(draft, action)                     does one
template <class P>
struct Drafting {
  template <class Rules, class State>
  static void options(const Rules& rules, const State& s, Seat seat, Actions& out) {
    const auto& draft = P::drafts(s).of(seat);
    if (P::whole(draft)) out.push({static_cast<std::uint8_t>(P::kForwardKind), 0, 0, 0, 0});
    if (P::begun(draft)) out.push({static_cast<std::uint8_t>(P::kDropKind), 0, 0, 0, 0});
    P::steps(rules, s, seat, draft, out);
  }

  // True if the seat puts its draft forward: the caller takes it from there, and drops it when it is dealt
  // with.
  template <class State>
  static bool take(State& s, Seat seat, Action action) {
    auto& drafts = P::drafts(s);
    if (action.kind == static_cast<std::uint8_t>(P::kForwardKind)) return true;
    if (action.kind == static_cast<std::uint8_t>(P::kDropKind))
      drafts.drop(seat);
    else
      P::step(drafts.of(seat), action);
    return false;
  }
};

}  // namespace holdout
