#include <algorithm>
#include <utility>

#include "table/seating/distinct_name.h"
#include "table/seating/seat_index.h"
#include "table/table.h"

// Connections: who is let in, what they see first, and how everybody is told.

namespace holdout {

namespace {

constexpr std::size_t kInboxLimit = 256;
constexpr std::size_t kGalleryLimit = 64;  // of all watchers together
constexpr std::size_t kMaxDetail = 300;
constexpr std::size_t kRecentCommands = 64;

// At most so many bytes; letters of several bytes stay whole.
std::string cut(std::string text, std::size_t bytes) {
  if (text.size() <= bytes) return text;
  while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xC0U) == 0x80U) --bytes;
  text.resize(bytes);
  return text;
}

}  // namespace

// Pass and play: one person holds several seats over one connection, and is here for all of them.
bool Table::here(Seat seat) const {
  const std::string& person = room().seats[at(seat)].guest;
  return (!person.empty() && audience_.here(person)) || audience_.sees_as(seat);
}

// ---- coming ---------------------------------------------------------------------------------------

void Table::connect(Listener& listener, Visitor visitor) {
  Result<std::string> name = tidy_name(visitor.name);
  const Visit visit = audience_.add(listener, visitor.guest, name ? std::move(*name) : std::string());
  const bool seated = visitor.seat.has_value();
  Operation joins = [this, visit, visitor = std::move(visitor)] { join(visit, visitor); };
  seated ? enqueue(std::move(joins)) : enqueue_behind(std::move(joins));
}

// However many watch and whatever they do, who plays waits for nobody but those who play.
bool Table::comes_first(const Guest& guest) const {
  return is_player(guest.viewer) || guest.id == room().owner;
}

bool Table::has_seat(const Listener& listener) const {
  const Guest* guest = audience_.find(listener);
  return guest != nullptr && comes_first(*guest);
}

void Table::join(Visit visit, const Visitor& visitor) {
  Guest* guest = find(visit);
  if (guest == nullptr) return;  // gone while it waited
  if (draining_) return dismiss(*guest->listener, kCloseServerEnds);
  if (lost_) {  // who comes again later finds it read, or this happens again
    dismiss(*guest->listener, kCloseServerEnds);
    return reload({});
  }
  const Room& r = room();
  if (r.is_banned(visitor.guest)) return dismiss(*guest->listener, kCloseRemoved);
  if (visitor.seat) {
    const std::optional<Seat> seat = seat_for_token(r, *visitor.seat);
    if (!seat) return dismiss(*guest->listener, kCloseWrongToken);
    guest->viewer = *seat;
    guest->token = r.seats[at(*seat)].token_hash;
  }
  if (!may_stay(*guest, r)) return dismiss(*guest->listener, kCloseNoTable);
  if (!audience_.anybody_here()) absences_.house_was_empty(host_.now_ms());
  guest->name = watcher_name(*guest);
  guest->joined = touched_ = true;
  guest->screen = visitor.screen;
  note_insider(visit, [this, visit, last = visitor.last, epoch = visitor.epoch] {
    if (find(visit) != nullptr) greet(visit, last, epoch);
  });
}

// Nobody speaks under the name of one who sits here, nor of another who watches.
std::string Table::watcher_name(const Guest& guest) const {
  std::vector<std::string> others = audience_.names_of_watchers_but(guest.id);
  for (const RoomSeat& seat : room().seats)
    if (seat.guest != guest.id) others.push_back(seat.name);
  return distinct_name(guest.name, others);
}

bool Table::may_stay(const Guest& guest, const Room& r) const {
  return is_player(guest.viewer) || r.shows_itself_to(guest.id);
}

void Table::greet(Visit visit, std::optional<std::uint32_t> last, const std::string& epoch) {
  Guest& guest = *find(visit);
  guest.ready = false;
  const Projection& told = audience_.told(guest.viewer);
  // Who was stood in for gets a snapshot, because a briefing comes with it.
  const bool briefed = is_player(guest.viewer) && room().seats[at(guest.viewer)].standin;
  const auto missed = last && !briefed && epoch == told.epoch() ? told.since(*last) : std::nullopt;
  const bool resumed = missed.has_value();
  WelcomeMessage welcome{.you = is_player(guest.viewer) ? index(guest.viewer) : -1,
                         .owner = guest.id == room().owner,
                         .epoch = told.epoch(),
                         .resumed = resumed};
  if (is_player(guest.viewer) && host_.sends_mail()) welcome.mail = room().seats[at(guest.viewer)].mail;
  if (std::string key = host_.push_key(); is_player(guest.viewer) && !key.empty())
    welcome.push_key = std::move(key);
  tell(visit, to_json(welcome));
  if (resumed)
    for (const Frame& frame : *missed)
      if (const Guest* still = find(visit)) still->listener->send(frame);
  if (!resumed) return send_snapshots({visit}, [this, visit] { arrived(visit); });
  if (Guest* still = find(visit)) still->ready = true;
  arrived(visit);
}

void Table::resync(Guest& guest, Seat viewer) {
  guest.viewer = viewer;
  guest.ready = false;
  enqueue_first([this, visit = guest.visit] {
    if (find(visit) != nullptr) greet(visit, std::nullopt, {});
  });
}

// Everybody sees who is here; a person who comes back takes the seat over from the computer player.
void Table::arrived(Visit visit) {
  if (Guest* briefed = find(visit)) briefed->newcomer = false;
  send_table();
  send_clock(visit);
  note_absences();
  if (untold_) enqueue([this] { tell_set_back(); });
  const Guest* guest = find(visit);
  const Seat seat = guest != nullptr ? guest->viewer : kSpectator;
  if (!is_player(seat)) return after_step();
  know_.remove(seat);
  if (!room().seats[at(seat)].standin || frozen_) return after_step();
  Room next = room();
  const SeatSet told = next.seats[at(seat)].unseen ? own_side(seat) : kEverybody;
  next.seats[at(seat)].standin = next.seats[at(seat)].unseen = false;
  bots_.dismiss(seat);
  change_room(std::move(next), Sentence("notice.returned").player("player", seat), {}, {}, told);
}

// ---- going ----------------------------------------------------------------------------------------

void Table::disconnect(Listener& listener) {
  const bool first = has_seat(listener);
  if (!audience_.remove(listener) || draining_) return;
  const auto note = [this] {
    for (const Seat seat : people())
      if (room().pace == Pace::Days && !here(seat) && absences_.away_since(seat) == 0 &&
          waited_for().has(seat))
        know_.add(seat);  // has just seen it
    note_absences();
  };
  if (running_)
    note();
  else
    guarded(note);
  const auto tell_others = [this] {
    send_table();
    set_clock();
  };
  if (first) return enqueue(tell_others);
  if (std::exchange(leaving_noted_, true)) return;
  enqueue_behind([this, tell_others] {
    leaving_noted_ = false;
    tell_others();
  });
}

void Table::dismiss(Listener& listener, int code) {
  disconnect(listener);
  listener.close(code);
}

// Who lost a seat sees what is public; who may not see that either leaves.
void Table::check_seats() {
  for (const Guest& was : audience_.guests()) {
    Guest* guest = find(was.visit);
    if (guest == nullptr || !guest->joined) continue;
    if (is_player(guest->viewer)) {
      const std::size_t place = at(guest->viewer);
      const RoomSeat seat = place < room().seats.size() ? room().seats[place] : RoomSeat{};
      const bool holds =
          seat.kind == SeatKind::Person && (seat.guest == guest->id || seat.token_hash == guest->token);
      if (!holds) resync(*guest, kSpectator);
    }
    if (!may_stay(*guest, room())) dismiss(*guest->listener, kCloseNoTable);
  }
}

// ---- telling --------------------------------------------------------------------------------------

void Table::tell(Visit visit, std::string frame) { audience_.tell(visit, std::move(frame)); }

void Table::refuse(const Guest& guest, std::uint64_t id, RefusalCode code, std::string rule,
                   std::string detail) {
  RefusedMessage refused{.ack = id, .code = code};
  if (!rule.empty()) refused.rule = std::move(rule);
  if (!detail.empty()) refused.detail = cut(std::move(detail), kMaxDetail);
  tell(guest.visit, to_json(refused));
}

// Whose command the row carries out: sent again, also after a restart, it is not carried out twice. The
// person is named too, because what was sent may have cost the seat.
void Table::sign(LogRow& row, const Sender& from) {
  row.seat = from.seat;
  row.guest = from.guest;
  row.command = from.id;
}

void Table::done(const Sender& sender) {
  if (sender.id == 0) return;  // the table itself
  recent_.emplace_back(sender.guest, sender.id);
  if (recent_.size() > kRecentCommands) recent_.erase(recent_.begin());
  tell(sender.visit, to_json(DoneMessage{.ack = sender.id}));
}

// Commands are idempotent: one that came again, because its sender could not know that it was carried out, is
// acknowledged again.
bool Table::is_duplicate(const Guest& guest, std::uint64_t id) {
  const bool known = (is_player(guest.viewer) && model_.knows_command(guest.viewer, id)) ||
                     model_.knows_command(guest.id, id) ||
                     std::any_of(recent_.begin(), recent_.end(), [&](const auto& command) {
                       return command.second == id && command.first == guest.id;
                     });
  if (known) tell(guest.visit, to_json(DoneMessage{.ack = id}));
  return known;
}

void Table::receive(Listener& listener, ClientMessage message) {
  Guest* sender = audience_.find(listener);
  if (sender == nullptr) return;
  // Who got a seat meanwhile keeps the order of what they sent.
  const bool behind = !comes_first(*sender) || sender->behind > 0;
  const bool full = behind ? gallery_.size() >= kGalleryLimit : inbox_.size() >= kInboxLimit;
  if (full) return refuse(*sender, id_of(message), RefusalCode::TooFast);
  if (!behind && !running_ && !busy_ && inbox_.empty()) return take_up_at_once(sender->visit, message);
  if (!behind)
    return enqueue([this, visit = sender->visit, message = std::move(message)] { take_up(visit, message); });
  ++sender->behind;
  enqueue_behind([this, visit = sender->visit, message = std::move(message)] {
    if (Guest* still = find(visit)) --still->behind;
    take_up(visit, message);
  });
}

// Nearly always nothing waits, and nothing has to be kept.
void Table::take_up_at_once(Visit visit, const ClientMessage& message) {
  const std::shared_ptr<bool> alive = alive_;
  const auto take = [&] { take_up(visit, message); };
  guarded(std::cref(take));
  if (*alive) run_inbox();
}

// Who just got or lost a seat was greeted anew before any command that waited: every command is answered.
void Table::take_up(Visit visit, const ClientMessage& message) {
  Guest* guest = find(visit);
  if (guest == nullptr) return;
  if (draining_ || !guest->ready) return refuse(*guest, id_of(message), RefusalCode::TryAgain);
  const std::uint64_t answered = answered_;
  try {
    carry_out(*guest, message);
  } catch (const std::exception&) {  // it broke the table; what went to the store is not refused
    const Guest* still = find(visit);
    if (still != nullptr && !busy_ && answered == answered_)
      refuse(*still, id_of(message), RefusalCode::NotNow);
    throw;
  }
}

void Table::publish(const News& news, Seat actor, std::uint64_t ack) {
  audience_.deliver(audience_.project(game(), news, actor, ack));
  tell_bots(news, actor);
}

// Everybody gets the same, unless a side that acts unseen knows more of its own people.
void Table::send_table(SeatSet to) {
  offered_ = offers();
  if (audience_.empty()) return;
  std::array<Frame, kMaxSeats + 1> frames;
  const bool alike = unseen().empty();
  const auto here = standing();
  audience_.broadcast([&](const Guest& guest) {
    if (!to.has(guest.viewer)) return;
    Frame& frame = frames[viewer_slot(alike ? kSpectator : guest.viewer)];
    if (!frame) {
      TableInfoMessage told{.table = info(guest.viewer)};
      told.table.standing = here;
      frame = std::make_shared<const std::string>(to_json(told));
      if (!alike) frame = evened(std::move(frame));
    }
    guest.listener->send(frame);
  });
}

TableInfo Table::info(Seat viewer) const {
  TableInfo info = info_for(room(), viewer);
  const Offers now = offers_to(viewer);
  for (const Seat seat : now.to_owner) info.seats[at(seat)].handover = HandOver::Owner;
  for (const Seat seat : now.to_all) info.seats[at(seat)].handover = HandOver::Anybody;
  return info;
}

TableInfo Table::info_in_list(std::string_view guest) const {
  TableInfo listed = info();
  if (game() == nullptr || room().status != TableStatus::Playing) return listed;
  listed.waits.emplace();
  for (const Seat seat : game()->game().prompt_for(game()->rules(), game()->state(), kSpectator).waited_for) {
    listed.waits->push_back(index(seat));
    if (people().has(seat) && room().seats[at(seat)].guest == guest) listed.your_turn = true;
  }
  return listed;
}

// Whoever holds a seat and looks on from elsewhere as well has one.
std::vector<Table::Guest> Table::bystanders() const {
  std::vector<Guest> found = audience_.bystanders();
  std::erase_if(found, [this](const Guest& each) { return room().seated(each.id); });
  return found;
}

std::optional<std::vector<Bystander>> Table::standing() const {
  constexpr std::size_t kMost = 16;
  std::vector<Bystander> told;
  for (const Guest& each : bystanders()) {
    if (told.size() == kMost) break;
    Bystander& one = told.emplace_back(Bystander{.name = each.name});
    if (each.id == room().owner) one.owner = true;
    if (each.screen) one.screen = true;
  }
  return told.empty() ? std::nullopt : std::optional(std::move(told));
}

TableInfo Table::info_for(const Room& r, Seat viewer) const {
  TableInfo info{.code = r.code,
                 .game = r.game,
                 .status = r.status,
                 .owner = r.owner_seat(),
                 .options = {r.setup.options.begin(), r.setup.options.end()},
                 .pace = r.pace_now(),
                 .watching = r.watching,
                 .listed = r.listed,
                 .language = r.language};
  if (!r.reason.empty()) info.reason = r.reason;
  if (r.pace == Pace::Days) info.hours = r.hours;
  if (!r.proposal.what.empty() && r.proposal.among.has(viewer)) info.proposal = r.proposal.what;
  if (!r.rematch.empty()) info.rematch = r.rematch;
  if (r.hushed) info.hushed = true;
  if (r.takeover) info.takeover = true;
  if (r.speed != BotSpeed::Normal) info.speed = r.speed;
  const Sides sides = sides_of(r);
  for (std::size_t i = 0; i < r.seats.size(); ++i)
    info.seats.push_back(seat_info(r, seat_at(static_cast<int>(i)), viewer, sides));
  info.watchers = audience_.watchers();
  if (audience_.on_a_screen()) info.screen = true;
  return info;
}

SeatInfo Table::seat_info(const Room& r, Seat seat, Seat viewer, const Sides& sides) const {
  const RoomSeat& place = r.seats[at(seat)];
  const bool online = place.kind == SeatKind::Bot ||
                      (place.kind == SeatKind::Person && at(seat) < room().seats.size() && here(seat));
  const bool standin = place.standin && !(place.unseen && !own_side(viewer).has(seat));
  SeatInfo shown{.kind = place.kind, .name = place.name, .online = online};
  shown.colour = r.colours[at(seat)];
  if (!place.level.empty() && (place.kind == SeatKind::Bot || standin)) shown.level = place.level;
  if (standin) shown.standin = true;
  if (r.proposal.agreed.has(seat) && r.proposal.among.has(viewer)) shown.ready = true;
  if (const Side* side = find_side(sides, seat); side != nullptr && named(sides)) shown.side = side->key;
  return shown;
}

}  // namespace holdout
