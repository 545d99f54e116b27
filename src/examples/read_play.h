#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/words/example_words.h"

namespace holdout {

// One block of a .play file (docs/play-files.md).
struct Block {
  enum class Kind : unsigned char {
    Given,    // a position
    Again,    // the position of the last given block, with changes if there are any
    When,     // answers
    Then,     // what must be true now
    Refused,  // instead of when and then: the position is impossible, and this is part of the reason
  };
  Kind kind = Kind::Given;
  std::string where{};
  std::vector<Phrase> phrases{};
};

struct PlayFile {
  std::string game;
  std::vector<Block> blocks;
};

// Any text whatsoever gives a file or a Problem.
Result<PlayFile> read_play(std::string_view text, std::string_view file);

}  // namespace holdout
