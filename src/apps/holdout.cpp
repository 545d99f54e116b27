// The holdout program: wires its commands together, nothing else.
#include <csignal>
#include <exception>

#include <fmt/core.h>

#include "apps/commands/commands.h"
#include "apps/commands/game_arguments.h"

namespace {

using namespace holdout;

int run(int argc, char** argv) {
  CLI::App app{"Holdout: survival horror at one table, with people and computer players."};
  app.name("holdout");
  app.require_subcommand(0, 1);
  bool examples = false;
  bool games = false;
  app.add_flag("--games", games, "list the games and their options");
  app.add_flag("--examples", examples, "list the games that are there as examples, too");
  Exit exit = Exit::Done;
  add_play(app, exit);
  add_serve(app, exit);
  add_sim(app, exit);
  add_merge(app, exit);
  add_replay(app, exit);
  add_check(app, exit);
  add_position(app, exit);
  add_examples(app, exit);
  add_bot(app, exit);
  add_bench(app, exit);
  add_perft(app, exit);
  add_signature(app, exit);
  add_load(app, exit);
  add_schema(app, exit);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) return app.exit(error);
    return static_cast<int>(report({.where = "", .what = error.what(), .expected = ""}, Exit::WrongUse));
  }
  if (games || examples) return static_cast<int>(print(list_games(examples)));
  if (app.get_subcommands().empty()) {
    print(app.help());
    return static_cast<int>(Exit::WrongUse);
  }
  return static_cast<int>(exit);
}

}  // namespace

int main(int argc, char** argv) {
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is a message, not a crash
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    return static_cast<int>(report({.where = "", .what = error.what(), .expected = ""}, Exit::BadInput));
  }
}
