#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "table/table_store.h"

namespace holdout {

enum class StoreCall : std::uint8_t {
  Probe,
  Create,
  Append,
  Save,
  Load,
  History,
  Find,
  List,
  OfGuest,
  TracesOf,
  Due,
  Postpone,
  Remove,
  Aged,
  Expire,
  Expired
};

// What goes wrong with one call.
struct Fault {
  enum class Kind : std::uint8_t {
    None,
    Refused,     // nothing is stored, and the answer says so
    AnswerLost,  // it is stored, and the answer says that it is not
  };

  Kind kind = Kind::None;
  int delay = 0;  // rounds of run_pending for which the answer is held back
};

// Decides about each call in turn; `table` is 0 where the call names none.
using FaultPlan = std::function<Fault(StoreCall call, TableId table)>;

// What a disk would hold. It outlives the store, as a disk outlives a process.
struct MemoryDisk {
  struct Stored {
    DirectoryEntry entry;
    std::optional<StoredSnapshot> snapshot{};
    std::vector<StoredRow> rows{};
    std::set<std::string> visitors{};  // who left something here and does not sit here, or not any more
    std::optional<Problem> damage{};   // as a test wants it
    bool set_back = false;

    void take(DirectoryEntry next);
    void drop(const DroppedRow& dropped);
  };

  std::map<TableId, Stored> tables;
  std::set<std::string> expired{};  // codes
  TableId next_table = 1;
  std::uint64_t next_row = 1;
};

// Tables in memory, for tests and simulations: one thread, and the same calls give the same answers in the
// same order. A call takes effect at once; its answer waits for run_pending, unless it is to be immediate.
// A store that is destroyed answers no more, like a process that was killed.
class MemoryStore : public TableStore {
 public:
  enum class Answers : std::uint8_t { WhenRun, Immediately };

  explicit MemoryStore(std::shared_ptr<MemoryDisk> disk, Answers answers = Answers::WhenRun);

  void set_faults(FaultPlan plan) { plan_ = std::move(plan); }

  // Gives the answers that are due, in the order of the calls, but not those of calls made meanwhile. True if
  // there are more.
  bool run_pending();

  bool well() const override { return well_; }
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

 private:
  struct Pending {
    std::uint64_t round = 0;
    std::function<void()> answer;
  };

  template <class Answer, class Act>
  void answer(StoreCall call, TableId table, Done<Answer> done, Act act);

  Result<MemoryDisk::Stored*> at_row(TableId table, std::uint64_t row);
  Result<void> check_code(const std::string& code, TableId table) const;
  template <class Wanted>
  std::vector<FoundTable> found(Wanted wanted) const;

  std::shared_ptr<MemoryDisk> disk_;
  Answers answers_;
  FaultPlan plan_;
  std::vector<Pending> pending_;
  bool well_ = true;
  std::uint64_t round_ = 0;
};

}  // namespace holdout
