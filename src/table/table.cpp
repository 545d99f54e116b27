#include "table/table.h"

#include <algorithm>

#include "protocol/words.h"
#include "table/rows/sealed_snapshot.h"

// The inbox and the store: one operation at a time, and nothing told that is not stored.

namespace holdout {

namespace {

constexpr int kStepsPerSnapshot = 32;
constexpr int kRetryMs = 2000;  // after the server has ended

}  // namespace

Table::Table(TableHost& host, TableId id)
    : host_(host),
      id_(id),
      model_([&host](std::string_view key) { return host.find_game(key); }),
      audience_([this] { return random_text(8); }),
      alive_(std::make_shared<bool>(true)) {}

Table::~Table() { *alive_ = false; }

// ---- the inbox ------------------------------------------------------------------------------------

void Table::enqueue(Operation operation) {
  inbox_.push_back(std::move(operation));
  run_inbox();
}

void Table::enqueue_behind(Operation operation) {
  gallery_.push_back(std::move(operation));
  run_inbox();
}

void Table::enqueue_first(Operation operation) { inbox_.push_front(std::move(operation)); }

void Table::run_inbox() {
  if (running_) return;
  const std::shared_ptr<bool> alive = alive_;
  while (*alive && !busy_ && !(inbox_.empty() && gallery_.empty())) {
    std::list<Operation>& waiting = inbox_.empty() ? gallery_ : inbox_;
    const Operation next = std::move(waiting.front());
    waiting.pop_front();
    guarded(next);
  }
}

// Whatever was waited for when the table broke belongs to a game that is gone. A store may answer from inside
// the call: that is part of the operation that called it.
void Table::go_on(const Operation& after) {
  busy_ = false;
  const bool wanted = !std::exchange(abandoned_, false) && after;
  const std::shared_ptr<bool> alive = alive_;
  if (wanted && running_) return after();
  if (wanted) guarded(after);
  if (*alive) run_inbox();
}

// A mistake of ours ends one game, not the table and not the server (engine/assert.h). An operation may end
// the table: whoever was told of its end may let go of it.
void Table::guarded(const Operation& operation) {
  const std::shared_ptr<bool> alive = alive_;
  running_ = true;
  try {
    operation();
  } catch (const std::exception& error) {
    if (*alive) broke(error.what());
  }
  if (*alive) running_ = false;
}

// Frozen at once, and not read again from the store: a step that throws once throws every time, and a
// computer player would take it again and again. Nobody is sent away for the same reason, since who comes
// back to an empty table loads it anew. When all have left and somebody comes, it is tried once more. What
// threw is for who runs the server alone: which promise was broken may tell what is hidden (law 3).
void Table::broke(const std::string& why) {
  if (frozen_) return host_.frozen({.what = why});
  freeze_in_play({.what = why}, why_frozen(room(), nullptr, true));
}

// As a table that is opened so. Nothing of its rows is told from now on: what was said to one seat might be
// said to all.
void Table::found_damage(const Problem& why) {
  freeze_in_play(why, why_frozen(room(), host_.find_game(room().game), false));
}

void Table::freeze_in_play(const Problem& why, const Sentence& reason) {
  abandoned_ = busy_;
  audience_.break_off();
  frozen_ = true;
  clock_ = {};
  freeze(room(), sentence_json(room().game, reason));
  host_.frozen(why);
  audience_.forget_what_was_told();
  bots_.dismiss_all();
  enqueue_first([this] {
    send_table();
    send_clock();
    set_alarm();
  });
  for (const Guest& guest : audience_.guests())  // some may still wait for their first view of the game
    if (guest.joined && !guest.ready) resync(*find(guest.visit), guest.viewer);
}

// ---- the store ------------------------------------------------------------------------------------

// Where it would be one row of its kind too many, the oldest go with it; if they cannot be found now, with a
// later one.
void Table::store(const LogRow& row, Also also, Operation after) {
  if (!kept_.full(row)) return append(row, std::move(also), std::move(after));
  read_log(
      [this, row, also = std::move(also), after = std::move(after)](const Result<StoredLog>& log) mutable {
        if (log) also.dropped = surplus_rows(log->rows, row);
        append(row, std::move(also), std::move(after));
      });
}

void Table::append(const LogRow& row, Also also, Operation after) {
  save_now_and_then();
  Append step{.table = id_, .previous = head_, .body = {}, .snapshot = {}, .entry = {}};
  step.rewritten = std::move(also.rewritten);
  step.dropped = std::move(also.dropped);
  step.drop_snapshot = also.new_snapshot;
  step.tells_set_back = also.tells_set_back;
  step.visitor = std::move(also.visitor);
  step.forgotten = std::move(also.forgotten);
  if (also.room) {
    LogRow with_room = row;
    with_room.room = write_room(*also.room);
    step.body = write_row(with_room);
  } else {
    step.body = write_row(row);
  }
  const int more = 1 - static_cast<int>(step.dropped.size());
  if (also.room || also.deadline_ms)
    step.entry = entry_of(also.room ? *also.room : room(), also.deadline_ms.value_or(clock_.deadline_ms));
  busy_ = true;
  std::shared_ptr<Room> next;  // most steps have none, and what waits for the store is small
  if (also.room) next = std::make_shared<Room>(std::move(*also.room));
  host_.append(std::move(step),
               [this, alive = alive_, save = also.new_snapshot, more, kind = row.kind, heard = row.heard,
                of = Sender{.guest = row.guest, .id = row.command, .seat = row.seat}, next = std::move(next),
                after = std::move(after)](Result<std::uint64_t> stored) mutable {
                 if (!*alive) return;
                 ++answered_;
                 if (stored) head_ = *stored;
                 const auto go = [&] {
                   if (!stored) return reload(of);
                   touched_ = true;
                   kept_.add({.kind = kind, .heard = heard}, more);
                   since_snapshot_ = save ? kStepsPerSnapshot : since_snapshot_ + 1;
                   if (next) model_.set_room(std::move(*next));
                   model_.note_command(of.seat, of.id);
                   model_.note_command(of.guest, of.id);
                   if (after) after();
                 };
                 go_on(std::cref(go));
               });
}

// Called before a step, so the snapshot is of the last row there is: the store keeps the order of calls.
void Table::save_now_and_then() {
  if (since_snapshot_ < kStepsPerSnapshot || frozen_ || (game() != nullptr && !game()->can_save())) return;
  since_snapshot_ = 0;
  host_.save(sealed(), entry());
}

StoredSnapshot Table::sealed() const {
  return sealed_snapshot(id_, head_, model_.save(),
                         [this](std::string_view text) { return host_.keyed_hash(text); });
}

// A snapshot that this server did not write of this table up to that row is none: then every row is read.
void Table::load(std::function<void(const Result<LoadedTable>&)> then) {
  host_.load([this, alive = alive_, then = std::move(then)](Result<LoadedTable> loaded) {
    if (!*alive) return;
    if (!loaded || !loaded->snapshot) return then(loaded);
    std::optional<std::string> saved =
        unsealed(id_, *loaded->snapshot, [this](std::string_view text) { return host_.keyed_hash(text); });
    if (saved) {
      loaded->snapshot->body = std::move(*saved);
      return then(loaded);
    }
    host_.history([alive, then, loaded = std::move(*loaded)](Result<StoredLog> log) mutable {
      if (!*alive) return;
      if (!log) return then(log.problem());
      loaded.snapshot.reset();
      loaded.rows = std::move(log->rows);
      loaded.damage = std::move(log->damage);
      then(std::move(loaded));
    });
  });
}

void Table::read_log(std::function<void(Result<StoredLog>)> then) {
  busy_ = true;
  host_.history([this, alive = alive_, then = std::move(then)](Result<StoredLog> log) {
    if (!*alive) return;
    go_on([&] {
      if (log && log->damage && !frozen_) return found_damage(*log->damage);
      then(std::move(log));
    });
  });
}

// Law 4 and the store's word: after an error nobody knows whether the row is there. What is stored decides.
void Table::reload(const Sender& of) {
  busy_ = true;
  load([this, of](const Result<LoadedTable>& loaded) { go_on([&] { settle_reload(loaded, of); }); });
}

void Table::settle_reload(const Result<LoadedTable>& loaded, const Sender& of) {
  lost_ = !loaded;
  if (loaded) restore(*loaded);
  audience_.forget_what_was_told();
  bots_.dismiss_all();
  const bool certain = !lost_ && !frozen_ && of.id != 0;
  const bool happened =
      certain && (model_.knows_command(of.seat, of.id) || model_.knows_command(of.guest, of.id));
  for (const Guest& guest : audience_.guests()) {
    if (guest.listener == nullptr || !guest.joined) continue;
    const bool theirs = guest.viewer == of.seat || (!of.guest.empty() && guest.id == of.guest);
    if (happened && theirs) done(sender(guest, of.id));
    if (certain && !happened && theirs) refuse(guest, of.id, RefusalCode::TryAgain);
    if (find(guest.visit) != nullptr) dismiss(*guest.listener, kCloseServerEnds);
  }
  set_clock();
}

void Table::open(std::function<void(Result<void>)> done) {
  busy_ = true;
  load([this, alive = alive_, done = std::move(done)](const Result<LoadedTable>& loaded) {
    go_on([&] {
      if (!loaded) return done(loaded.problem());
      restore(*loaded);
      done({});  // first: whatever its first step does, nobody waits for it in vain
      if (!*alive) return;
      if (!tell_set_back()) after_step();
    });
  });
}

void Table::restore(const LoadedTable& loaded) {
  Rerun model([this](std::string_view key) { return host_.find_game(key); });
  bool threw = false;
  const Result<void> rebuilt = rebuild(model, loaded, threw);
  frozen_ = !rebuilt;
  untold_ = loaded.set_back;
  clock_ = {};
  opening_.end();
  picks_.drop_all();
  if (!rebuilt) {
    Room last = model.room();
    last.code = loaded.entry.code;  // what was damaged may be the code
    freeze(last, sentence_json(last.game, why_frozen(last, host_.find_game(last.game), threw)));
    return host_.frozen(rebuilt.problem());
  }
  model.forget_deeds();
  model_ = std::move(model);
  if (room().pace == Pace::Days && room().status == TableStatus::Playing)
    clock_ = stored_clock(loaded.entry.wake_ms);
  touched_ = loaded.entry.wake_ms > host_.now_ms() + kFarthestWakeMs;
  know_ = {};
  for (const Seat seat : waited_for())
    if (!here(seat)) know_.add(seat);  // they were told when it began
}

// The store lost the last rows of this table: who was told of them sees a game that went back. If that cannot
// be stored, it is told to who comes next.
bool Table::tell_set_back() {
  if (!untold_ || frozen_ || lost_) return false;
  const LogRow row{.kind = LogRow::Kind::Room,
                   .notice = sentence_json(room().game, Sentence("notice.set_back"))};
  store(row, {.tells_set_back = true}, [this, line = row.notice] {
    untold_ = false;
    publish({.notice = line}, kNobody, 0);
    after_step();
  });
  return true;
}

// What was stored may break the rules that read it, or not be what was stored.
Result<void> Table::rebuild(Rerun& model, const LoadedTable& loaded, bool& threw) {
  const auto attempt = [&threw](const auto& step) -> Result<void> {
    try {
      return step();
    } catch (const std::exception& error) {
      threw = true;
      return Problem{.what = error.what()};
    }
  };
  head_ = loaded.snapshot ? loaded.snapshot->row : 0;
  if (!loaded.rows.empty()) head_ = loaded.rows.back().row;
  since_snapshot_ = static_cast<int>(loaded.rows.size());
  Result<void> good;
  if (loaded.snapshot) good = attempt([&] { return model.restore(loaded.snapshot->body); });
  if (good && loaded.damage) good = *loaded.damage;
  for (const StoredRow& stored : loaded.rows) {
    const Result<LogRow> row = read_row(stored.body);
    if (!row) {
      if (good) good = row.problem();
      continue;
    }
    if (good) good = attempt([&] { return model.play(*row); });
    if (!good) model.take_room_of(*row);  // people stay who they are, also when their game cannot go on
  }
  return good;
}

// Everybody may still come in and read why; nothing is stored any more.
void Table::freeze(Room room, std::string reason) {
  room.status = TableStatus::Frozen;
  room.reason = std::move(reason);
  model_ = Rerun([this](std::string_view key) { return host_.find_game(key); });
  model_.set_room(std::move(room));
}

std::optional<StoredSnapshot> Table::snapshot() const {
  if (busy_ || frozen_ || lost_ || head_ == 0 || (game() != nullptr && !game()->can_save()))
    return std::nullopt;
  try {
    return sealed();
  } catch (const std::exception&) {  // the table is put away all the same: its rows say what it was
    return std::nullopt;
  }
}

DirectoryEntry Table::entry_of(const Room& r, std::int64_t wake_ms) const {
  DirectoryEntry entry{
      .code = r.code,
      .status = std::string(name_of(r.status)),
      .listed = r.status == TableStatus::Playing ? r.watching == Watching::Everybody : r.listed,
      .updated_ms = host_.now_ms()};
  if (r.pace == Pace::Days && r.status == TableStatus::Playing)  // one that only now begins to run included
    entry.wake_ms = wake_ms != 0 ? wake_ms : host_.now_ms() + days_limit_ms(r);
  if (r.pace == Pace::Days && r.status == TableStatus::Paused && !r.proposal.what.empty())
    entry.wake_ms = r.proposal.since_ms + days_limit_ms(r);
  JsonText summary;
  write(summary, info_for(r, kSpectator));
  entry.summary = summary.take();
  const auto add = [&](const std::string& guest) {
    if (!guest.empty() && std::find(entry.guests.begin(), entry.guests.end(), guest) == entry.guests.end())
      entry.guests.push_back(guest);
  };
  for (const RoomSeat& seat : r.seats) add(seat.guest);
  add(r.owner);
  return entry;
}

bool Table::idle() const {
  if (!audience_.empty() || busy_ || !inbox_.empty() || !gallery_.empty() || bots_.thinking()) return false;
  try {
    return !runs() || (game()->question().waited_for & bot_seats()).empty();
  } catch (const std::exception&) {  // a table that cannot say whom it waits for does nothing more
    return true;
  }
}

std::string Table::random_text(std::size_t letters) {
  static constexpr std::string_view kLetters = "abcdefghijkmnpqrstuvwxyz23456789";
  std::string text(letters, 'a');
  std::vector<std::uint8_t> bytes(letters);
  host_.random(bytes);
  for (std::size_t i = 0; i < letters; ++i) text[i] = kLetters[bytes[i] % kLetters.size()];
  return text;
}

// ---- the end --------------------------------------------------------------------------------------

void Table::drain(std::function<void()> done) {
  draining_ = true;
  inbox_.push_back([this] {
    const auto bye = std::make_shared<const std::string>(to_json(ByeMessage{.retry_ms = kRetryMs}));
    for (const Guest& guest : audience_.guests()) {
      if (guest.listener == nullptr || find(guest.visit) == nullptr) continue;
      guest.listener->send(bye);
      if (find(guest.visit) != nullptr) dismiss(*guest.listener, kCloseServerEnds);
    }
  });
  enqueue([this, done = std::move(done)] {  // on its own: the server ends whatever became of the goodbyes
    host_.wake_at(0);
    done();
  });
}

void Table::discard() {
  draining_ = true;
  for (const Guest& guest : audience_.guests())
    if (guest.listener != nullptr && find(guest.visit) != nullptr) dismiss(*guest.listener, kCloseDeleted);
}

}  // namespace holdout
