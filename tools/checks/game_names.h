#pragma once

#include <string_view>

#include "checks/findings.h"

namespace holdout::checks {

// What check_game_names looks at.
struct GameNames {
  std::vector<std::string> games;  // folders of games/ that nothing else may name
  Files rulebooks;                 // they say with which letters the ids of a game's rules begin
  Files files;                     // code and build files; those of a game may name that game
  Files exceptions;                // lines "path name # reason"; at most kMostExceptions of them
};

inline constexpr std::size_t kMostExceptions = 20;

// The smallest game is the example of the documents and of tests that span modules.
inline constexpr std::string_view kExampleGame = "liars_dice";

// Finds every place outside games/<game> that names the game: its key (big_zag, big-zag), its name in code or
// on the box (BigZag, bigZag, Big Zag) or the id of one of its rules. A line of the exceptions lets a file
// name a game, or the rules of one prefix; one without a reason, or that nothing needs, is found too.
Findings check_game_names(const GameNames& input);

}  // namespace holdout::checks
