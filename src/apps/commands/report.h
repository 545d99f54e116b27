#pragma once

#include <string_view>

#include "engine/result.h"

namespace holdout {

// What a command gives back to the shell.
enum class Exit : int {
  Done = 0,
  BadInput = 1,  // a file, a record, a player's answer: judged and found wrong
  WrongUse = 2,  // the command itself was called wrongly
};

// One message on standard error: what, where, what was expected. Gives `exit` back, to be returned.
Exit report(const Problem& problem, Exit exit);

// Text on standard output. A problem (a full disk, a closed pipe) ends in Exit::BadInput and one message.
Exit print(std::string_view text);

// Colours and progress only where a person looks.
bool output_is_terminal();
bool errors_are_terminal();

}  // namespace holdout
