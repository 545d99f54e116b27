#pragma once

#include <functional>

#include "load/bars.h"
#include "load/targets.h"
#include "load/window.h"

namespace holdout::load {

inline constexpr int kFive = 5;  // at a table of the large game

// How much of everything a run of the bars uses.
struct BarPlan {
  std::string game;                          // what five play
  std::vector<std::int64_t> unseen_steps{};  // kinds of its questions (GameInfo::unseen_steps)
  std::size_t pairs = 1000;                  // tables of two, and pairs at the relay
  std::size_t fives = 200;                   // tables of five, and groups of five at the relay
  std::size_t bot_tables = 8;
  double rate = 1000;
  double seconds = 1;  // of each stretch
  int repetitions = 5;
  std::uint64_t warm_moves = 150'000;  // until the caches of a store are full
  double rest = 5;                     // seconds for a server to give back what nobody uses any more
  std::function<void(const std::string&)> progress = [](const std::string&) {};
  // Measured in every repetition by somebody who knows the store.
  std::function<void(Round&)> commits = [](Round&) {};
};

// Everything the bars compare, at once in memory and in turns on the cores: two relays, a durable server, one
// that does not wait for the disk.
class BarRun {
 public:
  BarRun(const Bench& bench, BarPlan plan);

  std::vector<Round> rounds();
  Once once();  // after the rounds; without the stored tables

 private:
  Round round();
  Window saturate(Traffic& traffic, pid_t server);
  Window saturate_games(TableTraffic& tables, pid_t server);
  TablePlan dice_plan() const;
  TablePlan five_plan() const;
  double idle_table_kib() const;
  double left_table_kib() const;
  std::vector<double> growth_kib() const;
  void time_computer_players();

  Bench bench_;
  BarPlan plan_;
  PollLoop loop_;
  RelayTarget relay_;
  ServerTarget durable_;
  ServerTarget loose_;
  std::unique_ptr<Traffic> pairs_;
  std::unique_ptr<Traffic> fives_;
  std::unique_ptr<TableTraffic> dice_;
  std::unique_ptr<TableTraffic> loose_dice_;
  std::unique_ptr<TableTraffic> games_;
  std::unique_ptr<TableTraffic> bots_;
  Once once_;
};

}  // namespace holdout::load
