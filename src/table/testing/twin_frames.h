#pragma once

#include <functional>
#include <string>
#include <vector>

#include "table/testing/table_stage.h"

// What a viewer is sent, in the real world and in another one that looks the same to that viewer.

namespace holdout::testing {

// Steps of some kind that only those inside know the number of: the plans of a team.
using Aside = std::function<SeatSet(const RunningGame&)>;  // who is inside, if that is going on
inline SeatSet nobody_aside(const RunningGame&) { return {}; }

struct ComparedFrames {
  int positions = 0;
  int different = 0;  // worlds that are not the real one
  int steps = 0;
  int silent = 0;  // steps of which a viewer noticed nothing
  int caught = 0;  // leaks that were planted
  int asides = 0;
  int lengths = 0;  // steps told to others than the viewer, whose lengths the viewer could measure
  int texts = 0;    // of these, in which other texts of other lengths were told
  std::vector<std::string> uneven{};  // and where the lengths on the line told them apart

  void add(const ComparedFrames& other);
};

// What the viewer of two worlds that look the same to it can measure of the others' lines, at one step of
// both.
void compare_lengths(const RunningGame& a, const Turn& in_a, const RunningGame& b, const Turn& in_b,
                     Seat viewer, ComparedFrames& compared);

// Every position of a whole game, or every so many of them and each of an aside, with every viewer.
ComparedFrames compare_whole_game(const std::string& game, int players, std::uint64_t seed, int every = 1,
                                  const Aside& aside = nobody_aside);
// The same of a game that has begun.
ComparedFrames compare_to_the_end(RunningGame world, std::uint64_t seed, int every = 1,
                                  const Aside& aside = nobody_aside);

// Steps of a whole game that spectators do not notice. Each asks nobody else anything new: only who is aside
// already may see the question move on.
int hidden_steps(const std::string& game, int players, std::uint64_t seed, const Aside& aside = nobody_aside);

struct Silence {
  int silent = 0;  // a step of which a viewer noticed nothing
  int asides = 0;
};

// Everybody at a real table plays at random; who noticed nothing of a step gets nothing, clocks included.
Silence play_in_silence(const std::string& game, int players, std::uint64_t seed,
                        const Aside& aside = nobody_aside);

}  // namespace holdout::testing
