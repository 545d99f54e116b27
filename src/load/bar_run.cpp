#include "load/bar_run.h"

#include <fmt/format.h>

#include "load/disk_reference.h"
#include "load/http_calls.h"
#include "load/relay_traffic.h"

namespace holdout::load {

namespace {

constexpr std::size_t kPairBytes = 250;  // about what an update of liars_dice has
constexpr std::size_t kFiveBytes = 300;  // of a large game
constexpr std::size_t kRowBytes = 256;   // about what an answer is in the store
constexpr double kWarmUp = 0.3;

std::uint16_t port_of(int port) { return static_cast<std::uint16_t>(port); }

double kib_each(const Memory& full, const Memory& empty, std::size_t count) {
  return (full.pss_kib - empty.pss_kib) / static_cast<double>(count);
}

}  // namespace

BarRun::BarRun(const Bench& bench, BarPlan plan)
    : bench_(bench),
      plan_(std::move(plan)),
      relay_(bench_),
      durable_(bench_, {.durable = true, .quick_bots = true}),
      loose_(bench_, {.durable = false}) {
  const Memory relay_empty = memory_of(relay_.pid());
  const Memory server_empty = memory_of(durable_.pid());
  once_.empty_kib = server_empty.rss_kib;
  pairs_ = std::make_unique<RelayTraffic>(loop_, port_of(relay_.port()), plan_.pairs, 2, kPairBytes);
  pairs_->set_up();
  saturate(*pairs_, relay_.pid());
  once_.pair_kib = kib_each(memory_of(relay_.pid()), relay_empty, plan_.pairs);
  dice_ = std::make_unique<TableTraffic>(loop_, port_of(durable_.port()), dice_plan());
  dice_->set_up();
  run_window(loop_, *dice_, {.seconds = kWarmUp});
  once_.table_kib = kib_each(memory_of(durable_.pid()), server_empty, plan_.pairs);
  fives_ = std::make_unique<RelayTraffic>(loop_, port_of(relay_.port()), plan_.fives, kFive, kFiveBytes);
  fives_->set_up();
  loose_dice_ = std::make_unique<TableTraffic>(loop_, port_of(loose_.port()), dice_plan());
  loose_dice_->set_up();
  games_ = std::make_unique<TableTraffic>(loop_, port_of(durable_.port()), five_plan());
  games_->set_up();
  TablePlan bots = five_plan();
  bots.people = 1;
  bots.bots = "regular";
  bots.tables = plan_.bot_tables;
  bots_ = std::make_unique<TableTraffic>(loop_, port_of(durable_.port()), bots);
  bots_->rematch_at_once(true);
  bots_->set_up();
}

TablePlan BarRun::dice_plan() const {
  return {.game = "liars_dice", .seats = 2, .people = 2, .tables = plan_.pairs, .first_option = true};
}

TablePlan BarRun::five_plan() const {
  return {.game = plan_.game,
          .unseen_steps = plan_.unseen_steps,
          .seats = kFive,
          .people = kFive,
          .tables = plan_.fives};
}

Window BarRun::saturate(Traffic& traffic, pid_t server) {
  traffic.count() = {};
  return run_window(loop_, traffic, {.seconds = plan_.seconds, .server = server});
}

Window BarRun::saturate_games(TableTraffic& tables, pid_t server) {
  tables.count() = {};
  return run_games(loop_, tables, {.seconds = plan_.seconds, .server = server});
}

std::vector<Round> BarRun::rounds() {
  std::vector<Round> all;
  for (int i = 0; i < plan_.repetitions; ++i) {
    all.push_back(round());
    plan_.progress(fmt::format("repetition {} of {}", i + 1, plan_.repetitions));
  }
  return all;
}

Round BarRun::round() {
  Round seen;
  const Window pairs = saturate(*pairs_, relay_.pid());
  // The two that are compared closest, in both orders: a machine that changes its pace favours neither.
  Window dice = saturate_games(*dice_, durable_.pid());
  Window loose = saturate_games(*loose_dice_, loose_.pid());
  loose.add(saturate_games(*loose_dice_, loose_.pid()));
  dice.add(saturate_games(*dice_, durable_.pid()));
  const Window fives = saturate(*fives_, relay_.pid());
  const Window games = saturate_games(*games_, durable_.pid());
  seen.pair_cpu = pairs.cpu_us();
  seen.pair_rate = pairs.per_second();
  seen.dice_cpu = dice.cpu_us();
  seen.dice_rate = dice.per_second();
  seen.loose_rate = loose.per_second();
  seen.five_cpu = fives.cpu_us();
  seen.game_cpu = games.cpu_us();
  seen.game_rate = games.per_second();
  seen.update_median = static_cast<double>(games_->count().update_bytes.quantile(0.5));
  seen.update_p95 = static_cast<double>(games_->count().update_bytes.quantile(0.95));
  const WindowPlan paced{.seconds = 2 * plan_.seconds, .rate = plan_.rate};
  pairs_->count() = {};
  run_window(loop_, *pairs_, paced);
  seen.pair_p50 = pairs_->count().to_others.quantile_us(0.5);
  seen.pair_p99 = pairs_->count().to_others.quantile_us(0.99);
  const DiskReference disk = measure_disk(bench_.folder, plan_.seconds, kRowBytes, plan_.rate);
  seen.disk_p50 = disk.p50_us;
  seen.disk_p99 = disk.p99_us;
  const DiskReference busy_disk = measure_disk(bench_.folder, plan_.seconds / 2, kRowBytes);
  seen.busy_disk_p50 = busy_disk.p50_us;
  seen.busy_disk_rate = busy_disk.per_second;
  dice_->count() = {};
  run_games(loop_, *dice_, paced);
  seen.dice_p50 = dice_->count().to_others.quantile_us(0.5);
  seen.dice_p99 = dice_->count().to_others.quantile_us(0.99);
  seen.dice_p999 = dice_->count().to_others.quantile_us(0.999);
  dice_->count() = {};
  bots_->set_pace(Pace::Eager);
  Traffic* const others[] = {bots_.get()};
  run_games(loop_, *dice_, {.seconds = paced.seconds, .rate = plan_.rate, .others = others});
  bots_->set_pace(Pace::Rest);
  settle(loop_, *bots_);
  seen.bots_p50 = dice_->count().to_others.quantile_us(0.5);
  plan_.commits(seen);
  return seen;
}

Once BarRun::once() {
  once_.idle_kib = idle_table_kib();
  once_.left_kib = left_table_kib();
  once_.growth_kib = growth_kib();
  time_computer_players();
  return once_;
}

// A server that starts anew and is asked about every table has them all in memory, with their games and
// without anybody connected.
double BarRun::idle_table_kib() const {
  const ScratchFolder data(bench_.folder);
  std::vector<HttpCall> calls;
  {
    const ServerTarget first(bench_, {}, data.path());
    PollLoop loop;
    TableTraffic tables(loop, port_of(first.port()), dice_plan());
    tables.set_up();
    run_window(loop, tables, {.seconds = kWarmUp});
    for (const std::string& code : tables.codes())
      calls.push_back({.method = "GET", .path = "/api/tables/" + code});
  }
  const ServerTarget again(bench_, {}, data.path());
  const Memory empty = memory_of(again.pid());
  HttpCalls http(port_of(again.port()));
  http.all(calls);
  return kib_each(memory_of(again.pid()), empty, calls.size());
}

// Tables of five whose people played for a while and all went away; the server has a moment to give back what
// they took. As many come first, for the caches that the first tables fill are not theirs: those after them
// find them full.
double BarRun::left_table_kib() const {
  const ServerTarget server(bench_, {});
  HttpCalls http(port_of(server.port()));
  const auto after_tables = [&] {
    PollLoop loop;
    TableTraffic tables(loop, port_of(server.port()), five_plan());
    tables.set_up();
    run_window(loop, tables, {.seconds = plan_.seconds});
    tables.close_all();
    while (http.one({.method = "GET", .path = "/metrics"}).body.find("holdout_connections 0\n") ==
           std::string::npos)
      loop.turn(20);
    const std::int64_t until = now_ns() + static_cast<std::int64_t>(plan_.rest * 1e9);
    while (now_ns() < until) loop.turn(20);
    return memory_of(server.pid());
  };
  const Memory warm = after_tables();
  after_tables();
  return kib_each(after_tables(), warm, 2 * plan_.fives);
}

// A server that has played long enough for the store's caches to be full, and then one table: games follow
// each other there, and what nobody is at is put away.
std::vector<double> BarRun::growth_kib() const {
  constexpr std::uint64_t kMoves = 1000;
  const ServerTarget server(bench_, {.durable = false, .idle_seconds = 1});
  PollLoop loop;
  const auto play = [&](TableTraffic& tables, std::uint64_t moves) {
    const std::uint64_t goal = tables.count().accepted + moves;
    while (tables.count().accepted < goal) run_window(loop, tables, {.seconds = kWarmUp / 10});
  };
  const auto traffic = [&](std::size_t tables) {
    TablePlan plan = five_plan();
    plan.tables = tables;
    auto made = std::make_unique<TableTraffic>(loop, port_of(server.port()), plan);
    made->rematch_at_once(true);
    made->set_up();
    return made;
  };
  {
    const auto many = traffic(10);
    play(*many, plan_.warm_moves);
    many->close_all();
  }
  const auto one = traffic(1);
  play(*one, 2 * kMoves);  // the others are put away meanwhile
  std::vector<double> grown;
  for (int i = 0; i < plan_.repetitions; ++i) {
    const Memory before = memory_of(server.pid());
    play(*one, kMoves);
    grown.push_back(memory_of(server.pid()).pss_kib - before.pss_kib);
  }
  return grown;
}

// Computer players as they come out of the box: a person answers at once, they take their time.
void BarRun::time_computer_players() {
  const ServerTarget server(bench_, {});
  PollLoop loop;
  TablePlan plan = five_plan();
  plan.people = 1;
  plan.bots = "regular";
  plan.tables = plan_.bot_tables;
  TableTraffic tables(loop, port_of(server.port()), plan);
  tables.rematch_at_once(true);
  tables.set_up();
  run_window(loop, tables, {.seconds = 20 * plan_.seconds});
  once_.bot_p99_s = tables.count().bot_answers.quantile_us(0.99) * 1e-6;
  once_.bot_longest_s = tables.count().bot_waits.quantile_us(1) * 1e-6;
}

}  // namespace holdout::load
