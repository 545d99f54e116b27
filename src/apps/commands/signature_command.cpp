#include <memory>

#include <fmt/core.h>

#include "apps/commands/commands.h"
#include "apps/commands/game_arguments.h"
#include "catalogue/all_games.h"
#include "engine/testing/signature.h"

namespace holdout {

namespace {

std::string line_of(const AnyGame& game) {
  return fmt::format("{} {:016x}\n", game.info().key, testing::signature(game));
}

Exit run_signature(const std::string& name) {
  std::string text;
  if (name.empty()) {
    for (const AnyGame* game : all_games()) text += line_of(*game);
    return print(text);
  }
  const Result<const AnyGame*> game = game_named(name);
  return game ? print(line_of(**game)) : report(game.problem(), Exit::WrongUse);
}

}  // namespace

void add_signature(CLI::App& app, Exit& exit) {
  CLI::App* signature =
      app.add_subcommand("signature", "one number over fixed random games: changes with the rules");
  auto game = std::make_shared<std::string>();
  signature->add_option("game", *game, "name of the game; without it all of them");
  signature->callback([game, &exit] { exit = run_signature(*game); });
}

}  // namespace holdout
