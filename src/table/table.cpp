#include "table/table.h"

#include <algorithm>

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
      alive_(std::make_shared<bool>(true)) {}

Table::~Table() { *alive_ = false; }

// ---- the inbox ------------------------------------------------------------------------------------

void Table::enqueue(Operation operation) {
  inbox_.push_back(std::move(operation));
  run_inbox();
}

void Table::enqueue_first(Operation operation) { inbox_.push_front(std::move(operation)); }

// An operation may end the table: whoever was told of its end may let go of it.
void Table::run_inbox() {
  if (running_) return;
  const std::shared_ptr<bool> alive = alive_;
  while (!busy_ && !inbox_.empty()) {
    const Operation next = std::move(inbox_.front());
    inbox_.pop_front();
    running_ = true;
    next();
    if (!*alive) return;
    running_ = false;
  }
}

void Table::go_on(const Operation& after) {
  busy_ = false;
  const std::shared_ptr<bool> alive = alive_;
  const bool outer = std::exchange(running_, true);  // a store may answer from inside the call
  if (after) after();
  if (!*alive) return;
  running_ = outer;
  run_inbox();
}

// ---- the store ------------------------------------------------------------------------------------

void Table::store(const LogRow& row, Also also, Operation after) {
  save_now_and_then();
  Append append{
      .table = id_, .previous = head_, .body = {}, .snapshot = std::move(also.snapshot), .entry = {}};
  append.rewritten = std::move(also.rewritten);
  if (also.room) {
    LogRow with_room = row;
    with_room.room = write_room(*also.room);
    append.body = write_row(with_room);
  } else {
    append.body = write_row(row);
  }
  const bool saved = append.snapshot.has_value();
  if (also.room || also.deadline_ms)
    append.entry = entry_of(also.room ? *also.room : room(), also.deadline_ms.value_or(clock_.deadline_ms));
  busy_ = true;
  host_.append(std::move(append),
               [this, alive = alive_, seat = row.seat, command = row.command, guest = row.guest, saved,
                next = std::move(also.room), after = std::move(after)](Result<std::uint64_t> stored) mutable {
                 if (!*alive) return;
                 ++answered_;
                 if (!stored) return reload(command, seat);
                 head_ = *stored;
                 since_snapshot_ = saved ? 0 : since_snapshot_ + 1;
                 if (next) model_.set_room(std::move(*next));
                 model_.note_command(seat, command);
                 model_.note_command(guest, command);
                 go_on(after);
               });
}

// Called before a step, so the snapshot is of the last row there is: the store keeps the order of calls.
void Table::save_now_and_then() {
  if (since_snapshot_ < kStepsPerSnapshot || frozen_ || (game() != nullptr && !game()->can_save())) return;
  since_snapshot_ = 0;
  host_.save({.row = head_, .body = model_.save()}, entry());
}

// Law 4 and the store's word: after an error nobody knows whether the row is there. What is stored decides.
void Table::reload(std::uint64_t command, Seat seat) {
  busy_ = true;
  host_.load([this, alive = alive_, command, seat](const Result<LoadedTable>& loaded) {
    if (!*alive) return;
    go_on([&] { settle_reload(loaded, command, seat); });
  });
}

void Table::settle_reload(const Result<LoadedTable>& loaded, std::uint64_t command, Seat seat) {
  lost_ = !loaded;
  if (loaded) restore(*loaded);
  for (auto& each : projections_) each.reset();
  for (auto& each : bots_) each.reset();
  proposal_ = {};
  const bool certain = !lost_ && !frozen_ && is_player(seat) && command != 0;
  const bool happened = certain && model_.knows_command(seat, command);
  const std::vector<Guest> guests = guests_;
  for (const Guest& guest : guests) {
    if (guest.listener == nullptr || !guest.joined) continue;
    if (happened && guest.viewer == seat) done(sender(guest, command));
    if (certain && !happened && guest.viewer == seat) refuse(guest, command, RefusalCode::TryAgain);
    if (find(guest.visit) != nullptr) dismiss(*guest.listener, kCloseServerEnds);
  }
  set_clock();
}

void Table::open(std::function<void(Result<void>)> done) {
  busy_ = true;
  host_.load([this, alive = alive_, done = std::move(done)](const Result<LoadedTable>& loaded) {
    if (!*alive) return;
    go_on([&] {
      if (!loaded) return done(loaded.problem());
      restore(*loaded);
      after_step();
      done({});
    });
  });
}

void Table::restore(const LoadedTable& loaded) {
  Rerun model([this](std::string_view key) { return host_.find_game(key); });
  const Result<void> rebuilt = rebuild(model, loaded);
  frozen_ = !rebuilt;
  clock_ = {};
  if (!rebuilt) return freeze(model.room(), rebuilt.problem());
  model.forget_deeds();
  model_ = std::move(model);
  if (room().pace == Pace::Days) clock_ = stored_clock(loaded.entry.wake_ms);
  know_ = {};
  for (const Seat seat : waited_for())
    if (!here(seat)) know_.add(seat);  // they were told when it began
}

Result<void> Table::rebuild(Rerun& model, const LoadedTable& loaded) {
  head_ = loaded.snapshot ? loaded.snapshot->row : 0;
  if (!loaded.rows.empty()) head_ = loaded.rows.back().row;
  since_snapshot_ = static_cast<int>(loaded.rows.size());
  Result<void> good;
  if (loaded.snapshot) good = model.restore(loaded.snapshot->body);
  for (const StoredRow& stored : loaded.rows) {
    const Result<LogRow> row = read_row(stored.body);
    if (!row) {
      if (good) good = row.problem();
      continue;
    }
    if (good) good = model.play(*row);
    if (!good) model.take_room_of(*row);  // people stay who they are, also when their game cannot go on
  }
  return good;
}

// Everybody may still come in and read why; nothing is stored any more.
void Table::freeze(Room room, const Problem& problem) {
  room.status = TableStatus::Frozen;
  room.reason = problem.message();
  model_ = Rerun([this](std::string_view key) { return host_.find_game(key); });
  model_.set_room(std::move(room));
  host_.frozen(problem);
}

std::optional<StoredSnapshot> Table::snapshot() const {
  if (busy_ || frozen_ || lost_ || head_ == 0 || (game() != nullptr && !game()->can_save()))
    return std::nullopt;
  return StoredSnapshot{.row = head_, .body = model_.save()};
}

DirectoryEntry Table::entry_of(const Room& r, std::int64_t wake_ms) const {
  DirectoryEntry entry{
      .code = r.code,
      .status = std::string(name_of(r.status)),
      .listed = r.status == TableStatus::Playing ? r.watching == Watching::Everybody : r.listed,
      .updated_ms = host_.now_ms()};
  if (r.pace == Pace::Days && r.status == TableStatus::Playing)  // one that only now begins to run included
    entry.wake_ms = wake_ms != 0 ? wake_ms : host_.now_ms() + days_limit_ms(r);
  JsonText summary;
  write(summary, info_of(r));
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
  const bool thinking = std::any_of(bots_.begin(), bots_.end(),
                                    [](const auto& bot) { return bot != nullptr && bot->thinking; });
  return guests_.empty() && !busy_ && inbox_.empty() && !thinking &&
         !(runs() && !(game()->question().waited_for & bot_seats()).empty());
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
  enqueue([this, done = std::move(done)] {
    const auto bye = std::make_shared<const std::string>(to_json(ByeMessage{.retry_ms = kRetryMs}));
    const std::vector<Guest> guests = guests_;
    for (const Guest& guest : guests) {
      if (guest.listener == nullptr || find(guest.visit) == nullptr) continue;
      guest.listener->send(bye);
      if (find(guest.visit) != nullptr) dismiss(*guest.listener, kCloseServerEnds);
    }
    host_.wake_at(0);
    done();
  });
}

void Table::discard() {
  draining_ = true;
  const std::vector<Guest> guests = guests_;
  for (const Guest& guest : guests)
    if (guest.listener != nullptr && find(guest.visit) != nullptr) dismiss(*guest.listener, kCloseDeleted);
}

}  // namespace holdout
