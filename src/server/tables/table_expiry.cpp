#include "server/tables/table_registry.h"

// Tables that nobody wants any more.

namespace holdout {

namespace {

constexpr std::int64_t kDayMs = 86'400'000;
constexpr std::int64_t kExpireMs = 600'000;  // between two looks
constexpr std::int64_t kRestMs = 1'000;      // while there are more than go at once
constexpr int kExpiredAtOnce = 100;

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

void TableRegistry::expire_tables() {
  const std::int64_t now = parts_.clock.now_ms();
  const auto before = [now](std::int64_t days) { return days == 0 ? 0 : now - days * kDayMs; };
  const Ages ages{.open_ms = before(parts_.settings.open_days),
                  .abandoned_ms = before(parts_.settings.abandoned_days),
                  .finished_ms = before(parts_.settings.finished_days)};
  parts_.store.aged(ages, kExpiredAtOnce, [this](Result<std::vector<FoundTable>> aged) {
    std::size_t gone = 0;
    for (std::size_t i = 0; aged && i < aged->size(); ++i) gone += expire((*aged)[i]) ? 1 : 0;
    if (gone > 0)
      parts_.log.write(LogLevel::Info, "tables expired", {{"count", static_cast<std::int64_t>(gone)}});
    const std::lock_guard lock(mutex_);
    if (!draining_) expire_after(gone == kExpiredAtOnce ? kRestMs : kExpireMs);
  });
}

// One that somebody is at, or asks about, is not left.
bool TableRegistry::expire(const FoundTable& table) {
  {
    const std::lock_guard lock(mutex_);
    if (draining_ || tables_.contains(table.table)) return false;
    frozen_.erase(table.table);
  }
  parts_.store.expire(table.table, parts_.clock.now_ms(), [this](const Result<void>& done) {
    if (!done) parts_.log.write(LogLevel::Error, "a table does not expire", {{"why", done.problem().what}});
  });
  return true;
}

}  // namespace holdout
