#pragma once

#include "games/the_thing/rules/seeing/view.h"

namespace holdout::the_thing::few {

// What the table would answer for an absent player, in a world that could be the one of this view.
Action automatic_answer(const Rules& rules, const View& view, Rng& rng);

}  // namespace holdout::the_thing::few
