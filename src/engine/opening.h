#pragma once

#include <string_view>
#include <vector>

#include "engine/seat.h"
#include "engine/sentence.h"

namespace holdout {

// What somebody is told before the first decision, and again whenever they want: who they are, how one wins,
// how it ends.
struct Opening {
  std::vector<Sentence> who;  // one that begins with a space goes on in the line before it
  Sentence win;
  Sentence end;
  // What one is where that is secret and may change: when it does, its owner is told anew.
  std::string_view role{};
};

// A game that tells nothing before it begins; one for people does not derive from this.
struct NoOpening {
  static Opening opening(const auto& /*rules*/, const auto& /*view*/) { return {}; }
};

// A game in which everybody plays to the end. In any other `out_of_play(rules, view)` are the seats that, for
// all to see, lost what they played with.
struct NobodyOut {
  static SeatSet out_of_play(const auto& /*rules*/, const auto& /*view*/) { return {}; }
};

}  // namespace holdout
