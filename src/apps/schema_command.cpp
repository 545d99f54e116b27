#include <filesystem>
#include <memory>

#include <fmt/core.h>

#include "apps/commands.h"
#include "apps/game_arguments.h"
#include "apps/typescript.h"
#include "games/all_games.h"
#include "records/files.h"

namespace holdout {

namespace {

struct SchemaArguments {
  std::string game;
  std::string out = "web/src/games";
  bool typescript = false;
};

Result<std::vector<const AnyGame*>> wanted_games(const std::string& key) {
  if (key.empty()) return std::vector<const AnyGame*>(all_games().begin(), all_games().end());
  const Result<const AnyGame*> game = game_named(key);
  if (!game) return game.problem();
  return std::vector<const AnyGame*>{*game};
}

Exit run_schema(const SchemaArguments& arguments) {
  if (!arguments.typescript) return report({"", "nothing to write was asked for", "--ts"}, Exit::WrongUse);
  const Result<std::vector<const AnyGame*>> games = wanted_games(arguments.game);
  if (!games) return report(games.problem(), Exit::WrongUse);
  for (const AnyGame* game : *games)
    for (const TypescriptFile& file : typescript_files(*game)) {
      const std::filesystem::path path = std::filesystem::path(arguments.out) / file.path;
      std::error_code failed;
      std::filesystem::create_directories(path.parent_path(), failed);
      if (failed) return report({path.parent_path().string(), failed.message(), "a folder"}, Exit::BadInput);
      if (const Result<void> wrote = write_file(path.string(), file.text); !wrote)
        return report(wrote.problem(), Exit::BadInput);
    }
  return Exit::Done;
}

}  // namespace

void add_schema(CLI::App& app, Exit& exit) {
  CLI::App* schema = app.add_subcommand("schema", "write what the web client must know of the games");
  auto arguments = std::make_shared<SchemaArguments>();
  schema->add_option("game", arguments->game, "only this game");
  schema->add_flag("--ts", arguments->typescript, "TypeScript: views and statements, a folder a game");
  schema->add_option("--out", arguments->out, "where those folders are")->capture_default_str();
  schema->callback([arguments, &exit] { exit = run_schema(*arguments); });
}

}  // namespace holdout
