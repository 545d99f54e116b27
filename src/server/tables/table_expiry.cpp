#include <boost/asio/post.hpp>

#include "server/tables/table_registry.h"

// Tables that nobody wants any more.

namespace holdout {

namespace asio = boost::asio;

namespace {

constexpr std::int64_t kDayMs = 86'400'000;
constexpr std::int64_t kExpireMs = 600'000;  // between two looks
constexpr std::int64_t kRestMs = 1'000;      // while there are more than go at once
constexpr std::size_t kExpiredAtOnce = 100;

}  // namespace

void TableRegistry::expire_later() { expire_after(kExpireMs); }

void TableRegistry::expire_after(std::int64_t ms) {
  const std::int64_t at_ms = parts_.clock.now_ms() + ms;
  parts_.clock.call_at(at_ms, [this, at_ms] {
    // What is gone is gone: where the time has jumped, somebody has a day to set it right.
    const bool jumped = parts_.clock.now_ms() > at_ms + kExpireMs;
    jumped ? expire_after(kDayMs) : expire_tables();
  });
}

Ages TableRegistry::ages_now() const {
  const std::int64_t now = parts_.clock.now_ms();
  const auto before = [now](std::int64_t days) { return days == 0 ? 0 : now - days * kDayMs; };
  return {.open_ms = before(parts_.settings.open_days),
          .abandoned_ms = before(parts_.settings.abandoned_days),
          .finished_ms = before(parts_.settings.finished_days)};
}

// Tables at which somebody is and those that are frozen may be old for ever: they must not take the place of
// others.
void TableRegistry::expire_tables() {
  std::size_t most = kExpiredAtOnce;
  {
    const std::lock_guard lock(mutex_);
    if (draining_) return;
    most += tables_.size() + frozen_.size();
  }
  const Ages ages = ages_now();
  parts_.store.aged(ages, static_cast<int>(most), [this, ages](Result<std::vector<FoundTable>> aged) {
    const auto round = std::make_shared<Expiring>();
    std::size_t begun = 0;
    for (std::size_t i = 0; aged && i < aged->size() && begun < kExpiredAtOnce; ++i) {
      if (!may_expire((*aged)[i], ages)) continue;
      ++begun;
      ++round->left;
      expire((*aged)[i], ages, [this, round](bool gone) { expired_one(*round, gone); });
    }
    round->more = begun == kExpiredAtOnce;
    expired_one(*round, false);
  });
}

void TableRegistry::expired_one(Expiring& round, bool gone) {
  round.gone += gone ? 1 : 0;
  if (--round.left > 0) return;
  const auto count = static_cast<std::int64_t>(round.gone);
  if (count > 0) parts_.log.write(LogLevel::Info, "tables expired", {{"count", count}});
  const std::lock_guard lock(mutex_);
  if (!draining_) expire_after(round.more ? kRestMs : kExpireMs);
}

// What nobody can play on now is kept as long as what has ended.
bool TableRegistry::may_expire(const FoundTable& table, const Ages& ages) const {
  const std::lock_guard lock(mutex_);
  if (draining_ || tables_.contains(table.table)) return false;
  return !frozen_.contains(table.table) || table.entry.updated_ms < ages.finished_ms;
}

// It is loaded first, because no list says that it is frozen. Who comes meanwhile waits, and learns its fate.
void TableRegistry::expire(const FoundTable& aged, const Ages& ages, std::function<void(bool)> done) {
  const bool kept_if_frozen = aged.entry.updated_ms >= ages.finished_ms;
  open(aged.table, [this, kept_if_frozen, done = std::move(done)](const auto& opened) {
    if (!opened || !*opened) return done(false);
    asio::post((**opened)->strand(), [this, kept_if_frozen, done, lease = *opened] {
      const Table& table = (*lease)->table();
      const bool frozen = table.room().status == TableStatus::Frozen;
      if (table.touched() || (frozen && kept_if_frozen) || !begin_to_go(*lease)) return done(false);
      parts_.store.expire(
          (*lease)->id(), parts_.clock.now_ms(), [this, done, lease](const Result<void>& gone) {
            if (!gone)
              parts_.log.write(LogLevel::Error, "a table does not expire", {{"why", gone.problem().what}});
            gone ? gone_for_good(*lease) : eviction_ended((*lease)->id(), false);
            done(static_cast<bool>(gone));
          });
    });
  });
}

// One that somebody else is at, or asks about, is not left.
bool TableRegistry::begin_to_go(const TableLease& lease) {
  const std::lock_guard lock(mutex_);
  const auto found = tables_.find(lease->id());
  const bool only_here = found != tables_.end() && found->second.users == 1 && !found->second.leaving;
  if (!only_here || draining_) return false;
  return found->second.leaving = true;
}

void TableRegistry::gone_for_good(const TableLease& lease) {
  std::vector<Opened> waiting;
  {
    const std::lock_guard lock(mutex_);
    const auto found = tables_.find(lease->id());
    if (found == tables_.end()) return;
    waiting = std::move(found->second.waiting);
    tables_.erase(found);
    frozen_.erase(lease->id());
  }
  parts_.metrics.table_unloaded();
  for (const Opened& opened : waiting) opened(std::shared_ptr<TableLease>());
  asio::post(lease->strand(), [table = lease.table()] { table->stop_timer(); });
}

}  // namespace holdout
