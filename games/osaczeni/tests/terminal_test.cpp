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
  CHECK(says(run, "Somebody leads with … points."));  // half-built sentences are sentences
  CHECK_FALSE(says(run, "…."));
  CHECK_FALSE(says(run, "77"));
  const ProgramRun typed = holdout_program("play osaczeni --players 3 -s 3 --name Ala",
                                           "say ally until=end to=P1\nsay dance\nsay\n0\nquit\nyes\n");
  CHECK(says(typed, "Ala to Filip: Let us stick together to the end."));
  CHECK(says(typed, "That cannot be said: "));
}

TEST_CASE("an epilogue that was met is remembered, and its variant may then be played") {
  const TestFolder folder;
  const std::string play = "play osaczeni --players 3 --profile " + folder.file("profile");
  for (int seed = 0; seed < 20 && folder.read("profile").empty(); ++seed)
    CHECK(holdout_program(play + " -s " + std::to_string(seed), times(900, kAnyAnswer)).exit == 0);
  const std::string profile = folder.read("profile");
  const std::size_t list = profile.find("\"osaczeni\": [");
  REQUIRE(list != std::string::npos);
  const std::string number = profile.substr(list + 13, profile.find(']', list) - list - 13);
  CHECK(holdout_program(play + " --variant " + number, "quit\nyes\n").exit == 0);
  CHECK(holdout_program("play osaczeni --profile " + folder.file("empty") + " --variant " + number).exit ==
        2);
}

TEST_CASE("an unlocked variant is explained, and the rule of one that is still locked is not told") {
  const TestFolder folder;
  const std::string play = "play osaczeni --players 3 -s 1 --profile " + folder.file("profile");
  const std::string asks = "rule OS-V05\nzasada OS-V13\nrule OS-112\nquit\nyes\n";
  const ProgramRun locked = holdout_program(play, asks);
  CHECK(says(locked, "OS-V05 is a rule of a variant that you have not unlocked yet."));
  CHECK_FALSE(says(locked, "Armed Families"));
  CHECK(says(locked, "OS-112: "));
  CHECK(says(holdout_program(play + " --every-rule", asks), "OS-V05: Armed Families"));
  CHECK(says(holdout_program(play + " -o unlocked=5,13", asks), "OS-V05: Armed Families"));
  ProgramRun ended;
  for (int seed = 0; seed < 20 && !says(ended, "From the next game on"); ++seed)
    ended = holdout_program("play osaczeni --players 3 --bots random -s " + std::to_string(seed) +
                                " --profile " + folder.file("another"),
                            times(900, kAnyAnswer));
  const std::size_t told = ended.out.find("From the next game on you may play with a new variant");
  REQUIRE(told != std::string::npos);
  CHECK(ended.out.find("OS-V", told) != std::string::npos);
}

TEST_CASE("a destination is picked by the number of its area, and what has no such number by letters") {
  ProgramRun run;
  for (int seed = 0; seed < 20 && !says(run, "is heading"); ++seed)
    run = holdout_program("play osaczeni --players 3 --bots random --sure -s " + std::to_string(seed),
                          "a\na\na\n" + times(12, "a\ngo 5\n") + "quit\nyes\n");
  CHECK(says(run, "  a. Die "));
  CHECK(says(run, "  5. Go to the Glass Hall, area 5"));
  CHECK_FALSE(says(run, "  7. Go "));
}

TEST_CASE("an unfinished choice is taken back, and the record does not have it") {
  const TestFolder folder;
  ProgramRun run;
  for (int seed = 0; seed < 20 && !says(run, "Your last step is taken back."); ++seed)
    run = holdout_program("play osaczeni --players 3 --bots random --sure -s " + std::to_string(seed) +
                              " --profile " + folder.file("profile") + " --record " + folder.file("record"),
                          times(900, "1\nundo\n" + kAnyAnswer));
  CHECK(says(run, "  undo: take your last step back"));
  REQUIRE(says(run, "Your last step is taken back."));
  CHECK(says(run, "The end"));
  CHECK(holdout_program("check " + folder.file("record")).exit == 0);
}

TEST_CASE("the program passes where one can only pass, unless one wants to be asked; the record has it") {
  const TestFolder folder;
  const std::string play = "play osaczeni --players 3 --bots random -s 4 --profile " + folder.file("profile");
  const auto run = [&](const std::string& more, const std::string& record) {
    return holdout_program(play + more + " --record " + folder.file(record), times(900, kAnyAnswer));
  };
  const ProgramRun alone = run("", "alone");
  const ProgramRun asked = run(" --ask-always", "asked");
  CHECK(says(alone, "Where you can only pass, the program does so for you"));
  CHECK_FALSE(says(alone, "\n  1. Pass\n>"));
  CHECK(says(asked, "\n  1. Pass\n>"));
  CHECK_FALSE(says(asked, "Where you can only pass, the program"));
  for (const char* record : {"alone", "asked"})
    CHECK(holdout_program("check " + folder.file(record)).exit == 0);
  CHECK(says(holdout_program("replay " + folder.file("alone")), "P0  done"));
  const ProgramRun switched = holdout_program(play, "auto\nauto\nauto off\nquit\nyes\n");
  CHECK(says(switched, "You are asked also where you can only pass"));
}

TEST_CASE("who is out of play is told so, and watches, talks or skips to the end") {
  std::string seed;
  const std::string play = "play osaczeni --players 3 --bots random --sure -s ";
  for (int number = 0; number < 40 && seed.empty(); ++number)
    if (says(holdout_program(play + std::to_string(number), times(900, kAnyAnswer)), "You are out of play"))
      seed = std::to_string(number);
  REQUIRE_FALSE(seed.empty());
  // What was typed before goes on as it was; once out, each of these is one pause.
  const ProgramRun watched = holdout_program(play + seed, times(900, "1\na\n\n"));
  CHECK(says(watched, "  1. Watch on (Enter)"));
  CHECK(says(watched, "  2. Skip to the end"));
  CHECK(says(watched, "  3. Say something"));
  CHECK(says(watched, "The end"));
}
