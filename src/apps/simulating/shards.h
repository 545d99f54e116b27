#pragma once

#include <functional>
#include <string>
#include <vector>

#include "apps/simulating/simulation.h"

namespace holdout {

// "3/8": the third of eight.
Result<Shard> parse_shard(const std::string& text);

// Plays the games of the shard and keeps what is counted in `file`, every few seconds and at the end. What
// the file holds already is taken up: a shard that was cut off goes on, and ends as one that was not. A file
// of another plan or shard is a Problem and stays as it was.
Result<void> play_shard(const SimulationPlan& plan, const Shard& shard, const std::string& file,
                        const std::function<void(int)>& progress);

// What one run would have found, from the files of all its shards. Problems: files of other plans or of rules
// or players that are not this program's; shards that are missing, there twice or not finished.
struct Merged {
  SimulationPlan plan;
  Tally tally;
};
Result<Merged> merge_shards(const std::vector<std::string>& files);

}  // namespace holdout
