#pragma once

#include "games/the_thing/rules/wording/nouns.h"

namespace holdout::the_thing {

// One option a kind of Action card in the hand, in the order of the kinds.
inline void push_hand(const State& s, Slot slot, ActionKind kind, Actions& out) {
  const CardCounts& hand = s.hidden.hands[at(slot)];
  for (std::size_t i = 0; i < hand.size(); ++i)
    if (hand[i] > 0) out.push(action(kind, u8(static_cast<int>(i))));
}

}  // namespace holdout::the_thing
