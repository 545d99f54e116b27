#pragma once

#include <array>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "protocol/messages.h"
#include "table/bots/computer_players.h"
#include "table/rows/history.h"
#include "table/rows/kept_rows.h"
#include "table/rows/rerun.h"
#include "table/table_host.h"
#include "table/telling/audience.h"
#include "table/timing/absences.h"
#include "table/timing/decision_clock.h"
#include "table/timing/first_minute.h"
#include "table/timing/picks.h"
#include "table/timing/token_bucket.h"
#include "table/timing/unseen_phase.h"

namespace holdout {

// Who connects. The server has checked the guest's own token; the seat's token is checked here.
struct Visitor {
  std::string guest{};  // public id
  std::string name{};
  std::optional<std::string> seat{};  // secret token of a seat
  std::optional<std::uint32_t> last{};
  std::string epoch{};
  bool screen = false;  // for all who are in the room
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
  // until disconnect(), which may come from inside send() and close(). A listener that the table closed is
  // not touched again.
  void connect(Listener& listener, Visitor visitor);
  void receive(Listener& listener, ClientMessage message);
  void disconnect(Listener& listener);
  bool has_seat(const Listener& listener) const;  // or owns the table
  void tick();                                    // the time of TableHost::wake_at() has come
  void postpone(std::int64_t ms);  // the clock was set forward: a deadline over days goes with it

  // The server ends: everybody is told and closed, nothing more is accepted. `done` when all is stored.
  void drain(std::function<void()> done);
  // The table was deleted.
  void discard();
  // Takes back what this guest left here: name, address, free text, seat and ownership. False: there is
  // nobody else for whom the table would have to be kept, and nothing was done. damaged_rows_stay(): all but
  // what stands in the rows is taken back.
  void forget(std::string guest, std::function<void(Result<bool>)> done);

  bool idle() const;  // nobody is here and nothing is under way
  // Since it was opened somebody was here, or something was stored: it does not age.
  bool touched() const { return touched_; }
  bool visited() const { return audience_.last_visit() > 0; }  // somebody was here since it was opened
  // For TableStore::save() when the table is unloaded; none while a choice may still be taken back or when
  // the table is frozen: what is stored is all there is then.
  std::optional<StoredSnapshot> snapshot() const;
  DirectoryEntry entry() const { return entry_of(room(), clock_.deadline_ms); }

  const Room& room() const { return model_.room(); }
  TableInfo info(Seat viewer = kSpectator) const;
  // Among the tables of that guest: with whom it waits for, as everybody sees it.
  TableInfo info_in_list(std::string_view guest) const;
  std::uint64_t accepted() const { return accepted_; }  // answers, since it was opened

 private:
  using Visit = Audience::Visit;
  using Guest = Audience::Guest;
  struct Also {  // what is stored together with a row
    std::optional<Room> room{};
    std::optional<std::int64_t> deadline_ms{};  // of a table over days, which is woken by it
    std::vector<StoredRow> rewritten{};
    std::vector<DroppedRow> dropped{};
    bool new_snapshot = false;  // the one there is says something that must not be kept
    bool tells_set_back = false;
    std::string visitor{};
    std::string forgotten{};
  };
  // An answer on its way to the disk. Nobody is told before it is there, but what they will be told is worked
  // out meanwhile; if it does not get there, all of it is thrown away (reload).
  struct Step {
    Turn turn;
    std::uint64_t command = 0;
    bool changes_room = false;
    SeatSet room_told = kEverybody;  // who learns of the change
    std::int64_t window_ms = 0;
    std::optional<TimeOut> time_out{};
    bool worked_out = false;
    Audience::Frames frames{};
  };
  struct Sender {  // of a command that is answered later
    Visit visit = 0;
    std::string guest{};
    std::uint64_t id = 0;  // 0: the table itself
    Seat seat = kNobody;   // which was theirs then
  };
  using Operation = std::function<void()>;

  // table.cpp: inbox and store
  void enqueue(Operation operation);
  void enqueue_behind(Operation operation);  // for who only watches: when nobody else waits
  void enqueue_first(Operation operation);   // from inside another: goes on before anything that waits
  void run_inbox();
  void go_on(const Operation& after);  // what was waited for has come
  void guarded(const Operation& operation);
  void broke(const std::string& why);  // an operation threw
  void found_damage(const Problem& why);
  void freeze_in_play(const Problem& why, const Sentence& reason);
  void store(const LogRow& row, Also also, Operation after);
  void append(const LogRow& row, Also also, Operation after);
  void save_now_and_then();
  StoredSnapshot sealed() const;
  void load(std::function<void(const Result<LoadedTable>&)> then);
  // Every row there is. One that is not what was written freezes the table, and `then` does not come; a table
  // that is frozen already gets what there is.
  void read_log(std::function<void(Result<StoredLog>)> then);
  DirectoryEntry entry_of(const Room& room, std::int64_t wake_ms) const;
  void reload(const Sender& of);  // the command that may be stored or not
  void settle_reload(const Result<LoadedTable>& loaded, const Sender& of);
  void restore(const LoadedTable& loaded);
  bool tell_set_back();  // false: there is nothing to tell
  Result<void> rebuild(Rerun& model, const LoadedTable& loaded, bool& threw);
  void freeze(Room room, std::string reason);
  std::string random_text(std::size_t letters);

  // table_snapshots.cpp
  void send_snapshots(const std::vector<Visit>& visits, Operation after);
  std::map<Seat, History> histories(const std::vector<Visit>& visits, std::span<const LogRow> rows);
  void send_snapshot(const Guest& guest, const std::map<Seat, History>& told);
  Frame snapshot_for(Seat viewer, const History& history, int briefing_from, std::size_t& story);
  std::vector<LogRow> tellable(const StoredLog& log) const;

  // table_guests.cpp: connections
  void join(Visit visit, const Visitor& visitor);
  void take_up(Visit visit, const ClientMessage& message);
  void take_up_at_once(Visit visit, const ClientMessage& message);
  bool may_stay(const Guest& guest, const Room& room) const;
  bool comes_first(const Guest& guest) const;
  std::string watcher_name(const Guest& guest) const;
  void greet(Visit visit, std::optional<std::uint32_t> last, const std::string& epoch);
  void resync(Guest& guest, Seat viewer);  // it sees through other eyes from now on
  void arrived(Visit visit);
  void check_seats();  // after a change of the room: who may still see what
  void dismiss(Listener& listener, int code);
  void publish(const News& news, Seat actor, std::uint64_t ack);
  void tell(Visit visit, std::string frame);
  void send_table(SeatSet to = kEverybody);
  TableInfo info_for(const Room& room, Seat viewer) const;
  std::vector<Guest> bystanders() const;
  std::optional<std::vector<Bystander>> standing() const;
  SeatInfo seat_info(const Room& room, Seat seat, Seat viewer, const Sides& sides) const;
  void refuse(const Guest& guest, std::uint64_t id, RefusalCode code, std::string rule = {},
              std::string detail = {});
  void done(const Sender& sender);
  static Sender sender(const Guest& guest, std::uint64_t id) {
    return {guest.visit, guest.id, id, is_player(guest.viewer) ? guest.viewer : kNobody};
  }
  static void sign(LogRow& row, const Sender& from);
  Guest* find(Visit visit) { return audience_.find(visit); }
  bool here(Seat seat) const;  // its person has a connection, for this or another seat

  // table_play.cpp
  void answer(Guest& guest, const AnswerCommand& command);
  // What the seat may answer now; refused otherwise.
  std::optional<Action> answer_in(const Guest& guest, std::uint64_t id, int serial,
                                  const std::string& notation);
  bool may_act(const Guest& guest, std::uint64_t id);
  void draft(Guest& guest, const DraftCommand& command);
  void play(Seat seat, Action action, std::uint64_t command, std::optional<LateAnswer> late = {});
  std::optional<Room> room_after(const Turn& turn, SeatSet& told) const;
  void work_out(Step& step);
  void played(Step& step, const DecisionClock& clock);
  void undo(Guest& guest, const UndoCommand& command);
  void say(Guest& guest, const SayCommand& command);
  Statement as_heard(Seat speaker, Statement said) const;
  Result<Statement> sayable(Seat seat, Statement said) const;
  std::string rule_against(Seat seat, Statement said) const;
  void speak(const Statement& said, std::uint64_t command);
  Voice voice_of(const Guest& guest) const;
  void chat(Guest& guest, const ChatCommand& command);
  void write_down(const LogRow& line, const Sender& from);
  void why(Guest& guest, const WhyCommand& command);
  void after_step();
  void notice_questions();
  bool is_duplicate(const Guest& guest, std::uint64_t id);

  // table_seats.cpp: who sits where
  void sit(Guest& guest, const SitCommand& command);
  void note_insider(Visit visit, const Operation& after);
  void take(Guest& guest, const TakeCommand& command);
  std::optional<RefusalCode> why_not_taken(const Guest& guest, const RoomSeat& place) const;
  void seated(const Sender& sender, Seat seat, bool keep, const std::string& token);
  void stand(Guest& guest, const StandCommand& command);
  void back(Guest& guest, const BackCommand& command);
  bool stood_in(const Guest& guest, std::uint64_t id);  // then it is refused
  void colour(Guest& guest, const ColourCommand& command);
  void bot(Guest& guest, const BotCommand& command);
  void unseat(Guest& guest, const UnseatCommand& command);
  void remove(Guest& guest, const RemoveCommand& command);
  void send_away(const std::string& removed);
  void give_owner(Guest& guest, const GiveOwnerCommand& command);
  void hush(Guest& guest, const HushCommand& command);
  void speed(Guest& guest, const SpeedCommand& command);
  BotPace bot_pace() const;  // the host's, as fast as this table wants it
  void hand_over(RoomSeat& place) const;
  bool has_level(std::string_view level) const;
  std::string usual_level() const;

  // table_forget.cpp
  struct Forgetting;
  void forget_in(const std::vector<StoredRow>& rows, const std::shared_ptr<Forgetting>& wish);
  void forget_beside(const std::vector<StoredRow>& rows, const std::shared_ptr<Forgetting>& wish);
  void leave_forgotten(std::string_view guest);  // who is forgotten is not here any more

  // table_lobby.cpp: what is agreed, beginning and end
  void carry_out(Guest& guest, const ClientMessage& message);
  void configure(Guest& guest, const ConfigureCommand& command);
  void admit(Guest& guest, const ConfigureCommand& command);
  void start(Guest& guest, const StartCommand& command);
  void propose(Guest& guest, const ProposeCommand& command);
  bool all_agree(const Proposal& proposal) const;
  bool lapsed(const Proposal& proposal) const;
  bool settle_proposal();
  void carry_through(const Proposal& agreed, const Sender& from);
  void repair(const Sender& from, SeatSet among);
  void repair_from(const Result<StoredLog>& log, const Sender& from, SeatSet among);
  void repaired(Rerun model, const std::string& notice, SeatSet among);
  void rematch(Guest& guest, const RematchCommand& command);
  void keep_unlocked(Room& next) const;
  void change_room(Room next, const Sentence& notice, const Sender& from, Operation after,
                   SeatSet told = kEverybody);
  bool owns(const Guest& guest, std::uint64_t id);
  SeatSet people() const;

  // table_clock.cpp
  void opened(Guest& guest, const OpenedCommand& command);
  bool timed() const;
  Timekeeping timekeeping() const;
  DecisionClock stored_clock(std::int64_t deadline_ms) const;  // of a table over days
  bool is_public(const Turn& turn) const;                      // spectators notice it
  ShownQuestion shown_question(const StateBox& state) const;
  DecisionClock clock_after(const Turn& turn) const;
  void set_clock();
  void set_clock(const DecisionClock& next);
  void send_clock(Visit only_to = 0);
  void run_clock();
  SeatSet overdue();
  void renew_clock();
  Action answer_for(Seat seat);  // one who does not answer
  void time_ran_out(Seat seat);
  SeatSet who_see_late(const Turn& turn) const;
  void set_alarm();
  bool runs() const;  // clocks and computer players go on

  // table_away.cpp: people who are away
  void note_absences();
  std::int64_t away_grace_ms() const;
  bool long_away(Seat seat) const;
  bool waits_for(const Proposal& proposal, Seat seat) const;
  std::int64_t answer_by(const Proposal& proposal) const;
  void stand_in(Seat seat, SeatSet told = kEverybody);
  void hand_over_leavers();
  std::optional<Seat> next_owner() const;
  std::int64_t owner_gone_at() const;
  void pass_ownership();
  void note_silence();
  void note_signs(const Turn& turn);  // of life
  void heard_from(Seat seat);
  std::int64_t silent_ms(Seat seat) const;
  struct Offers {  // seats of people that may be handed over, and by whom
    SeatSet to_owner{};
    SeatSet to_all{};
    bool operator==(const Offers&) const = default;
  };
  using OffersByViewer = std::array<Offers, kMaxSeats + 1>;
  Offers offers_to(Seat viewer) const;
  OffersByViewer offers() const;
  void tell_offers();
  bool may_hand_over(const Guest& guest, Seat seat) const;
  std::int64_t next_absence() const;  // when somebody has been away for too long; 0: nobody will

  // table_reminders.cpp
  void remind(Guest& guest, const RemindCommand& command);
  void push(Guest& guest, const PushCommand& command);
  void tell_absent();

  // table_unseen.cpp: a side that acts unseen
  SeatSet unseen() const;
  SeatSet own_side(Seat viewer) const;  // nobody, for those who watch
  Sides sides_of(const Room& room) const;
  SeatSet waited_for() const;
  SeatSet told_of(Seat seat) const;
  SeatSet shown_people(Seat viewer) const;
  SeatSet asked(const Proposal& proposal) const;
  std::optional<SeatSet> may_repair(Seat seat) const;  // and who is asked
  static void tell_unseen(Room& next, SeatSet still_unseen);
  bool to_be_told(SeatSet still_unseen) const;
  void note_unseen_phase();
  std::int64_t unseen_ms() const;  // since it began
  std::int64_t release_at(Seat seat, Action action, std::int64_t usual_ms) const;

  // table_bots.cpp
  SeatSet bot_seats() const;
  void drive_bots();
  bool drive_bot(Seat seat, BotSeat& bot);
  bool is_option(Seat seat, Action action) const;
  void make_bots();
  void feed_bots(std::vector<StoredRow> rows);
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
  KeptRows kept_;  // counted whenever the log is read for somebody who comes in
  std::uint64_t accepted_ = 0;
  bool touched_ = false;
  bool frozen_ = false;
  bool untold_ = false;  // rows are lost, and nobody was told yet
  bool lost_ = false;    // the store could not be read: it is tried again when somebody comes
  bool draining_ = false;

  Audience audience_;
  bool busy_ = false;           // waits for the store
  bool abandoned_ = false;      // what comes from there is not wanted any more
  std::uint64_t answered_ = 0;  // by the store, appends
  bool running_ = false;        // an operation is being carried out
  // Mostly empty: a deque would take half a kilobyte to be so.
  std::list<Operation> inbox_;
  std::list<Operation> gallery_;  // what those without a seat want: behind all others
  TokenBucket gallery_talk_;
  bool leaving_noted_ = false;                                 // that some of them have left will be told
  std::vector<std::pair<std::string, std::uint64_t>> recent_;  // commands carried out, by guest

  std::array<std::uint32_t, kMaxSeats> asked_{};  // what each seat knew of the question when last looked at
  std::array<int, kMaxSeats> said_{};             // since its question opened

  DecisionClock clock_;
  std::int64_t overdue_at_ms_ = 0;  // the deadline that has passed
  SeatSet overdue_;                 // whom the table waited for then
  Picks picks_;
  FirstMinute opening_;
  Absences absences_;
  static std::size_t viewer_slot(Seat viewer) {
    return is_player(viewer) ? static_cast<std::size_t>(index(viewer)) : kMaxSeats;
  }
  OffersByViewer offered_{};  // as each viewer was told
  UnseenPhase phase_;
  SeatSet know_{};  // of those who are away: they know that the table waits for them

  ComputerPlayers bots_;
  std::shared_ptr<bool> alive_;  // callbacks of the host outlive the table
};

}  // namespace holdout
