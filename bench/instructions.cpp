// instructions GAME PLAYERS GAMES: plays that many random games, options generated at each decision, events
// off, and prints their decisions. Run it under valgrind --tool=callgrind --toggle-collect='play_games*',
// which counts exactly where clocks do not; instructions a decision are what it "Collected" divided by the
// decisions.
#include <charconv>
#include <cstdio>
#include <string_view>

#include "engine/testing/random_play.h"
#include "games/liars_dice/rules/liars_dice.h"
#include "games/osaczeni/rules/osaczeni.h"
#include "games/the_thing/rules/the_thing.h"

using namespace holdout;

// Not inlined: callgrind starts and stops counting here.
template <class G>
[[gnu::noinline]] static long play_games(const typename G::Rules& rules, int games) {
  const G game;
  Rng rng(1);
  Log off;
  long decisions = 0;
  for (int i = 0; i < games; ++i) {
    typename G::State s = G::start(rules, off);
    decisions += testing::play_randomly(game, rules, s, rng, off);
  }
  return decisions;
}

template <class G>
static int measure(int players, int games) {
  const Result<typename G::Rules> rules = G::make_rules({.players = players});
  if (!rules) {
    std::fprintf(stderr, "%s\n", rules.problem().message().c_str());
    return 1;
  }
  std::printf("%ld decisions in %d games\n", play_games<G>(*rules, games), games);
  return 0;
}

static int number(std::string_view text) {
  int value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

int main(int argc, char** argv) {
  const std::string_view game = argc == 4 ? argv[1] : "";
  const int games = argc == 4 ? number(argv[3]) : 0;
  if (games >= 1 && game == "osaczeni") return measure<osaczeni::Osaczeni>(number(argv[2]), games);
  if (games >= 1 && game == "the_thing") return measure<the_thing::TheThing>(number(argv[2]), games);
  if (games >= 1 && game == "liars_dice") return measure<liars_dice::LiarsDice>(number(argv[2]), games);
  std::fputs("usage: instructions osaczeni|the_thing|liars_dice PLAYERS GAMES, with GAMES at least 1\n",
             stderr);
  return 2;
}
