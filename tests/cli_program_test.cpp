#include "support/cli_program.h"

#include <doctest/doctest.h>

#include "catalogue/all_games.h"

namespace holdout::testing {

TEST_CASE("holdout without arguments, with wrong ones and with --help") {
  const ProgramRun nothing = holdout_program("");
  CHECK(nothing.exit == 2);
  CHECK(nothing.out.find("Subcommands:") != std::string::npos);
  CHECK(holdout_program("--help").exit == 0);
  CHECK(holdout_program("sim --help").exit == 0);
  const ProgramRun wrong = holdout_program("sim liars_dice --gaems 5");
  CHECK(wrong.exit == 2);
  CHECK(wrong.errors.find("--gaems") != std::string::npos);
  CHECK(wrong.out.empty());
  CHECK(holdout_program("dance").exit == 2);
  CHECK(holdout_program("sim").exit == 2);
}

TEST_CASE("holdout lists games; examples only if asked for") {
  CHECK(holdout_program("--games").out.find("liars_dice") == std::string::npos);
  for (const AnyGame* game : all_games())
    if (!game->info().example)
      CHECK(holdout_program("--games").out.find(game->info().key) != std::string::npos);
  CHECK(holdout_program("--examples").out.find("liars_dice") != std::string::npos);
}

TEST_CASE("a full standard output is reported") {
  const ProgramRun run = holdout_program("--help > /dev/null; ( '" HOLDOUT_PROGRAM "' --games > /dev/full )");
  CHECK(run.exit == 1);
  CHECK(run.errors == "holdout: standard output: cannot be written: No space left on device\n");
}

}  // namespace holdout::testing
