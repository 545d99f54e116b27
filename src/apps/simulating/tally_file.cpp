#include "apps/simulating/tally_file.h"

#include <limits>

#include <boost/json/serialize.hpp>
#include <fmt/core.h>

#include "catalogue/all_games.h"
#include "engine/testing/signature.h"
#include "protocol/codecs.h"

namespace holdout {

namespace {

constexpr std::int64_t kMost =
    1'000'000'000'000'000;  // of anything counted; sums of many stay far below 2^63
constexpr std::size_t kMostEntries = 1'000'000;

void write_shares(JsonText& out, const ShareCount& shares) {
  out.open().key("games").number(shares.games()).key("won_with").open_list();
  for (const std::int64_t won : shares.won_with()) out.number(won);
  out.close_list().close();
}

void write_histogram(JsonText& out, const Histogram& values) {
  out.open_list();
  for (const auto& [value, count] : values.counts()) out.open_list().number(value).number(count).close_list();
  out.close_list();
}

template <class List, class Write>
void write_list(JsonText& out, std::string_view name, const List& list, Write write) {
  out.key(name).open_list();
  for (const auto& each : list) write(out, each);
  out.close_list();
}

template <class Map, class Write>
void write_by_level(JsonText& out, std::string_view name, const Map& map, Write write) {
  out.key(name).open();
  for (const auto& [level, each] : map) {
    out.key(level);
    write(out, each);
  }
  out.close();
}

void write_counts(JsonText& out, const Tally& tally) {
  out.open().key("games").number(tally.games).key("without_winner").number(tally.without_winner);
  write_list(out, "by_seat", tally.by_seat, write_shares);
  write_list(out, "by_side", tally.by_side, write_shares);
  write_list(out, "by_mark", tally.by_mark, write_shares);
  write_list(out, "counters", tally.counters, write_histogram);
  write_by_level(out, "by_level", tally.by_level, write_shares);
  write_by_level(out, "scores", tally.scores, write_histogram);
  for (const auto& [name, values] : {std::pair("results", &tally.results),
                                     {"decisions", &tally.decisions},
                                     {"statements", &tally.statements}}) {
    out.key(name);
    write_histogram(out, *values);
  }
  out.close();
}

Result<ShareCount> read_shares(const json::value& value, const std::string& where) {
  JsonObject object(value, where);
  const std::int64_t games = object.number("games", 0, kMost);
  const std::string in = object.path("won_with");
  const auto* list = object.take(as_list(object.any("won_with"), in));
  ShareCount::WonWith won{};
  if (object.ok() && list->size() != won.size())
    return Problem{.where = in,
                   .what = fmt::format("has {} numbers", list->size()),
                   .expected = fmt::format("{}", won.size())};
  for (std::size_t i = 0; object.ok() && i < won.size(); ++i)
    won[i] = object.take(as_number((*list)[i], in, 0, games));
  if (const Result<void> done = object.finish(); !done) return done.problem();
  return ShareCount(games, won);
}

Result<Histogram> read_histogram(const json::value& value, const std::string& where) {
  const auto list = as_list(value, where);
  if (!list) return list.problem();
  Histogram values;
  for (const json::value& entry : **list) {
    const auto pair = as_list(entry, where);
    if (!pair || (*pair)->size() != 2)
      return Problem{.where = where, .what = "is " + shown(entry), .expected = "pairs of value and count"};
    constexpr std::int64_t kLow = std::numeric_limits<int>::min();
    const auto number = as_number((**pair)[0], where, kLow, std::numeric_limits<int>::max());
    if (!number) return number.problem();
    const auto count = as_number((**pair)[1], where, 1, kMost);
    if (!count) return count.problem();
    values.add(static_cast<int>(*number), *count);
  }
  return values;
}

template <class T, class Read>
std::vector<T> read_list(JsonObject& object, std::string_view name, Read read) {
  std::vector<T> list;
  const std::string where = object.path(name);
  const auto* entries = object.take(as_list(object.any(name), where));
  if (!object.ok() || entries->size() > kMostEntries) return list;
  for (const json::value& entry : *entries) list.push_back(object.take(read(entry, where)));
  return list;
}

template <class T, class Read>
std::map<std::string, T> read_by_level(JsonObject& object, std::string_view name, Read read) {
  std::map<std::string, T> map;
  const json::value& value = object.any(name);
  if (!value.is_object()) {
    object.fail(name, "is " + shown(value), "an object");
    return map;
  }
  for (const auto& field : value.get_object()) {
    const std::string level(field.key().data(), field.key().size());
    map[level] = object.take(read(field.value(), object.path(name) + "." + level));
  }
  return map;
}

Result<Tally> read_counts(const json::value& value, const std::string& where) {
  JsonObject object(value, where);
  Tally tally;
  tally.games = object.number("games", 0, kMost);
  tally.without_winner = object.number("without_winner", 0, kMost);
  tally.by_seat = read_list<ShareCount>(object, "by_seat", read_shares);
  tally.by_side = read_list<ShareCount>(object, "by_side", read_shares);
  tally.by_mark = read_list<ShareCount>(object, "by_mark", read_shares);
  tally.counters = read_list<Histogram>(object, "counters", read_histogram);
  tally.by_level = read_by_level<ShareCount>(object, "by_level", read_shares);
  tally.scores = read_by_level<Histogram>(object, "scores", read_histogram);
  tally.results = object.take(read_histogram(object.any("results"), object.path("results")));
  tally.decisions = object.take(read_histogram(object.any("decisions"), object.path("decisions")));
  tally.statements = object.take(read_histogram(object.any("statements"), object.path("statements")));
  if (const Result<void> done = object.finish(); !done) return done.problem();
  return tally;
}

}  // namespace

Result<void> check_fits(const SimulationPlan& plan, const ShardTally& counted, const std::string& where) {
  const Tally empty = empty_tally(plan);
  const Tally& tally = counted.tally;
  if (tally.by_seat.size() != empty.by_seat.size() || tally.by_side.size() != empty.by_side.size() ||
      tally.by_mark.size() != empty.by_mark.size() || tally.counters.size() != empty.counters.size())
    return Problem{.where = where,
                   .what = "its lists do not fit the plan",
                   .expected = fmt::format("{} seats, {} sides and {} counters", empty.by_seat.size(),
                                           empty.by_side.size(), empty.counters.size())};
  const int games = counted.shard.games(plan.games);
  if (counted.played > games)
    return Problem{.where = where,
                   .what = fmt::format("{} games are played", counted.played),
                   .expected = fmt::format("at most {}, as shard {}/{} has", games, counted.shard.number,
                                           counted.shard.of)};
  return {};
}

Result<std::string> plan_line(const SimulationPlan& plan) {
  const Result<std::uint64_t> players = players_signature(plan);
  if (!players) return players.problem();
  JsonText out;
  out.open().key("game").text(plan.game->info().key);
  out.key("rules_version").number(plan.game->info().rules_version);
  out.key("rules").text(fmt::format("{:016x}", testing::signature(*plan.game)));
  out.key("players").text(fmt::format("{:016x}", *players)).key("repeatable").flag(plan.repeatable());
  out.key("setup");
  write_setup(out, plan.rules.setup());
  out.key("seed").text(to_hex(plan.seed)).key("games").number(plan.games).key("bots").open_list();
  for (const std::string& level : plan.levels) out.text(level);
  out.close_list().key("rotate").flag(plan.rotate).close();
  return json::serialize(*parse_json(out.str(), "plan"));  // the one spelling of it
}

std::string write_tally(const std::string& plan_line, const ShardTally& shard) {
  JsonText out;
  out.open().key("tally").number(kTallyFormat).key("plan").raw(plan_line);
  out.key("shard").number(shard.shard.number).key("of").number(shard.shard.of);
  out.key("played").number(shard.played).key("counted");
  write_counts(out, shard.tally);
  return out.close().take() + "\n";
}

Result<ReadTally> read_tally(std::string_view text, const std::string& where) {
  const Result<json::value> parsed = parse_json(text, where);
  if (!parsed) return parsed.problem();
  if (!parsed->is_object() || !parsed->get_object().contains("tally"))
    return Problem{.where = where, .what = "is no tally", .expected = "a file of holdout sim --shard"};
  JsonObject object(*parsed, where);
  object.number("tally", kTallyFormat, kTallyFormat);
  ReadTally read;
  read.plan = json::serialize(object.any("plan"));
  read.counted.shard.of = static_cast<int>(object.number("of", 1, kMostShards));
  read.counted.shard.number = static_cast<int>(object.number("shard", 1, kMostShards));
  read.counted.played = static_cast<int>(object.number("played", 0, std::numeric_limits<int>::max()));
  read.counted.tally = object.take(read_counts(object.any("counted"), object.path("counted")));
  if (const Result<void> done = object.finish(); !done) return done.problem();
  const ShardTally& counted = read.counted;
  if (counted.shard.number > counted.shard.of)
    return Problem{.where = where,
                   .what = fmt::format("shard {} of {}", counted.shard.number, counted.shard.of),
                   .expected = fmt::format("1 to {}", counted.shard.of)};
  if (counted.tally.games != counted.played)
    return Problem{
        .where = where,
        .what = fmt::format("{} games are played and {} counted", counted.played, counted.tally.games),
        .expected = "as many"};
  return read;
}

Problem different_plans(const std::string& plan, const std::string& where, const std::string& expected,
                        const std::string& other) {
  const Result<json::value> mine = parse_json(plan, where);
  const Result<json::value> theirs = parse_json(expected, other);
  if (mine && theirs && mine->is_object() && theirs->is_object())
    for (const auto& field : theirs->get_object()) {
      const json::value* own = mine->get_object().if_contains(field.key());
      if (own == nullptr || *own != field.value())
        return {.where = where,
                .what = fmt::format("is of another plan: {} is {}", std::string_view(field.key()),
                                    own == nullptr ? "missing" : json::serialize(*own)),
                .expected = fmt::format("{} as in {}", json::serialize(field.value()), other)};
    }
  return {.where = where, .what = "is of another plan", .expected = "that of " + other};
}

Result<SimulationPlan> read_plan(const std::string& plan_line, const std::string& where) {
  const Result<json::value> parsed = parse_json(plan_line, where);
  if (!parsed) return parsed.problem();
  JsonObject object(*parsed, where + ": plan");
  SimulationPlan plan;
  const std::string key = object.text("game");
  plan.game = find_game(key);
  if (object.ok() && plan.game == nullptr) object.fail("game", "is " + key, "a game that this program has");
  const Setup setup = object.take(read_setup(object.any("setup"), object.path("setup")));
  plan.seed = object.take(seed_from_hex(object.text("seed")));
  plan.games = static_cast<int>(object.number("games", 1, std::numeric_limits<int>::max()));
  plan.levels = read_list<std::string>(object, "bots", as_text);
  plan.rotate = object.flag("rotate");
  for (const char* compared : {"rules_version", "rules", "players", "repeatable"}) object.any(compared);
  if (const Result<void> done = object.finish(); !done) return done.problem();
  Result<RulesBox> rules = plan.game->make_rules(setup);
  if (!rules) return Problem{where, rules.problem().what, rules.problem().expected};
  plan.rules = std::move(*rules);
  if (plan.levels.size() != static_cast<std::size_t>(plan.rules.players()))
    return Problem{.where = where,
                   .what = fmt::format("plan.bots has {} levels", plan.levels.size()),
                   .expected = fmt::format("{}", plan.rules.players())};
  const Result<std::string> here = holdout::plan_line(plan);
  if (!here) return here.problem();
  if (*here != plan_line) return different_plans(plan_line, where, *here, "this program");
  return plan;
}

}  // namespace holdout
