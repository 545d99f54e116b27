#pragma once

#include "games/terrorscape/rules/seeing/view.h"
#include "games/terrorscape/rules/words.h"

// Of what the viewer is asked now, as its view tells: a player with several Survivors is asked for one after
// another, and what is asked of a side depends on what is under way.

namespace holdout::terrorscape {

// For which Survivor the viewer answers; nobody where the question is about none.
Survivor asked_for(const Rules& r, const View& view);

// The procedure of that kind that is nearest to the top of what the viewer knows of the stack.
template <class P>
const P* under_way(const View& view) {
  for (int i = view.stack.size(); i > 0; --i)
    if (const P* found = std::get_if<P>(&view.stack[i - 1])) return found;
  return nullptr;
}

// The card whose cost or effect is being settled; none where no card is under way.
Skill card_under_way(const View& view);
// So many cards are still to be paid.
int cards_to_pay(const View& view);

}  // namespace holdout::terrorscape
