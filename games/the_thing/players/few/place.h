#pragma once

#include "games/the_thing/players/few/wishes.h"

// Phase 3 of the game for 1 to 3 players: who works where (V-1).

namespace holdout::the_thing::few {

// The best posts for all who are still in the Rec Room, the others being where they are. Everybody who plays
// by it comes to the same plan, so that the players of a table need not agree on it first. Wishes that it
// does not fulfil anyway are terms in the choice.
Posts plan_posts(const Outlook& o, const Sketch& s, const Wishes& wishes = {});

// What a round with these posts leads to, by estimate.
double hope_of_posts(const Outlook& o, const Sketch& s, const Posts& posts);

}  // namespace holdout::the_thing::few
