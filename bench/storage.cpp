// What storing costs: durable commits against a raw append + fdatasync, how many appends a second many tables
// get through one log, and how long a store of many tables takes to open.
//
//   bench_storage [repetitions] [stored tables]
//
// Disks are noisy: every figure that matters is a ratio to a reference measured in turns with it.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <future>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

#include <fmt/core.h>
#include <unistd.h>

#include "apps/measuring/single_commits.h"
#include "storage/sqlite_store.h"

namespace {

using namespace holdout;
using Clock = std::chrono::steady_clock;

constexpr int kSnapshotBytes = 3000;  // a table of a large game
constexpr int kRowsPerSnapshot = 32;
constexpr int kSingleCommits = 1000;  // a repetition
constexpr int kGroupRows = 40'000;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

double middle(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

// A folder beside the program's working directory, because /tmp is not on a disk everywhere.
class Folder {
 public:
  Folder() {
    if (!::mkdtemp(path_.data())) throw std::runtime_error("no folder can be made here");
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  const std::string& path() const { return path_; }
  std::string file(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_ = "bench_storage_XXXXXX";
};

DirectoryEntry entry_number(int number) {
  const bool waiting = number % 10 == 0;
  return {.code = fmt::format("T{:07}", number),
          .status = waiting ? "open" : "playing",
          .listed = waiting,
          .summary = std::string(400, 's'),
          .guests = {fmt::format("guest{}", number % 1000), fmt::format("other{}", number % 777)},
          .updated_ms = number,
          .wake_ms = number % 5 == 0 ? number : 0};
}

// Makes tables without waiting for each.
std::vector<TableId> make_tables(SqliteStore& store, int count, int first = 0) {
  std::vector<TableId> tables(static_cast<std::size_t>(count));
  std::atomic<int> left = count;
  for (int i = 0; i < count; ++i) {
    store.create(entry_number(first + i), [&tables, &left, i](Result<TableId> table) {
      tables[static_cast<std::size_t>(i)] = *table;
      --left;
      left.notify_one();
    });
  }
  for (int now = left; now > 0; now = left) left.wait(now);
  return tables;
}

// ---- one commit at a time ---------------------------------------------------------------------------

// The commits of one repetition, and over the repetitions the middle of each measure.
struct Times {
  std::vector<double> commits;
  std::vector<double> means, medians, p99s;

  void end_repetition() {
    std::sort(commits.begin(), commits.end());
    means.push_back(std::accumulate(commits.begin(), commits.end(), 0.0) / kSingleCommits);
    medians.push_back(commits[kSingleCommits / 2]);
    p99s.push_back(commits[kSingleCommits * 99 / 100]);
    commits.clear();
  }

  void print(const char* name) const {
    fmt::print("  {:<24} {:8.1f} {:8.1f} {:8.1f}\n", name, middle(medians) * 1e6, middle(means) * 1e6,
               middle(p99s) * 1e6);
  }
};

std::vector<double> ratios(const std::vector<double>& above, const std::vector<double>& below) {
  std::vector<double> all;
  for (std::size_t i = 0; i < above.size(); ++i) all.push_back(above[i] / below[i]);
  return all;
}

void measure_single_commits(int repetitions) {
  const Folder folder;
  SingleCommits commits(folder.path());
  const auto loose = open_measured_store(folder.file("loose.db"), false);
  LoneTable loose_table(*loose);
  Times raw, stored, unsafe;
  for (int i = 0; i < repetitions; ++i) {
    const SingleCommits::Times times = commits.measure(kSingleCommits);
    raw.commits = times.raw;
    stored.commits = times.stored;
    raw.end_repetition();
    stored.end_repetition();
  }
  // Afterwards: what it leaves unwritten the next fdatasync of any file would have to wait for.
  for (int i = 0; i < repetitions; ++i) {
    for (int commit = 0; commit < kSingleCommits; ++commit)
      unsafe.commits.push_back(loose_table.append_seconds());
    unsafe.end_repetition();
  }
  fmt::print("single commits, {} bytes a row, {} a repetition, {} repetitions, microseconds\n",
             kCommittedBytes, kSingleCommits, repetitions);
  fmt::print("  {:<24} {:>8} {:>8} {:>8}\n", "", "p50", "mean", "p99");
  raw.print("raw append + fdatasync");
  stored.print("durable commit");
  unsafe.print("without waiting");
  fmt::print("  {:<24} {:8.2f} {:8.2f} {:8.2f}  (bar 0.8)\n\n", "speed, durable / raw",
             middle(ratios(raw.medians, stored.medians)), middle(ratios(raw.means, stored.means)),
             middle(ratios(raw.p99s, stored.p99s)));
}

// ---- many tables ------------------------------------------------------------------------------------

// Tables that each append their next row when the last is stored, until `rows` are stored in all.
class BusyTables {
 public:
  BusyTables(SqliteStore& store, int count, int first = 0) : store_(store) {
    for (const TableId table : make_tables(store, count, first)) tables_.push_back({.table = table});
  }

  double rows_per_second(int rows) {
    left_ = rows;
    running_ = static_cast<int>(tables_.size());
    const auto start = Clock::now();
    for (OneTable& table : tables_) append(table);
    for (int now = running_; now > 0; now = running_) running_.wait(now);
    return rows / seconds_since(start);
  }

 private:
  struct OneTable {
    TableId table = 0;
    std::uint64_t last = 0;
    int rows = 0;
  };

  void append(OneTable& table) {
    if (left_.fetch_sub(1) <= 0) {
      if (--running_ == 0) running_.notify_one();
      return;
    }
    Append append{.table = table.table, .previous = table.last, .body = std::string(kCommittedBytes, 'x')};
    if (++table.rows % kRowsPerSnapshot == 0) append.snapshot = std::string(kSnapshotBytes, 's');
    store_.append(std::move(append), [this, &table](Result<std::uint64_t> row) {
      table.last = *row;
      this->append(table);
    });
  }

  SqliteStore& store_;
  std::vector<OneTable> tables_;
  std::atomic<int> left_ = 0;
  std::atomic<int> running_ = 0;
};

void measure_many_tables(int repetitions, int count) {
  const Folder folder;
  const auto durable = open_measured_store(folder.file("durable.db"), true);
  const auto loose = open_measured_store(folder.file("loose.db"), false);
  BusyTables durable_tables(*durable, count);
  BusyTables loose_tables(*loose, count);
  const int rows = std::min(kGroupRows, 2000 * count);
  const std::uint64_t commits_before = durable->commits();
  std::vector<double> stored, unsafe;
  for (int i = 0; i < repetitions; ++i) {
    stored.push_back(durable_tables.rows_per_second(rows));
    unsafe.push_back(loose_tables.rows_per_second(rows));
  }
  const auto commits = static_cast<double>(durable->commits() - commits_before);
  fmt::print("  {:5} {:12.0f} {:12.0f} {:9.2f} {:14.1f}\n", count, middle(stored), middle(unsafe),
             middle(ratios(stored, unsafe)), rows * repetitions / commits);
}

// ---- many stored tables -----------------------------------------------------------------------------

void measure_opening(int repetitions, int count) {
  const Folder folder;
  const std::string path = folder.file("tables.db");
  {
    const auto store = open_measured_store(path, false);
    make_tables(*store, count - 1000);
    BusyTables(*store, 1000, count - 1000).rows_per_second(kGroupRows);
  }
  std::vector<double> opened, asked;
  for (int i = 0; i < repetitions; ++i) {
    const auto start = Clock::now();
    const auto store = open_measured_store(path, true);
    opened.push_back(seconds_since(start));
    std::promise<std::size_t> found;
    store->due(count, 1000, [&found](Result<std::vector<FoundTable>> due) { found.set_value(due->size()); });
    if (found.get_future().get() == 0) throw std::runtime_error("the stored tables are gone");
    asked.push_back(seconds_since(start));
  }
  fmt::print(
      "\nopening {} tables, {} MB: {:.1f} ms; with the first 1000 that are due: {:.1f} ms (bar 1000)\n",
      count, std::filesystem::file_size(path) >> 20, middle(opened) * 1e3, middle(asked) * 1e3);
}

}  // namespace

int main(int argc, char** argv) {
  const int repetitions = argc > 1 ? std::atoi(argv[1]) : 7;
  const int stored_tables = argc > 2 ? std::atoi(argv[2]) : 100'000;
  measure_single_commits(repetitions);
  fmt::print("many tables at once, a snapshot of {} bytes every {} rows, rows a second\n", kSnapshotBytes,
             kRowsPerSnapshot);
  fmt::print("  tables      durable      without     ratio  rows a commit\n");
  for (const int count : {1, 10, 100, 1000}) measure_many_tables(repetitions, count);
  measure_opening(repetitions, stored_tables);
}
