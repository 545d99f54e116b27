#pragma once

#include "engine/procedures/procedure.h"

namespace holdout {

// A side that acts unseen (docs/decisions/0008): for a whole phase strangers see one and the same state,
// "this side acts", whoever of it is asked, whatever it is asked and however often. Only its own side sees
// more.
//
// `Game::acts_unseen` names the seats that do so now. It is public, and the same from the first moment of the
// phase to the last: an answer that ends it, or one that a rule makes public, is the first that strangers
// notice.

// What a viewer may know of the open question then. `unseen` as above, `own` the viewer's side; `outline` is
// the kind of question that strangers see.
template <class Procedure, int Depth>
Prompt unseen_prompt(const Running<Procedure, Depth>& running, SeatSet unseen, SeatSet own, Seat viewer,
                     std::uint8_t outline, std::uint8_t phase = 0) {
  Prompt prompt = open_prompt(running, viewer, phase);
  const SeatSet strangers = unseen.without(own);
  prompt.waited_for = prompt.waited_for.without(strangers) | strangers;
  const bool of_own = !(running.open.may_answer & own).empty();
  if (of_own || strangers.empty()) return prompt;
  prompt.kind = outline;
  prompt.sealed = prompt.may_pass = false;
  return prompt;
}

}  // namespace holdout
