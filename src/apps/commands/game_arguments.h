#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "engine/any_game.h"

namespace holdout {

// What nearly every command takes: a game and how it is set up.
struct GameArguments {
  std::string game;
  int players = 0;  // 0: the usual number
  std::vector<std::string> options;
  std::vector<std::string> variants;
  std::vector<std::string> figures;
  bool every_variant = true;  // variants that the table has not unlocked may be played, too
};

struct ChosenGame {
  const AnyGame* game = nullptr;
  RulesBox rules;
};

void add_game_name(CLI::App& command, std::string& game);
void add_setup_arguments(CLI::App& command, GameArguments& arguments);

// "unknown game 'x'; expected ...", and which there are
Result<const AnyGame*> game_named(std::string_view key);
// The set-up as the game understands it, or what is wrong with it.
Result<Setup> setup_from(const AnyGame& game, const GameArguments& arguments);
Result<ChosenGame> choose_game(const GameArguments& arguments);

// The games and their options, one a line; those meant as examples only if asked for.
std::string list_games(bool examples);

}  // namespace holdout
