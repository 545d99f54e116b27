#pragma once

#include <string_view>
#include <vector>

#include "examples/read_play.h"

namespace holdout {

struct PlayReport {
  int examples = 0;                 // given and again blocks
  int expectations = 0;             // phrases of then and refused blocks that were tried
  std::vector<Problem> problems{};  // at most one an example: what follows a failure proves nothing
};

// Plays every example of a .play file. `file` is what complaints call it.
PlayReport run_play(std::string_view text, std::string_view file);

// The position of a text that is only a given block, as `holdout position` reads it.
Result<GivenPosition> read_given_block(std::string_view game, std::string_view text, std::string_view file);

}  // namespace holdout
