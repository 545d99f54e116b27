#include "apps/measuring/single_commits.h"

#include <chrono>
#include <stdexcept>

#include <fcntl.h>
#include <unistd.h>

namespace holdout {

namespace {

using SteadyClock = std::chrono::steady_clock;

double seconds_from(SteadyClock::time_point start) {
  return std::chrono::duration<double>(SteadyClock::now() - start).count();
}

}  // namespace

RawFile::RawFile(const std::string& path)
    : file_(::open(path.c_str(), O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0600)) {}

RawFile::~RawFile() { ::close(file_); }

double RawFile::append_seconds() const {
  const auto start = SteadyClock::now();
  const std::string body(kCommittedBytes, 'x');
  if (::write(file_, body.data(), body.size()) < 0 || ::fdatasync(file_) < 0)
    throw std::runtime_error("the raw file cannot be written");
  return seconds_from(start);
}

LoneTable::LoneTable(SqliteStore& store) : store_(store) {
  store_.create({.code = "LONE", .status = "playing"}, [this](Result<TableId> table) {
    if (table) table_ = *table;
    answered_.release();
  });
  answered_.acquire();
}

double LoneTable::append_seconds() {
  const auto start = SteadyClock::now();
  store_.append({.table = table_, .previous = last_, .body = std::string(kCommittedBytes, 'x')},
                [this](Result<std::uint64_t> row) {
                  last_ = row ? *row : 0;
                  answered_.release();
                });
  answered_.acquire();
  if (last_ == 0) throw std::runtime_error("the store cannot be written");
  return seconds_from(start);
}

std::unique_ptr<SqliteStore> open_measured_store(const std::string& path, bool durable) {
  auto store = SqliteStore::open(path, {.durable = durable});
  if (!store) throw std::runtime_error(store.problem().message());
  return std::move(*store);
}

SingleCommits::SingleCommits(const std::string& folder)
    : store_(open_measured_store(folder + "/single.sqlite", true)), table_(*store_), raw_(folder + "/raw") {}

SingleCommits::Times SingleCommits::measure(int commits) {
  Times times;
  for (int i = 0; i < commits; ++i) {
    times.raw.push_back(raw_.append_seconds());
    times.stored.push_back(table_.append_seconds());
  }
  return times;
}

}  // namespace holdout
