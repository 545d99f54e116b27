#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"

namespace holdout {

using TableId = std::uint64_t;  // given by the store, never reused

// What the list of tables and the door of a table show without loading it.
struct DirectoryEntry {
  std::string code{};                 // short, unique among the tables there are
  std::string status{};               // open, playing, paused, over, frozen
  bool listed = false;                // in the list of tables: to sit down while open, to watch while playing
  std::string summary{};              // TableInfo as JSON
  std::vector<std::string> guests{};  // public ids of the people seated there, for "my tables"
  std::int64_t updated_ms = 0;
  std::int64_t wake_ms = 0;  // when a deadline falls due while the table is unloaded; 0: never

  bool operator==(const DirectoryEntry&) const = default;
};

// No deadline lies further ahead; one that does is from before the machine's time was set back.
inline constexpr std::int64_t kFarthestWakeMs = std::int64_t{15} * 24 * 3'600'000;

// Tables that changed last before these times go; 0: none of that kind does.
struct Ages {
  std::int64_t open_ms = 0;
  std::int64_t abandoned_ms = 0;  // in the middle of a game
  std::int64_t finished_ms = 0;
};

struct StoredRow {
  std::uint64_t row = 0;  // rises over all tables
  std::string body;

  bool operator==(const StoredRow&) const = default;
};

struct StoredSnapshot {
  std::uint64_t row = 0;  // the last row it contains
  std::string body;

  bool operator==(const StoredSnapshot&) const = default;
};

// An older row that goes, and the one that follows it in the log of its table.
struct DroppedRow {
  std::uint64_t row = 0;
  std::uint64_t next = 0;

  bool operator==(const DroppedRow&) const = default;
};

// One step of a table. Everything in it is stored together or not at all.
struct Append {
  TableId table = 0;
  std::uint64_t previous = 0;             // the table's last row, 0 for its first
  std::string body;                       // one row of the log
  std::optional<std::string> snapshot{};  // of the table after this row
  std::optional<DirectoryEntry> entry{};  // when what it shows has changed
  std::vector<StoredRow> rewritten{};     // older rows of the table that say something else from now on
  // Oldest first. One that the snapshot ends with, or that is not followed by its `next`, stays.
  std::vector<DroppedRow> dropped{};
  bool drop_snapshot = false;   // the one there is says something that must not be kept
  std::string visitor{};        // public id of somebody who left something here without a seat
  std::string forgotten{};      // public id of somebody of whom nothing is here any more
  bool tells_set_back = false;  // it is the row that says that rows are lost
};

struct LoadedTable {
  DirectoryEntry entry;
  std::optional<StoredSnapshot> snapshot;
  std::vector<StoredRow> rows;  // after the snapshot, oldest first
  // Of a log that is not what was written: where. The rows are those that could be read, and good for nothing
  // but to find out whose table it was.
  std::optional<Problem> damage{};
  bool set_back = false;  // rows of it are lost, and nobody was told
};

// All that was ever stored of a table, oldest first.
struct StoredLog {
  std::vector<StoredRow> rows;
  std::optional<Problem> damage{};  // as of LoadedTable; no waiting mends it

  bool operator==(const StoredLog&) const = default;
};

struct FoundTable {
  TableId table = 0;
  DirectoryEntry entry;
};

// Where tables live when the process does not. Calls return at once; `done` is called later, once, from
// whatever thread the store likes: the caller posts it to where it belongs. A Problem means the world's fault
// (disk full, file gone), and that nothing of the call is stored. Of a disk that failed while it was being
// written nobody knows what it holds: if nothing else is stored before the next start, it may be there then,
// whole.
class TableStore {
 public:
  template <class T>
  using Done = std::function<void(Result<T>)>;

  virtual ~TableStore() = default;

  // Whether what was stored last got to the disk.
  virtual bool well() const = 0;
  // Tries it again with nothing new.
  virtual void probe(Done<void> done) = 0;

  // A new table and its directory entry; a code that is taken gives a Problem.
  virtual void create(DirectoryEntry entry, Done<TableId> done) = 0;
  // The id of the new row, which is on the disk when `done` is called. A `previous` that is not the table's
  // last row is refused: somebody else writes to this table.
  virtual void append(Append append, Done<std::uint64_t> done) = 0;
  // A snapshot and entry without a new row, for unloading; `row` must be the table's last row.
  virtual void save(TableId table, StoredSnapshot snapshot, DirectoryEntry entry, Done<void> done) = 0;

  // The whole log is looked over, also what the snapshot makes unnecessary: a table that can be opened can be
  // told.
  virtual void load(TableId table, Done<LoadedTable> done) = 0;
  virtual void history(TableId table, Done<StoredLog> done) = 0;
  virtual void find(std::string code, Done<std::optional<FoundTable>> done) = 0;
  // Those that are listed: the open ones, then those that are being played; each newest first.
  virtual void list(int limit, Done<std::vector<FoundTable>> done) = 0;
  // Where somebody sits, or owns the table; newest first.
  virtual void of_guest(std::string guest, int limit, Done<std::vector<FoundTable>> done) = 0;
  // Those too where somebody sat once or was a visitor, until they are forgotten there.
  virtual void traces_of(std::string guest, int limit, Done<std::vector<FoundTable>> done) = 0;
  // Whose deadline has passed, or lies further ahead than any may.
  virtual void due(std::int64_t now_ms, int limit, Done<std::vector<FoundTable>> done) = 0;
  // Every deadline by so much: the machine was told a later time, and nobody had less of it.
  virtual void postpone(std::int64_t ms, Done<void> done) = 0;
  virtual void remove(TableId table, Done<void> done) = 0;
  virtual void aged(Ages before, int limit, Done<std::vector<FoundTable>> done) = 0;  // oldest first
  // Removes the table; of its code is known for a year that it has expired, unless a new table gets it.
  virtual void expire(TableId table, std::int64_t now_ms, Done<void> done) = 0;
  virtual void expired(std::string code, Done<bool> done) = 0;
};

}  // namespace holdout
