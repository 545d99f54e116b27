#pragma once

#include <memory>
#include <string>
#include <vector>

#include "apps/players/exec_player.h"
#include "bots/player.h"
#include "table/playing/dice.h"

namespace holdout {

inline constexpr ExecPlayer::Patience kBotBudget{5000};

// Who sits where: a level for every seat from what was typed. Each entry may hold several levels, separated
// by commas, or one exec:COMMAND; the last level fills the seats that are left. In a game of sides a level
// may be that of a side, `killer=regular`; it is then one for each side.
Result<std::vector<std::string>> seat_levels(const std::vector<std::string>& typed, int players,
                                             const Sides& sides = {});

// Is it exec:COMMAND?
bool is_program(const std::string& level);

// Is there such a level? A program is believed until it runs.
Result<void> check_level(const AnyGame& game, const std::string& level);
std::string strongest_level(const AnyGame& game);

// A player of `level`: a built-in one, or the program of exec:COMMAND. Its seed follows from that of the
// game.
Result<std::unique_ptr<Player>> make_seat_player(const AnyGame& game, const RulesBox& rules, Seat seat,
                                                 const std::string& level, const Seed& game_seed,
                                                 ExecPlayer::Patience budget);

}  // namespace holdout
