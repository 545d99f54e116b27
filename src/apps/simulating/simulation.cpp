#include "apps/simulating/simulation.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <limits>
#include <mutex>
#include <optional>
#include <set>
#include <string_view>
#include <thread>

#include <fmt/core.h>

#include "engine/saving/describe_kernel.h"
#include "records/files.h"
#include "records/record_writer.h"
#include "table/playing/match.h"

namespace holdout {

namespace {

// Counts what the game's events say, and writes the record if there is to be one.
class GameWatcher final : public MatchSink {
 public:
  GameWatcher(const AnyGame& game, const RulesBox& rules, RecordWriter* writer)
      : game_(game), rules_(rules), writer_(writer), counts(game.counters().size(), 0) {}

  void began(std::span<const Event> events, const StateBox& state) override {
    count(events);
    if (writer_ != nullptr) writer_->began(events, state);
  }
  void answered(const Step& step) override {
    count(step.events);
    if (writer_ != nullptr) writer_->answered(step);
  }
  void said(const Statement& statement) override {
    if (writer_ != nullptr) writer_->said(statement);
  }

 private:
  void count(std::span<const Event> events) {
    for (const Event& event : events) game_.count(rules_, event, counts);
  }
  const AnyGame& game_;
  const RulesBox& rules_;
  RecordWriter* writer_;

 public:
  std::vector<int> counts;
};

// Mixes what is answered and where it leads into one number.
class AnswersHash final : public MatchSink {
 public:
  explicit AnswersHash(const AnyGame& game) : game_(game) {}

  void answered(const Step& step) override {
    mix(static_cast<std::uint64_t>(index(step.seat)));
    mix(hash_of(step.action));
    mix(game_.state_hash(step.state));
  }
  std::uint64_t result() const { return hasher_.result(); }

 private:
  void mix(std::uint64_t value) {
    auto wide = static_cast<std::int64_t>(value);
    hasher_.number(0, "", wide, 0, 0, {});
  }
  const AnyGame& game_;
  Hasher hasher_;
};

struct SeatedPlayers {
  std::vector<std::unique_ptr<Player>> owned;
  Match::Players players{};
};

Result<SeatedPlayers> seat_players(const SimulationPlan& plan, const std::vector<std::string>& levels,
                                   const Seed& seed) {
  SeatedPlayers seated;
  for (std::size_t i = 0; i < levels.size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    auto player = make_seat_player(*plan.game, plan.rules, seat, levels[i], seed, plan.budget);
    if (!player) return player.problem();
    seated.players[i] = player->get();
    seated.owned.push_back(std::move(*player));
  }
  return seated;
}

class SimulationWorker {
 public:
  explicit SimulationWorker(const SimulationPlan& plan)
      : tally(empty_tally(plan)), plan_(plan), sides_(plan.game->sides(plan.rules)) {}

  Result<void> play(int number);

  Tally tally;

 private:
  void count(const Match& match, const std::vector<std::string>& levels, std::span<const int> counts);
  void count_sides(SeatSet winners, const std::vector<std::string>& levels);

  const SimulationPlan& plan_;
  Sides sides_;
};

Result<void> SimulationWorker::play(int number) {
  const AnyGame& game = *plan_.game;
  const std::vector<std::string> levels = plan_.levels_of_game(number);
  const Seed seed = plan_.seed_of_game(number);
  const Result<SeatedPlayers> seated = seat_players(plan_, levels, seed);
  if (!seated) return seated.problem();
  std::optional<RecordWriter> writer;
  if (!plan_.records.empty()) {
    std::vector<SeatHolder> holders;
    for (const std::string& level : levels) holders.push_back({.person = false, .level = level});
    writer.emplace(game, plan_.rules, std::move(holders), seed);
  }
  GameWatcher watcher(game, plan_.rules, writer ? &*writer : nullptr);
  Match match(game, plan_.rules, seed, seated->players, &watcher);
  if (const Result<Seat> run = match.run(); !run) return run.problem();
  game.count_end(plan_.rules, match.state(), watcher.counts);
  count(match, levels, watcher.counts);
  if (!writer) return {};
  return write_file(plan_.records + "/" + plan_.record_name(number), writer->finished(match.state()));
}

void SimulationWorker::count(const Match& match, const std::vector<std::string>& levels,
                             std::span<const int> counts) {
  const AnyGame& game = *plan_.game;
  const SeatSet winners = game.winners(plan_.rules, match.state());
  ++tally.games;
  tally.without_winner += winners.empty();
  for (int i = 0; i < plan_.rules.players(); ++i) {
    const Seat seat = seat_at(i);
    tally.by_seat[static_cast<std::size_t>(i)].add(winners.has(seat), winners.size());
    if (!co_operative(sides_))
      tally.scores[levels[static_cast<std::size_t>(i)]].add(game.score(plan_.rules, match.state(), seat));
  }
  if (co_operative(sides_)) tally.results.add(game.score(plan_.rules, match.state(), Seat{0}));
  count_sides(winners, levels);
  for (std::size_t i = 0; i < counts.size(); ++i) {
    tally.counters[i].add(counts[i]);
    const bool marks = game.counters()[i].type == Counter::Type::Seat;
    if (marks && counts[i] >= 0 && counts[i] < plan_.rules.players())
      tally.by_mark[i].add(winners.has(seat_at(counts[i])), winners.size());
  }
  tally.decisions.add(match.answers());
  tally.statements.add(static_cast<int>(match.statements().size()));
}

// A side wins as one: its levels share in that, however many seats they hold.
void SimulationWorker::count_sides(SeatSet winners, const std::vector<std::string>& levels) {
  const auto won = [&](const Side& side) { return !(side.seats & winners).empty(); };
  const auto sides_won = static_cast<int>(std::count_if(sides_.begin(), sides_.end(), won));
  for (int i = 0; i < sides_.size(); ++i) {
    std::set<std::string_view> of_side;
    for (const Seat seat : sides_[i].seats) of_side.insert(levels[static_cast<std::size_t>(index(seat))]);
    for (const std::string_view level : of_side)
      tally.by_level[std::string(level)].add(won(sides_[i]), sides_won);
    if (!tally.by_side.empty()) tally.by_side[static_cast<std::size_t>(i)].add(won(sides_[i]), sides_won);
  }
}

// Hands out game numbers and keeps the problem of the first game that went wrong.
class Queue {
 public:
  Queue(const Shard& shard, int from, int until, const std::function<void(int)>& progress)
      : shard_(shard), until_(until), progress_(progress), next_(from) {}

  std::optional<int> next() {
    const int of_shard = next_.fetch_add(1);
    if (of_shard >= until_ || stop_.load()) return std::nullopt;
    return shard_.game(of_shard);
  }
  void finished() {
    const std::lock_guard lock(mutex_);
    progress_(++finished_);
  }
  void failed(int number, Problem problem) {
    const std::lock_guard lock(mutex_);
    stop_ = true;
    if (number >= failed_number_) return;
    failed_number_ = number;
    problem_ = std::move(problem);
  }
  const std::optional<Problem>& problem() const { return problem_; }

 private:
  const Shard shard_;
  const int until_;
  const std::function<void(int)>& progress_;
  std::atomic<int> next_;
  std::atomic<bool> stop_ = false;
  std::mutex mutex_;
  int finished_ = 0;
  int failed_number_ = std::numeric_limits<int>::max();
  std::optional<Problem> problem_;
};

void work(SimulationWorker& worker, Queue& queue) {
  while (const std::optional<int> number = queue.next()) {
    try {
      if (const Result<void> played = worker.play(*number); !played)
        return queue.failed(*number, played.problem());
    } catch (const PlayerFailed& failure) {
      return queue.failed(*number, failure.problem());
    } catch (const std::exception& failure) {
      return queue.failed(*number, {.where = fmt::format("game {}", *number), .what = failure.what()});
    }
    queue.finished();
  }
}

}  // namespace

std::vector<std::string> SimulationPlan::levels_of_game(int number) const {
  std::vector<std::string> moved = levels;
  const auto by = static_cast<std::size_t>(rotate ? number % rules.players() : 0);
  for (std::size_t i = 0; i < levels.size(); ++i) moved[(i + by) % levels.size()] = levels[i];
  return moved;
}

Seed SimulationPlan::seed_of_game(int number) const {
  return derive(seed, "game", static_cast<std::uint64_t>(rotate ? number / rules.players() : number));
}

std::string SimulationPlan::record_name(int number) const {
  return fmt::format("{}-{:06}.record", game->info().key, number + 1);
}

bool SimulationPlan::repeatable() const { return std::none_of(levels.begin(), levels.end(), is_program); }

Result<std::uint64_t> players_signature(const SimulationPlan& plan) {
  constexpr std::uint64_t kGames = 2;
  AnswersHash answers(*plan.game);
  for (const std::string& level : std::set<std::string>(plan.levels.begin(), plan.levels.end())) {
    if (is_program(level)) continue;
    for (std::uint64_t number = 0; number < kGames; ++number) {
      const Seed seed = derive(Seed{}, "signature", number);
      const std::vector<std::string> levels(static_cast<std::size_t>(plan.rules.players()), level);
      const Result<SeatedPlayers> seated = seat_players(plan, levels, seed);
      if (!seated) return seated.problem();
      if (const auto run = Match(*plan.game, plan.rules, seed, seated->players, &answers).run(); !run)
        return run.problem();
    }
  }
  return answers.result();
}

Tally empty_tally(const SimulationPlan& plan) {
  const Sides sides = plan.game->sides(plan.rules);
  Tally tally;
  tally.by_seat.resize(static_cast<std::size_t>(plan.rules.players()));
  if (named(sides) || co_operative(sides)) tally.by_side.resize(static_cast<std::size_t>(sides.size()));
  tally.by_mark.resize(plan.game->counters().size());
  tally.counters.resize(plan.game->counters().size());
  return tally;
}

void Tally::merge(const Tally& other) {
  games += other.games;
  without_winner += other.without_winner;
  for (std::size_t i = 0; i < by_seat.size(); ++i) by_seat[i].merge(other.by_seat[i]);
  for (std::size_t i = 0; i < by_side.size(); ++i) by_side[i].merge(other.by_side[i]);
  for (const auto& [level, count] : other.by_level) by_level[level].merge(count);
  for (const auto& [level, histogram] : other.scores) scores[level].merge(histogram);
  results.merge(other.results);
  for (std::size_t i = 0; i < by_mark.size(); ++i) by_mark[i].merge(other.by_mark[i]);
  for (std::size_t i = 0; i < counters.size(); ++i) counters[i].merge(other.counters[i]);
  decisions.merge(other.decisions);
  statements.merge(other.statements);
}

Result<Tally> simulate(const SimulationPlan& plan, const std::function<void(int)>& progress) {
  return simulate(plan, {}, 0, plan.games, progress);
}

Result<Tally> simulate(const SimulationPlan& plan, const Shard& shard, int from, int until,
                       const std::function<void(int)>& progress) {
  Queue queue(shard, from, until, progress);
  std::vector<SimulationWorker> workers(static_cast<std::size_t>(plan.threads), SimulationWorker(plan));
  std::vector<std::thread> threads;
  for (std::size_t i = 1; i < workers.size(); ++i) threads.emplace_back([&, i] { work(workers[i], queue); });
  work(workers[0], queue);
  for (std::thread& thread : threads) thread.join();
  if (queue.problem()) return *queue.problem();
  for (std::size_t i = 1; i < workers.size(); ++i) workers[0].tally.merge(workers[i].tally);
  return std::move(workers[0].tally);
}

}  // namespace holdout
