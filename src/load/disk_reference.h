#pragma once

#include <string>

namespace holdout::load {

// What one durable append to a plain file costs: the least that any durable store can do.
struct DiskReference {
  double p50_us = 0;
  double p99_us = 0;
  double per_second = 0;
};

// Appends `bytes` and calls fdatasync, so often for so long, in a file of this folder that is gone
// afterwards.
DiskReference measure_disk(const std::string& folder, double seconds, std::size_t bytes);

}  // namespace holdout::load
