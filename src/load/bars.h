#pragma once

#include <string>
#include <vector>

namespace holdout::load {

// What one repetition saw, of each server while no other one runs. Microseconds of server CPU an answer,
// answers a second, microseconds to the other seat, bytes.
struct Round {
  double pair_cpu = 0;  // the relay, one in and two out
  double pair_rate = 0;
  double pair_p50 = 0;
  double pair_p99 = 0;
  double five_cpu = 0;  // the relay, one in and five out
  double dice_cpu = 0;  // liars_dice, durable
  double dice_rate = 0;
  double dice_setup = 0;     // of a table, from two guests to its first question
  double dice_rematch = 0;   // of a table, from its end to the next first question
  double dice_whole = 0;     // an answer with its share of rematches
  double pair_idle_cpu = 0;  // with idle connections beside
  double dice_idle_cpu = 0;
  double loose_rate = 0;  // liars_dice, without waiting for the disk
  double dice_p50 = 0;
  double dice_p99 = 0;
  double dice_p999 = 0;
  double bots_p50 = 0;  // the same while computer players think
  double game_cpu = 0;  // the game of five, durable
  double game_rate = 0;
  double update_median = 0;
  double update_p95 = 0;
  double disk_p50 = 0;
  double disk_p99 = 0;
  double busy_disk_p50 = 0;  // one commit after the other
  double busy_disk_rate = 0;
  double single_commit = 0;  // one table that waits for each row
  double raw_commit = 0;     // a plain file, in turns with it
};

// What is measured once. KiB of proportional memory.
struct Once {
  double pair_kib = 0;
  double table_kib = 0;
  double idle_kib = 0;  // loaded, nobody came
  double left_kib = 0;  // played by five, who all left
  double empty_kib = 0;
  std::vector<double> growth_kib{};  // each over 1000 moves at one table
  double bot_p99_s = 0;              // computer players, from asked to answered
  double bot_longest_s = 0;          // with what nobody else can tell apart
  double quiet_p95_ms = 0;           // of answers at one table, to the other seats
  double watched_p95_ms = 0;         // the same beside all who may watch of one address
  double watched_refused = 0;        // answers, then
  double ready_seconds = 0;          // until a server with many stored tables answers
};

// A figure beside what it may be at most, or must be at least. Several values: one a repetition.
struct Bar {
  std::string name;
  double limit = 0;
  bool at_most = true;
  std::vector<double> values;

  double median() const;
  double lowest() const;
  double highest() const;
  bool met() const { return at_most ? median() <= limit : median() >= limit; }
};

// `game` is what five play.
std::vector<Bar> bars_of(const std::string& game, const std::vector<Round>& rounds, const Once& once);

struct Figure {
  std::string name;
  std::string unit;
  double Round::*value;
};
std::vector<Figure> figures_of(const std::string& game);

double median_of(std::vector<double> values);

}  // namespace holdout::load
