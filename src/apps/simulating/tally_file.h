#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apps/simulating/simulation.h"

namespace holdout {

// What one shard of a plan counted, as a file: whole numbers alone, so that shards add up to what one run
// would have found, bit for bit. docs/simulation.md describes it.
inline constexpr int kTallyFormat = 1;
inline constexpr int kMostShards = 1'000'000;

struct ShardTally {
  Shard shard;
  int played = 0;  // of the shard's games, from its first on
  Tally tally;
};

// The plan as one line of JSON: game, version and signature of its rules and of its players, set-up, seed,
// games. Whoever plays the same line counts the same.
Result<std::string> plan_line(const SimulationPlan& plan);

std::string write_tally(const std::string& plan_line, const ShardTally& shard);

// A file that was read: the plan is still text, for most readers have it already.
struct ReadTally {
  std::string plan;  // as plan_line() writes it
  ShardTally counted;
};
Result<ReadTally> read_tally(std::string_view text, const std::string& where);
// The plan itself, or what about it this program cannot play the same way.
Result<SimulationPlan> read_plan(const std::string& plan_line, const std::string& where);
// Whether what is counted can be added up for this plan.
Result<void> check_fits(const SimulationPlan& plan, const ShardTally& counted, const std::string& where);
// Why the two are not the same: the first thing that differs. `where` and `other` are their files.
Problem different_plans(const std::string& plan, const std::string& where, const std::string& expected,
                        const std::string& other);

}  // namespace holdout
