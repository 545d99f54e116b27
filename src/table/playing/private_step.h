#pragma once

#include <span>

#include "engine/any_game.h"

namespace holdout {

// One answer of a seat, from the state before it to the one after it, before chance is asked anything.
struct AnswerStep {
  const AnyGame& game;
  const RulesBox& rules;
  Seat seat;
  const StateBox& before;
  const StateBox& after;
  std::span<const Event> events;  // whole

  bool same_prompt(Seat viewer) const;
  // Law 8: nobody else noticed anything, and the same seat is still to choose, alone: it may be taken back.
  // Where others may answer too, a hidden step of theirs would end what may be taken back and so be noticed
  // (law 3): there a choice is only begun anew.
  bool stays_private() const;
};

}  // namespace holdout
