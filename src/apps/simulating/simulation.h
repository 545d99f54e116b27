#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "apps/players/seat_players.h"
#include "apps/simulating/statistics.h"
#include "engine/any_game.h"
#include "records/record.h"

namespace holdout {

struct SimulationPlan {
  const AnyGame* game = nullptr;
  RulesBox rules;
  Seed seed{};
  int games = 1;
  std::vector<std::string> levels;  // by seat
  // Every `players` games in a row share one seed, and the levels move on by one seat from game to game: each
  // level meets the same dice in every seat.
  bool rotate = false;
  int threads = 1;
  std::string records;  // folder, or empty: no records
  ExecPlayer::Patience budget = kBotBudget;

  std::vector<std::string> levels_of_game(int number) const;
  Seed seed_of_game(int number) const;
  std::string record_name(int number) const;
  // Programs of somebody else may answer otherwise the next time.
  bool repeatable() const;
};

// A part of a plan's games that one process plays: every `of`-th, beginning with the `number`-th.
struct Shard {
  int number = 1;  // from 1 to `of`
  int of = 1;

  int games(int of_plan) const { return of_plan < number ? 0 : (of_plan - number) / of + 1; }
  int game(int of_shard) const { return number - 1 + of_shard * of; }

  bool operator==(const Shard&) const = default;
};

// Everything a simulation finds out. Only whole numbers that are added up.
struct Tally {
  std::int64_t games = 0;
  std::int64_t without_winner = 0;
  std::vector<ShareCount> by_seat;
  std::vector<ShareCount> by_side;  // of a game of sides, or one in which all play together
  std::map<std::string, ShareCount> by_level;
  std::map<std::string, Histogram> scores;  // by level
  Histogram results;                        // of a co-operative game: the score that all have
  std::vector<ShareCount> by_mark;          // of the game's counters that mark a seat, else unused
  std::vector<Histogram> counters;
  Histogram decisions;
  Histogram statements;

  void merge(const Tally& other);
};

// With a place for everything the plan's games count.
Tally empty_tally(const SimulationPlan& plan);

// Plays games of the plan; the result does not depend on the number of threads. `progress` is called with the
// number of finished games, from one thread at a time. The Problem is that of the first game that failed.
Result<Tally> simulate(const SimulationPlan& plan, const std::function<void(int)>& progress);
// Those of a shard alone, from its `from`-th on to before its `until`-th.
Result<Tally> simulate(const SimulationPlan& plan, const Shard& shard, int from, int until,
                       const std::function<void(int)>& progress);

// What the players of the plan answer in games that are always the same: another number tells of other
// players. Programs of somebody else do not count.
Result<std::uint64_t> players_signature(const SimulationPlan& plan);

}  // namespace holdout
