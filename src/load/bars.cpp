#include "load/bars.h"

#include <algorithm>
#include <functional>

namespace holdout::load {

namespace {

double ratio(double a, double b) { return b > 0 ? a / b : 0; }

struct Rule {
  const char* name;  // after that of the game, where it begins with a comma
  double limit;
  bool at_most;
  double (*value)(const Round&);
};

std::string named(const std::string& game, std::string_view name) {
  return (name.starts_with(',') ? game : "") + std::string(name);
}

// The bars of serving, each from figures of the same repetition.
constexpr Rule kRules[] = {
    {"liars_dice, CPU an answer / relay", 1.6, true,
     [](const Round& r) { return ratio(r.dice_cpu, r.pair_cpu); }},
    {"liars_dice, answers a second / relay", 0.6, false,
     [](const Round& r) { return ratio(r.dice_rate, r.pair_rate); }},
    {"liars_dice, durable / without waiting for the disk", 0.85, false,
     [](const Round& r) { return ratio(r.dice_rate, r.loose_rate); }},
    {"1000 a second, p50 / (relay p50 + commit p50)", 1.5, true,
     [](const Round& r) { return ratio(r.dice_p50, r.pair_p50 + r.disk_p50); }},
    {"durable single commits / raw append + fdatasync", 0.8, false,
     [](const Round& r) { return ratio(r.raw_commit, r.single_commit); }},
    {", CPU an answer / relay to five", 4, true,
     [](const Round& r) { return ratio(r.game_cpu, r.five_cpu); }},
    {", update of a seat, median bytes", 400, true, [](const Round& r) { return r.update_median; }},
    {", update of a seat, p95 bytes", 1200, true, [](const Round& r) { return r.update_p95; }},
    {"p50 while computer players think / p50", 2, true,
     [](const Round& r) { return ratio(r.bots_p50, r.dice_p50); }},
};

}  // namespace

double median_of(std::vector<double> values) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  const std::size_t half = values.size() / 2;
  return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
}

double Bar::median() const { return median_of(values); }
double Bar::lowest() const { return values.empty() ? 0 : *std::min_element(values.begin(), values.end()); }
double Bar::highest() const { return values.empty() ? 0 : *std::max_element(values.begin(), values.end()); }

std::vector<Bar> bars_of(const std::string& game, const std::vector<Round>& rounds, const Once& once) {
  std::vector<Bar> bars;
  for (const Rule& rule : kRules) {
    Bar bar{.name = named(game, rule.name), .limit = rule.limit, .at_most = rule.at_most, .values = {}};
    for (const Round& round : rounds) bar.values.push_back(rule.value(round));
    bars.push_back(std::move(bar));
  }
  const auto add_all = [&bars](std::string name, double limit, std::vector<double> values) {
    bars.push_back({.name = std::move(name), .limit = limit, .at_most = true, .values = std::move(values)});
  };
  const auto add = [&](std::string name, double limit, double value) {
    add_all(std::move(name), limit, {value});
  };
  constexpr double kEmptyKib = 20'000'000.0 / 1024;
  add("memory of a table with two sockets / relay pair", 2, ratio(once.table_kib, once.pair_kib));
  add("idle table without sockets, KiB", 8, once.idle_kib);
  add(named(game, ", table that was played and left, KiB"), 8, once.left_kib);
  add("empty server, KiB", kEmptyKib, once.empty_kib);
  add_all("growth over 1000 moves at one table, KiB", 1, once.growth_kib);
  add("computer players, asked to answered, p99, seconds", 1, once.bot_p99_s);
  add("computer players, longest wait for one, seconds", 5, once.bot_longest_s);
  constexpr double kAlwaysGoodMs = 50;
  add("p95 of answers beside a full gallery, ms", std::max(3 * once.quiet_p95_ms, kAlwaysGoodMs),
      once.watched_p95_ms);
  add("answers refused beside a full gallery", 0, once.watched_refused);
  add("100 000 stored tables, start to ready, seconds", 1, once.ready_seconds);
  return bars;
}

std::vector<Figure> figures_of(const std::string& game) {
  return {
      {"relay to two, CPU an answer", "us", &Round::pair_cpu},
      {"relay to two, answers a second", "", &Round::pair_rate},
      {"relay to two, 1000 a second, p50", "us", &Round::pair_p50},
      {"relay to two, 1000 a second, p99", "us", &Round::pair_p99},
      {"relay to five, CPU an answer", "us", &Round::five_cpu},
      {"liars_dice, CPU an answer", "us", &Round::dice_cpu},
      {"liars_dice, CPU an answer with its share of rematches", "us", &Round::dice_whole},
      {"liars_dice, CPU of a rematch", "us", &Round::dice_rematch},
      {"liars_dice, CPU of a table's set-up", "us", &Round::dice_setup},
      {"relay to two, idle connections beside, CPU an answer", "us", &Round::pair_idle_cpu},
      {"liars_dice, idle connections beside, CPU an answer", "us", &Round::dice_idle_cpu},
      {"liars_dice, answers a second", "", &Round::dice_rate},
      {"liars_dice, answers a second, no wait for the disk", "", &Round::loose_rate},
      {"liars_dice, 1000 a second, p50", "us", &Round::dice_p50},
      {"liars_dice, 1000 a second, p99", "us", &Round::dice_p99},
      {"liars_dice, 1000 a second, p999", "us", &Round::dice_p999},
      {"liars_dice, 1000 a second, bots think, p50", "us", &Round::bots_p50},
      {named(game, ", CPU an answer"), "us", &Round::game_cpu},
      {named(game, ", answers a second"), "", &Round::game_rate},
      {"append + fdatasync, 1000 a second, p50", "us", &Round::disk_p50},
      {"append + fdatasync, 1000 a second, p99", "us", &Round::disk_p99},
      {"append + fdatasync, one after the other, p50", "us", &Round::busy_disk_p50},
      {"append + fdatasync, one after the other, a second", "", &Round::busy_disk_rate},
      {"single commit, p50", "us", &Round::single_commit},
      {"append + fdatasync in turns with it, p50", "us", &Round::raw_commit},
  };
}

}  // namespace holdout::load
