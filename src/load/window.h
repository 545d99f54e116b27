#pragma once

#include <functional>
#include <span>

#include <sys/types.h>

#include "load/table_traffic.h"

namespace holdout::load {

// One stretch of time in which traffic was counted.
struct Window {
  double seconds = 0;
  std::uint64_t in_time = 0;   // answers accepted within the seconds
  std::uint64_t accepted = 0;  // with those that were under way at the end
  double server_cpu = 0;       // seconds, for all that were accepted
  double client_cpu = 0;
  double busy_seconds = 0;  // until the last was accepted
  // Tables whose game was over and that came together again between the stretches, and what that cost the
  // server, in seconds.
  std::uint64_t rematches = 0;
  double rematch_cpu = 0;

  double per_second() const { return seconds > 0 ? static_cast<double>(in_time) / seconds : 0; }
  double cpu_us() const { return accepted > 0 ? server_cpu * 1e6 / static_cast<double>(accepted) : 0; }
  double rematch_us() const { return rematches > 0 ? rematch_cpu * 1e6 / static_cast<double>(rematches) : 0; }
  double whole_cpu_us() const {  // with rematches
    return accepted > 0 ? (server_cpu + rematch_cpu) * 1e6 / static_cast<double>(accepted) : 0;
  }
  double server_share() const { return busy_seconds > 0 ? server_cpu / busy_seconds : 0; }
  double client_share() const { return busy_seconds > 0 ? client_cpu / busy_seconds : 0; }
  void add(const Window& other);
};

// The parts of one measurement: who speaks, to which process, how long and how fast.
struct WindowPlan {
  double seconds = 1;
  double rate = 0;  // answers a second over all groups; 0: as fast as answers come
  pid_t server = 0;
  std::span<Traffic* const> others{};  // that go on meanwhile, at their own pace
  std::function<void()> meanwhile{};   // what else is done after every turn
};

// Runs `traffic` for so long, and then until nothing is under way.
Window run_window(PollLoop& loop, Traffic& traffic, const WindowPlan& plan);

// The same for tables whose games are short: counts only while nearly all of them are in a game, and lets the
// rematches happen between the stretches.
Window run_games(PollLoop& loop, TableTraffic& tables, const WindowPlan& plan);

// Goes on until nothing is under way.
void settle(PollLoop& loop, Traffic& traffic);

}  // namespace holdout::load
