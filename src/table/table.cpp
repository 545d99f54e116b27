#include "table/table.h"

#include <algorithm>

#include "table/history.h"

namespace holdout {

namespace {

constexpr int kStepsPerSnapshot = 32;
constexpr std::size_t kInboxLimit = 256;
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
  if (busy_) {
    inbox_.push_back(std::move(operation));
    return;
  }
  operation();
}

void Table::run_inbox() {
  while (!busy_ && !inbox_.empty()) {
    const Operation next = std::move(inbox_.front());
    inbox_.pop_front();
    next();
  }
}

// ---- the store ------------------------------------------------------------------------------------

void Table::store(LogRow row, std::optional<Room> next, Operation after,
                  std::optional<std::string> snapshot) {
  save_now_and_then();
  if (next) row.room = write_room(*next);
  Append append{
      .table = id_, .previous = head_, .body = write_row(row), .snapshot = std::move(snapshot), .entry = {}};
  if (next) append.entry = entry_of(*next);
  busy_ = true;
  host_.append(std::move(append), [this, alive = alive_, row = std::move(row), next = std::move(next),
                                   after = std::move(after)](Result<std::uint64_t> stored) mutable {
    if (!*alive) return;
    if (!stored) return reload(row.command, row.seat);
    busy_ = false;
    head_ = *stored;
    ++since_snapshot_;
    if (next) model_.set_room(std::move(*next));
    model_.note_command(row.seat, row.command);
    if (after) after();
    run_inbox();
  });
}

// Called before a step, so the snapshot is of the last row there is: the store keeps the order of calls.
void Table::save_now_and_then() {
  if (since_snapshot_ < kStepsPerSnapshot || (game() != nullptr && !game()->can_save())) return;
  since_snapshot_ = 0;
  host_.save({.row = head_, .body = model_.save()}, entry());
}

// Law 4 and the store's word: after an error nobody knows whether the row is there. What is stored decides.
void Table::reload(std::uint64_t command, Seat seat) {
  busy_ = true;
  host_.load([this, alive = alive_, command, seat](Result<LoadedTable> loaded) {
    if (!*alive) return;
    busy_ = false;
    const Result<void> restored = loaded ? restore(*loaded) : Result<void>(loaded.problem());
    if (!restored) freeze(restored.problem());
    for (auto& each : projections_) each.reset();
    for (auto& each : bots_) each.reset();
    const std::vector<Guest> guests = guests_;
    for (const Guest& guest : guests) {
      const bool happened = is_player(seat) && guest.viewer == seat && command != 0 && restored &&
                            model_.last_command(seat) == command;
      if (guest.viewer == seat && command != 0) {
        if (happened)
          done(guest, command);
        else
          refuse(guest, command, RefusalCode::TryAgain);
      }
      guest.listener->close(kCloseServerEnds);
    }
    run_inbox();
  });
}

void Table::open(std::function<void(Result<void>)> done) {
  busy_ = true;
  host_.load([this, alive = alive_, done = std::move(done)](Result<LoadedTable> loaded) {
    if (!*alive) return;
    busy_ = false;
    if (!loaded) return done(loaded.problem());
    if (const Result<void> restored = restore(*loaded); !restored) freeze(restored.problem());
    if (model_.room().pace == Pace::Days) deadline_ms_ = loaded->entry.wake_ms;
    done({});
    run_inbox();
  });
}

Result<void> Table::restore(const LoadedTable& loaded) {
  Rerun model([this](std::string_view key) { return host_.find_game(key); });
  head_ = 0;
  if (loaded.snapshot) {
    if (const Result<void> restored = model.restore(loaded.snapshot->body); !restored) return restored;
    head_ = loaded.snapshot->row;
  }
  for (const StoredRow& stored : loaded.rows) {
    const Result<LogRow> row = read_row(stored.body);
    if (!row) return row.problem();
    if (const Result<void> played = model.play(*row); !played) return played;
    head_ = stored.row;
  }
  since_snapshot_ = static_cast<int>(loaded.rows.size());
  model.forget_deeds();
  model_ = std::move(model);
  frozen_ = false;
  return {};
}

void Table::freeze(const Problem& problem) {
  frozen_ = true;
  Room room = model_.room();
  room.status = TableStatus::Frozen;
  room.reason = problem.message();
  model_.set_room(std::move(room));
}

std::optional<StoredSnapshot> Table::snapshot() const {
  if (busy_ || frozen_ || head_ == 0 || (game() != nullptr && !game()->can_save())) return std::nullopt;
  return StoredSnapshot{.row = head_, .body = model_.save()};
}

DirectoryEntry Table::entry_of(const Room& r) const {
  DirectoryEntry entry{.code = r.code,
                       .status = std::string(name_of(r.status)),
                       .listed = r.listed,
                       .updated_ms = host_.now_ms(),
                       .wake_ms = r.pace == Pace::Days ? deadline_ms_ : 0};
  JsonText summary;
  write(summary, info_of(r));
  entry.summary = summary.take();
  for (const RoomSeat& seat : r.seats)
    if (!seat.guest.empty()) entry.guests.push_back(seat.guest);
  return entry;
}

// ---- connections ----------------------------------------------------------------------------------

Table::Guest* Table::find(const Listener& listener) {
  for (Guest& guest : guests_)
    if (guest.listener == &listener) return &guest;
  return nullptr;
}

bool Table::online(Seat seat) const {
  return std::any_of(guests_.begin(), guests_.end(),
                     [&](const Guest& guest) { return guest.viewer == seat; });
}

bool Table::anybody_here() const { return !guests_.empty(); }

bool Table::idle() const {
  const bool thinking = std::any_of(bots_.begin(), bots_.end(),
                                    [](const auto& bot) { return bot != nullptr && bot->thinking; });
  return guests_.empty() && !busy_ && inbox_.empty() && !thinking &&
         !(runs() && game() != nullptr && !(game()->question().waited_for & bot_seats()).empty());
}

void Table::send(Listener& listener, std::string frame) const {
  listener.send(std::make_shared<const std::string>(std::move(frame)));
}

void Table::refuse(const Guest& guest, std::uint64_t id, RefusalCode code, std::string rule,
                   std::string detail) {
  RefusedMessage refused{.ack = id, .code = code};
  if (!rule.empty()) refused.rule = std::move(rule);
  if (!detail.empty()) refused.detail = std::move(detail);
  send(*guest.listener, to_json(refused));
}

void Table::done(const Guest& guest, std::uint64_t id) {
  send(*guest.listener, to_json(DoneMessage{.ack = id}));
}

std::unique_ptr<Projection>& Table::slot(Seat viewer) {
  return projections_[is_player(viewer) ? static_cast<std::size_t>(index(viewer)) : kMaxSeats];
}

Projection& Table::projection(Seat viewer) {
  std::unique_ptr<Projection>& place = slot(viewer);
  if (!place) place = std::make_unique<Projection>(viewer, random_text(8));
  return *place;
}

std::string Table::random_text(std::size_t letters) {
  static constexpr std::string_view kLetters = "abcdefghijkmnpqrstuvwxyz23456789";
  std::string text(letters, 'a');
  std::vector<std::uint8_t> bytes(letters);
  host_.random(bytes);
  for (std::size_t i = 0; i < letters; ++i) text[i] = kLetters[bytes[i] % kLetters.size()];
  return text;
}

void Table::connect(Listener& listener, Visitor visitor) {
  guests_.push_back({.listener = &listener, .id = visitor.guest, .name = visitor.name});
  enqueue([this, &listener, visitor = std::move(visitor)] { join(listener, visitor); });
}

void Table::join(Listener& listener, const Visitor& visitor) {
  Guest* guest = find(listener);
  if (guest == nullptr) return;  // gone while it waited
  const Room& r = room();
  if (std::find(r.banned.begin(), r.banned.end(), visitor.guest) != r.banned.end())
    return listener.close(kCloseRemoved);
  if (visitor.seat) {
    const std::optional<Seat> seat = seat_for_token(r, *visitor.seat);
    if (!seat) return listener.close(kCloseWrongToken);
    guest->viewer = *seat;
  }
  const bool belongs = is_player(guest->viewer) || guest->id == r.owner || r.seated(guest->id);
  if (!belongs && r.status != TableStatus::Open && r.watching == Watching::Nobody)
    return listener.close(kCloseNoTable);
  greet(*guest, visitor);
}

void Table::greet(Guest& guest, const Visitor& visitor) {
  Listener& listener = *guest.listener;
  Projection& told = projection(guest.viewer);
  const auto missed =
      visitor.last && visitor.epoch == told.epoch() ? told.since(*visitor.last) : std::nullopt;
  const bool resumed = missed.has_value();
  send(listener, to_json(WelcomeMessage{.you = is_player(guest.viewer) ? index(guest.viewer) : -1,
                                        .owner = guest.id == room().owner,
                                        .epoch = told.epoch(),
                                        .resumed = resumed}));
  if (resumed)
    for (const Frame& frame : *missed) listener.send(frame);
  if (resumed || game() == nullptr) {
    guest.ready = true;
    arrived(guest);
    return;
  }
  busy_ = true;
  host_.history([this, alive = alive_, &listener](Result<std::vector<StoredRow>> rows) {
    if (!*alive) return;
    busy_ = false;
    if (Guest* still = find(listener); still != nullptr) {
      if (rows) {
        send_snapshot(listener, *rows);
        still->ready = true;
        arrived(*still);
      } else {
        listener.close(kCloseServerEnds);
      }
    }
    run_inbox();
  });
}

// Everybody sees who is here; a person who comes back takes the seat over from the computer player.
void Table::arrived(const Guest& guest) {
  send_table();
  send_clock(guest.listener);
  const Seat seat = guest.viewer;
  if (!is_player(seat)) return after_step();
  away_since_[static_cast<std::size_t>(index(seat))] = 0;
  RoomSeat now = room().seats[static_cast<std::size_t>(index(seat))];
  if (!now.standin) return after_step();
  enqueue([this, seat] {
    Room next = room();
    RoomSeat& back = next.seats[static_cast<std::size_t>(index(seat))];
    if (!back.standin) return;
    back.standin = false;
    bots_[static_cast<std::size_t>(index(seat))].reset();
    change_room(std::move(next), Sentence("notice.returned").player("player", seat), kNobody, 0, {});
  });
}

void Table::send_snapshot(Listener& listener, const std::vector<StoredRow>& rows) {
  const Guest& guest = *find(listener);
  History history(*game(), guest.viewer);
  for (const StoredRow& stored : rows)
    if (const Result<LogRow> row = read_row(stored.body)) history.add(*row);
  JsonText out;
  out.open().key("t").text("snapshot");
  projection(guest.viewer).write_snapshot(out, *game());
  int briefing_from = -1;
  if (is_player(guest.viewer)) {
    const RoomSeat& seat = room().seats[static_cast<std::size_t>(index(guest.viewer))];
    if (seat.standin) briefing_from = seat.standin_since;
  }
  history.write(out, briefing_from);
  out.close();
  send(listener, out.take());
}

void Table::disconnect(Listener& listener) {
  const Guest* guest = find(listener);
  if (guest == nullptr) return;
  const Seat seat = guest->viewer;
  guests_.erase(guests_.begin() + (guest - guests_.data()));
  if (is_player(seat) && !online(seat)) away_since_[static_cast<std::size_t>(index(seat))] = host_.now_ms();
  if (draining_) return;
  send_table();
  set_clock();
  set_alarm();
}

void Table::receive(Listener& listener, ClientMessage message) {
  if (Guest* guest = find(listener); guest != nullptr && inbox_.size() >= kInboxLimit)
    return refuse(*guest, id_of(message), RefusalCode::TooFast);
  enqueue([this, &listener, message = std::move(message)] {
    Guest* guest = find(listener);
    if (guest == nullptr || !guest->ready) return;
    if (draining_) return refuse(*guest, id_of(message), RefusalCode::TryAgain);
    carry_out(*guest, message);
  });
}

void Table::publish(const News& news, Seat actor, std::uint64_t ack) {
  for (const auto& told : projections_) {
    if (!told) continue;
    const Seat viewer = told->viewer();
    const Frame frame = told->step(game(), news, viewer == actor ? ack : 0);
    if (!frame) continue;
    for (const Guest& guest : guests_)
      if (guest.ready && guest.viewer == viewer) guest.listener->send(frame);
  }
  tell_bots(news, actor);
}

TableInfo Table::info_of(const Room& r) const {
  TableInfo info{.code = r.code,
                 .game = r.game,
                 .status = r.status,
                 .owner = r.owner_seat(),
                 .options = {r.setup.options.begin(), r.setup.options.end()},
                 .pace = r.pace,
                 .watching = r.watching,
                 .listed = r.listed,
                 .language = r.language};
  if (!r.reason.empty()) info.reason = r.reason.substr(0, 200);
  if (r.pace == Pace::Days) info.hours = r.hours;
  if (!proposal_.what.empty()) info.proposal = proposal_.what;
  if (!r.rematch.empty()) info.rematch = r.rematch;
  for (std::size_t i = 0; i < r.seats.size(); ++i) {
    const RoomSeat& seat = r.seats[i];
    const Seat at = seat_at(static_cast<int>(i));
    SeatInfo shown{.kind = seat.kind, .name = seat.name, .online = seat.kind == SeatKind::Bot || online(at)};
    shown.colour = seat_colour(static_cast<int>(i));
    if (!seat.level.empty()) shown.level = seat.level;
    if (seat.standin) shown.standin = true;
    if (proposal_.agreed.has(at)) shown.ready = true;
    info.seats.push_back(std::move(shown));
  }
  info.watchers = static_cast<int>(std::count_if(
      guests_.begin(), guests_.end(), [](const Guest& guest) { return guest.viewer == kSpectator; }));
  return info;
}

void Table::send_table() {
  const auto frame = std::make_shared<const std::string>(to_json(TableInfoMessage{.table = info()}));
  for (const Guest& guest : guests_)
    if (guest.ready) guest.listener->send(frame);
}

// ---- the end --------------------------------------------------------------------------------------

void Table::drain(std::function<void()> done) {
  draining_ = true;
  enqueue([this, done = std::move(done)] {
    const auto bye = std::make_shared<const std::string>(to_json(ByeMessage{.retry_ms = kRetryMs}));
    const std::vector<Guest> guests = guests_;
    for (const Guest& guest : guests) {
      guest.listener->send(bye);
      guest.listener->close(kCloseServerEnds);
    }
    host_.wake_at(0);
    done();
  });
}

void Table::discard() {
  draining_ = true;
  const std::vector<Guest> guests = guests_;
  for (const Guest& guest : guests) guest.listener->close(kCloseDeleted);
}

}  // namespace holdout
