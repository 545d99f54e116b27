// Many games on many machines: shards of one plan, and what they add up to.
#include <cstdlib>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "catalogue/testing/games_for.h"
#include "support/refusals.h"

using namespace holdout::testing;

namespace {

constexpr const char* kOne = "sim liars_dice -g 41 -s dusk";

// Plays every shard of `plan`, the last first, and gives the files.
std::string played(const TestFolder& folder, const std::string& plan, int shards) {
  std::string files;
  for (int i = shards; i >= 1; --i) {
    const std::string file = folder.file(fmt::format("{}.json", i));
    const ProgramRun run =
        holdout_program(fmt::format("{} --shard {}/{} --tally {} -t {}", plan, i, shards, file, i));
    REQUIRE(run.errors.empty());
    CHECK(run.out.empty());
    files += " " + file;
  }
  return files;
}

void adds_up(const std::string& plan, int shards) {
  const TestFolder folder;
  const std::string files = played(folder, plan, shards);
  for (const char* form : {"", " --json", " --csv"}) {
    const ProgramRun whole = holdout_program(plan + form);
    const ProgramRun merged = holdout_program("merge" + files + form);
    REQUIRE(whole.exit == 0);
    CHECK(merged.errors.empty());
    CHECK(merged.out == whole.out);
  }
}

}  // namespace

TEST_CASE("shards add up to one run, byte by byte, in every form") {
  for (const std::string& game : games_for(3)) {
    CAPTURE(game);
    const std::string last(levels_of(*find_game(game)).back());
    adds_up("sim " + game + " --players 3 -g 20 -s dawn --rotate --bots random," + last, 3);
  }
  adds_up(kOne, 4);
  adds_up("sim liars_dice -g 2 -s dusk", 5);  // more shards than games
}

TEST_CASE("shards played by GNU parallel add up to one run") {
  const TestFolder folder;
  const std::string played = fmt::format(
      "cd '{}' && parallel --will-cite -j 2 '{}' {} --shard {{}}/6 --tally {{}}.json ::: 1 2 3 4 5 6",
      folder.path(), HOLDOUT_PROGRAM, kOne);
  REQUIRE(std::system(played.c_str()) == 0);
  CHECK(holdout_program("merge *.json", {}, folder.path()).out == holdout_program(kOne).out);
}

TEST_CASE("a shard that was killed goes on to the same file") {
  const TestFolder folder;
  const std::string plan = "sim liars_dice -g 200000 -s night -t 1 --shard 2/2 --tally ";
  REQUIRE(holdout_program(plan + folder.file("whole.json")).exit == 0);
  const std::string killed = folder.file("killed.json");
  const std::string kill = fmt::format("'{}' {}{} & while [ ! -s {} ]; do sleep 0.01; done; kill -9 $!",
                                       HOLDOUT_PROGRAM, plan, killed, killed);
  static_cast<void>(std::system(kill.c_str()));
  REQUIRE(holdout_program(plan + killed).exit == 0);
  CHECK(folder.read("killed.json") == folder.read("whole.json"));
}

TEST_CASE("programs of somebody else are merged and marked") {
  const TestFolder folder;
  const std::string plan =
      "sim liars_dice -g 4 -s dusk --bots 'exec:" HOLDOUT_PROGRAM " bot liars_dice --level random'";
  const ProgramRun merged = holdout_program("merge" + played(folder, plan, 2) + " --json");
  CHECK(merged.out.find("\"repeatable\": false") != std::string::npos);
  CHECK(holdout_program(plan).out.find("not repeatable") != std::string::npos);
  CHECK(holdout_program(std::string(kOne) + " --json").out.find("\"repeatable\": true") != std::string::npos);
}

TEST_CASE("shards that are asked for wrongly") {
  const std::string plan(kOne);
  for (const char* wrong : {"0/4", "5/4", "-1/4", "1/0", "1", "1/", "/4", "1/4x", "x", "1/1000001"})
    refused(plan + " --tally /no/such --shard " + wrong, 2,
            fmt::format("--shard: '{}'; expected i/n with i from 1 to n, and n at most 1000000", wrong));
  refused("sim liars_dice -g 3 --shard 1/2 --tally /no/such", 2,
          "--shard: there is no --seed; expected one, the same for every shard: each would play other games");
  CHECK(holdout_program(plan + " --shard 1/2").exit == 2);
  CHECK(holdout_program(plan + " --tally x.json").exit == 2);
  CHECK(holdout_program(plan + " --shard 1/2 --tally x.json --json").exit == 2);
  refused(plan + " --shard 1/2 --tally /no/such/file", 1,
          "/no/such/file: cannot be written: No such file or directory");
}

TEST_CASE("tallies that do not belong together") {
  const TestFolder folder;
  const std::string plan(kOne);
  const std::string files = played(folder, plan, 3);
  const std::string one = folder.file("1.json");
  const std::string two = folder.file("2.json");
  refused("merge " + two, 1, "merge: of 3 shards these are missing: 1, 3");
  refused("merge " + two + " " + one, 1, "merge: of 3 shards one is missing: 3");
  refused("merge " + one + " " + one, 1, one + ": shard 1/3 is in " + one + " already");
  const std::string kept = folder.read("1.json");
  const auto other = [&](const std::string& text, const std::string& message) {
    const std::string file = folder.write("other.json", text);
    refused("merge " + two + " " + file, 1, file + ": " + message);
    CHECK(folder.read("other.json") == text);
  };
  other(replaced(kept, "\"games\":41", "\"games\":42"),
        "is of another plan: games is 42; expected 41 as in " + two);
  other(replaced(kept, "\"of\":3", "\"of\":4"), "holds shard 1/4; expected one of 3, as in " + two);
  other(replaced(kept, "\"played\":14", "\"played\":13"),
        "13 games are played and 14 counted; expected as many");
  other("{\"game\":1}", "is no tally; expected a file of holdout sim --shard");
  other("{\"tally\":1,", "line 1, column 12: the JSON value ends too early");
  const std::string rules =
      folder.write("rules.json", replaced(kept, "\"rules_version\":1", "\"rules_version\":0"));
  refused("merge " + rules, 1,
          rules + ": is of another plan: rules_version is 0; expected 1 as in this program");
  // A file of another plan, or of another shard, is not written over.
  refused(plan + " --shard 2/3 --tally " + one, 1, one + ": holds shard 1/3; expected 2/3, or no such file");
  refused(replaced(plan, "41", "43") + " --shard 1/3 --tally " + one, 1,
          one + ": is of another plan: games is 41; expected 43 as in this run");
  CHECK(folder.read("1.json") == kept);
}
