#include "server/tables/table_registry.h"

#include <atomic>
#include <exception>
#include <iterator>
#include <utility>

#include <boost/asio/post.hpp>

namespace holdout {

namespace asio = boost::asio;

namespace {

constexpr std::int64_t kLookMs = 10'000;
constexpr std::int64_t kDuePollMs = 60'000;
constexpr std::int64_t kDueRestMs = 1'000;  // while there are more than are woken at once
constexpr int kDueAtOnce = 200;

// One that was only asked about is as it was, and gets no younger by it.
std::optional<StoredSnapshot> what_to_save(const Table& table) {
  return table.touched() ? table.snapshot() : std::nullopt;
}

Problem ending() { return {"", "the server ends", "to try again soon"}; }

}  // namespace

TableLease::~TableLease() {
  if (!table_) return;
  try {
    registry_->release(*table_);
  } catch (const std::exception&) {  // no memory for the look right away: the next one at idle tables has it
  }
}

namespace {

// Codes are typed from a screen or heard: small letters will do.
std::string canonical(std::string code) {
  for (char& letter : code)
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  return code;
}

}  // namespace

void TableRegistry::open(const std::string& code, Opened opened) {
  parts_.store.find(canonical(code),
                    [this, opened = std::move(opened)](Result<std::optional<FoundTable>> found) {
                      if (!found) return opened(found.problem());
                      if (!*found) return opened(std::shared_ptr<TableLease>());
                      open((*found)->table, opened);
                    });
}

void TableRegistry::expired(std::string code, TableStore::Done<bool> done) {
  parts_.store.expired(canonical(std::move(code)), std::move(done));
}

void TableRegistry::open(TableId id, Opened opened) {
  std::shared_ptr<RunningTable> table;
  std::shared_ptr<TableLease> lease;  // given back under the lock it would wait for ever
  {
    const std::lock_guard lock(mutex_);
    if (draining_) return asio::post(parts_.io, [opened] { opened(ending()); });
    Entry& entry = tables_[id];
    if (entry.ready && !entry.leaving) {
      ++entry.users;
      lease = std::make_shared<TableLease>(*this, entry.table);
    } else {
      entry.waiting.push_back(opened);
      if (entry.table) return;
      entry.table = std::make_shared<RunningTable>(parts_, *this, id);
      table = entry.table;
    }
  }
  if (lease)
    return asio::post(parts_.io, [opened = std::move(opened), lease = std::move(lease)] { opened(lease); });
  parts_.metrics.table_loaded();
  asio::post(table->strand(), [this, table, id] {
    table->table().open([this, id](Result<void> result) { loaded(id, std::move(result)); });
  });
}

void TableRegistry::loaded(TableId id, Result<void> result) {
  std::shared_ptr<RunningTable> table;
  std::vector<Opened> waiting;
  {
    const std::lock_guard lock(mutex_);
    Entry& entry = tables_[id];
    table = entry.table;
    waiting = std::move(entry.waiting);
    entry.waiting.clear();
    entry.ready = true;
    entry.idle_since_ms = parts_.clock.now_ms();
    // What broke while it was played may go on: its deadlines count again.
    if (result && table && table->table().room().status != TableStatus::Frozen) frozen_.erase(id);
    if (result) entry.users += static_cast<int>(waiting.size());
    if (!result) tables_.erase(id);
  }
  if (!result) parts_.metrics.table_unloaded();
  announce(table, waiting, result);
}

void TableRegistry::announce(const std::shared_ptr<RunningTable>& table, const std::vector<Opened>& waiting,
                             const Result<void>& result) {
  for (const Opened& opened : waiting) {
    if (result) {
      opened(std::make_shared<TableLease>(*this, table));
    } else {
      opened(result.problem());
    }
  }
}

void TableRegistry::release(const RunningTable& table) {
  std::shared_ptr<RunningTable> left;
  {
    const std::lock_guard lock(mutex_);
    const auto found = tables_.find(table.id());
    if (found == tables_.end() || found->second.table.get() != &table) return;  // also when all are forgotten
    found->second.idle_since_ms = parts_.clock.now_ms();
    if (--found->second.users > 0 || draining_) return;
    left = found->second.table;
  }
  const auto& strand = left->strand();
  asio::post(strand, [this, left = std::move(left)] { all_left(left); });
}

// A table is large while people are at it, for it keeps what each was told. One that was only asked about is
// small, and may be asked about again. What is still under way is waited for until the next look.
void TableRegistry::all_left(const std::shared_ptr<RunningTable>& table) {
  if (!table->table().visited()) return;
  if (table->table().idle()) return evict(table);
  const std::lock_guard lock(mutex_);
  const auto found = tables_.find(table->id());
  if (found != tables_.end() && found->second.table == table) found->second.idle_since_ms = 0;
}

std::size_t TableRegistry::loaded() const {
  const std::lock_guard lock(mutex_);
  return tables_.size();
}

std::uint64_t TableRegistry::evicted() const {
  const std::lock_guard lock(mutex_);
  return evicted_;
}

bool TableRegistry::draining() const {
  const std::lock_guard lock(mutex_);
  return draining_;
}

void TableRegistry::forget() {
  std::unordered_map<TableId, Entry> forgotten;
  const std::lock_guard lock(mutex_);
  draining_ = true;
  forgotten.swap(tables_);
}

// ---- deleted tables --------------------------------------------------------------------------------

void TableRegistry::remove(const std::shared_ptr<TableLease>& lease, TableStore::Done<void> done) {
  parts_.store.remove((*lease)->id(), [this, lease, done = std::move(done)](Result<void> removed) {
    if (!removed) return done(removed);
    {
      const std::lock_guard lock(mutex_);
      const auto found = tables_.find((*lease)->id());
      if (found != tables_.end() && found->second.table == lease->table()) tables_.erase(found);
      frozen_.erase((*lease)->id());
    }
    parts_.metrics.table_unloaded();
    asio::post((*lease)->strand(), [lease, done] {
      (*lease)->table().discard();
      (*lease)->stop_timer();
      done({});
    });
  });
}

// ---- tables nobody is at ---------------------------------------------------------------------------

void TableRegistry::start() {
  parts_.clock.when_set_forward([this](std::int64_t ms) { postpone(ms); });
  wake_due_tables();
  look_after();
  expire_later();
}

void TableRegistry::look_after() {
  parts_.clock.call_at(parts_.clock.now_ms() + std::min(kLookMs, parts_.settings.idle_seconds * 1000),
                       [this] {
                         {
                           const std::lock_guard lock(mutex_);
                           if (draining_) return;
                         }
                         evict_idle_tables();
                         look_after();
                       });
}

bool TableRegistry::found_frozen(TableId id, const std::string& why) {
  const std::lock_guard lock(mutex_);
  return std::exchange(frozen_[id], why) != why;
}

bool TableRegistry::is_frozen(TableId id) const {
  const std::lock_guard lock(mutex_);
  return frozen_.contains(id);
}

// A table over days sleeps in the store until a decision falls due. Those that are frozen stay due for ever,
// and must not take the place of others.
void TableRegistry::wake_due_tables() {
  int most = kDueAtOnce;
  {
    const std::lock_guard lock(mutex_);
    if (draining_) return;
    most += static_cast<int>(frozen_.size());
    if (postponing_ > 0) return again_later(kDueRestMs);
  }
  parts_.store.due(parts_.clock.now_ms(), most, [this, most](Result<std::vector<FoundTable>> due) {
    for (std::size_t i = 0; due && i < due->size(); ++i)
      if (!is_frozen((*due)[i].table)) open((*due)[i].table, [](const auto&) {});
    const bool more = due && due->size() == static_cast<std::size_t>(most);
    again_later(more ? kDueRestMs : kDuePollMs);
  });
}

void TableRegistry::again_later(std::int64_t ms) {
  parts_.clock.call_at(parts_.clock.now_ms() + ms, [this] { wake_due_tables(); });
}

// The machine was told a later time, and nobody had less time to decide for it.
void TableRegistry::postpone(std::int64_t ms) {
  parts_.log.write(LogLevel::Warning, "the time was set forward", {{"seconds", ms / 1000}});
  std::vector<std::shared_ptr<RunningTable>> tables;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [id, entry] : tables_)
      if (entry.table) tables.push_back(entry.table);
    ++postponing_;
  }
  for (const auto& table : tables) asio::post(table->strand(), [table, ms] { table->table().postpone(ms); });
  parts_.store.postpone(ms, [this](const Result<void>& done) {
    if (!done) parts_.log.write(LogLevel::Error, "deadlines not moved", {{"why", done.problem().what}});
    const std::lock_guard lock(mutex_);
    --postponing_;
  });
}

void TableRegistry::evict_idle_tables() {
  std::vector<std::shared_ptr<RunningTable>> idle;
  {
    const std::lock_guard lock(mutex_);
    const std::int64_t before = parts_.clock.now_ms() - parts_.settings.idle_seconds * 1000;
    for (const auto& [id, entry] : tables_) {
      if (entry.ready && !entry.leaving && entry.users == 0 && entry.idle_since_ms <= before)
        idle.push_back(entry.table);
    }
  }
  for (const auto& table : idle) asio::post(table->strand(), [this, table] { evict(table); });
}

void TableRegistry::evict(const std::shared_ptr<RunningTable>& table) {
  if (!table->table().idle()) return;
  const std::optional<StoredSnapshot> snapshot = what_to_save(table->table());
  {
    const std::lock_guard lock(mutex_);
    const auto found = tables_.find(table->id());
    if (found == tables_.end() || found->second.table != table || found->second.users > 0) return;
    if (draining_ || found->second.leaving) return;
    found->second.leaving = true;
  }
  if (!snapshot) return eviction_ended(table->id(), true);  // what is stored is all there is
  parts_.store.save(table->id(), *snapshot, table->table().entry(),
                    [this, id = table->id()](Result<void> saved) {
                      if (!saved)
                        parts_.log.write(LogLevel::Error, "table not saved", {{"why", saved.problem().what}});
                      eviction_ended(id, static_cast<bool>(saved));
                    });
}

// Who came while the table was being saved finds it still there.
void TableRegistry::eviction_ended(TableId id, bool gone) {
  std::shared_ptr<RunningTable> table;
  std::vector<Opened> waiting;
  {
    const std::lock_guard lock(mutex_);
    const auto found = tables_.find(id);
    if (found == tables_.end()) return;
    Entry& entry = found->second;
    entry.leaving = false;
    table = entry.table;
    waiting = std::move(entry.waiting);
    entry.waiting.clear();
    entry.users += static_cast<int>(waiting.size());
    gone = gone && waiting.empty() && !draining_;
    if (gone) tables_.erase(found);
    evicted_ += gone ? 1 : 0;
  }
  if (gone) parts_.metrics.table_unloaded();
  announce(table, waiting, {});
  // The last hold on the table may be ours, and its strand is where it lives.
  asio::post(table->strand(), [table, gone] {
    if (gone) table->stop_timer();
  });
}

void TableRegistry::drain(std::function<void()> done) {
  std::vector<std::shared_ptr<RunningTable>> tables;
  std::vector<Opened> waiting;
  {
    const std::lock_guard lock(mutex_);
    draining_ = true;
    for (auto& [id, entry] : tables_) {
      if (entry.ready) tables.push_back(entry.table);
      std::move(entry.waiting.begin(), entry.waiting.end(), std::back_inserter(waiting));
      entry.waiting.clear();
    }
  }
  for (const Opened& opened : waiting) opened(ending());
  if (tables.empty()) return asio::post(parts_.io, done);
  const auto left = std::make_shared<std::atomic<std::size_t>>(tables.size());
  const auto one_done = [this, left, done = std::move(done)] {
    if (--*left == 0) asio::post(parts_.io, done);
  };
  for (const auto& table : tables) {
    asio::post(table->strand(), [this, table, one_done] {
      table->table().drain([this, table, one_done] {
        const std::optional<StoredSnapshot> snapshot = what_to_save(table->table());
        if (!snapshot) return one_done();
        parts_.store.save(table->id(), *snapshot, table->table().entry(),
                          [one_done, table](const Result<void>&) { one_done(); });
      });
    });
  }
}

}  // namespace holdout
