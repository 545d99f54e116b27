#include <doctest/doctest.h>

#include "examples/run_play.h"
#include "examples/testing/played_examples.h"

// The language of .play files, told by positions of Osaczeni, and its examples.

namespace holdout {
namespace {

// A file whose given block is a search vote of two, and the first thing that is wrong with it.
std::string first_problem(const std::string& rest) {
  const std::string text =
      "game osaczeni\n"
      "given  4 players; phase 1; hand P0: gun\n"
      "       area 6: P0.D, P1.L\n"
      "       area 1: P0.LC; area 2: P1.DC; area 4: P2.DLC; area 5: P3.DLC\n" +
      rest;
  const PlayReport report = run_play(text, "x.play");
  return report.problems.empty() ? "none" : report.problems[0].message();
}

TEST_CASE("an example that holds gives no complaint and is counted") {
  const PlayReport report = run_play(
      "# a title\n"
      "game osaczeni\n"
      "given 3 players; phase 7; area 5: P0.C, P1.C; rest in cold store\n"
      "then winners P0 P1; scores 7, 7, 0   # a comment\n"
      "again area 5: P0.C\n"
      "then winners P0\n",
      "x.play");
  CHECK(report.problems.empty());
  CHECK(report.examples == 2);
  CHECK(report.expectations == 3);
}

TEST_CASE(
    "an expectation that does not hold is reported with its line, what was found and what was expected") {
  CHECK(first_problem("then   asked P0 P1: discuss\n"
                      "       area 6: 3 monsters\n") == "x.play:6: 0 monsters; expected area 6: 3 monsters");
  CHECK(first_problem("then asked P0: discuss") ==
        "x.play:5: P0 P1 asked: discuss; expected asked P0: discuss");
  CHECK(first_problem("then asked P0 P1: ballot") ==
        "x.play:5: P0 P1 asked: discuss; expected asked P0 P1: ballot");
  CHECK(first_problem("then options P1: play gun, done") ==
        "x.play:5: P1 has the options done; expected options P1: play gun, done");
  CHECK(first_problem("then options P0: done") ==
        "x.play:5: P0 has the options play gun, done; expected options P0: done");
  CHECK(first_problem("then P1 may play gun") ==
        "x.play:5: P1 may not play gun; legal: done; expected P1 may play gun");
  CHECK(first_problem("then P0 may not play gun") ==
        "x.play:5: P0 may play gun; expected P0 may not play gun");
  CHECK(first_problem("then P0 may not play tin 4 (OS-820)").find("is refused by OS-009") !=
        std::string::npos);
  CHECK(first_problem("then time limit 44") ==
        "x.play:5: a time limit of 45 seconds; expected time limit 44");
  CHECK(first_problem("then P0 answered done") ==
        "x.play:5: P0 has not answered anything; expected P0 answered done");
  CHECK(first_problem("when P0 done\nthen P0 answered play gun") ==
        "x.play:6: P0 answered done; expected P0 answered play gun");
  CHECK(first_problem("then winners P0") == "x.play:5: winners nobody; expected winners P0");
  CHECK(first_problem("then scores 1, 0, 0, 0") == "x.play:5: scores 0, 0, 0, 0; expected scores 1, 0, 0, 0");
  CHECK(first_problem("then P2 is shown ballot") ==
        "x.play:5: P2 is shown discuss; expected P2 is shown ballot");
}

TEST_CASE("an answer that is illegal, or that nobody waits for, is reported with its line") {
  CHECK(first_problem("when   P0 done\n"
                      "       P1 play gun\n") == "x.play:6: P1 play gun is illegal (OS-009); expected done");
  CHECK(first_problem("when P2 done") ==
        "x.play:5: P2 done, but P0 P1 asked: discuss; expected an answer to it");
  CHECK(first_problem("when dice 1 2") ==
        "x.play:5: \"roll 1\", but P0 P1 asked: discuss; expected a question to chance");
  CHECK(first_problem("when sealed P0 -> P1, P1 -> P0").find("no choice is sealed now") != std::string::npos);
  CHECK(first_problem("when all done; sealed P0 -> P1").find("P1 did not choose") != std::string::npos);
  CHECK(first_problem("when all done; sealed P0 -> P2, P1 -> P0").find("vote green is illegal (OS-217)") !=
        std::string::npos);
  CHECK(first_problem("when time-out P3").find("P3 has no clock running") != std::string::npos);
  CHECK(first_problem("when all done; sealed P0 -> P0, P1 -> P0; chance draw keys, draw keys")
            .find("\"draw keys\" cannot happen") != std::string::npos);
}

TEST_CASE("what is no phrase at all is reported, also where it would be true by accident") {
  CHECK(first_problem("when P0 paly gun").find("is no answer; expected done, play") != std::string::npos);
  CHECK(first_problem("then P0 may not paly gun").find("is no answer") != std::string::npos);
  CHECK(first_problem("when Anna done").find("is no answer of anybody") != std::string::npos);
  CHECK(first_problem("then the weather is fine").find("says nothing about the game") != std::string::npos);
  CHECK(first_problem("then asked P0 P1: dinner").find("is no question") != std::string::npos);
  CHECK(first_problem("then happened 0 dinners").find("is no event") != std::string::npos);
  CHECK(first_problem("then area 9: nobody").find("is no area") != std::string::npos);
  CHECK(first_problem("then votes").find("nobody is named") != std::string::npos);
}

TEST_CASE("one failure an example, and the next example is played all the same") {
  const PlayReport report = run_play(
      "game osaczeni\n"
      "given 3 players; phase 7; area 5: P0.C, P1.C; rest in cold store\n"
      "then winners P0\n"
      "     winners P1\n"
      "again\n"
      "then winners P2\n"
      "again\n"
      "then winners P0 P1\n",
      "x.play");
  REQUIRE(report.problems.size() == 2);
  CHECK(report.problems[0].where == "x.play:3");
  CHECK(report.problems[1].where == "x.play:6");
  CHECK(report.examples == 3);
}

TEST_CASE("a position that must be impossible says why") {
  const std::string impossible =
      "game osaczeni\n"
      "given 3 players; phase 6; area 4: P0.DLCK, P1.D; rest in 6\n";
  CHECK(run_play(impossible + "refused area 4 holds 5 characters", "x.play").problems.empty());
  const PlayReport other = run_play(impossible + "refused 26 monsters", "x.play");
  REQUIRE(other.problems.size() == 1);
  CHECK(other.problems[0].message() ==
        "x.play:3: x.play:2: table.at[4]: area 4 holds 5 characters; expected at most 4 (OS-020); expected "
        "refused: 26 monsters");
  CHECK(first_problem("refused something").find("the position is accepted") != std::string::npos);
}

TEST_CASE("a given block alone is a position, whatever file it comes from") {
  const Result<GivenPosition> position =
      read_given_block("osaczeni", "game osaczeni\ngiven 3 players; phase 7; rest in 6", "p.txt");
  REQUIRE(position);
  CHECK(position->rules.players() == 3);
  CHECK(read_given_block("osaczeni", "3 players; phase 7; rest in 5", "p.txt")
            .problem()
            .where.starts_with("p.txt:1"));
  CHECK(read_given_block("chess", "3 players", "p.txt").problem().what == "\"chess\" has no examples");
  CHECK(read_given_block("osaczeni", "# nothing", "p.txt").problem().what == "no position");
}

TEST_CASE("every vector of the specification of Osaczeni has its file, and there are many examples") {
  for (int number = 1; number <= 58; ++number)
    if (number <= 16 || number >= 20) CHECK_MESSAGE(testing::has_vector("osaczeni", "os_t", number), number);
  CHECK(testing::play_examples_of("osaczeni") > 200);
}

}  // namespace
}  // namespace holdout
