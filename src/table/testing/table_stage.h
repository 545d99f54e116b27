#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/rng.h"
#include "protocol/json_read.h"
#include "protocol/messages.h"
#include "storage/memory_store.h"
#include "table/rows/sealed_snapshot.h"
#include "table/table.h"

// A table on a stage: the real table, a store in memory, a clock that moves when the test says so, random
// numbers from a seed, and jobs that wait until the stage is pumped.

namespace holdout::testing {

class TableStage;

// `old` with the changes of `patch`, by the rule of docs/protocol.md.
json::value patched(const json::value& old, const json::value& patch);

// One connection, as a client sees it. Every frame has to be a message of the protocol.
class StageClient final : public Listener {
 public:
  StageClient(TableStage& stage, Visitor visitor) : stage_(stage), visitor_(std::move(visitor)) {}
  ~StageClient() override;
  StageClient(const StageClient&) = delete;
  StageClient& operator=(const StageClient&) = delete;

  void connect();
  void disconnect();
  void send(Frame frame) override;
  void close(int code) override;

  // Commands; each gives its id, and pumps the stage unless it is told not to.
  template <class Command>
  std::uint64_t tell(Command command, bool pump = true) {
    command.id = ++last_id_;
    return deliver(command, command.id, pump);
  }
  std::uint64_t deliver(const ClientMessage& message, std::uint64_t id, bool pump = true);
  std::uint64_t answer(const std::string& notation, bool pump = true);
  // What it would answer; none any more where `notation` is left out.
  std::uint64_t draft(const std::optional<std::string>& notation);
  // The code of the refusal, "done" or "ack"; empty if the command was not answered.
  std::string fate(std::uint64_t id) const;
  std::string rule(std::uint64_t id) const;
  // The first option whose notation begins like this, or nothing.
  std::string option_that_starts(std::string_view beginning) const;

  bool connected = false;
  int closed = 0;                // code, 0: open
  bool leaves_in_close = false;  // close() calls disconnect at once
  int leaves_after = -1;         // so many more frames, then send() disconnects

  std::vector<std::string> frames;   // all, as they came
  std::vector<std::string> updates;  // snapshots and updates of the present epoch
  int you = -2;
  bool owner = false;
  std::string epoch;
  bool resumed = false;
  std::string token;  // of the seat, once it sat down
  std::uint32_t seq = 0;
  json::value view;
  json::value board;
  json::value q;
  json::value options;
  json::value say;
  std::vector<int> apart;
  bool undo = false;
  std::vector<std::string> happened;
  std::vector<std::string> said;
  std::vector<std::string> chat;
  std::vector<std::string> notices;
  std::vector<Notice> time_outs;  // those of them that tell of one
  std::string order;              // of the log: h happened, s said, c chat, n notice
  std::optional<int> briefing;
  std::optional<TableInfo> table;
  std::optional<ClockMessage> clock;
  int clocks = 0;
  Visitor& visitor() { return visitor_; }
  TableStage& stage() { return stage_; }

 private:
  void take(const SnapshotMessage& message);
  void take(const UpdateMessage& message);
  void take(const Notice& notice);
  void answered(std::uint64_t id, std::string fate, std::string rule = {});

  TableStage& stage_;
  Visitor visitor_;
  std::uint64_t last_id_ = 0;
  std::map<std::uint64_t, std::pair<std::string, std::string>> fates_;
};

// As the server's, under that key.
KeyedHash stage_hash(std::string key);

using MakePlayer = std::function<std::unique_ptr<Player>(const AnyGame&, const RulesBox&, Seat,
                                                         std::string_view, std::uint64_t)>;

class TableStage final : public TableHost {
 public:
  explicit TableStage(std::uint64_t seed, MemoryStore::Answers answers = MemoryStore::Answers::WhenRun);
  ~TableStage() override;

  // A stored table of that wish; `owner` is a guest's id.
  void create(const std::string& game, const RoomWish& wish, const std::string& owner = "owner");
  void open();         // the table, from the store
  void close_table();  // as a process that was killed; clients are cut off
  void reopen();       // both
  Table& table() { return *table_; }
  const Table& table() const { return *table_; }
  // What a snapshot of the table holds, if the table wrote it.
  std::optional<std::string> saved_in(const StoredSnapshot& snapshot) const {
    return unsealed(id_, snapshot, stage_hash(server_key));
  }
  void seal(std::uint64_t row, const std::string& saved) {
    stored().snapshot = sealed_snapshot(id_, row, saved, stage_hash(server_key));
  }
  bool is_open() const { return table_ != nullptr; }

  StageClient& client(Visitor visitor);  // connected and pumped
  StageClient& guest(const std::string& id, const std::string& name = "");

  void everybody_has_read();  // what the game is: no clock waits any more

  void pump();                  // until nothing is under way; time stands still
  void pass(std::int64_t ms);   // time goes by, with every tick that falls due
  void sleep(std::int64_t ms);  // time goes by, and what fell due meanwhile comes after it
  // Time goes by until it is so; false if it is not after `ms`.
  bool pass_until(const std::function<bool()>& so, std::int64_t ms = 3'600'000);
  std::vector<StoredRow> rows() const;
  void add_row(const LogRow& row);  // as if the table, which is closed, had stored it
  MemoryDisk::Stored& stored() { return disk_->tables.at(id_); }
  MemoryStore& store() { return *store_; }
  std::int64_t alarm() const { return alarm_; }

  // The game as the store has it.
  Rerun rerun() const;
  // Plays on what was stored after the first `known` rows; the answer is how many there are now.
  std::size_t play_on(Rerun& again, std::size_t known) const;
  FindGame find() const;

  bool hold_jobs = false;  // jobs wait, as if workers hang
  int ticks = 0;
  std::size_t most_read = 0;  // rows, of any reading of the whole log
  MakePlayer player_maker;    // instead of the built-in players, where it gives one
  std::string server_key = "key";
  const AnyGame* only_game = nullptr;  // instead of the built-in games
  BotPace pace{.from_ms = 350, .to_ms = 900};
  std::vector<std::string> rematches;
  std::vector<std::string> freezes;
  bool mails = false;   // the server can send letters
  bool pushes = false;  // and push
  std::vector<Reminder> reminders_sent;
  std::function<void()> after_round;  // called between rounds of pump()

  std::int64_t now_ms() const override { return now_; }
  void wake_at(std::int64_t now_ms) override { alarm_ = now_ms; }
  void random(std::span<std::uint8_t> out) override;
  std::string keyed_hash(std::string_view text) const override { return stage_hash(server_key)(text); }
  void append(Append append, TableStore::Done<std::uint64_t> done) override;
  void save(StoredSnapshot snapshot, DirectoryEntry entry) override;
  void load(TableStore::Done<LoadedTable> done) override;
  void history(TableStore::Done<StoredLog> done) override;
  void work(std::function<void()> job, std::function<void()> done) override;
  const AnyGame* find_game(std::string_view key) const override;
  std::unique_ptr<Player> make_player(const AnyGame& game, const RulesBox& rules, Seat seat,
                                      std::string_view level, std::uint64_t seed) const override;
  BotPace bot_pace() const override { return pace; }
  std::int64_t long_grace_ms() const override { return 600'000; }
  bool sends_mail() const override { return mails; }
  std::string push_key() const override { return pushes ? "key of the stage" : ""; }
  void send_reminder(Reminder reminder) override { reminders_sent.push_back(std::move(reminder)); }
  void frozen(const Problem& why) override { freezes.push_back(why.message()); }
  void open_rematch(std::string room, TableStore::Done<std::string> done) override;

 private:
  friend class StageClient;
  struct Job {
    std::function<void()> job;
    std::function<void()> done;
  };
  Rng rng_;
  MemoryStore::Answers answers_;
  std::shared_ptr<MemoryDisk> disk_ = std::make_shared<MemoryDisk>();
  std::unique_ptr<MemoryStore> store_;
  std::int64_t now_ = 1'000'000'000'000;
  std::int64_t alarm_ = 0;
  TableId id_ = 0;
  std::deque<Job> jobs_;
  std::unique_ptr<Table> table_;
  std::vector<std::unique_ptr<StageClient>> clients_;
};

// A table of `seats` people, all of them here and seated, whose game has begun. The first is the owner.
std::vector<StageClient*> seat_people(TableStage& stage, int seats);
void begin(StageClient& owner);

bool is_waited_for(const StageClient& client);

// People who are waited for answer at random, one after the other, until the game is over or `most` answers
// were given; computer players meanwhile have their time. `after` each answer.
void play_at_random(TableStage& stage, const std::vector<StageClient*>& people, Rng& rng, int most,
                    const std::function<void()>& after = {});

std::string text_of(const json::value& value);

}  // namespace holdout::testing
