#include <filesystem>
#include <memory>
#include <thread>

#include <fmt/core.h>

#include "apps/commands/commands.h"
#include "apps/commands/game_arguments.h"
#include "apps/simulating/shards.h"
#include "apps/simulating/sim_report.h"
#include "apps/terminal/progress_bar.h"

namespace holdout {

namespace {

struct SimArguments {
  GameArguments game;
  int games = 100;
  std::vector<std::string> bots;
  std::string seed;
  int threads = 0;
  std::string records;
  bool rotate = false;
  bool json = false;
  bool csv = false;
  std::string shard;
  std::string tally;
  int bot_time = static_cast<int>(kBotBudget.count());
};

Result<SimulationPlan> plan_from(const SimArguments& arguments) {
  Result<ChosenGame> chosen = choose_game(arguments.game);
  if (!chosen) return chosen.problem();
  std::vector<std::string> typed = arguments.bots;
  if (typed.empty()) typed.emplace_back(strongest_level(*chosen->game));
  Result<std::vector<std::string>> levels =
      seat_levels(typed, chosen->rules.players(), chosen->game->sides(chosen->rules));
  if (!levels) return levels.problem();
  SimulationPlan plan;
  plan.game = chosen->game;
  plan.rules = std::move(chosen->rules);
  plan.seed = arguments.seed.empty() ? random_seed() : seed_from_text(arguments.seed);
  plan.games = arguments.games;
  plan.levels = std::move(*levels);
  plan.rotate = arguments.rotate;
  const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  plan.threads = std::min(arguments.threads > 0 ? arguments.threads : cores, plan.games);
  plan.records = arguments.records;
  plan.budget = ExecPlayer::Patience(arguments.bot_time);
  for (const std::string& level : plan.levels)
    if (const Result<void> known = check_level(*plan.game, level); !known) return known.problem();
  return plan;
}

Result<void> make_folder(const std::string& path) {
  std::error_code error;
  std::filesystem::create_directories(path, error);
  if (!error && std::filesystem::is_directory(path, error)) return {};
  return Problem{.where = path, .what = "cannot be made a folder" + (error ? ": " + error.message() : "")};
}

// One part of the games, for `holdout merge`.
Exit run_shard(const SimulationPlan& plan, const SimArguments& arguments) {
  const Result<Shard> shard = parse_shard(arguments.shard);
  if (!shard) return report(shard.problem(), Exit::WrongUse);
  if (arguments.seed.empty())
    return report({.where = "--shard",
                   .what = "there is no --seed",
                   .expected = "one, the same for every shard: each would play other games"},
                  Exit::WrongUse);
  ProgressBar bar(shard->games(plan.games));
  const Result<void> played = play_shard(plan, *shard, arguments.tally, [&](int done) { bar.show(done); });
  return played ? Exit::Done : report(played.problem(), Exit::BadInput);
}

Exit run_sim(const SimArguments& arguments) {
  const Result<SimulationPlan> plan = plan_from(arguments);
  if (!plan) return report(plan.problem(), Exit::WrongUse);
  if (!plan->records.empty())
    if (const Result<void> made = make_folder(plan->records); !made)
      return report(made.problem(), Exit::BadInput);
  if (!arguments.shard.empty()) return run_shard(*plan, arguments);
  const auto start = std::chrono::steady_clock::now();
  Result<Tally> tally = [&] {
    ProgressBar bar(plan->games);
    return simulate(*plan, [&](int done) { bar.show(done); });
  }();
  if (!tally) return report(tally.problem(), Exit::BadInput);
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
  if (arguments.json) return print(sim_json(*plan, *tally));
  if (arguments.csv) return print(sim_csv(*plan, *tally));
  const Exit exit = print(sim_table(*plan, *tally));
  fmt::print(stderr, "\n{:.1f} s on {} threads, {:.0f} games a second\n", spent.count(), plan->threads,
             plan->games / std::max(spent.count(), 1e-9));
  return exit;
}

}  // namespace

void add_sim(CLI::App& app, Exit& exit) {
  CLI::App* sim = app.add_subcommand("sim", "let computer players play many games and count");
  auto arguments = std::make_shared<SimArguments>();
  add_game_name(*sim, arguments->game.game);
  add_setup_arguments(*sim, arguments->game);
  sim->add_option("-g,--games", arguments->games, "how many games")->check(CLI::PositiveNumber);
  sim->add_option("-b,--bots", arguments->bots,
                  "levels by seat, separated by commas, or exec:COMMAND; the last one fills the rest; in a "
                  "game of sides also one for each, SIDE=LEVEL,SIDE=LEVEL")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  sim->add_option("-s,--seed", arguments->seed, "any text; the same seed gives the same games");
  sim->add_option("-t,--threads", arguments->threads, "how many at a time; as many as there are cores")
      ->check(CLI::Range(1, 1024));
  sim->add_option("--records", arguments->records, "folder for the records of all games");
  sim->add_option("--bot-time", arguments->bot_time, "milliseconds a program of exec: has for each answer")
      ->check(CLI::PositiveNumber);
  sim->add_flag("--rotate", arguments->rotate,
                "move the levels round the table, with the same dice in every seat");
  CLI::Option* json = sim->add_flag("--json", arguments->json, "results as JSON");
  CLI::Option* csv = sim->add_flag("--csv", arguments->csv, "results as CSV")->excludes(json);
  CLI::Option* tally = sim->add_option("--tally", arguments->tally,
                                       "file for what the shard counted, for holdout merge; what is "
                                       "in it already is taken up");
  sim->add_option("--shard", arguments->shard,
                  "i/n: play the i-th of n parts of the games; with --seed and --tally")
      ->needs(tally)
      ->excludes(json)
      ->excludes(csv);
  tally->needs("--shard");
  sim->callback([arguments, &exit] { exit = run_sim(*arguments); });
}

}  // namespace holdout
