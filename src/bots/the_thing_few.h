#pragma once

#include <memory>

#include "bots/player.h"
#include "bots/the_thing_level.h"
#include "games/the_thing/rules.h"

namespace holdout::the_thing {

// A computer player for a table of 1 to 3. Precondition: the rules are those of that game (TT-1202).
std::unique_ptr<Player> make_few_player(const RulesBox& rules, Seat seat, std::uint64_t seed, Level level);

}  // namespace holdout::the_thing
