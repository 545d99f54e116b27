#include "examples/run_play.h"

#include <doctest/doctest.h>

#include "catalogue/all_games.h"
#include "examples/testing/played_examples.h"

namespace holdout {

TEST_CASE("the blocks of a file come in their order") {
  const auto problem = [](std::string_view text) {
    const PlayReport report = run_play(text, "x.play");
    return report.problems.empty() ? "none" : report.problems[0].message();
  };
  CHECK(problem("") == "x.play: no example in the file; expected game, then given, when and then");
  CHECK(problem("given 3 players").starts_with("x.play:1: the file begins with"));
  std::string games;
  const std::vector<std::string> all = games_with_examples();
  for (std::size_t i = 0; i < all.size(); ++i)
    games += (i == 0 ? "" : i + 1 == all.size() ? " or " : ", ") + all[i];
  CHECK(problem("game chess\ngiven a\nthen b") ==
        "x.play: \"chess\" has no examples; expected a game such as " + games);
  for (const std::string& game : games_with_examples()) {
    CAPTURE(game);
    const std::string begun = "game " + game + "\n";
    CHECK(problem(begun + "when P0 done").find("expected given") != std::string::npos);
    CHECK(problem(begun + "given 3 players\ngiven 3 players\nthen asked P0")
              .starts_with("x.play:2: nothing is"));
    CHECK(problem(begun + "given 3 players\nwhen\nthen asked P0").starts_with("x.play:3: an empty block"));
    CHECK(
        problem(begun + "given 3 players\nwhen P0 done\nrefused x").starts_with("x.play:4: refused speaks"));
  }
}

TEST_CASE("every .play file holds") {
  REQUIRE_FALSE(games_with_examples().empty());
  for (const std::string& game : games_with_examples()) {
    CAPTURE(game);
    CHECK(testing::play_examples_of(game) > 0);
  }
}

}  // namespace holdout
