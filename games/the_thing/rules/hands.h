#pragma once

#include "games/the_thing/rules/wording/nouns.h"

namespace holdout::the_thing {

// One option a kind of Action card in the hand, in the order of the kinds.
template <class Answer>
void push_hand(const State& s, Slot slot, Actions& out) {
  const CardCounts& hand = s.hidden.hands[at(slot)];
  for (std::size_t i = 0; i < hand.size(); ++i)
    if (hand[i] > 0) out.push(Answer{static_cast<CardKind>(i)});
}

// The card chosen from a hand, or drawn from it.
inline CardKind card_of(Action a) {
  return is<answer::Draw>(a) ? drawn_as<CardKind>(a) : parts_of<answer::HandIn>(a).card;
}

}  // namespace holdout::the_thing
