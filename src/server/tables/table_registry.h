#pragma once

#include <atomic>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/tables/running_table.h"

namespace holdout {

// Keeps a table in memory as long as it lives.
class TableLease {
 public:
  TableLease() = default;
  TableLease(TableRegistry& registry, std::shared_ptr<RunningTable> table)
      : registry_(&registry), table_(std::move(table)) {}
  ~TableLease();
  TableLease(TableLease&&) = default;
  TableLease& operator=(TableLease&&) = default;

  RunningTable* operator->() const { return table_.get(); }
  RunningTable& operator*() const { return *table_; }
  const std::shared_ptr<RunningTable>& table() const { return table_; }
  explicit operator bool() const { return static_cast<bool>(table_); }

 private:
  TableRegistry* registry_ = nullptr;
  std::shared_ptr<RunningTable> table_;
};

// The tables in memory: loaded when somebody comes or asks, put away when all have gone, or when nobody has
// asked for a while. Called from any thread.
class TableRegistry {
 public:
  // Nothing, if there is no such table; a Problem, if the store does not answer.
  using Opened = std::function<void(Result<std::shared_ptr<TableLease>>)>;

  explicit TableRegistry(ServerParts& parts) : parts_(parts) {}

  // Was there a table of this code that nobody wanted any more?
  void expired(std::string code, TableStore::Done<bool> done);
  void open(const std::string& code, Opened opened);
  void open(TableId id, Opened opened);
  // Stores a new table; `room` as write_room() writes it, its code is set here. Gives the code, or
  // too_many_tables() if its owner has as many that wait to begin. `admits` is asked last.
  using Admits = std::function<Result<void>()>;
  void create(std::string room, TableStore::Done<std::string> done, Admits admits = {});
  // Deletes a table from store and memory; who is there is told. On the table's strand.
  void remove(const std::shared_ptr<TableLease>& lease, TableStore::Done<void> done);

  // This table cannot go on: waking it when a deadline falls due is of no use to anybody. False: that is
  // known already.
  bool found_frozen(TableId id, const std::string& why);

  void start();  // looks after idle tables and fallen deadlines from now on
  // Ends every table; `done` when all is stored. Nothing can be opened any more.
  void drain(std::function<void()> done);
  bool draining() const;
  std::size_t loaded() const;
  std::uint64_t evicted() const;
  // Lets go of all tables at once; what still holds one may let go later, when the clock is gone.
  void forget();

 private:
  friend class TableLease;
  struct Entry {
    std::shared_ptr<RunningTable> table;
    std::vector<Opened> waiting;  // for it to be loaded, or for its fate when it is put away
    bool ready = false;
    bool leaving = false;
    int users = 0;
    std::int64_t idle_since_ms = 0;
  };

  bool is_frozen(TableId id) const;
  void postpone(std::int64_t ms);
  void release(const RunningTable& table);
  void all_left(const std::shared_ptr<RunningTable>& table);
  void loaded(TableId id, Result<void> result);
  void announce(const std::shared_ptr<RunningTable>& table, const std::vector<Opened>& waiting,
                const Result<void>& result);
  void look_after();
  void wake_due_tables();
  void again_later(std::int64_t ms);
  void expire_later();
  void expire_after(std::int64_t ms);
  void expire_tables();
  struct Expiring {  // one look at the oldest; answers come from many threads
    std::atomic<std::size_t> left = 1;
    std::atomic<std::size_t> gone = 0;
    bool more = false;
  };
  Ages ages_now() const;
  bool may_expire(const FoundTable& table, const Ages& ages) const;
  void expire(const FoundTable& aged, const Ages& ages, std::function<void(bool)> done);
  void expired_one(Expiring& round, bool gone);
  bool begin_to_go(const TableLease& lease);
  void gone_for_good(const TableLease& lease);
  void evict_idle_tables();
  void evict(const std::shared_ptr<RunningTable>& table);
  void eviction_ended(TableId id, bool gone);
  void create_in_turn(const std::string& owner, const std::string& room, const Admits& admits,
                      TableStore::Done<std::string> done);
  void creation_ended(const std::string& owner);
  void create_with_code(const std::string& room, int attempt, TableStore::Done<std::string> done);
  void write_first_row(TableId id, const std::string& code, std::string room,
                       TableStore::Done<std::string> done);
  std::string random_code();

  ServerParts& parts_;
  mutable std::mutex mutex_;
  std::unordered_map<TableId, Entry> tables_;
  // Found so since the start, and why; another version may play them.
  std::unordered_map<TableId, std::string> frozen_;
  // New tables of each guest, the first under way: who asks at once does not get more than are allowed.
  std::map<std::string, std::deque<std::function<void()>>> creations_;
  std::uint64_t evicted_ = 0;  // tables that were evicted, since the start
  int postponing_ = 0;         // deadlines in the store are about to move
  bool draining_ = false;
};

}  // namespace holdout
