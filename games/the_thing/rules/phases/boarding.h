#pragma once

#include "games/the_thing/rules/wording/nouns.h"

namespace holdout::the_thing {

// TT-901, TT-903: those of them with the lowest Suspicion. Precondition: somebody is among them.
Slots lowest_suspicion(const Table& t, Slots among);

}  // namespace holdout::the_thing
