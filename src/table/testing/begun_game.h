#pragma once

#include "catalogue/all_games.h"
#include "engine/rng.h"
#include "table/playing/running_game.h"

namespace holdout::testing {

// A game without a table, up to its first question to a player.
inline RunningGame begun(const std::string& key, int players, std::uint64_t seed) {
  const AnyGame& game = *find_game(key);
  RunningGame running(game, *game.make_rules({.players = players}), seed_from_text(std::to_string(seed)));
  running.take(running.begin());
  return running;
}

inline Actions options_of(const RunningGame& game, Seat seat) {
  Actions options;
  game.game().options(game.rules(), game.state(), seat, options);
  return options;
}

struct SeatAnswer {
  Seat seat;
  Action action;
};

// Any answer of any seat that is waited for.
inline SeatAnswer any_answer(const RunningGame& game, Rng& rng) {
  const SeatSet waited = game.question().waited_for;
  const Seat seat = nth(waited, static_cast<int>(rng.below(static_cast<std::uint32_t>(waited.size()))));
  const Actions options = options_of(game, seat);
  return {seat, options[static_cast<int>(rng.below(static_cast<std::uint32_t>(options.size())))]};
}

inline void play_one(RunningGame& game, Rng& rng) {
  const SeatAnswer answer = any_answer(game, rng);
  game.take(game.try_answer(answer.seat, answer.action));
}

inline std::uint64_t hash_of(const RunningGame& game) { return game.game().state_hash(game.state()); }

}  // namespace holdout::testing
