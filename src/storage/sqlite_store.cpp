#include "storage/sqlite_store.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <utility>

#include <sched.h>

#include "storage/checking/store_start.h"
#include "storage/file_lock.h"
#include "storage/sqlite_reader.h"
#include "storage/sqlite_schema.h"
#include "storage/sqlite_writer.h"
#include "storage/wal.h"

namespace holdout {

namespace {

Problem about_file(const std::string& path, const sqlite::Error& error) {
  return {.where = path, .what = error.what(), .expected = {}};
}

sqlite::Database& set_up(sqlite::Database& database, bool durable) {
  sqlite::set_up_connection(database, durable);
  return database;
}

// A thread of this kind does not interrupt another in its work when it wakes: where no processor is free,
// what is to be stored gathers until the others rest, and one commit takes all of it. It is a wish; without
// it commits are smaller.
void give_way() {
  const sched_param usual{};
  sched_setscheduler(0, SCHED_BATCH, &usual);
}

sqlite::Database& make_ready(sqlite::Database& database, bool durable) {
  if (durable) reserve_wal(database);
  return database;
}

// In one transaction with what leads from an older format to this one: a store that is refused stays as it
// is, for the program that wrote it.
Result<StoreStart> look_at(sqlite::Database& database, const std::string& path, bool accept_set_back,
                           StoreFindings& findings) {
  sqlite::migrate(database);
  StoreStart start = read_start(database);
  findings.damage = start.damage;
  const std::optional<Mark> mark = read_mark(mark_file(path));
  const std::optional<SetBack> back = mark ? compare(database, start, *mark) : std::nullopt;
  if (!back) return start;
  findings.set_back = what_is_missing(*back, start);
  if (!accept_set_back)
    return Problem{.where = path,
                   .what = *findings.set_back,
                   .expected =
                       "the newest copy with its write-ahead log, or `holdout serve --set-back` to go "
                       "on from here"};
  accept(database, *back);
  start.stored = std::max(start.stored, back->noted);
  return start;
}

}  // namespace

// In the order in which they are made and the reverse of that in which they end: threads go before what they
// use, and the writer's connection last of the three, so that its end takes the write-ahead log with it.
class SqliteStore::Parts {
 public:
  Parts(FileLock lock, std::unique_ptr<sqlite::Database> database, const std::string& path, bool durable,
        const StoreStart& start, StoreFindings findings)
      : path_(path),
        findings_(std::move(findings)),
        lock_(std::move(lock)),
        write_database_(std::move(database)),
        writer_(path, make_ready(*write_database_, durable), heads_, start),
        read_database_(path),
        reader_(set_up(read_database_, durable), heads_),
        sweep_database_(path),
        sweeper_(*write_database_, set_up(sweep_database_, durable)),
        marker_(mark_file(path), heads_),
        writing_([this] { write(); }) {}

  ~Parts() {
    inbox_.close();
    writing_.join();
    writer_.store_heads();
    marker_.after_commit();
  }
  Parts(const Parts&) = delete;
  Parts& operator=(const Parts&) = delete;

  template <class Wish, class Answer>
  void store(Wish wish, Done<Answer> done) {
    inbox_.put(WriteJob<Wish, Answer>{.wish = std::move(wish), .done = std::move(done)});
  }

  template <class Answer, class Read>
  void read(Done<Answer> done, Read read) {
    reading_.post([this, done = std::move(done), read = std::move(read)] {
      done([&]() -> Result<Answer> {
        try {
          return read(reader_);
        } catch (const sqlite::Error& error) {
          return about_file(path_, error);
        }
      }());
    });
  }

  std::uint64_t commits() const { return commits_; }
  const StoreFindings& findings() const { return findings_; }
  bool well() const { return well_; }

 private:
  void write() {
    give_way();
    std::vector<Job> jobs;
    while (inbox_.take(jobs)) {
      well_ = writer_.store(jobs);
      ++commits_;
      for (Job& job : jobs) std::visit([](auto& each) { each.done(std::move(each.answer)); }, job);
      jobs.clear();
      sweeper_.after_commit();
      marker_.after_commit();
    }
  }

  std::string path_;
  StoreFindings findings_;
  FileLock lock_;
  Heads heads_;
  std::unique_ptr<sqlite::Database> write_database_;
  SqliteWriter writer_;
  sqlite::Database read_database_;
  SqliteReader reader_;
  sqlite::Database sweep_database_;
  WalSweeper sweeper_;
  MarkWriter marker_;
  std::atomic<std::uint64_t> commits_ = 0;
  std::atomic<bool> well_ = true;
  Inbox<Job> inbox_;
  Worker reading_;
  std::thread writing_;
};

Result<std::unique_ptr<SqliteStore>> SqliteStore::open(const std::string& path, SqliteOptions options) {
  auto lock = FileLock::take(path);
  if (!lock) return lock.problem();
  try {
    auto database = std::make_unique<sqlite::Database>(path);
    if (auto known = sqlite::check_file(*database, path); !known) return known.problem();
    set_up(*database, options.durable);
    StoreFindings findings;
    database->run("BEGIN IMMEDIATE");
    const Result<StoreStart> start = look_at(*database, path, options.accept_set_back, findings);
    database->run(start ? "COMMIT" : "ROLLBACK");
    if (!start) return start.problem();
    auto parts = std::make_unique<Parts>(std::move(*lock), std::move(database), path, options.durable, *start,
                                         std::move(findings));
    return std::unique_ptr<SqliteStore>(new SqliteStore(std::move(parts)));
  } catch (const sqlite::Error& error) {
    return about_file(path, error);
  }
}

SqliteStore::SqliteStore(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

SqliteStore::~SqliteStore() = default;

bool SqliteStore::well() const { return parts_->well(); }

void SqliteStore::probe(Done<void> done) { parts_->store(Probing(), std::move(done)); }

void SqliteStore::create(DirectoryEntry entry, Done<TableId> done) {
  parts_->store(Creation{std::move(entry)}, std::move(done));
}

void SqliteStore::append(Append append, Done<std::uint64_t> done) {
  parts_->store(std::move(append), std::move(done));
}

void SqliteStore::save(TableId table, StoredSnapshot snapshot, DirectoryEntry entry, Done<void> done) {
  parts_->store(Saving{table, std::move(snapshot), std::move(entry)}, std::move(done));
}

void SqliteStore::load(TableId table, Done<LoadedTable> done) {
  parts_->read(std::move(done), [table](SqliteReader& reader) { return reader.load(table); });
}

void SqliteStore::history(TableId table, Done<StoredLog> done) {
  parts_->read(std::move(done), [table](SqliteReader& reader) { return reader.history(table); });
}

void SqliteStore::find(std::string code, Done<std::optional<FoundTable>> done) {
  parts_->read(std::move(done), [code = std::move(code)](SqliteReader& reader) { return reader.find(code); });
}

void SqliteStore::list(int limit, Done<std::vector<FoundTable>> done) {
  parts_->read(std::move(done), [limit](SqliteReader& reader) { return reader.list(limit); });
}

void SqliteStore::of_guest(std::string guest, int limit, Done<std::vector<FoundTable>> done) {
  parts_->read(std::move(done), [guest = std::move(guest), limit](SqliteReader& reader) {
    return reader.of_guest(guest, limit);
  });
}

void SqliteStore::traces_of(std::string guest, int limit, Done<std::vector<FoundTable>> done) {
  parts_->read(std::move(done), [guest = std::move(guest), limit](SqliteReader& reader) {
    return reader.traces_of(guest, limit);
  });
}

void SqliteStore::due(std::int64_t now_ms, int limit, Done<std::vector<FoundTable>> done) {
  parts_->read(std::move(done), [now_ms, limit](SqliteReader& reader) { return reader.due(now_ms, limit); });
}

void SqliteStore::postpone(std::int64_t ms, Done<void> done) {
  parts_->store(Postponement{ms}, std::move(done));
}

void SqliteStore::remove(TableId table, Done<void> done) {
  parts_->store(Removal{.table = table}, std::move(done));
}

void SqliteStore::aged(Ages before, int limit, Done<std::vector<FoundTable>> done) {
  parts_->read(std::move(done), [before, limit](SqliteReader& reader) { return reader.aged(before, limit); });
}

void SqliteStore::expire(TableId table, std::int64_t now_ms, Done<void> done) {
  parts_->store(Removal{.table = table, .expired_ms = now_ms}, std::move(done));
}

void SqliteStore::expired(std::string code, Done<bool> done) {
  parts_->read(std::move(done),
               [code = std::move(code)](SqliteReader& reader) { return reader.expired(code); });
}

std::uint64_t SqliteStore::commits() const { return parts_->commits(); }

const StoreFindings& SqliteStore::findings() const { return parts_->findings(); }

}  // namespace holdout
