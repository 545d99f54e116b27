#pragma once

#include <cstdint>
#include <vector>

#include "engine/any_game.h"
#include "engine/saving/describe_kernel.h"
#include "engine/testing/random_play.h"
#include "engine/testing/setups.h"

namespace holdout::testing {

// One number over fixed random games with every number of players and every option value: all answers, all
// events and the final states. Equal on every compiler; if it changes, the rules have changed.
inline std::uint64_t signature(const AnyGame& game, int games_per_setup = 20) {
  Hasher all;
  const auto mix = [&all](std::uint64_t value) {
    auto wide = static_cast<std::int64_t>(value);
    all.number(0, "", wide, 0, 0, {});
  };
  std::uint64_t seed = 1;
  for (const Setup& setup : sample_setups(game)) {
    const Result<RulesBox> rules = game.make_rules(setup);
    for (int i = 0; i < games_per_setup; ++i, ++seed) {
      Rng rng(seed);
      std::vector<Event> events;
      Log log(events);
      StateBox s = game.start(*rules, log);
      while (!game.question(*rules, s).over()) {
        const Turn turn = random_turn(game, *rules, s, rng);
        mix(static_cast<std::uint64_t>(index(turn.seat)));
        mix(hash_of(turn.action));
        game.apply(*rules, s, turn.seat, turn.action, log);
        for (const Event& event : events) mix(hash_of(event));
        events.clear();
      }
      mix(game.state_hash(s));
    }
  }
  return all.result();
}

template <Game G>
std::uint64_t signature() {
  return signature(GameFace<G>{});
}

}  // namespace holdout::testing
