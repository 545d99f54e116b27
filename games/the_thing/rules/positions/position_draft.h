#pragma once

#include "games/the_thing/rules/positions/position_phrases.h"

// A written position on its way to a state: each function here takes some of its settings and fills in what
// they say.

namespace holdout::the_thing {

struct Draft {
  PositionSettings settings;
  Setup setup;
  Rules rules;
  State s;
  Subject when = "phase";  // the phrase that says when it is
  Phase phase = Phase::Setup;

  const Setting* find(Subject subject) const { return settings.find(subject); }
  // Whether figures stand where they act, instead of in the Rec Room.
  bool figures_are_out() const;
};

// position_time.cpp: when it is; round, Leader, tracks
Result<void> draft_time(Draft& draft, const Setting& start);
// position_roles.cpp: who is in play, and who is what; then suspicion
Result<void> draft_roles(Draft& draft);
Result<void> draft_suspicion(Draft& draft);
// position_station.cpp: locations with who is there, stores, tracks, Dogs, tokens, the plan of the Alien
Result<void> draft_locations(Draft& draft);
Result<void> draft_stores(Draft& draft);
Result<void> draft_tokens(Draft& draft);
// position_cards.cpp: Action cards; weapons, items and Lab tokens
Result<void> draft_cards(Draft& draft);
Result<void> draft_goods(Draft& draft);

}  // namespace holdout::the_thing
