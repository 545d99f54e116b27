#include <memory>

#include <fmt/core.h>

#include "apps/commands/commands.h"
#include "apps/commands/positions.h"
#include "engine/testing/perft.h"
#include "records/files.h"

namespace holdout {

namespace {

struct PerftArguments {
  GameArguments game;
  std::string file;
  int depth = 4;
};

Result<Position> position_from(const PerftArguments& arguments) {
  Result<ChosenGame> chosen = choose_game(arguments.game);
  if (!chosen) return chosen.problem();
  if (arguments.file.empty()) return start_position(*chosen->game, std::move(chosen->rules));
  const Result<std::string> text = read_file(arguments.file);
  if (!text) return text.problem();
  return read_position(*text, arguments.file, chosen->game);
}

Exit run_perft(const PerftArguments& arguments) {
  const Result<Position> position = position_from(arguments);
  if (!position) return report(position.problem(), arguments.file.empty() ? Exit::WrongUse : Exit::BadInput);
  const testing::World world(*position->game, position->rules, position->state);
  for (int depth = 1; depth <= arguments.depth; ++depth) {
    const std::string line = fmt::format("{} {}\n", depth, testing::perft(world, depth));
    if (print(line) != Exit::Done) return Exit::BadInput;
  }
  return Exit::Done;
}

}  // namespace

void add_perft(CLI::App& app, Exit& exit) {
  CLI::App* perft = app.add_subcommand("perft", "count the sequences of legal answers, by their length");
  auto arguments = std::make_shared<PerftArguments>();
  add_game_name(*perft, arguments->game.game);
  perft->add_option("file", arguments->file, "position to start from; without it the start of a game");
  add_setup_arguments(*perft, arguments->game);
  perft->add_option("-d,--depth", arguments->depth, "longest sequence")->check(CLI::Range(1, 64));
  perft->callback([arguments, &exit] { exit = run_perft(*arguments); });
}

}  // namespace holdout
