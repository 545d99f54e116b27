#include "engine/testing/perft.h"

#include "engine/testing/golden.h"

namespace holdout::testing {

namespace {

std::uint64_t after(const World& world, const Turn& turn, int depth) {
  Log off;
  StateBox next = world.state();
  world.game().apply(world.rules(), next, turn.seat, turn.action, off);
  return perft(World(world.game(), world.rules(), next), depth - 1);
}

// Answers of the random game of seed 1, chance included.
int game_length(const AnyGame& game, const RulesBox& rules) {
  Rng rng(1);
  World world = start(game, rules);
  int answers = 0;
  for (; !world.over(); ++answers) world.answer(random_turn(world, rng));
  return answers;
}

}  // namespace

std::uint64_t perft(const World& world, int depth) {
  if (depth == 0) return 1;
  std::uint64_t paths = 0;
  if (world.question().chance()) {
    for (const Outcome& each : world.outcomes()) paths += after(world, {kChance, each.action}, depth);
    return paths;
  }
  for (Seat seat : world.question().may_answer)
    for (const Action& option : world.options(seat)) paths += after(world, {seat, option}, depth);
  return paths;
}

World random_position(const AnyGame& game, const RulesBox& rules, std::uint64_t seed, int answers) {
  Rng rng(seed);
  World world = start(game, rules);
  for (int i = 0; i < answers && !world.over(); ++i) world.answer(random_turn(world, rng));
  return world;
}

std::string perft_table(const AnyGame& game) {
  constexpr std::uint64_t kQuick = 3'000;
  constexpr int kDeepest = 8;
  std::string table =
      "# perft of " + std::string(game.info().key) + ": sequences of legal answers, by depth\n";
  for (int players = game.info().min_players; players <= game.info().max_players; ++players) {
    const Setup setup{.players = players, .options = {}, .figures = {}};
    const RulesBox rules = rules_for(game, setup);
    const int length = game_length(game, rules);
    for (int answers : {0, length / 3, length * 2 / 3}) {
      const World world = random_position(game, rules, 1, answers);
      table += std::to_string(players) + " players, seed 1, after " + std::to_string(answers) + " answers:";
      std::uint64_t paths = 1;
      for (int depth = 1; depth <= kDeepest && paths > 0 && paths < kQuick; ++depth) {
        paths = perft(world, depth);
        table.append(" ").append(std::to_string(paths));
      }
      table += "\n";
    }
  }
  return table;
}

Result<void> check_perft_table(const AnyGame& game, const std::string& folder) {
  return check_golden(folder + "/perft.txt", perft_table(game));
}

}  // namespace holdout::testing
