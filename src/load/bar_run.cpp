#include "load/bar_run.h"

#include <algorithm>

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

// Warm, and counted from here on.
template <class Group, class Run>
void warm_up(PollLoop& loop, Group& traffic, Run run) {
  run(loop, traffic, WindowPlan{.seconds = kWarmUp});
  traffic.count() = {};
}

}  // namespace

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

TablePlan BarRun::bots_plan() const {
  TablePlan plan = five_plan();
  plan.people = 1;
  plan.bots = "regular";
  plan.tables = plan_.bot_tables;
  return plan;
}

std::vector<Round> BarRun::rounds() {
  std::vector<Round> all;
  for (int i = 0; i < plan_.repetitions; ++i) {
    all.push_back(round(i % 2 == 1));
    plan_.progress(fmt::format("repetition {} of {}", i + 1, plan_.repetitions));
  }
  return all;
}

// In both orders in turns: a machine that changes its pace favours nobody.
Round BarRun::round(bool backwards) const {
  using Measure = void (BarRun::*)(Round&) const;
  std::vector<Measure> order{&BarRun::measure_disk_beside, &BarRun::measure_pairs, &BarRun::measure_dice,
                             &BarRun::measure_loose_dice,  &BarRun::measure_fives, &BarRun::measure_games};
  if (backwards) std::reverse(order.begin(), order.end());
  Round seen;
  for (const Measure measure : order) (this->*measure)(seen);
  plan_.commits(seen);
  return seen;
}

void BarRun::measure_pairs(Round& seen) const {
  const RelayTarget relay(bench_);
  PollLoop loop;
  RelayTraffic pairs(loop, port_of(relay.port()), plan_.pairs, 2, kPairBytes);
  pairs.set_up();
  warm_up(loop, pairs, run_window);
  const Window busy = run_window(loop, pairs, as_fast_as_it_goes(relay.pid()));
  seen.pair_cpu = busy.cpu_us();
  seen.pair_rate = busy.per_second();
  pairs.count() = {};
  run_window(loop, pairs, paced());
  seen.pair_p50 = pairs.count().to_others.quantile_us(0.5);
  seen.pair_p99 = pairs.count().to_others.quantile_us(0.99);
  RelayTraffic idle(loop, port_of(relay.port()), plan_.fives, kFive, kFiveBytes);
  idle.set_up();
  seen.pair_idle_cpu = run_window(loop, pairs, as_fast_as_it_goes(relay.pid())).cpu_us();
}

// First with nobody beside, then with computer players that think, then with tables of five where nobody does
// anything.
void BarRun::measure_dice(Round& seen) const {
  const ServerTarget server(bench_, {.durable = true, .quick_bots = true});
  PollLoop loop;
  TableTraffic dice(loop, port_of(server.port()), dice_plan());
  const double before = cpu_seconds(server.pid());
  dice.set_up();
  seen.dice_setup = (cpu_seconds(server.pid()) - before) * 1e6 / static_cast<double>(plan_.pairs);
  warm_up(loop, dice, run_games);
  const Window busy = run_games(loop, dice, as_fast_as_it_goes(server.pid()));
  seen.dice_cpu = busy.cpu_us();
  seen.dice_rate = busy.per_second();
  seen.dice_rematch = busy.rematch_us();
  seen.dice_whole = busy.whole_cpu_us();
  dice.count() = {};
  run_games(loop, dice, paced());
  seen.dice_p50 = dice.count().to_others.quantile_us(0.5);
  seen.dice_p99 = dice.count().to_others.quantile_us(0.99);
  seen.dice_p999 = dice.count().to_others.quantile_us(0.999);
  TableTraffic bots(loop, port_of(server.port()), bots_plan());
  bots.set_up();
  seen.bots_p50 = p50_while_they_think(loop, dice, bots);
  TableTraffic idle(loop, port_of(server.port()), five_plan());
  idle.set_up();
  seen.dice_idle_cpu = run_games(loop, dice, as_fast_as_it_goes(server.pid())).cpu_us();
}

double BarRun::p50_while_they_think(PollLoop& loop, TableTraffic& dice, TableTraffic& bots) const {
  Traffic* const others[] = {&bots};
  dice.count() = {};
  bots.rematch_at_once(true);
  bots.set_pace(Pace::Eager);
  run_games(loop, dice, {.seconds = 2 * plan_.seconds, .rate = plan_.rate, .others = others});
  bots.set_pace(Pace::Rest);
  settle(loop, bots);
  return dice.count().to_others.quantile_us(0.5);
}

void BarRun::measure_loose_dice(Round& seen) const {
  const ServerTarget server(bench_, {.durable = false});
  PollLoop loop;
  TableTraffic dice(loop, port_of(server.port()), dice_plan());
  dice.set_up();
  warm_up(loop, dice, run_games);
  seen.loose_rate = run_games(loop, dice, as_fast_as_it_goes(server.pid())).per_second();
}

void BarRun::measure_fives(Round& seen) const {
  const RelayTarget relay(bench_);
  PollLoop loop;
  RelayTraffic fives(loop, port_of(relay.port()), plan_.fives, kFive, kFiveBytes);
  fives.set_up();
  warm_up(loop, fives, run_window);
  seen.five_cpu = run_window(loop, fives, as_fast_as_it_goes(relay.pid())).cpu_us();
}

void BarRun::measure_games(Round& seen) const {
  const ServerTarget server(bench_, {});
  PollLoop loop;
  TableTraffic games(loop, port_of(server.port()), five_plan());
  games.set_up();
  warm_up(loop, games, run_games);
  const Window busy = run_games(loop, games, as_fast_as_it_goes(server.pid()));
  seen.game_cpu = busy.cpu_us();
  seen.game_rate = busy.per_second();
  seen.update_median = static_cast<double>(games.count().update_bytes.quantile(0.5));
  seen.update_p95 = static_cast<double>(games.count().update_bytes.quantile(0.95));
}

void BarRun::measure_disk_beside(Round& seen) const {
  const DiskReference disk = measure_disk(bench_.folder, plan_.seconds, kRowBytes, plan_.rate);
  seen.disk_p50 = disk.p50_us;
  seen.disk_p99 = disk.p99_us;
  const DiskReference busy_disk = measure_disk(bench_.folder, plan_.seconds / 2, kRowBytes);
  seen.busy_disk_p50 = busy_disk.p50_us;
  seen.busy_disk_rate = busy_disk.per_second;
}

Once BarRun::once() {
  Once once;
  once.pair_kib = pair_kib();
  measure_table_memory(once);
  once.idle_kib = idle_table_kib();
  once.left_kib = left_table_kib();
  once.growth_kib = growth_kib();
  time_computer_players(once);
  measure_gallery(once);
  return once;
}

double BarRun::pair_kib() const {
  const RelayTarget relay(bench_);
  const Memory empty = memory_of(relay.pid());
  PollLoop loop;
  RelayTraffic pairs(loop, port_of(relay.port()), plan_.pairs, 2, kPairBytes);
  pairs.set_up();
  run_window(loop, pairs, {.seconds = plan_.seconds});
  return kib_each(memory_of(relay.pid()), empty, plan_.pairs);
}

void BarRun::measure_table_memory(Once& once) const {
  const ServerTarget server(bench_, {});
  const Memory empty = memory_of(server.pid());
  PollLoop loop;
  TableTraffic dice(loop, port_of(server.port()), dice_plan());
  dice.set_up();
  run_window(loop, dice, {.seconds = kWarmUp});
  once.empty_kib = empty.rss_kib;
  once.table_kib = kib_each(memory_of(server.pid()), empty, plan_.pairs);
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
void BarRun::time_computer_players(Once& once) const {
  const ServerTarget server(bench_, {});
  PollLoop loop;
  TableTraffic tables(loop, port_of(server.port()), bots_plan());
  tables.rematch_at_once(true);
  tables.set_up();
  run_window(loop, tables, {.seconds = 20 * plan_.seconds});
  once.bot_p99_s = tables.count().bot_answers.quantile_us(0.99) * 1e-6;
  once.bot_longest_s = tables.count().bot_waits.quantile_us(1) * 1e-6;
}

// One table with the limits of every server: first by itself, then with as many who watch, of one address, as
// may be there, who do what they may.
void BarRun::measure_gallery(Once& once) const {
  constexpr double kAnswersASecond = 10;  // what five people may give
  const ServerTarget server(bench_, {.limited = true});
  PollLoop loop;
  TablePlan plan = five_plan();
  plan.tables = 1;
  TableTraffic table(loop, port_of(server.port()), plan);
  table.set_up();
  table.count() = {};
  WindowPlan window{.seconds = plan_.gallery_seconds, .rate = kAnswersASecond, .server = server.pid()};
  run_games(loop, table, window);
  once.quiet_p95_ms = table.count().to_others.quantile_us(0.95) * 1e-3;
  Gallery gallery(
      loop, port_of(server.port()), [&] { return table.codes().front(); }, plan_.gallery);
  while (!gallery.full()) {
    loop.turn(20);
    gallery.go_on();
  }
  table.count() = {};
  window.meanwhile = [&] { gallery.go_on(); };
  run_games(loop, table, window);
  once.watched_p95_ms = table.count().to_others.quantile_us(0.95) * 1e-3;
  once.watched_refused = static_cast<double>(table.count().refused);
}

}  // namespace holdout::load
