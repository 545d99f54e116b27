#pragma once

#include <functional>
#include <utility>

#include "load/bars.h"
#include "load/gallery.h"
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
  int repetitions = 7;
  GalleryPlan gallery{};
  double gallery_seconds = 10;         // in each of which ten answers are given
  std::uint64_t warm_moves = 150'000;  // until the caches of a store are full
  double rest = 5;                     // seconds for a server to give back what nobody uses any more
  std::function<void(const std::string&)> progress = [](const std::string&) {};
  // Measured in every repetition by somebody who knows the store.
  std::function<void(Round&)> commits = [](Round&) {};
};

// Everything the bars compare: in each repetition one server after the other, alone on its core with nobody
// but those whom it serves. Two relays, a durable server with each kind of table, one that does not wait for
// the disk.
class BarRun {
 public:
  BarRun(const Bench& bench, BarPlan plan) : bench_(bench), plan_(std::move(plan)) {}

  std::vector<Round> rounds();
  Once once();  // after the rounds; without the stored tables

 private:
  Round round(bool backwards) const;
  void measure_pairs(Round& seen) const;
  void measure_dice(Round& seen) const;
  double p50_while_they_think(PollLoop& loop, TableTraffic& dice, TableTraffic& bots) const;
  void measure_loose_dice(Round& seen) const;
  void measure_fives(Round& seen) const;
  void measure_games(Round& seen) const;
  void measure_disk_beside(Round& seen) const;
  WindowPlan as_fast_as_it_goes(pid_t server) const { return {.seconds = plan_.seconds, .server = server}; }
  WindowPlan paced() const { return {.seconds = 2 * plan_.seconds, .rate = plan_.rate}; }
  TablePlan dice_plan() const;
  TablePlan five_plan() const;
  TablePlan bots_plan() const;
  double pair_kib() const;
  void measure_table_memory(Once& once) const;
  double idle_table_kib() const;
  double left_table_kib() const;
  std::vector<double> growth_kib() const;
  void time_computer_players(Once& once) const;
  void measure_gallery(Once& once) const;

  Bench bench_;
  BarPlan plan_;
};

}  // namespace holdout::load
