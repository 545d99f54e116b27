#include <algorithm>
#include <filesystem>
#include <memory>

#include <fmt/format.h>

#include "apps/commands/commands.h"
#include "apps/commands/game_arguments.h"
#include "apps/measuring/single_commits.h"
#include "apps/measuring/stored_tables.h"
#include "catalogue/all_games.h"
#include "load/bar_run.h"
#include "load/disk_reference.h"
#include "load/http_calls.h"
#include "load/relay_traffic.h"
#include "load/targets.h"
#include "load/window.h"
#include "protocol/json_text.h"

namespace holdout {

namespace {

struct LoadArguments {
  std::string name;  // of the game, if it was given
  const AnyGame* game = nullptr;
  int seats = 0;
  int tables = 100;
  double seconds = 5;
  double rate = 0;
  std::uint64_t seed = 1;
  int port = 0;
  int pid = 0;
  int frame = 0;
  bool no_sync = false;
  bool first = false;
  bool relay = false;
  bool json = false;
  bool bars = false;
  bool small = false;
  int repetitions = 7;
  load::Bench bench;
};

struct LoadMeasure {
  std::string_view name;
  std::string_view unit;
  double value;
};
using LoadMeasures = std::vector<LoadMeasure>;

std::string key_of(const LoadArguments& arguments) { return std::string(arguments.game->info().key); }

bool can_be_played_by(const GameInfo& info, int players) {
  return info.min_players <= players && players <= info.max_players;
}

// The example, or for the bars the first game that is none and that five can play.
const AnyGame* usual_game(bool bars) {
  for (const AnyGame* game : all_games())
    if (bars ? !game->info().example && can_be_played_by(game->info(), load::kFive) : game->info().example)
      return game;
  return nullptr;
}

Result<const AnyGame*> game_of(const LoadArguments& arguments) {
  if (arguments.name.empty())
    if (const AnyGame* game = usual_game(arguments.bars)) return game;
  const Result<const AnyGame*> game = game_named(arguments.name);
  if (game && arguments.bars && !can_be_played_by((*game)->info(), load::kFive))
    return Problem{.what = fmt::format("{} cannot be played by {}", arguments.name, load::kFive)};
  return game;
}

std::vector<std::int64_t> unseen_steps_of(const GameInfo& info) {
  std::vector<std::int64_t> kinds;
  for (std::size_t kind = 0; kind < info.kinds.questions.size(); ++kind)
    if (std::ranges::count(info.unseen_steps, info.kinds.questions[kind].key) > 0)
      kinds.push_back(static_cast<std::int64_t>(kind));
  return kinds;
}

std::string this_program() { return std::filesystem::read_symlink("/proc/self/exe").string(); }

void fill_in(LoadArguments& arguments) {
  load::Bench& bench = arguments.bench;
  bench.program = this_program();
  if (bench.relay.empty())
    bench.relay = (std::filesystem::path(bench.program).parent_path() / "bench_relay").string();
  if (bench.folder.empty()) bench.folder = ".";
  if (arguments.seats == 0)
    arguments.seats =
        std::clamp(load::kFive, arguments.game->info().min_players, arguments.game->info().max_players);
  load::raise_file_limit();
  if (bench.client_core >= 0) load::pin_to_core(bench.client_core);
}

LoadMeasures measures_of(const load::Window& window, const load::TrafficCount& count) {
  return {{"answers accepted", "", static_cast<double>(window.accepted)},
          {"answers refused", "", static_cast<double>(count.refused)},
          {"games ended", "", static_cast<double>(count.games)},
          {"answers a second", "", window.per_second()},
          {"server CPU an answer", "us", window.cpu_us()},
          {"with its share of rematches", "us", window.whole_cpu_us()},
          {"server CPU of a rematch", "us", window.rematch_us()},
          {"server busy", "of a core", window.server_share()},
          {"client busy", "of a core", window.client_share()},
          {"to the other seats p50", "us", count.to_others.quantile_us(0.5)},
          {"to the other seats p99", "us", count.to_others.quantile_us(0.99)},
          {"to the other seats p999", "us", count.to_others.quantile_us(0.999)},
          {"update median", "bytes", static_cast<double>(count.update_bytes.quantile(0.5))},
          {"update p95", "bytes", static_cast<double>(count.update_bytes.quantile(0.95))},
          {"update mean", "bytes", count.update_bytes.mean()}};
}

void add_memory(LoadMeasures& measures, const load::Memory& empty, const load::Memory& full, int tables) {
  measures.push_back({"empty server PSS", "KiB", empty.pss_kib});
  measures.push_back({"empty server RSS", "KiB", empty.rss_kib});
  measures.push_back({"memory a table", "KiB", (full.pss_kib - empty.pss_kib) / tables});
}

LoadMeasures load_relay(const LoadArguments& arguments) {
  const load::RelayTarget target(arguments.bench);
  const load::Memory empty = load::memory_of(target.pid());
  load::PollLoop loop;
  load::RelayTraffic traffic(loop, static_cast<std::uint16_t>(target.port()),
                             static_cast<std::size_t>(arguments.tables),
                             static_cast<std::size_t>(arguments.seats),
                             static_cast<std::size_t>(arguments.frame > 0 ? arguments.frame : 64));
  traffic.set_up();
  const load::Memory full = load::memory_of(target.pid());
  const load::Window window = run_window(
      loop, traffic, {.seconds = arguments.seconds, .rate = arguments.rate, .server = target.pid()});
  LoadMeasures measures = measures_of(window, traffic.count());
  add_memory(measures, empty, full, arguments.tables);
  return measures;
}

LoadMeasures load_tables(const LoadArguments& arguments) {
  std::unique_ptr<load::ServerTarget> own;
  if (arguments.port == 0)
    own = std::make_unique<load::ServerTarget>(arguments.bench,
                                               load::ServerWish{.durable = !arguments.no_sync});
  const int port = own ? own->port() : arguments.port;
  const pid_t pid = own ? own->pid() : arguments.pid;
  const load::Memory empty = pid > 0 ? load::memory_of(pid) : load::Memory{};
  load::PollLoop loop;
  load::TableTraffic traffic(loop, static_cast<std::uint16_t>(port),
                             {.game = key_of(arguments),
                              .seats = arguments.seats,
                              .people = arguments.seats,
                              .tables = static_cast<std::size_t>(arguments.tables),
                              .seed = arguments.seed,
                              .first_option = arguments.first});
  traffic.set_up();
  const load::Memory full = pid > 0 ? load::memory_of(pid) : load::Memory{};
  traffic.count() = {};
  const load::Window window =
      run_games(loop, traffic, {.seconds = arguments.seconds, .rate = arguments.rate, .server = pid});
  LoadMeasures measures = measures_of(window, traffic.count());
  add_memory(measures, empty, full, arguments.tables);
  return measures;
}

std::string load_text(const LoadMeasures& measures) {
  std::string text;
  for (const LoadMeasure& each : measures)
    text += fmt::format("{:<28} {:>12.2f} {}\n", each.name, each.value, each.unit);
  return text;
}

std::string load_json(const LoadArguments& arguments, const LoadMeasures& measures) {
  JsonText out(JsonText::Layout::Indented);
  out.open().key("game").text(arguments.relay ? "relay" : key_of(arguments));
  out.key("tables").number(arguments.tables).key("seats").number(arguments.seats);
  out.key("measures").open_list();
  for (const LoadMeasure& each : measures)
    out.open()
        .key("name")
        .text(each.name)
        .key("unit")
        .text(each.unit)
        .key("value")
        .decimal(each.value, 3)
        .close();
  return out.close_list().close().take() + "\n";
}

// From the start of the process until it says that it is ready.
double seconds_to_ready(const load::Bench& bench, int tables) {
  const load::ScratchFolder data(bench.folder);
  fill_store(data.path(), tables);
  std::vector<double> seen;
  for (int i = 0; i < 3; ++i) {
    const std::int64_t start = load::now_ns();
    const load::ServerTarget server(bench, {}, data.path());
    load::HttpCalls(static_cast<std::uint16_t>(server.port())).one({.method = "GET", .path = "/readyz"});
    seen.push_back(static_cast<double>(load::now_ns() - start) * 1e-9);
  }
  return load::median_of(seen);
}

// Everything that a run of the bars saw.
struct BarReport {
  std::vector<load::Bar> bars;
  std::vector<load::Figure> figures;
  std::vector<load::Round> rounds;
};

std::string bars_text(const BarReport& report) {
  std::string text =
      fmt::format("{:<52} {:>9} {:>9} {:>9} {:>9}\n", "bar", "limit", "median", "lowest", "highest");
  for (const load::Bar& bar : report.bars)
    text += fmt::format("{:<52} {:>2}{:>7.7g} {:>9.2f} {:>9.2f} {:>9.2f} {}\n", bar.name,
                        bar.at_most ? "<=" : ">=", bar.limit, bar.median(), bar.lowest(), bar.highest(),
                        bar.met() ? "" : "MISSED");
  for (const load::Figure& figure : report.figures) {
    std::vector<double> values;
    for (const load::Round& round : report.rounds) values.push_back(round.*figure.value);
    text += fmt::format("{:<52} {:>9} {:>9.1f} {}\n", figure.name, "", load::median_of(values), figure.unit);
  }
  return text;
}

std::string bars_json(const BarReport& report) {
  JsonText out(JsonText::Layout::Indented);
  out.open().key("bars").open_list();
  for (const load::Bar& bar : report.bars) {
    out.open().key("name").text(bar.name).key(bar.at_most ? "at_most" : "at_least").decimal(bar.limit, 3);
    out.key("median").decimal(bar.median(), 3).key("met").flag(bar.met()).key("values").open_list();
    for (const double value : bar.values) out.decimal(value, 3);
    out.close_list().close();
  }
  out.close_list().key("figures").open_list();
  for (const load::Figure& figure : report.figures) {
    out.open().key("name").text(figure.name).key("unit").text(figure.unit).key("values").open_list();
    for (const load::Round& round : report.rounds) out.decimal(round.*figure.value, 3);
    out.close_list().close();
  }
  return out.close_list().close().take() + "\n";
}

Exit run_bars(const LoadArguments& arguments) {
  const int stored = arguments.small ? 1000 : 100'000;
  constexpr int kCommits = 1000;
  load::BarPlan plan{.game = key_of(arguments),
                     .unseen_steps = unseen_steps_of(arguments.game->info()),
                     .seconds = arguments.seconds,
                     .repetitions = arguments.repetitions};
  if (arguments.small) {
    plan.pairs = 50;
    plan.fives = 10;
    plan.warm_moves = 2000;
    plan.rest = 0;
    plan.gallery.watchers = 20;
    plan.gallery_seconds = 1;
  }
  const load::ScratchFolder commits_folder(arguments.bench.folder);
  SingleCommits commits(commits_folder.path());
  plan.commits = [&commits](load::Round& round) {
    const SingleCommits::Times times = commits.measure(kCommits);
    round.raw_commit = load::median_of(times.raw) * 1e6;
    round.single_commit = load::median_of(times.stored) * 1e6;
  };
  plan.progress = [](const std::string& line) { fmt::print(stderr, "{}\n", line); };
  load::BarRun run(arguments.bench, plan);
  const std::vector<load::Round> rounds = run.rounds();
  load::Once once = run.once();
  once.ready_seconds = seconds_to_ready(arguments.bench, stored);
  const BarReport report{load::bars_of(key_of(arguments), rounds, once), load::figures_of(key_of(arguments)),
                         rounds};
  return print(arguments.json ? bars_json(report) : bars_text(report));
}

Exit run_load(LoadArguments arguments) {
  const Result<const AnyGame*> game = game_of(arguments);
  if (!game) return report(game.problem(), Exit::WrongUse);
  arguments.game = *game;
  fill_in(arguments);
  if (arguments.bars) return run_bars(arguments);
  LoadMeasures measures = arguments.relay ? load_relay(arguments) : load_tables(arguments);
  const load::DiskReference disk = load::measure_disk(arguments.bench.folder, 0.5, 256, arguments.rate);
  measures.push_back({"raw append + fdatasync p50", "us", disk.p50_us});
  measures.push_back({"raw append + fdatasync p99", "us", disk.p99_us});
  measures.push_back({"raw appends a second", "", disk.per_second});
  return print(arguments.json ? load_json(arguments, measures) : load_text(measures));
}

}  // namespace

void add_load(CLI::App& app, Exit& exit) {
  CLI::App* load =
      app.add_subcommand("load", "measure a table server: many tables of scripted players over sockets");
  auto arguments = std::make_shared<LoadArguments>();
  load->add_option("game", arguments->name,
                   "name of the game; otherwise the smallest, and for the bars the first that is no example");
  load->add_option("-p,--players", arguments->seats, "seats a table, each a connection; 2 or 5")
      ->check(CLI::Range(1, 8));
  load->add_option("-n,--tables", arguments->tables, "how many tables")->check(CLI::Range(1, 100000));
  load->add_option("--seconds", arguments->seconds, "how long to count")->check(CLI::Range(0.05, 3600.0));
  load->add_option("--rate", arguments->rate, "answers a second over all tables; 0: as fast as they come")
      ->check(CLI::Range(0.0, 1e6));
  load->add_option("--seed", arguments->seed, "of the players' choices");
  load->add_option("--port", arguments->port, "of a server that runs already; otherwise one is started")
      ->check(CLI::Range(1, 65535));
  load->add_option("--pid", arguments->pid, "of that server, to measure its CPU and memory");
  load->add_option("--folder", arguments->bench.folder, "where the data of a server is put meanwhile");
  load->add_option("--server-core", arguments->bench.server_core, "core the server is kept on");
  load->add_option("--client-core", arguments->bench.client_core, "core this program is kept on");
  load->add_option("--relay-program", arguments->bench.relay, "the bare relay; beside this program");
  load->add_option("--frame", arguments->frame, "bytes of a frame through the relay");
  load->add_flag("--relay", arguments->relay, "measure the bare relay instead of a server");
  load->add_flag("--no-sync", arguments->no_sync, "a server that does not wait for the disk");
  load->add_flag("--first", arguments->first, "players take the first option instead of any");
  load->add_flag("--bars", arguments->bars,
                 "compare a server and the relay, each alone in turns, and judge every bar of serving");
  load->add_flag("--small", arguments->small, "bars with few tables: that they work, not what they say");
  load->add_option("--repetitions", arguments->repetitions, "of the bars")->check(CLI::Range(1, 1000));
  load->add_flag("--json", arguments->json, "results as JSON");
  load->callback([arguments, &exit] { exit = run_load(*arguments); });
}

}  // namespace holdout
