#pragma once

#include <string>
#include <vector>

#include "games/osaczeni/rules/positions/position_phrases.h"

// A written position on its way to a state: each function here takes some of its settings and fills in what
// they say.

namespace holdout::osaczeni {

struct Draft {
  PositionSettings settings;
  Setup setup;
  Rules rules;
  State s;

  const Setting* find(Subject subject) const { return settings.find(subject); }
  Phase phase() const;   // that the position starts with
  Seat placing() const;  // whose family is being placed, or nobody
};

// position_setup.cpp: players, options, variants, figures; then the rules
Result<void> draft_rules(Draft& draft);

// position_table.cpp, in this order
Result<void> draft_characters(Draft& draft);
Result<void> draft_monsters(Draft& draft);
Result<void> draft_tokens(Draft& draft);
// position_cards.cpp
Result<void> draft_cards(Draft& draft);
// position_dice.cpp
Result<void> draft_dice(Draft& draft);
Result<void> draft_destinations(Draft& draft);

}  // namespace holdout::osaczeni
