#pragma once

#include <string>

#include "engine/testing/world.h"

namespace holdout::testing {

// A whole random game as text: every answer, the events whole (their two sets say who gets which part), and
// after each answer what changed in every viewer's view and prompt. A change of the rules shows in review as
// a change of these.
std::string playthrough(const AnyGame& game, const Plan& plan);

// Compares `text` with the file and shows the first line that differs. With HOLDOUT_REGENERATE=1 in the
// environment it writes the file instead.
Result<void> check_golden(const std::string& file, const std::string& text);

// <folder>/playthrough_<n>p.txt: the game of default options and seed 1.
Result<void> check_playthrough(const AnyGame& game, int players, const std::string& folder);

}  // namespace holdout::testing
