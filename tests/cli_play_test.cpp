// `holdout play` as a person at a plain terminal meets it.
#include <doctest/doctest.h>

#include "catalogue/all_games.h"
#include "catalogue/make_player.h"
#include "catalogue/testing/games_for.h"
#include "support/refusals.h"
#include "support/terminal_run.h"
#include "text/texts.h"

using namespace holdout;
using namespace holdout::testing;

namespace {

// As few as can play, but for one alone: their games are short.
std::string players_of(const AnyGame& game) {
  return " --players " + std::to_string(std::max(2, game.info().min_players));
}

}  // namespace

TEST_CASE("a whole game can be played by numbers, in both languages, and its record is good") {
  for (const std::string language : {"en", "pl"})
    for (const AnyGame* each : all_games()) {
      const std::string game(each->info().key);
      CAPTURE(game);
      const TestFolder folder;
      const ProgramRun run =
          holdout_program("play " + game + players_of(*each) + " -s 7 --lang " + language + " --record " +
                              folder.file("r") + " --profile " + folder.file("profile"),
                          times(900, kAnyAnswer));
      CHECK(run.exit == 0);
      CHECK(run.errors.empty());
      CHECK(says(run, language == "en" ? "The end" : "Koniec"));
      CHECK(holdout_program("check " + folder.file("r")).exit == 0);
      CHECK(holdout_program("replay " + folder.file("r") + " --lang " + language).exit == 0);
    }
}

TEST_CASE("no line of a game is wider than 80 columns, and no colour goes into a pipe") {
  for (const AnyGame* game : all_games()) {
    const ProgramRun run = holdout_program(
        "play " + std::string(game->info().key) + " -s 3 --profile /dev/null/none", times(900, kAnyAnswer));
    std::string_view rest = run.out;
    CHECK(rest.find('\033') == std::string_view::npos);
    while (!rest.empty()) {
      const std::string_view line = rest.substr(0, rest.find('\n'));
      int width = 0;
      for (char c : line) width += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
      CHECK_MESSAGE(width <= 80, std::string(line));
      rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    }
  }
}

TEST_CASE("a saved game goes on and ends like one that was never interrupted") {
  for (const std::string& game : games_for(3)) {
    CAPTURE(game);
    const TestFolder folder;
    const std::string play = "play " + game + " --players 3 -s 11 --profile " + folder.file("profile");
    CHECK(holdout_program(play + " --record " + folder.file("whole"), times(900, kAnyAnswer)).exit == 0);

    const ProgramRun first =
        holdout_program(play, times(2, kAnyAnswer) + "save " + folder.file("saved") + "\nquit\nyes\n");
    CHECK(says(first, "Saved: " + folder.file("saved")));
    CHECK(holdout_program("check " + folder.file("saved")).exit == 0);
    const ProgramRun second =
        holdout_program("play " + game + " --resume " + folder.file("saved") + " --record " +
                            folder.file("resumed") + " --profile " + folder.file("profile"),
                        times(900, kAnyAnswer));
    CHECK(second.exit == 0);
    CHECK(says(second, folder.file("saved")));
    CHECK(holdout_program("check " + folder.file("resumed")).exit == 0);

    const ProgramRun over = holdout_program("play " + game + " --resume " + folder.file("resumed"));
    CHECK(over.exit == 1);
    CHECK(over.errors ==
          "holdout: " + folder.file("resumed") + ": this game is over; expected a saved game\n");
    const ProgramRun other = holdout_program("play liars_dice --resume " + folder.file("saved"));
    CHECK(other.exit == 1);
    CHECK(other.errors ==
          "holdout: " + folder.file("saved") + ": is a game of " + game + "; expected liars_dice\n");
  }
}

TEST_CASE("a built-in player behind the bot protocol plays exactly as it does inside") {
  for (const std::string& game : games_for(3)) {
    CAPTURE(game);
    const std::string sim = "sim " + game + " --players 3 -g 2 -s 5 --json --bots ";
    const std::string program = "'exec:" HOLDOUT_PROGRAM " bot " + game + " --level ";
    for (const std::string_view each : levels_of(*find_game(game))) {
      const std::string level(each);
      const ProgramRun inside = holdout_program(sim + level);
      const ProgramRun outside = holdout_program(sim + program + level + "'");
      REQUIRE(inside.exit == 0);
      REQUIRE(outside.exit == 0);
      std::string expected = outside.out;
      const std::string name = "exec:" HOLDOUT_PROGRAM " bot " + game + " --level " + level;
      for (std::size_t at = expected.find(name); at != std::string::npos; at = expected.find(name))
        expected.replace(at, name.size(), level);
      expected = replaced(expected, "\"repeatable\": false", "\"repeatable\": true");
      CHECK(inside.out == expected);
    }
  }
}

TEST_CASE("every command of the help does what it says") {
  const ProgramRun run =
      holdout_program("play liars_dice -s 2 --name Ala",
                      "help\nlook\nlog\nlog 1\nwhy\nwhy liar\nwhy bid 1 3\nwhy Filip\nrule LD-6\nrule XX-1\n"
                      "say\n99\nmoo\nliar\n\nsave\nquit\nno\nbid 1 2\n");
  CHECK(run.exit == 0);
  CHECK(says(run, "You are Ala."));
  CHECK(says(run, "What you can type"));
  CHECK(says(run, "So far"));
  CHECK(says(run, "LD-6"));
  CHECK(says(run, "Nothing speaks against it: that is answer 3."));
  CHECK(says(run, "There is no rule “XX-1”. A rule id looks like LD-"));
  CHECK(says(run, "There is nothing to say at this moment."));
  CHECK(says(run, "There is no answer 99 here. The answers: 1, 2, 3, 4, 5,"));
  CHECK(says(run, "“moo” is not known here."));
  CHECK(says(run, "Save where?"));
  CHECK(says(run, "Leave the game without saving?"));
  CHECK(says(run, "Ala: 1 × 2."));
}

TEST_CASE("help names the commands and the rules of the game that is played") {
  const std::string input = "help\nquit\nyes\n";
  const ProgramRun dice = holdout_program("play liars_dice -s 2", input);
  CHECK(says(dice, "why bid 2 6"));
  CHECK(says(dice, "rule LD-4"));
  CHECK_FALSE(says(dice, "say:"));  // nothing but bids is said there
  for (const AnyGame* each : all_games()) {
    if (each->forms().empty()) continue;
    const ProgramRun talking =
        holdout_program("play " + std::string(each->info().key) + players_of(*each) + " -s 2", input);
    CHECK(says(talking, "say:"));
    CHECK_FALSE(says(talking, "LD-"));
    CHECK_FALSE(says(talking, "bid 2 6"));
  }
}

TEST_CASE("before the first decision one reads what this is, who one is, how one wins and how it ends") {
  for (const std::string language : {"en", "pl"})
    for (const AnyGame* each : all_games()) {
      const std::string game(each->info().key);
      CAPTURE(game);
      const std::string play = "play " + game + players_of(*each) + " -s 2 --lang " + language;
      const ProgramRun run = holdout_program(play, "");
      const Texts& words = texts(language);
      const std::size_t question = run.out.find(words.plain("ui.question"));
      REQUIRE(question != std::string::npos);
      for (const std::string& key : {"ui.game." + game, std::string("opening.who"),
                                     std::string("opening.win"), std::string("opening.end")})
        CHECK_MESSAGE(run.out.find(words.plain(key)) < question, key);
      const ProgramRun again = holdout_program(play, "intro\n");
      CHECK(again.out.find(words.plain("opening.win"), again.out.find(words.plain("ui.question"))) !=
            std::string::npos);
    }
}

TEST_CASE("an answer that decides much is asked for once more, and --sure gives it at once") {
  const auto asked = [](const ProgramRun& run) { return says(run, "That is final: Say “liar”."); };
  const std::string play = "play liars_dice -s 3 --seat 1";  // the other one bids first
  const ProgramRun no = holdout_program(play, "liar\nno\nquit\nyes\n");
  CHECK(asked(no));
  CHECK_FALSE(says(no, "The end"));
  const ProgramRun yes = holdout_program(play, "liar\nyes\n");
  CHECK(asked(yes));
  CHECK(says(yes, "The end"));
  const ProgramRun sure = holdout_program(play + " --sure", "liar\n");
  CHECK_FALSE(asked(sure));
  CHECK(says(sure, "The end"));
  CHECK_FALSE(asked(holdout_program("play liars_dice -s 3", "bid 2 6\nquit\nyes\n")));
}

TEST_CASE("where nothing can be taken back, undo says so and changes nothing") {
  const ProgramRun run = holdout_program("play liars_dice -s 2", "undo\nbid 1 1\nundo\nquit\nyes\n");
  CHECK(run.exit == 0);
  CHECK(says(run, "Nothing can be taken back"));
  CHECK_FALSE(says(run, "Your last step is taken back."));
}

TEST_CASE("a computer player's reason is a secret unless the game was started with --reasons") {
  const std::string input = "bid 1 1\nwhy Filip\nquit\nyes\n";
  CHECK_FALSE(says(holdout_program("play liars_dice -s 4", input), "Any answer is as good"));
  bool told = false;  // whether the other one calls at once depends on the seed
  for (int seed = 0; seed < 10 && !told; ++seed)
    told = says(holdout_program("play liars_dice --reasons -s " + std::to_string(seed), input), "Filip: ");
  CHECK(told);
}

TEST_CASE("Polish commands work in Polish, English ones everywhere") {
  const ProgramRun run = holdout_program("play liars_dice -s 2 --lang pl", "pomoc\nhelp\nkoniec\ntak\n");
  CHECK(run.exit == 0);
  CHECK(run.out.find("Co można wpisać") != run.out.rfind("Co można wpisać"));
}

TEST_CASE("a seat that replays a record sees no other seat's secrets") {
  const TestFolder folder;
  CHECK(holdout_program("sim liars_dice -g 1 -s 1 --records " + folder.path()).exit == 0);
  const std::string file = folder.file("liars_dice-000001.record");
  CHECK(says(holdout_program("replay " + file), "chance  roll"));
  const ProgramRun seat = holdout_program("replay --seat 0 " + file);
  CHECK_FALSE(says(seat, "chance"));
  const std::size_t own = seat.out.find("Your die shows");
  REQUIRE(own != std::string::npos);
  CHECK(seat.out.find("Your die shows", own + 1) == std::string::npos);
  CHECK(holdout_program("replay --seat 2 " + file).exit == 2);
  CHECK(holdout_program("replay --lang de " + file).exit == 2);
}
