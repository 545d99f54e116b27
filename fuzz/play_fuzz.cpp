// Any bytes as a .play file, as a given block and as an answer: refused with one line of text, or played;
// never anything else.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "examples/run_play.h"
#include "games/all_games.h"

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

const holdout::RulesBox& some_rules() {
  static const holdout::RulesBox rules = holdout::find_game("osaczeni")->make_rules({.players = 3}).value();
  return rules;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const holdout::AnyGame& game = *holdout::find_game("osaczeni");
  run(text);
  run("game osaczeni\n" + text);
  if (const auto position = holdout::read_given_block("osaczeni", text, "fuzz.txt"); !position)
    demand_one_line(position.problem());
  else
    demand(bool(game.check(position->rules, position->state)));
  if (const auto answer = game.parse(some_rules(), text); !answer)
    demand_one_line(answer.problem());
  else
    demand(*game.parse(some_rules(), game.notation(some_rules(), *answer)) == *answer);
  return 0;
}
