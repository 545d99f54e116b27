// Any bytes as a .play file, as a given block and as an answer: refused with one line of text, or played;
// never anything else.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "catalogue/all_games.h"
#include "examples/run_play.h"

namespace {

void demand(bool holds) {
  if (!holds) std::abort();
}

void demand_one_line(const holdout::Problem& problem) {
  const std::string message = problem.message();
  demand(!message.empty() && message.find('\n') == std::string::npos);
}

void run(const std::string& text) {
  for (const holdout::Problem& problem : holdout::run_play(text, "fuzz.play").problems)
    demand_one_line(problem);
}

void check_given(const holdout::AnyGame& game, const std::string& text) {
  if (const auto position = holdout::read_given_block(game.info().key, text, "fuzz.txt"); !position)
    demand_one_line(position.problem());
  else
    demand(bool(game.check(position->rules, position->state)));
}

void check_answer(const holdout::AnyGame& game, int players, const std::string& text) {
  const holdout::RulesBox rules = game.make_rules({.players = players}).value();
  if (const auto answer = game.parse(rules, text); !answer)
    demand_one_line(answer.problem());
  else
    demand(*game.parse(rules, game.notation(rules, *answer)) == *answer);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  run(text);
  for (const std::string& key : holdout::games_with_examples()) {
    const holdout::AnyGame& game = *holdout::find_game(key);
    run("game " + key + "\n" + text);
    check_given(game, text);
    check_answer(game, game.info().min_players, text);
    check_answer(game, game.info().max_players, text);
  }
  return 0;
}
