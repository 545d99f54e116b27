#include "engine/testing/imagined_worlds.h"

namespace holdout::testing {

namespace {

void check_world(const World& a, Seat viewer, int max_answers, Rng& rng) {
  World b = a.imagined_by(viewer, rng);
  if (Result<void> checked = b.game().check(b.rules(), b.state()); !checked)
    broken("an imagined world is impossible: " + checked.problem().message());
  if (b.view_bytes(viewer) != a.view_bytes(viewer)) broken("an imagined world looks different to its viewer");
  StateBox s = b.state();
  Log off;
  play_randomly(b.game(), b.rules(), s, rng, off, max_answers);
  if (!b.game().question(b.rules(), s).over()) broken("an imagined world does not end");
  if (Result<void> checked = b.game().check(b.rules(), s); !checked)
    broken("an imagined world ends impossibly: " + checked.problem().message());
}

// One game; at each position at rest, with even chances, one viewer imagines. Gives how many did.
int imagine_in_one_game(const World& first, const Plan& plan, int most, Trail& trail, Rng& rng) {
  World w = first;
  int worlds = 0;
  while (worlds < most) {
    if (w.at_rest() && rng.below(2) == 0) {
      const SeatSet viewers = w.viewers();
      const Seat viewer =
          nth(viewers, static_cast<int>(rng.below(static_cast<std::uint32_t>(viewers.size()))));
      check_world(w, viewer, plan.max_answers, rng);
      ++worlds;
    }
    if (w.over()) break;
    const Turn turn = random_turn(w, rng);
    trail.add(w, turn);
    w.answer(turn);
  }
  return worlds;
}

}  // namespace

Result<void> check_imagined_worlds(const AnyGame& game, const Plan& plan, int worlds) {
  const RulesBox rules = rules_for(game, plan.setup);
  const World first = start(game, rules);
  Rng rng(plan.seed);
  while (worlds > 0) {
    Trail trail(game, plan);
    const Result<void> fine =
        guarded(trail, [&] { worlds -= imagine_in_one_game(first, plan, worlds, trail, rng); });
    if (!fine) return fine;
  }
  return {};
}

}  // namespace holdout::testing
