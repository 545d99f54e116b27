#pragma once

#include <string>

namespace holdout::load {

// What one durable append to a plain file costs: the least that any durable store can do.
struct DiskReference {
  double p50_us = 0;
  double p99_us = 0;
  double per_second = 0;
};

// Appends `bytes` and calls fdatasync for so long, in a file of this folder that is gone afterwards: `rate`
// times a second, or again at once when it is 0. The two differ: a processor that sleeps between two commits
// takes longer to notice that the disk is done, most of all a virtual one.
DiskReference measure_disk(const std::string& folder, double seconds, std::size_t bytes, double rate = 0);

}  // namespace holdout::load
