#pragma once

#include <cstdlib>
#include <filesystem>
#include <future>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "storage/memory_store.h"
#include "storage/sqlite_store.h"

namespace holdout::testing {

// A folder of its own for one test, gone afterwards.
class StoreFolder {
 public:
  StoreFolder() : path_((std::filesystem::temp_directory_path() / "holdout_store_XXXXXX").string()) {
    if (!::mkdtemp(path_.data())) throw std::runtime_error("no folder for a test in " + path_);
  }
  ~StoreFolder() { std::filesystem::remove_all(path_); }
  StoreFolder(const StoreFolder&) = delete;
  StoreFolder& operator=(const StoreFolder&) = delete;

  const std::string& path() const { return path_; }
  std::string file(std::string_view name) const { return path_ + "/" + std::string(name); }

 private:
  std::string path_;
};

inline std::unique_ptr<SqliteStore> open_store(const std::string& path, SqliteOptions options = {}) {
  auto store = SqliteStore::open(path, options);
  if (!store) throw std::runtime_error(store.problem().message());
  return std::move(*store);
}

class SqliteBackend {
 public:
  SqliteBackend() { reopen(); }

  TableStore& store() { return *store_; }
  void settle() {}  // its threads answer
  void reopen() {
    store_.reset();
    store_ = open_store(folder_.file("tables.db"));
  }

 private:
  StoreFolder folder_;
  std::unique_ptr<SqliteStore> store_;
};

class MemoryBackend {
 public:
  MemoryBackend() { reopen(); }

  TableStore& store() { return *store_; }
  void settle() {
    while (store_->run_pending()) {
    }
  }
  void reopen() { store_ = std::make_unique<MemoryStore>(disk_); }

 private:
  std::shared_ptr<MemoryDisk> disk_ = std::make_shared<MemoryDisk>();
  std::unique_ptr<MemoryStore> store_;
};

// Starts a call and waits for its answer; `settle` makes a store answer that has no thread of its own.
template <class T, class Call, class Settle>
Result<T> answer_of(Call call, Settle settle) {
  auto promise = std::make_shared<std::promise<Result<T>>>();
  auto answer = promise->get_future();
  call([promise](Result<T> result) { promise->set_value(std::move(result)); });
  settle();
  return answer.get();
}

template <class T, class Call>
Result<T> answer_of(Call call) {
  return answer_of<T>(std::move(call), [] {});
}

// The same of any store whose threads answer.
inline Result<TableId> try_create(TableStore& store, const std::string& code) {
  return answer_of<TableId>([&](auto done) { store.create({.code = code, .status = "open"}, done); });
}
inline TableId create(TableStore& store, const std::string& code) { return *try_create(store, code); }
inline Result<std::uint64_t> append(TableStore& store, const Append& append) {
  return answer_of<std::uint64_t>([&](auto done) { store.append(append, done); });
}
inline Result<LoadedTable> load(TableStore& store, TableId table) {
  return answer_of<LoadedTable>([&](auto done) { store.load(table, done); });
}
// The rows; a Problem also where they are not what was written.
template <class Ask>
Result<std::vector<StoredRow>> sound_rows(Ask ask) {
  Result<StoredLog> log = ask();
  if (!log) return log.problem();
  if (log->damage) return *log->damage;
  return std::move(log->rows);
}
inline Result<std::vector<StoredRow>> try_history(TableStore& store, TableId table) {
  return sound_rows([&] { return answer_of<StoredLog>([&](auto done) { store.history(table, done); }); });
}
inline std::vector<StoredRow> history(TableStore& store, TableId table) { return *try_history(store, table); }

// The port with answers instead of callbacks.
template <class Backend>
class StoreUnderTest {
 public:
  using Found = std::vector<FoundTable>;

  Result<TableId> create(const DirectoryEntry& entry) {
    return ask<TableId>([&](auto done) { store().create(entry, done); });
  }
  Result<std::uint64_t> append(const Append& append) {
    return ask<std::uint64_t>([&](auto done) { store().append(append, done); });
  }
  Result<void> save(TableId table, const StoredSnapshot& snapshot, const DirectoryEntry& entry) {
    return ask<void>([&](auto done) { store().save(table, snapshot, entry, done); });
  }
  Result<LoadedTable> load(TableId table) {
    return ask<LoadedTable>([&](auto done) { store().load(table, done); });
  }
  Result<std::vector<StoredRow>> history(TableId table) {
    return sound_rows([&] { return ask<StoredLog>([&](auto done) { store().history(table, done); }); });
  }
  Result<std::optional<FoundTable>> find(const std::string& code) {
    return ask<std::optional<FoundTable>>([&](auto done) { store().find(code, done); });
  }
  Result<Found> list(int limit) {
    return ask<Found>([&](auto done) { store().list(limit, done); });
  }
  Result<Found> of_guest(const std::string& guest, int limit) {
    return ask<Found>([&](auto done) { store().of_guest(guest, limit, done); });
  }
  Result<Found> traces_of(const std::string& guest, int limit) {
    return ask<Found>([&](auto done) { store().traces_of(guest, limit, done); });
  }
  Result<Found> due(std::int64_t now_ms, int limit) {
    return ask<Found>([&](auto done) { store().due(now_ms, limit, done); });
  }
  Result<void> postpone(std::int64_t ms) {
    return ask<void>([&](auto done) { store().postpone(ms, done); });
  }
  Result<Found> aged(const Ages& before, int limit) {
    return ask<Found>([&](auto done) { store().aged(before, limit, done); });
  }
  Result<void> expire(TableId table, std::int64_t now_ms) {
    return ask<void>([&](auto done) { store().expire(table, now_ms, done); });
  }
  Result<bool> expired(const std::string& code) {
    return ask<bool>([&](auto done) { store().expired(code, done); });
  }
  Result<void> remove(TableId table) {
    return ask<void>([&](auto done) { store().remove(table, done); });
  }

  TableStore& store() { return backend_.store(); }
  void settle() { backend_.settle(); }
  void reopen() { backend_.reopen(); }

 private:
  template <class T, class Call>
  Result<T> ask(Call call) {
    return answer_of<T>(std::move(call), [this] { backend_.settle(); });
  }

  Backend backend_;
};

}  // namespace holdout::testing
