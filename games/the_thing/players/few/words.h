#pragma once

#include "games/the_thing/players/few/mind.h"

// What a partner says in the game for 1 to 3 players (section 9). Everybody is on one side (TT-1101), so
// nothing is a lie: who says where it goes goes there, and who agrees does it.

namespace holdout::the_thing::few {

// Something worth saying now, if there is. A player alone says nothing.
std::optional<Statement> find_words(Mind& mind, const View& view);

}  // namespace holdout::the_thing::few
