#include "games/the_thing/players/few/automatic.h"

#include "games/the_thing/rules/seeing/fallback.h"

namespace holdout::the_thing::few {

Action automatic_answer(const Rules& rules, const View& view, Rng& rng) {
  const State world = imagine(rules, view, Belief{}, rng);
  return fallback(rules, world, view.viewer, rng.below(~Ticket{0}));
}

}  // namespace holdout::the_thing::few
