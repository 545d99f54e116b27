#pragma once

#include "games/terrorscape/rules/positions/position_phrases.h"
#include "games/terrorscape/rules/words.h"

// A written position on its way to a state: each function here takes some of its settings and fills in what
// they say.

namespace holdout::terrorscape {

struct Draft {
  PositionSettings settings;
  Setup setup;
  Rules rules;
  State s;
  Subject when = "turn of";  // the phrase that says when it is

  // Cards of the box that nobody has named yet.
  ItemCounts discovery{}, search{}, backpack{};
  bool coloured_key = true;

  const Setting* find(Subject subject) const { return settings.find(subject); }
  bool is_of_survivors() const;  // it is inside their phase
};

// position_sides.cpp: who plays whom, when it is, what lies in the mansion
Result<void> draft_sides(Draft& draft);
Result<void> draft_time(Draft& draft);
Result<void> draft_mansion(Draft& draft);
// position_survivors.cpp: where they are and what they have done; variants 2 and 3
Result<void> draft_survivors(Draft& draft);
Result<void> draft_variants(Draft& draft);
// position_cards.cpp: item cards; the Killer's cards
Result<void> draft_items(Draft& draft);
Result<void> draft_skills(Draft& draft);

}  // namespace holdout::terrorscape
