#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "table/table_store.h"

namespace holdout {

struct SqliteOptions {
  // Without it a commit does not wait for the disk, and a power failure may cost the last moves or the file:
  // only for measuring what waiting costs.
  bool durable = true;
  // A file that lacks rows that were stored once is opened, and goes on from there: its tables tell.
  bool accept_set_back = false;
};

// What was found when the store was opened.
struct StoreFindings {
  std::vector<Problem> damage{};          // rows that are not what was written, of those that were looked at
  std::optional<std::string> set_back{};  // rows are missing, and that was accepted
};

// Tables in one SQLite file, for one process at a time. Calls may come from any thread. One thread writes
// everything that is queued in one transaction and then tells that it is on the disk; another one reads, and
// does not wait for the disk to write.
class SqliteStore : public TableStore {
 public:
  // Makes the file if there is none, in a folder that exists. A file of another program, of a newer version
  // or that another process has open is refused and left as it is. So is one that lacks rows which were
  // stored once, unless that is accepted.
  static Result<std::unique_ptr<SqliteStore>> open(const std::string& path, SqliteOptions options = {});

  // Stores what is queued and answers every call first.
  ~SqliteStore() override;
  SqliteStore(const SqliteStore&) = delete;
  SqliteStore& operator=(const SqliteStore&) = delete;

  bool well() const override;
  void probe(Done<void> done) override;
  void create(DirectoryEntry entry, Done<TableId> done) override;
  void append(Append append, Done<std::uint64_t> done) override;
  void save(TableId table, StoredSnapshot snapshot, DirectoryEntry entry, Done<void> done) override;
  void load(TableId table, Done<LoadedTable> done) override;
  void history(TableId table, Done<StoredLog> done) override;
  void find(std::string code, Done<std::optional<FoundTable>> done) override;
  void list(int limit, Done<std::vector<FoundTable>> done) override;
  void of_guest(std::string guest, int limit, Done<std::vector<FoundTable>> done) override;
  void traces_of(std::string guest, int limit, Done<std::vector<FoundTable>> done) override;
  void due(std::int64_t now_ms, int limit, Done<std::vector<FoundTable>> done) override;
  void postpone(std::int64_t ms, Done<void> done) override;
  void remove(TableId table, Done<void> done) override;
  void aged(Ages before, int limit, Done<std::vector<FoundTable>> done) override;
  void expire(TableId table, std::int64_t now_ms, Done<void> done) override;
  void expired(std::string code, Done<bool> done) override;

  // How often the disk was waited for, for the figures of the server.
  std::uint64_t commits() const;
  const StoreFindings& findings() const;

 private:
  class Parts;

  explicit SqliteStore(std::unique_ptr<Parts> parts);

  std::unique_ptr<Parts> parts_;
};

}  // namespace holdout
