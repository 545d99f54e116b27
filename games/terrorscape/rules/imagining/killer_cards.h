#pragma once

#include "games/terrorscape/rules/state.h"
#include "games/terrorscape/rules/words.h"

namespace holdout::terrorscape::imagining {

// How many cards the Killer has where. Both sides can count it: every card played and paid, every draw and
// every level is public (section 8 of the rules).
struct KillerCards {
  int hand = 0;
  int deck = 0;
  int discards = 0;
  int level = 1;
  FixedVector<Skill, kSkillCards> played;  // since the last shuffle: they lie in the discard pile
  Skill locked = Skill::None;              // while it lies aside
  bool unlocked_in_hand = false;           // for certain
  bool choosing = false;                   // an unlocked card makes a hand that is too large (TS-305)
};

// The card of this Killer that a level unlocks.
inline Skill card_aside(const Rules& r, Killer killer) {
  for (int i = 0; i < kSkillKinds; ++i)
    if (tables::kSkills[static_cast<std::size_t>(i)].locked_until != 0 &&
        r.skills[static_cast<std::size_t>(i)].counts[terrorscape::at(killer)] > 0)
      return static_cast<Skill>(i);
  return Skill::None;
}

KillerCards count_cards(const Rules& r, const Table& t);

}  // namespace holdout::terrorscape::imagining
