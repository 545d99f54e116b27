#include "server/tables/running_table.h"

#include <chrono>

#include <boost/asio/post.hpp>

#include "server/tables/table_registry.h"

namespace holdout {

namespace asio = boost::asio;

namespace {

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

}  // namespace

RunningTable::RunningTable(ServerParts& parts, TableRegistry& registry, TableId id)
    : parts_(parts), registry_(registry), id_(id), strand_(asio::make_strand(parts.io)), table_(*this, id) {}

template <class T>
TableStore::Done<T> RunningTable::on_strand(TableStore::Done<T> done) {
  return [self = shared_from_this(), done = std::move(done)](Result<T> result) mutable {
    const auto& strand = self->strand_;
    asio::post(strand, [self = std::move(self), done = std::move(done),
                        result = std::move(result)]() mutable { done(std::move(result)); });
  };
}

void RunningTable::append(Append append, TableStore::Done<std::uint64_t> done) {
  const auto start = std::chrono::steady_clock::now();
  parts_.store.append(std::move(append), [self = shared_from_this(), done = std::move(done),
                                          start](Result<std::uint64_t> row) mutable {
    const auto& strand = self->strand_;
    asio::post(
        strand, [self = std::move(self), done = std::move(done), row = std::move(row), start]() mutable {
          self->parts_.metrics.append_took(seconds_since(start), static_cast<bool>(row));
          if (!row)
            self->parts_.log.write(LogLevel::Error, "a step was not stored", {{"why", row.problem().what}});
          done(std::move(row));
          const std::uint64_t accepted = self->table_.accepted();
          self->parts_.metrics.answers_accepted(accepted - self->counted_);
          self->counted_ = accepted;
        });
  });
}

void RunningTable::save(StoredSnapshot snapshot, DirectoryEntry entry) {
  parts_.store.save(id_, std::move(snapshot), std::move(entry), [](const Result<void>&) {});
}

BotPace RunningTable::bot_pace() const {
  return {.from_ms = static_cast<int>(parts_.settings.bot_from_ms),
          .to_ms = static_cast<int>(parts_.settings.bot_to_ms)};
}

void RunningTable::load(TableStore::Done<LoadedTable> done) {
  parts_.store.load(id_, on_strand(std::move(done)));
}

void RunningTable::history(TableStore::Done<StoredLog> done) {
  parts_.store.history(id_, on_strand(std::move(done)));
}

void RunningTable::frozen(const Problem& why) {
  if (!registry_.found_frozen(id_, why.what)) return;
  parts_.log.write(LogLevel::Error, "a table is frozen",
                   {{"table", parts_.guests.log_name(table_.room().code)}, {"why", why.what}});
}

void RunningTable::open_rematch(std::string room, TableStore::Done<std::string> done) {
  registry_.create(std::move(room), on_strand(std::move(done)));
}

// A decision comes long before its deadline, nearly always. So a timer that is there serves every later time,
// and is replaced only for an earlier one.
void RunningTable::wake_at(std::int64_t at_ms) {
  due_ms_ = at_ms;
  if (at_ms != 0 && (timer_ == Clock::Call{} || at_ms < timer_.at_ms)) start_timer(at_ms);
}

void RunningTable::start_timer(std::int64_t at_ms) {
  parts_.clock.cancel(timer_);
  timer_ = parts_.clock.call_at(at_ms, [weak = weak_from_this()] {
    const auto self = weak.lock();
    if (!self) return;
    asio::post(self->strand_, [self] { self->timer_fired(); });
  });
}

void RunningTable::stop_timer() {
  due_ms_ = 0;
  parts_.clock.cancel(timer_);
  timer_ = {};
}

void RunningTable::timer_fired() {
  if (timer_.at_ms > now_ms()) return;  // another one, that was replaced too late
  timer_ = {};
  if (due_ms_ == 0) return;
  if (due_ms_ > now_ms()) return start_timer(due_ms_);
  due_ms_ = 0;
  table_.tick();
}

void RunningTable::work(std::function<void()> job, std::function<void()> done) {
  work_.push_back({std::move(job), std::move(done)});
  if (work_.size() == 1) start_work();
}

void RunningTable::start_work() {
  parts_.workers.run([self = shared_from_this(), job = std::move(work_.front().job)] {
    const auto start = std::chrono::steady_clock::now();
    try {
      job();
    } catch (const std::exception& error) {  // our own mistake costs one answer, not the server
      self->parts_.log.write(LogLevel::Error, "a computer player failed", {{"why", error.what()}});
    }
    self->parts_.metrics.bot_thought(seconds_since(start));
    asio::post(self->strand_, [self] {
      const std::function<void()> finished = std::move(self->work_.front().done);
      self->work_.erase(self->work_.begin());
      if (!self->work_.empty()) self->start_work();
      finished();
    });
  });
}

}  // namespace holdout
