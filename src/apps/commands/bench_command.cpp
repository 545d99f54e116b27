#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <thread>

#include <fmt/core.h>

#include "apps/commands/commands.h"
#include "apps/commands/game_arguments.h"
#include "apps/measuring/yardsticks.h"
#include "apps/simulating/simulation.h"
#include "catalogue/all_games.h"
#include "protocol/json_text.h"

namespace holdout {

namespace {

struct BenchArguments {
  GameArguments game;
  double seconds = 1;
  int threads = 0;
  bool json = false;
};

struct Measure {
  std::string_view name;
  std::string_view unit;
  double value;
};

// Does something `times` times and gives how many units of work that was.
using Work = std::function<std::int64_t(int times)>;

double seconds_of(const std::function<void()>& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// How often `work` has to be done to last about `seconds`.
int times_for(double seconds, const Work& work) {
  int times = 1;
  double spent = seconds_of([&] { work(times); });
  while (spent < seconds / 10 && times < (1 << 26)) {
    times *= 2;
    spent = seconds_of([&] { work(times); });
  }
  return std::max(1, static_cast<int>(times * (seconds / std::max(spent, 1e-9))));
}

// Units a second of so many threads together, once.
double rate_once(int threads, int times, const Work& work) {
  std::vector<std::int64_t> units(static_cast<std::size_t>(threads), 0);
  const double spent = seconds_of([&] {
    std::vector<std::thread> others;
    for (std::size_t i = 1; i < units.size(); ++i)
      others.emplace_back([&units, &work, i, times] { units[i] = work(times); });
    units[0] = work(times);
    for (std::thread& each : others) each.join();
  });
  std::int64_t sum = 0;
  for (std::int64_t each : units) sum += each;
  return static_cast<double>(sum) / spent;
}

// The best of three: other programs can only slow it down.
double rate(double seconds, const Work& work) {
  const int times = times_for(seconds / 3, work);
  double best = 0;
  for (int round = 0; round < 3; ++round) best = std::max(best, rate_once(1, times, work));
  return best;
}

// How many times as much `threads` do together as one does. One and all take turns, so that both meet the
// same neighbours on the machine.
double scaling(int threads, double seconds, const Work& work) {
  constexpr int kRounds = 5;
  const int times = times_for(seconds / kRounds / 2, work);
  double one = 0;
  double all = 0;
  for (int round = 0; round < kRounds; ++round) {
    one = std::max(one, rate_once(1, times, work));
    all = std::max(all, rate_once(threads, times, work));
  }
  return all / one;
}

double nanoseconds(double seconds, const Work& work) { return 1e9 / rate(seconds, work); }

class Bench {
 public:
  Bench(const GameSpeed& speed, const ChosenGame& chosen, double seconds)
      : speed_(speed), rules_(chosen.rules), s_(seconds) {
    plan_.game = chosen.game;
    plan_.rules = chosen.rules;
    plan_.levels.assign(static_cast<std::size_t>(chosen.rules.players()), strongest_level(*chosen.game));
  }

  std::vector<Measure> run(int threads) const {
    const double steps = rate(s_, loop());
    const double decisions = rate(s_, games());
    const double memcpy_state = nanoseconds(s_, copies(speed_.state_bytes));
    const double memcpy_kib = nanoseconds(s_, copies(1024));
    const double clone = nanoseconds(s_, repeated(speed_.clone));
    const double view = nanoseconds(s_, repeated(speed_.view));
    const double imagine = nanoseconds(s_, repeated(speed_.imagine));
    const double loop_scale = scaling(threads, s_, loop());
    const double game_scale = scaling(threads, s_, games());
    const double tables = rate(s_, whole_tables());
    const double table_scale = scaling(threads, s_, whole_tables());
    return {{"state", "bytes", static_cast<double>(speed_.state_bytes)},
            {"view", "bytes", static_cast<double>(speed_.view_bytes)},
            {"integer loop", "million steps a second", steps / 1e6},
            {"random play", "million decisions a second", decisions / 1e6},
            {"random play, one decision", "steps of the integer loop", steps / decisions},
            {"clone", "ns", clone},
            {"memcpy of a state", "ns", memcpy_state},
            {"clone / memcpy", "", clone / memcpy_state},
            {"view", "ns", view},
            {"imagine", "ns", imagine},
            {"memcpy of 1 KiB", "ns", memcpy_kib},
            {"imagine / memcpy of 1 KiB", "", imagine / memcpy_kib},
            {"threads", "", static_cast<double>(threads)},
            {"integer loop on all threads", "times one thread", loop_scale},
            {"random play on all threads", "times one thread", game_scale},
            {"random play against the integer loop", "", game_scale / loop_scale},
            {"simulation, strongest players", "games a second", tables},
            {"simulation on all threads", "times one thread", table_scale},
            {"simulation against the integer loop", "", table_scale / loop_scale}};
  }

 private:
  static Work loop() {
    constexpr int kSteps = 1000;
    return [](int times) {
      integer_loop(std::int64_t{times} * kSteps);
      return std::int64_t{times} * kSteps;
    };
  }
  Work games() const {
    return [this](int times) { return speed_.random_games(rules_, 1, times); };
  }
  // What `holdout sim` does in each of its threads: matches with players, views, talk and counters.
  Work whole_tables() const {
    return [this](int times) {
      SimulationPlan plan = plan_;
      plan.games = times;
      const Result<Tally> tally = simulate(plan, [](int) {});
      return tally ? tally->games : 0;
    };
  }
  static Work copies(std::size_t size) {
    return [size](int times) {
      copy_bytes(size, times);
      return std::int64_t{times};
    };
  }
  Work repeated(void (*part)(const RulesBox&, int)) const {
    return [this, part](int times) {
      part(rules_, times);
      return std::int64_t{times};
    };
  }

  const GameSpeed& speed_;
  const RulesBox& rules_;
  double s_;
  SimulationPlan plan_;
};

std::string as_text(const std::vector<Measure>& measures) {
  std::string text;
  for (const Measure& each : measures)
    text += fmt::format("{:<36} {:>12.3f} {}\n", each.name, each.value, each.unit);
  return text;
}

std::string as_json(const ChosenGame& chosen, const std::vector<Measure>& measures) {
  JsonText out(JsonText::Layout::Indented);
  out.open().key("game").text(chosen.game->info().key).key("players").number(chosen.rules.players());
  out.key("measures").open_list();
  for (const Measure& each : measures)
    out.open()
        .key("name")
        .text(each.name)
        .key("unit")
        .text(each.unit)
        .key("value")
        .decimal(each.value, 6)
        .close();
  return out.close_list().close().take() + "\n";
}

Exit run_bench(const BenchArguments& arguments) {
  const Result<ChosenGame> chosen = choose_game(arguments.game);
  if (!chosen) return report(chosen.problem(), Exit::WrongUse);
  const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  const GameSpeed& speed = find_module(chosen->game->info().key)->speed;
  const Bench bench(speed, *chosen, arguments.seconds);
  const std::vector<Measure> measures = bench.run(arguments.threads > 0 ? arguments.threads : cores);
  return print(arguments.json ? as_json(*chosen, measures) : as_text(measures));
}

}  // namespace

void add_bench(CLI::App& app, Exit& exit) {
  CLI::App* bench =
      app.add_subcommand("bench", "measure the rules beside a fixed integer loop in the same run");
  auto arguments = std::make_shared<BenchArguments>();
  add_game_name(*bench, arguments->game.game);
  add_setup_arguments(*bench, arguments->game);
  bench->add_option("--seconds", arguments->seconds, "about how long each measure takes")
      ->check(CLI::Range(0.01, 600.0));
  bench->add_option("-t,--threads", arguments->threads, "threads for the scaling; as many as there are cores")
      ->check(CLI::Range(1, 1024));
  bench->add_flag("--json", arguments->json, "results as JSON");
  bench->callback([arguments, &exit] { exit = run_bench(*arguments); });
}

}  // namespace holdout
