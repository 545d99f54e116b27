#pragma once

#include <string>
#include <string_view>

#include "apps/commands/game_arguments.h"
#include "protocol/json_text.h"

namespace holdout {

// A position as a file: the game, how it was set up, and the whole state.
inline constexpr int kPositionFormat = 1;

struct Position {
  const AnyGame* game = nullptr;
  RulesBox rules;
  StateBox state;
};

// JSON, or the given block of a .play file. Any text gives a position that the game's check() finds possible,
// or a Problem that says what is wrong. `game` may be null: then the file has to name it.
Result<Position> read_position(std::string_view text, const std::string& file, const AnyGame* game);

void write_position(JsonText& out, const Position& position);

// "P0 go 4", "chance roll 5": plays it, with its events in `log`.
Result<void> do_answer(Position& position, std::string_view text, Log& log);

bool looks_like_position(std::string_view text);

}  // namespace holdout
