#include "storage/memory_store.h"

#include <algorithm>
#include <utility>

#include <fmt/core.h>

#include "storage/store_problems.h"

namespace holdout {

namespace {

bool is_newer(const FoundTable& a, const FoundTable& b) {
  return std::pair(a.entry.updated_ms, a.table) > std::pair(b.entry.updated_ms, b.table);
}

bool is_due_sooner(const FoundTable& a, const FoundTable& b) {
  return std::pair(a.entry.wake_ms, a.table) < std::pair(b.entry.wake_ms, b.table);
}

bool sits_at(const MemoryDisk::Stored& table, const std::string& guest) {
  const std::vector<std::string>& guests = table.entry.guests;
  return std::find(guests.begin(), guests.end(), guest) != guests.end();
}

template <class Order>
std::vector<FoundTable> first(std::vector<FoundTable> found, int limit, Order order) {
  std::sort(found.begin(), found.end(), order);
  if (found.size() > static_cast<std::size_t>(std::max(limit, 0)))
    found.resize(static_cast<std::size_t>(std::max(limit, 0)));
  return found;
}

}  // namespace

void MemoryDisk::Stored::take(DirectoryEntry next) {
  for (const std::string& guest : entry.guests)
    if (std::ranges::find(next.guests, guest) == next.guests.end()) visitors.insert(guest);
  entry = std::move(next);
}

void MemoryDisk::Stored::drop(const DroppedRow& dropped) {
  const auto found = std::ranges::find(rows, dropped.row, &StoredRow::row);
  const bool follows = found != rows.end() && found + 1 != rows.end() && (found + 1)->row == dropped.next;
  if (follows && !(snapshot && snapshot->row == dropped.row)) rows.erase(found);
}

MemoryStore::MemoryStore(std::shared_ptr<MemoryDisk> disk, Answers answers)
    : disk_(std::move(disk)), answers_(answers) {}

bool MemoryStore::run_pending() {
  ++round_;
  std::vector<Pending> now;
  std::vector<Pending> later;
  for (Pending& pending : pending_) (pending.round <= round_ ? now : later).push_back(std::move(pending));
  pending_ = std::move(later);
  for (Pending& pending : now) pending.answer();
  return !pending_.empty();
}

template <class Answer, class Act>
void MemoryStore::answer(StoreCall call, TableId table, Done<Answer> done, Act act) {
  const Fault fault = plan_ ? plan_(call, table) : Fault{};
  const Problem disk_error{.where = "memory", .what = "the disk failed, as planned", .expected = {}};
  const bool writes = call == StoreCall::Probe || call == StoreCall::Create || call == StoreCall::Append ||
                      call == StoreCall::Save || call == StoreCall::Remove || call == StoreCall::Expire ||
                      call == StoreCall::Postpone;
  if (writes) well_ = fault.kind == Fault::Kind::None;
  Result<Answer> result = fault.kind == Fault::Kind::Refused ? Result<Answer>(disk_error) : act();
  if (fault.kind == Fault::Kind::AnswerLost) result = disk_error;
  if (answers_ == Answers::Immediately && fault.delay == 0) return done(std::move(result));
  // Shared because a std::function must be copyable and an answer may be large.
  auto held = std::make_shared<Result<Answer>>(std::move(result));
  pending_.push_back({.round = round_ + 1 + static_cast<std::uint64_t>(fault.delay),
                      .answer = [held, done = std::move(done)] { done(std::move(*held)); }});
}

Result<MemoryDisk::Stored*> MemoryStore::at_row(TableId table, std::uint64_t row) {
  const auto found = disk_->tables.find(table);
  if (found == disk_->tables.end()) return no_such_table(table);
  const std::vector<StoredRow>& rows = found->second.rows;
  const std::uint64_t head = rows.empty() ? 0 : rows.back().row;
  if (head == row) return &found->second;
  return Problem{.where = fmt::format("table {}", table),
                 .what = fmt::format("row {} is not its last", row),
                 .expected = fmt::format("row {}", head)};
}

Result<void> MemoryStore::check_code(const std::string& code, TableId table) const {
  for (const auto& [id, stored] : disk_->tables) {
    if (stored.entry.code == code && id != table)
      return Problem{.where = fmt::format("code {}", code),
                     .what = "belongs to another table",
                     .expected = "a code that no table has"};
  }
  return {};
}

template <class Wanted>
std::vector<FoundTable> MemoryStore::found(Wanted wanted) const {
  std::vector<FoundTable> found;
  for (const auto& [id, stored] : disk_->tables) {
    if (wanted(stored)) found.push_back({id, stored.entry});
  }
  return found;
}

void MemoryStore::probe(Done<void> done) {
  answer(StoreCall::Probe, 0, std::move(done), [] { return Result<void>(); });
}

void MemoryStore::create(DirectoryEntry entry, Done<TableId> done) {
  answer(StoreCall::Create, 0, std::move(done), [&]() -> Result<TableId> {
    if (auto free = check_code(entry.code, 0); !free) return free.problem();
    const TableId table = disk_->next_table++;
    disk_->expired.erase(entry.code);
    disk_->tables[table].entry = std::move(entry);
    return table;
  });
}

void MemoryStore::append(Append append, Done<std::uint64_t> done) {
  answer(StoreCall::Append, append.table, std::move(done), [&]() -> Result<std::uint64_t> {
    auto stored = at_row(append.table, append.previous);
    if (!stored) return stored.problem();
    if (append.entry) {
      if (auto free = check_code(append.entry->code, append.table); !free) return free.problem();
      (*stored)->take(std::move(*append.entry));
    }
    if (!append.visitor.empty()) (*stored)->visitors.insert(append.visitor);
    (*stored)->visitors.erase(append.forgotten);
    const std::uint64_t row = disk_->next_row++;
    (*stored)->rows.push_back({row, std::move(append.body)});
    if (append.tells_set_back) (*stored)->set_back = false;
    if (append.drop_snapshot) (*stored)->snapshot.reset();
    if (append.snapshot) (*stored)->snapshot = StoredSnapshot{row, std::move(*append.snapshot)};
    for (StoredRow& changed : append.rewritten)
      for (StoredRow& each : (*stored)->rows)
        if (each.row == changed.row) each.body = std::move(changed.body);
    for (const DroppedRow& each : append.dropped) (*stored)->drop(each);
    return row;
  });
}

void MemoryStore::save(TableId table, StoredSnapshot snapshot, DirectoryEntry entry, Done<void> done) {
  answer(StoreCall::Save, table, std::move(done), [&]() -> Result<void> {
    auto stored = at_row(table, snapshot.row);
    if (!stored) return stored.problem();
    if (auto free = check_code(entry.code, table); !free) return free.problem();
    (*stored)->take(std::move(entry));
    (*stored)->snapshot = std::move(snapshot);
    return {};
  });
}

void MemoryStore::load(TableId table, Done<LoadedTable> done) {
  answer(StoreCall::Load, table, std::move(done), [&]() -> Result<LoadedTable> {
    const auto found = disk_->tables.find(table);
    if (found == disk_->tables.end()) return no_such_table(table);
    const auto& [entry, snapshot, rows, visitors, damage, set_back] = found->second;
    const std::uint64_t after = snapshot ? snapshot->row : 0;
    const auto begin =
        std::find_if(rows.begin(), rows.end(), [after](const StoredRow& row) { return row.row > after; });
    return LoadedTable{.entry = entry,
                       .snapshot = snapshot,
                       .rows = {begin, rows.end()},
                       .damage = damage,
                       .set_back = set_back};
  });
}

void MemoryStore::history(TableId table, Done<StoredLog> done) {
  answer(StoreCall::History, table, std::move(done), [&]() -> Result<StoredLog> {
    const auto found = disk_->tables.find(table);
    if (found == disk_->tables.end()) return no_such_table(table);
    return StoredLog{.rows = found->second.rows, .damage = found->second.damage};
  });
}

void MemoryStore::find(std::string code, Done<std::optional<FoundTable>> done) {
  answer(StoreCall::Find, 0, std::move(done), [&]() -> Result<std::optional<FoundTable>> {
    auto same = found([&code](const MemoryDisk::Stored& each) { return each.entry.code == code; });
    return same.empty() ? std::nullopt : std::optional(std::move(same.front()));
  });
}

void MemoryStore::list(int limit, Done<std::vector<FoundTable>> done) {
  answer(StoreCall::List, 0, std::move(done), [&]() -> Result<std::vector<FoundTable>> {
    const auto shown = [](const MemoryDisk::Stored& each) {
      const DirectoryEntry& entry = each.entry;
      return entry.listed && (entry.status == "open" || entry.status == "playing");
    };
    const auto open_first = [](const FoundTable& a, const FoundTable& b) {
      return a.entry.status != b.entry.status ? a.entry.status == "open" : is_newer(a, b);
    };
    return first(found(shown), limit, open_first);
  });
}

void MemoryStore::of_guest(std::string guest, int limit, Done<std::vector<FoundTable>> done) {
  answer(StoreCall::OfGuest, 0, std::move(done), [&]() -> Result<std::vector<FoundTable>> {
    return first(found([&guest](const MemoryDisk::Stored& each) { return sits_at(each, guest); }), limit,
                 is_newer);
  });
}

void MemoryStore::traces_of(std::string guest, int limit, Done<std::vector<FoundTable>> done) {
  answer(StoreCall::TracesOf, 0, std::move(done), [&]() -> Result<std::vector<FoundTable>> {
    const auto traces = [&guest](const MemoryDisk::Stored& each) {
      return sits_at(each, guest) || each.visitors.contains(guest);
    };
    return first(found(traces), limit, is_newer);
  });
}

void MemoryStore::due(std::int64_t now_ms, int limit, Done<std::vector<FoundTable>> done) {
  answer(StoreCall::Due, 0, std::move(done), [&]() -> Result<std::vector<FoundTable>> {
    const auto waking = [now_ms](const MemoryDisk::Stored& each) {
      const std::int64_t wake_ms = each.entry.wake_ms;
      return wake_ms > 0 && (wake_ms <= now_ms || wake_ms > now_ms + kFarthestWakeMs);
    };
    return first(found(waking), limit, is_due_sooner);
  });
}

void MemoryStore::postpone(std::int64_t ms, Done<void> done) {
  answer(StoreCall::Postpone, 0, std::move(done), [&]() -> Result<void> {
    for (auto& [id, stored] : disk_->tables)
      if (stored.entry.wake_ms > 0) stored.entry.wake_ms += ms;
    return {};
  });
}

void MemoryStore::remove(TableId table, Done<void> done) {
  answer(StoreCall::Remove, table, std::move(done), [&]() -> Result<void> {
    if (disk_->tables.erase(table) == 0) return no_such_table(table);
    return {};
  });
}

void MemoryStore::aged(Ages before, int limit, Done<std::vector<FoundTable>> done) {
  answer(StoreCall::Aged, 0, std::move(done), [&]() -> Result<std::vector<FoundTable>> {
    const auto is_aged = [before](const MemoryDisk::Stored& each) {
      const DirectoryEntry& entry = each.entry;
      const std::int64_t kind = entry.status == "open"   ? before.open_ms
                                : entry.status == "over" ? before.finished_ms
                                                         : before.abandoned_ms;
      return entry.updated_ms < kind;
    };
    const auto older = [](const FoundTable& a, const FoundTable& b) { return is_newer(b, a); };
    return first(found(is_aged), limit, older);
  });
}

void MemoryStore::expire(TableId table, std::int64_t, Done<void> done) {
  answer(StoreCall::Expire, table, std::move(done), [&]() -> Result<void> {
    const auto found = disk_->tables.find(table);
    if (found == disk_->tables.end()) return no_such_table(table);
    disk_->expired.insert(found->second.entry.code);
    disk_->tables.erase(found);
    return {};
  });
}

void MemoryStore::expired(std::string code, Done<bool> done) {
  answer(StoreCall::Expired, 0, std::move(done),
         [&]() -> Result<bool> { return disk_->expired.contains(code); });
}

}  // namespace holdout
