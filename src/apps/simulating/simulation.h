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

// Plays all games; the result does not depend on the number of threads. `progress` is called with the number
// of finished games, from one thread at a time. The Problem is that of the first game that failed.
Result<Tally> simulate(const SimulationPlan& plan, const std::function<void(int)>& progress);

}  // namespace holdout
