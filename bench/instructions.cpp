// instructions GAME PLAYERS GAMES: plays that many random games, options generated at each decision, events
// off, and prints their decisions. Run it under valgrind --tool=callgrind --toggle-collect='*random_games*',
// which counts exactly where clocks do not; instructions a decision are what it "Collected" divided by the
// decisions.
#include <charconv>
#include <cstdio>
#include <string_view>

#include "catalogue/all_games.h"

using namespace holdout;

static int number(std::string_view text) {
  int value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

int main(int argc, char** argv) {
  const GameModule* module = argc == 4 ? find_module(argv[1]) : nullptr;
  const int games = argc == 4 ? number(argv[3]) : 0;
  if (!module || games < 1) {
    std::fputs("usage: instructions GAME PLAYERS GAMES, with GAMES at least 1 and GAME one of", stderr);
    for (const AnyGame* each : all_games())
      std::fprintf(stderr, " %s", std::string(each->info().key).c_str());
    std::fputs("\n", stderr);
    return 2;
  }
  const Result<RulesBox> rules = module->game.make_rules({.players = number(argv[2])});
  if (!rules) {
    std::fprintf(stderr, "%s\n", rules.problem().message().c_str());
    return 1;
  }
  const auto decisions = static_cast<long long>(module->speed.random_games(*rules, 1, games));
  std::printf("%lld decisions in %d games\n", decisions, games);
  return 0;
}
