// liars_dice_instructions GAMES: plays that many random games, events off, and prints their decisions. Run it
// under valgrind --tool=callgrind --toggle-collect='play_games*', which counts exactly where clocks do not;
// instructions a decision are what it "Collected" divided by the decisions.
#include <charconv>
#include <cstdio>
#include <string_view>

#include "engine/testing/random_play.h"
#include "games/liars_dice/liars_dice.h"

using namespace holdout;

// Not inlined: callgrind starts and stops counting here.
[[gnu::noinline]] static long play_games(int games) {
  const liars_dice::LiarsDice game;
  const liars_dice::Rules rules;
  Rng rng(1);
  Log off;
  long decisions = 0;
  for (int i = 0; i < games; ++i) {
    liars_dice::State s = game.start(rules, off);
    decisions += testing::play_randomly(game, rules, s, rng, off);
  }
  return decisions;
}

int main(int argc, char** argv) {
  int games = 0;
  const std::string_view text = argc == 2 ? argv[1] : "";
  if (std::from_chars(text.data(), text.data() + text.size(), games).ec != std::errc{} || games < 1) {
    std::fputs("usage: liars_dice_instructions GAMES, with GAMES at least 1\n", stderr);
    return 2;
  }
  std::printf("%ld decisions in %d games\n", play_games(games), games);
}
