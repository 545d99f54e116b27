// `holdout play osaczeni` as a person at a plain terminal meets it.
#include <doctest/doctest.h>

#include "support/terminal_run.h"

using namespace holdout::testing;

TEST_CASE("a statement is built by numbers, is heard, and others may reply") {
  // Placing the family takes three answers at most; then the first discussion or vote.
  const ProgramRun run =
      holdout_program("play osaczeni --players 3 -s 3 --name Ala", "say\n1\n1\n1\n1\n1\nquit\nyes\n");
  CHECK(run.exit == 0);
  CHECK(says(run, "What do you want to say?"));
  CHECK(says(run, "0. Say nothing"));
  CHECK(says(run, "[1] Ala to "));
  const ProgramRun typed = holdout_program("play osaczeni --players 3 -s 3 --name Ala",
                                           "say ally until=end to=P1\nsay dance\nsay\n0\nquit\nyes\n");
  CHECK(says(typed, "Ala to Filip: Let us stick together to the end."));
  CHECK(says(typed, "That cannot be said: "));
}

TEST_CASE("an epilogue that was met is remembered, and its variant may then be played") {
  const TestFolder folder;
  const std::string play = "play osaczeni --players 3 --profile " + folder.file("profile");
  for (int seed = 0; seed < 20 && folder.read("profile").empty(); ++seed)
    CHECK(holdout_program(play + " -s " + std::to_string(seed), times(900, "1\n")).exit == 0);
  const std::string profile = folder.read("profile");
  const std::size_t list = profile.find("\"osaczeni\": [");
  REQUIRE(list != std::string::npos);
  const std::string number = profile.substr(list + 13, profile.find(']', list) - list - 13);
  CHECK(holdout_program(play + " --variant " + number, "quit\nyes\n").exit == 0);
  CHECK(holdout_program("play osaczeni --profile " + folder.file("empty") + " --variant " + number).exit ==
        2);
}
