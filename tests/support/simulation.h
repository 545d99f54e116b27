#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "simulated_client.h"

// The real server, from its sessions down to its tables, in a world made from one seed: people who come and
// go, a network that delays, doubles, cuts and falls silent, a disk that fails, and a process that is killed
// and started again. One thread, virtual time: the same seed is the same story.

namespace holdout::testing {

// A fault of the world that the checks must find: the proof that they can fail.
enum class Planted : std::uint8_t {
  Nothing,
  AcknowledgedNotStored,  // the store says yes and writes nothing
  FrameLost,              // one frame is lost inside a connection
};

struct Story {
  std::uint64_t seed = 0;
  std::string game{};
  int players = 2;
  bool disk_hangs = false;  // for half a minute, once
  Planted planted = Planted::Nothing;
};

// The story that belongs to a seed: short games, and a quarter of them long.
Story story_of(std::uint64_t seed);

struct Outcome {
  std::vector<std::string> complaints{};  // the first few
  bool finished = false;
  std::uint64_t fingerprint = 0;  // of all that was sent, in order
  Figures figures{};
};

Outcome simulate(const Story& story);

}  // namespace holdout::testing
