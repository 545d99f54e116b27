#include "apps/simulating/shards.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <optional>

#include <fmt/core.h>

#include "apps/simulating/tally_file.h"
#include "records/files.h"

namespace holdout {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds kBetweenFiles{5};

// What is counted already, if the file is there.
Result<ShardTally> begun(const SimulationPlan& plan, const std::string& line, const Shard& shard,
                         const std::string& file) {
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return ShardTally{shard, 0, empty_tally(plan)};
  const Result<std::string> text = read_file(file);
  if (!text) return text.problem();
  Result<ReadTally> read = read_tally(*text, file);
  if (!read) return read.problem();
  if (read->plan != line) return different_plans(read->plan, file, line, "this run");
  if (read->counted.shard != shard)
    return Problem{
        .where = file,
        .what = fmt::format("holds shard {}/{}", read->counted.shard.number, read->counted.shard.of),
        .expected = fmt::format("{}/{}, or no such file", shard.number, shard.of)};
  if (const Result<void> fits = check_fits(plan, read->counted, file); !fits) return fits.problem();
  return std::move(read->counted);
}

// "2, 5 to 7"
std::string list_of(const std::vector<int>& numbers) {
  std::string text;
  for (std::size_t i = 0; i < numbers.size();) {
    std::size_t last = i;
    while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) ++last;
    text += fmt::format("{}{}", text.empty() ? "" : ", ", numbers[i]);
    if (last > i) text += fmt::format(" to {}", numbers[last]);
    i = last + 1;
  }
  return text;
}

// Takes files one after another; the first says what all must be of.
class Merger {
 public:
  Result<void> add(const std::string& file);
  Result<Merged> finish();

 private:
  Result<void> begin(const ReadTally& read, const std::string& file);

  std::string first_;
  std::string line_;
  int of_ = 0;
  std::vector<std::string> file_of_;  // by shard, empty: not seen
  Merged merged_;
};

Result<void> Merger::begin(const ReadTally& read, const std::string& file) {
  Result<SimulationPlan> plan = read_plan(read.plan, file);
  if (!plan) return plan.problem();
  merged_.plan = std::move(*plan);
  merged_.tally = empty_tally(merged_.plan);
  first_ = file;
  line_ = read.plan;
  of_ = read.counted.shard.of;
  file_of_.resize(static_cast<std::size_t>(of_));
  return {};
}

Result<void> Merger::add(const std::string& file) {
  const Result<std::string> text = read_file(file);
  if (!text) return text.problem();
  const Result<ReadTally> read = read_tally(*text, file);
  if (!read) return read.problem();
  if (of_ == 0)
    if (const Result<void> begun = begin(*read, file); !begun) return begun;
  if (read->plan != line_) return different_plans(read->plan, file, line_, first_);
  const ShardTally& counted = read->counted;
  const Shard shard = counted.shard;
  const std::string name = fmt::format("shard {}/{}", shard.number, shard.of);
  if (shard.of != of_)
    return Problem{
        .where = file, .what = "holds " + name, .expected = fmt::format("one of {}, as in {}", of_, first_)};
  std::string& seen = file_of_[static_cast<std::size_t>(shard.number - 1)];
  if (!seen.empty()) return Problem{.where = file, .what = name + " is in " + seen + " already"};
  if (const Result<void> fits = check_fits(merged_.plan, counted, file); !fits) return fits;
  const int games = shard.games(merged_.plan.games);
  if (counted.played < games)
    return Problem{.where = file,
                   .what = fmt::format("{} has {} of its {} games", name, counted.played, games),
                   .expected = "all; the same command again goes on with it"};
  seen = file;
  merged_.tally.merge(counted.tally);
  return {};
}

Result<Merged> Merger::finish() {
  std::vector<int> missing;
  for (int i = 0; i < of_; ++i)
    if (file_of_[static_cast<std::size_t>(i)].empty()) missing.push_back(i + 1);
  if (!missing.empty())
    return Problem{.where = "merge",
                   .what = fmt::format("of {} shards {} missing: {}", of_,
                                       missing.size() == 1 ? "one is" : "these are", list_of(missing))};
  return std::move(merged_);
}

}  // namespace

Result<Shard> parse_shard(const std::string& text) {
  Shard shard{0, 0};
  const char* end = text.data() + text.size();
  const auto [slash, first] = std::from_chars(text.data(), end, shard.number);
  const bool parted = first == std::errc() && slash != end && *slash == '/';
  const auto [rest, second] = std::from_chars(parted ? slash + 1 : end, end, shard.of);
  if (parted && second == std::errc() && rest == end && shard.of >= 1 && shard.of <= kMostShards &&
      shard.number >= 1 && shard.number <= shard.of)
    return shard;
  return Problem{.where = "--shard",
                 .what = "'" + text + "'",
                 .expected = fmt::format("i/n with i from 1 to n, and n at most {}", kMostShards)};
}

Result<void> play_shard(const SimulationPlan& plan, const Shard& shard, const std::string& file,
                        const std::function<void(int)>& progress) {
  const Result<std::string> line = plan_line(plan);
  if (!line) return line.problem();
  Result<ShardTally> counted = begun(plan, *line, shard, file);
  if (!counted) return counted.problem();
  const int games = shard.games(plan.games);
  int stretch = 8 * plan.threads;
  while (counted->played < games) {
    const auto start = Clock::now();
    const int from = counted->played;
    const int until = from + std::min(stretch, games - from);
    const Result<Tally> tally = simulate(plan, shard, from, until, [&](int done) { progress(from + done); });
    if (!tally) return tally.problem();
    counted->tally.merge(*tally);
    counted->played = until;
    if (const Result<void> kept = write_file(file, write_tally(*line, *counted)); !kept) return kept;
    if (Clock::now() - start < kBetweenFiles && stretch < games) stretch *= 2;
  }
  // A shard without games of its own has a file, too.
  return games > 0 ? Result<void>() : write_file(file, write_tally(*line, *counted));
}

Result<Merged> merge_shards(const std::vector<std::string>& files) {
  Merger merger;
  for (const std::string& file : files)
    if (const Result<void> added = merger.add(file); !added) return added.problem();
  return merger.finish();
}

}  // namespace holdout
