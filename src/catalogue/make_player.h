#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "bots/player.h"

namespace holdout {

// A built-in computer player of `level` for one seat. The Problem lists the levels that the game has.
Result<std::unique_ptr<Player>> make_player(const AnyGame& game, const RulesBox& rules, Seat seat,
                                            std::string_view level, std::uint64_t seed);

// The levels a game can be played at, weakest first.
std::vector<std::string_view> levels_of(const AnyGame& game);

}  // namespace holdout
