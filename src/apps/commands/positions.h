#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apps/commands/game_arguments.h"
#include "protocol/json_text.h"

namespace holdout {

// A position as a file: the game, where it begins, and the answers since. The state itself is read from no
// file: the rules make it, with the procedures that are under way, so that it is one that can be.
inline constexpr int kPositionFormat = 2;

struct Position {
  const AnyGame* game = nullptr;
  RulesBox rules;
  StateBox state;
  std::string given{};                 // the given block it begins with; empty: the start of a game
  std::vector<std::string> answers{};  // since then
};

Position start_position(const AnyGame& game, RulesBox rules);

// JSON, or the given block of a .play file. Any text gives a position or a Problem that says what is wrong.
// `game` may be null: then the file has to name it.
Result<Position> read_position(std::string_view text, const std::string& file, const AnyGame* game);

void write_position(JsonText& out, const Position& position);

// "P0 go 4", "chance roll 5": plays it, with its events in `log`.
Result<void> do_answer(Position& position, std::string_view text, Log& log);

bool looks_like_position(std::string_view text);

}  // namespace holdout
