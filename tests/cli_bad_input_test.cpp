// Bad input at the command line: one clear message, the right exit code, nothing half written.
#include <doctest/doctest.h>
#include <fmt/format.h>

#include "support/refusals.h"

using namespace holdout::testing;

TEST_CASE("unknown game") {
  for (const char* command : {"sim", "play", "position", "bench", "perft", "signature", "bot"})
    refused(std::string(command) + " chess", 2, "unknown game 'chess'; expected " + offered_games());
}

TEST_CASE("player count out of range") {
  for (const holdout::AnyGame* game : holdout::all_games()) {
    const holdout::GameInfo& info = game->info();
    if (info.min_players == info.max_players) continue;
    for (const int players : {info.min_players - 1, info.max_players + 1}) {
      if (players == 0) continue;  // the usual number
      for (const char* command : {"sim", "play"})
        refused(fmt::format("{} {} --players {}", command, info.key, players), 2,
                fmt::format("--players: {} cannot be played by {}; expected {} to {}", info.key, players,
                            info.min_players, info.max_players));
    }
  }
  refused("sim liars_dice --players 3", 2, "--players: liars_dice cannot be played by 3; expected 2");
}

TEST_CASE("wrong options, figures, variants and levels") {
  refused("sim liars_dice --option wild=maybe", 2, "option wild: maybe; expected on or off");
  refused("sim liars_dice --option wild", 2, "--option: 'wild' gives no value; expected name=value");
  refused("sim liars_dice --option wild=on --option wild=off", 2, "--option: 'wild' is given twice");
  refused("sim liars_dice --figure x=1", 2, "figures: x; expected none in this game");
  refused("sim liars_dice --variant 3", 2, "--variant: liars_dice has no variants");
  refused("sim liars_dice --bots champion", 2,
          "--bots: liars_dice has no computer player 'champion'; expected random, exec:COMMAND");
  refused("sim liars_dice --bots random,random,random", 2, "--bots: 3 levels for 2 seats; expected 1 to 2");
}

TEST_CASE("files that cannot be read") {
  refused("check /no/such/file", 1, "/no/such/file: cannot be read: No such file or directory");
  refused("replay /tmp", 1, "/tmp: cannot be read: Is a directory");
  refused("serve --config /tmp", 2, "/tmp: cannot be read: Is a directory");
  refused("serve --config /no/such/file", 2, "/no/such/file: cannot be read: No such file or directory");
  refused("position liars_dice /no/such/file", 1, "/no/such/file: cannot be read: No such file or directory");
  refused("play liars_dice --resume /no/such/file", 1,
          "/no/such/file: cannot be read: No such file or directory");
  refused("examples /no/such/file.play", 1, "/no/such/file.play: cannot be read: No such file or directory");
}

TEST_CASE("malformed and impossible positions") {
  const TestFolder folder;
  const std::string good = holdout_program("position liars_dice --do 'chance roll 5'").out;
  CHECK(holdout_program("position liars_dice " + folder.write("good", good)).exit == 0);
  const auto position = [&](const std::string& text, const std::string& message) {
    const std::string file = folder.write("p.json", text);
    refused("position liars_dice " + file, 1, file + ": " + message);
    refused("check " + file, 1, file + ": " + message);
  };
  position(replaced(good, "chance roll 5", "chance roll 7"),
           R"(position.answers: "7" in "roll 7"; expected a number from 1 to 6)");
  position(
      replaced(good, "chance roll 5", "P0 liar"),
      "position.answers: 'P0 liar' is not legal here; expected an answer of another seat: P0 is not asked");
  position(replaced(good, "chance roll 5", "roll"),
           "position.answers: 'roll' is no answer; expected a seat and what it does: P0 go 4");
  position(replaced(good, "\"answers\": [\"chance roll 5\"]", "\"answers\": 5"),
           "position.answers: is 5; expected a list");
  position(replaced(good, "\"answers\": [\"chance roll 5\"]", "\"state\": {}"),
           "position.answers: is missing");
  position(replaced(good, "\"answers\": [\"chance roll 5\"]", "\"answers\": [], \"state\": {}"),
           "position.state: is not a known field");
  position(replaced(good, "\"format\": 2", "\"format\": 1"),
           "position.format: is 1; expected a whole number from 2 to 2");
  position(replaced(good, "\"liars_dice\"", "\"chess\""),
           "position.game: unknown game 'chess'; expected " + offered_games());
  position(replaced(good, "\"rules_version\": 1", "\"rules_version\": 9"),
           "position.rules_version: is 9; expected 1, which this program plays");
  position(replaced(good, "\"players\": 2", "\"players\": 3"), "position.setup: players: 3; expected 2");

  const std::string cut = folder.write("cut.json", good.substr(0, good.size() / 2));
  const ProgramRun half = holdout_program("position liars_dice " + cut);
  CHECK(half.exit == 1);
  CHECK(half.errors.find("cut.json: line ") != std::string::npos);
  CHECK(half.errors.find("ends too early") != std::string::npos);
}

TEST_CASE("illegal answers at a position") {
  refused("position liars_dice --do 'P0 bid 1 1'", 1,
          "--do: 'P0 bid 1 1' is not legal here; expected an answer of another seat: P0 is not asked");
  refused("position liars_dice --do 'chance roll 7'", 1,
          R"(--do: "7" in "roll 7"; expected a number from 1 to 6)");
  refused("position liars_dice --do nonsense", 1,
          "--do: 'nonsense' is no answer; expected a seat and what it does: P0 go 4");
  refused("position liars_dice --seat 5", 2, "--seat: 5 is no seat; expected 0 to 1");
}

TEST_CASE("a record that was tampered with") {
  const TestFolder folder;
  CHECK(holdout_program("sim liars_dice -g 1 -s 1 --records " + folder.path()).exit == 0);
  const std::string file = folder.file("liars_dice-000001.record");
  CHECK(holdout_program("check " + file).exit == 0);
  const std::string text = folder.read("liars_dice-000001.record");
  folder.write("liars_dice-000001.record", replaced(text, "\"seat\":\"P0\"", "\"seat\":\"P1\""));
  const ProgramRun run = holdout_program("check " + file);
  CHECK(run.exit == 1);
  CHECK(run.errors.starts_with("holdout: " + file + ": line 4: hash "));
  CHECK(holdout_program("replay " + file).exit == 1);

  folder.write("good", text);
  const ProgramRun both = holdout_program("check -q " + file + " " + folder.file("good"));
  CHECK(both.exit == 1);
  CHECK(both.out == "1 of 2 files are good\n");
}

TEST_CASE("a disk that is full while records and saves are written") {
  const TestFolder folder;
  const ProgramRun sim = holdout_program("--help > /dev/null; ulimit -f 1; '" HOLDOUT_PROGRAM
                                         "' sim liars_dice -g 1 -s 1 --bots random --records " +
                                         folder.path());
  CHECK(sim.exit == 1);
  CHECK(sim.errors ==
        "holdout: " + folder.file("liars_dice-000001.record") + ": cannot be written: File too large\n");
  CHECK(folder.count() == 0);

  const ProgramRun play = holdout_program("play liars_dice -s 1", "save /dev/full\nquit\nyes\n");
  CHECK(play.exit == 0);
  CHECK(play.out.find("/dev/full: cannot be written: No space left on device") != std::string::npos);
}

TEST_CASE("records need a folder that can be written to") {
  const TestFolder folder;
  const std::string file = folder.write("file", "x");
  const ProgramRun run = holdout_program("sim liars_dice -g 1 --records " + file + "/below");
  CHECK(run.exit == 1);
  CHECK(run.errors.starts_with("holdout: " + file + "/below: cannot be made a folder: "));
}

TEST_CASE("programs that hang, crash or talk nonsense") {
  refused("sim liars_dice -g 1 -t 1 --bot-time 200 --bots 'exec:sleep 9'", 1,
          "P0 (exec:sleep 9): the program gave no answer within 200 ms");
  refused("sim liars_dice -g 1 -t 1 --bots 'exec:exit 3'", 1,
          "P0 (exec:exit 3): the program ended with exit code 3");
  refused("sim liars_dice -g 1 -t 1 --bots 'exec:echo moo; cat 2>&1'", 1,
          "P0 (exec:echo moo; cat 2>&1): 'moo': line 1, column 1: malformed JSON: syntax error");
  refused("play liars_dice --bots 'exec:exit 3'", 1, "P1 (exec:exit 3): the program ended with exit code 3");
}

TEST_CASE("a bot that is told nonsense") {
  const auto told = [](const std::string& input, const std::string& message) {
    const ProgramRun run = holdout_program("bot liars_dice", input);
    CHECK(run.exit == 1);
    CHECK(run.errors == "holdout: standard input: line " + message + "\n");
  };
  const std::string hello =
      R"({"t":"hello","protocol":1,"game":"liars_dice","rules_version":1,"setup":{"players":2,"options":{},"figures":{}},"seat":"P1","seed":"0f"})"
      "\n";
  CHECK(holdout_program("bot liars_dice", hello).out ==
        "{\"t\":\"hello\",\"protocol\":1,\"name\":\"holdout liars_dice random\"}\n");
  told("moo\n", "1: line 1, column 1: malformed JSON: syntax error");
  told(R"({"t":"decide"})"
       "\n",
       "1: message \"decide\"; expected a message 'hello'");
  told(replaced(hello, "P1", "P2"), "1: hello.seat: 'P2' is no seat of this game; expected P0 to P1");
  const std::string other(holdout::all_games().front()->info().key);
  told(replaced(hello, "\"game\":\"liars_dice\"", "\"game\":\"" + other + "\""),
       "1: hello.game: is " + other + "; expected liars_dice");
  told(replaced(hello, "\"protocol\":1", "\"protocol\":2"),
       "1: hello.protocol: is 2; expected a whole number from 1 to 1");
  told(hello + R"({"t":"moo"})"
               "\n",
       "2: message 'moo'; expected see, hear, decide or speak");
  told(hello + R"({"t":"see","events":[]})"
               "\n",
       "2: view: is null; expected an object");
}
