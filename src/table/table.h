#pragma once

#include <array>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "protocol/messages.h"
#include "table/bot_seat.h"
#include "table/projection.h"
#include "table/rerun.h"
#include "table/table_host.h"

namespace holdout {

// Who connects. The server has checked the guest's own token; the seat's token is checked here.
struct Visitor {
  std::string guest{};  // public id
  std::string name{};
  std::optional<std::string> seat{};  // secret token of a seat
  std::optional<std::uint32_t> last{};
  std::string epoch{};
};

// One running table: the only writer of its log. Called from one strand. Commands are carried out one after
// the other; while one waits for the store, the others wait in the inbox. Whatever is told to anybody is
// stored before (law 4).
class Table {
 public:
  Table(TableHost& host, TableId id);
  ~Table();
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  // Reads the table from the store, once, before anything else. A table whose game cannot go on opens too,
  // frozen; the Problem is the store's.
  void open(std::function<void(Result<void>)> done);

  // The listener gets welcome, table and a snapshot or the frames it missed; or it is closed. It must live
  // until disconnect().
  void connect(Listener& listener, Visitor visitor);
  void receive(Listener& listener, ClientMessage message);
  void disconnect(Listener& listener);
  void tick();  // the time of TableHost::wake_at() has come

  // The server ends: everybody is told and closed, nothing more is accepted. `done` when all is stored.
  void drain(std::function<void()> done);
  // The table was deleted.
  void discard();

  bool idle() const;  // nobody is here and nothing is under way
  // For TableStore::save() when the table is unloaded; none while a choice may still be taken back.
  std::optional<StoredSnapshot> snapshot() const;
  DirectoryEntry entry() const { return entry_of(room()); }

  const Room& room() const { return model_.room(); }
  TableInfo info() const { return info_of(room()); }
  std::uint64_t accepted() const { return accepted_; }  // answers, since it was opened

 private:
  struct Guest {
    Listener* listener = nullptr;
    std::string id{};
    std::string name{};
    Seat viewer = kSpectator;
    bool ready = false;  // has its snapshot; gets what follows
  };
  struct Proposal {
    std::string what{};
    SeatSet agreed{};
  };
  using Operation = std::function<void()>;

  // table.cpp: inbox, store, connections
  void enqueue(Operation operation);
  void run_inbox();
  void store(LogRow row, std::optional<Room> next, Operation after,
             std::optional<std::string> snapshot = std::nullopt);
  void save_now_and_then();
  DirectoryEntry entry_of(const Room& room) const;
  TableInfo info_of(const Room& room) const;
  void reload(std::uint64_t command, Seat seat);
  Result<void> restore(const LoadedTable& loaded);
  void freeze(const Problem& problem);
  void join(Listener& listener, const Visitor& visitor);
  void greet(Guest& guest, const Visitor& visitor);
  void arrived(const Guest& guest);
  void send_snapshot(Listener& listener, const std::vector<StoredRow>& rows);
  void publish(const News& news, Seat actor, std::uint64_t ack);
  Projection& projection(Seat viewer);
  std::unique_ptr<Projection>& slot(Seat viewer);
  void send(Listener& listener, std::string frame) const;
  void send_table();
  void refuse(const Guest& guest, std::uint64_t id, RefusalCode code, std::string rule = {},
              std::string detail = {});
  void done(const Guest& guest, std::uint64_t id);
  Guest* find(const Listener& listener);
  bool online(Seat seat) const;
  bool anybody_here() const;
  std::string random_text(std::size_t letters);

  // table_play.cpp
  void answer(Guest& guest, const AnswerCommand& command);
  void play(Seat seat, Action action, std::uint64_t command);
  void undo(Guest& guest, const UndoCommand& command);
  void say(Guest& guest, const SayCommand& command);
  Result<Statement> sayable(Seat seat, Statement said) const;
  void speak(const Statement& said, std::uint64_t command);
  void chat(Guest& guest, const ChatCommand& command);
  void why(Guest& guest, const WhyCommand& command);
  void after_step();
  bool repeated(const Guest& guest, std::uint64_t id);

  // table_lobby.cpp
  void carry_out(Guest& guest, const ClientMessage& message);
  void sit(Guest& guest, const SitCommand& command);
  void stand(Guest& guest, const StandCommand& command);
  void bot(Guest& guest, const BotCommand& command);
  void unseat(Guest& guest, const UnseatCommand& command);
  void give_owner(Guest& guest, const GiveOwnerCommand& command);
  void configure(Guest& guest, const ConfigureCommand& command);
  void start(Guest& guest, const StartCommand& command);
  void propose(Guest& guest, const ProposeCommand& command);
  void settle_proposal(Seat seat, std::uint64_t command);
  void repair(std::uint64_t command, Seat seat);
  void rematch(Guest& guest, const RematchCommand& command);
  void change_room(Room next, Sentence notice, Seat seat, std::uint64_t command, Operation after);
  bool owns(const Guest& guest, std::uint64_t id);
  SeatSet people() const;

  // table_clock.cpp
  void set_clock();
  void send_clock(Listener* only_to = nullptr);
  void run_clock();
  void hand_over_leavers();
  void set_alarm();
  bool runs() const;  // clocks and computer players go on

  // table_bots.cpp
  SeatSet bot_seats() const;
  void drive_bots();
  void make_bots();
  void tell_bots(const News& news, Seat actor);
  void ask_bot(Seat seat, BotSeat& bot, bool decide);
  void bot_done(Seat seat, const std::shared_ptr<BotTask>& task);

  RunningGame* game() { return model_.game(); }
  const RunningGame* game() const { return model_.game(); }

  TableHost& host_;
  TableId id_;
  Rerun model_;
  std::uint64_t head_ = 0;
  int since_snapshot_ = 0;
  std::uint64_t accepted_ = 0;
  bool frozen_ = false;
  bool draining_ = false;

  std::vector<Guest> guests_;
  std::array<std::unique_ptr<Projection>, kMaxSeats + 1> projections_;  // the last: spectators
  bool busy_ = false;
  std::deque<Operation> inbox_;

  Proposal proposal_;
  Serials serials_{};                  // of the questions noticed so far
  std::array<int, kMaxSeats> said_{};  // since a question opened

  std::int64_t deadline_ms_ = 0;
  std::int64_t limit_ms_ = 0;
  std::uint32_t clock_key_ = 0;  // of the question the clock was set for
  std::array<std::int64_t, kMaxSeats> away_since_{};

  std::array<std::unique_ptr<BotSeat>, kMaxSeats> bots_;
  std::shared_ptr<bool> alive_;  // callbacks of the host outlive the table
};

}  // namespace holdout
