#pragma once

#include "engine/any_game.h"

namespace holdout::testing {

// Lets the built program play games of the present rules and leaves what it stores, with expected.json, in
// stored_folder() for stored_games_test.
void store_games(const AnyGame& game);

}  // namespace holdout::testing
