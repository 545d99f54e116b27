#include <algorithm>
#include <array>

#include "table/seating/distinct_name.h"
#include "table/seating/seat_colours.h"
#include "table/seating/seat_index.h"
#include "table/table.h"

// Who sits where: people, computer players, and those who stand in.

namespace holdout {

// Sent again it gives the same seat and a new token, which is all that its sender misses: it needs no number
// in the store.
void Table::sit(Guest& guest, const SitCommand& command) {
  const Seat seat = seat_at(command.seat);
  if (at(seat) >= room().seats.size()) return refuse(guest, command.id, RefusalCode::Unknown);
  Room next = room();
  RoomSeat& place = next.seats[at(seat)];
  const bool mine = place.kind == SeatKind::Person && place.guest == guest.id;  // its token was lost
  if (!mine && room().status != TableStatus::Open) return refuse(guest, command.id, RefusalCode::NotNow);
  if (!mine && place.kind != SeatKind::Empty) return refuse(guest, command.id, RefusalCode::Taken);
  Result<std::string> name = tidy_name(command.name);
  if (!name) return refuse(guest, command.id, RefusalCode::Malformed, {}, name.problem().message());
  const bool keep = command.keep.value_or(false);
  if (!mine && !keep)
    for (RoomSeat& each : next.seats)
      if (each.kind == SeatKind::Person && each.guest == guest.id) each = {};
  std::array<std::uint8_t, 24> random{};
  host_.random(random);
  const std::string token = seat_token(random);
  if (!mine)
    place = {.kind = SeatKind::Person, .name = distinct_name(*name, next.names()), .guest = guest.id};
  place.token_hash = token_hash(token);
  change_room(std::move(next), {}, {}, [this, seat, keep, token, from = sender(guest, command.id)] {
    seated(from, seat, keep, token);
  });
}

// Whoever is shown a seat of a game can be told later from those who only watched it. `after` that is stored.
void Table::note_insider(Visit visit, const Operation& after) {
  const Guest& guest = *find(visit);
  const TableStatus status = room().status;
  const bool under_way = status == TableStatus::Playing || status == TableStatus::Paused;
  if (!is_player(guest.viewer) || !under_way || room().knows_insider(guest.id)) return after();
  Room next = room();
  next.note_insider(guest.id);
  store({.kind = LogRow::Kind::Room}, {.room = std::move(next)}, after);
}

std::optional<RefusalCode> Table::why_not_taken(const Guest& guest, const RoomSeat& place) const {
  const TableStatus status = room().status;
  const bool under_way = status == TableStatus::Playing || status == TableStatus::Paused;
  if (!under_way || !room().takeover || guest.screen) return RefusalCode::NotNow;
  if (is_player(guest.viewer) || room().is_insider(guest.id)) return RefusalCode::Insider;
  if (place.kind != SeatKind::Bot) return RefusalCode::Taken;
  return std::nullopt;
}

// What the seat knows its new holder learns as one does who comes back. Sent again it gives a new token.
void Table::take(Guest& guest, const TakeCommand& command) {
  const Seat seat = seat_at(command.seat);
  if (at(seat) >= room().seats.size()) return refuse(guest, command.id, RefusalCode::Unknown);
  Room next = room();
  RoomSeat& place = next.seats[at(seat)];
  const bool mine = place.kind == SeatKind::Person && place.guest == guest.id;
  if (const auto refused = why_not_taken(guest, place); !mine && refused)
    return refuse(guest, command.id, *refused);
  Result<std::string> name = tidy_name(command.name);
  if (!name) return refuse(guest, command.id, RefusalCode::Malformed, {}, name.problem().message());
  std::array<std::uint8_t, 24> random{};
  host_.random(random);
  const std::string token = seat_token(random);
  if (!mine)
    place = {.kind = SeatKind::Person,
             .name = distinct_name(*name, next.names()),
             .level = place.level,
             .guest = guest.id};
  place.token_hash = token_hash(token);
  next.note_insider(guest.id);
  const Sentence notice = mine ? Sentence() : Sentence("notice.took_over").player("player", seat);
  change_room(std::move(next), notice, {}, [this, seat, token, mine, from = sender(guest, command.id)] {
    Guest* taker = find(from.visit);
    if (!mine) bots_.dismiss(seat);
    if (!mine && taker != nullptr) taker->newcomer = true;
    seated(from, seat, false, token);
  });
}

void Table::seated(const Sender& sender, Seat seat, bool keep, const std::string& token) {
  tell(sender.visit, to_json(SeatedMessage{.ack = sender.id, .seat = index(seat), .token = token}));
  Guest* sitter = find(sender.visit);
  if (sitter == nullptr || (keep && is_player(sitter->viewer))) return;
  sitter->token = token_hash(token);
  if (sitter->viewer != seat) resync(*sitter, seat);
}

void Table::stand(Guest& guest, const StandCommand& command) {
  if (is_duplicate(guest, command.id)) return;
  const Seat seat = guest.viewer;
  if (!is_player(seat)) return refuse(guest, command.id, RefusalCode::NotSeated);
  const TableStatus status = room().status;
  if (status == TableStatus::Over) return done(sender(guest, command.id));
  Room next = room();
  RoomSeat& place = next.seats[at(seat)];
  const bool open = status == TableStatus::Open;
  if (open)
    place = {};
  else
    hand_over(place);
  const Sentence notice = open ? Sentence() : Sentence("notice.left").player("player", seat);
  const Sender from = sender(guest, command.id);
  change_room(std::move(next), notice, from, [this, open, seat, from] {
    done(from);
    if (open) return;
    for (const Guest& each : audience_.guests())
      if (each.viewer == seat && find(each.visit) != nullptr) dismiss(*each.listener, kCloseDone);
  });
}

// The way back is the same as after an absence: the greeting brings the briefing and gives the seat back.
void Table::back(Guest& guest, const BackCommand& command) {
  const Seat seat = guest.viewer;
  if (!is_player(seat)) return refuse(guest, command.id, RefusalCode::NotSeated);
  const Sender from = sender(guest, command.id);
  if (!room().seats[at(seat)].standin) return done(from);
  enqueue_first([this, from] { done(from); });
  resync(guest, seat);
}

// A computer player has the seat until its person takes it back.
bool Table::stood_in(const Guest& guest, std::uint64_t id) {
  if (!room().seats[at(guest.viewer)].standin) return false;
  refuse(guest, id, RefusalCode::NotNow, {}, "a computer player has the seat until it is taken back");
  return true;
}

// One that a computer player or nobody holds is given up for the one that is left.
void Table::colour(Guest& guest, const ColourCommand& command) {
  if (is_duplicate(guest, command.id)) return;
  if (room().status != TableStatus::Open) return refuse(guest, command.id, RefusalCode::NotNow);
  const auto seat = static_cast<std::size_t>(command.seat);
  if (seat >= room().seats.size()) return refuse(guest, command.id, RefusalCode::Unknown);
  const auto mine = [&](std::size_t i) {
    const RoomSeat& place = room().seats[i];
    return place.kind == SeatKind::Person &&
           (place.guest == guest.id || guest.viewer == seat_at(static_cast<int>(i)));
  };
  const bool bot = room().seats[seat].kind == SeatKind::Bot;
  if (bot && !owns(guest, command.id)) return;
  if (!bot && !mine(seat)) return refuse(guest, command.id, RefusalCode::NotSeated);
  const AnyGame* game_of = host_.find_game(room().game);
  const std::vector<std::string> known = game_of != nullptr ? colours_of(*game_of) : room().colours;
  if (std::find(known.begin(), known.end(), command.colour) == known.end())
    return refuse(guest, command.id, RefusalCode::Unknown, {}, "there is no such colour");
  Room next = room();
  const auto held = std::find(next.colours.begin(), next.colours.end(), command.colour);
  if (held != next.colours.end()) {
    const auto other = static_cast<std::size_t>(held - next.colours.begin());
    if (next.seats[other].kind == SeatKind::Person && !mine(other))
      return refuse(guest, command.id, RefusalCode::Taken);
    *held = next.colours[seat];
  }
  next.colours[seat] = command.colour;
  const Sender from = sender(guest, command.id);
  change_room(std::move(next), {}, from, [this, from] { done(from); });
}

void Table::hand_over(RoomSeat& place) const {
  if (!place.standin) place.standin_since = game() != nullptr ? game()->answers() : 0;
  place.standin = true;
  if (place.level.empty()) place.level = usual_level();
}

bool Table::has_level(std::string_view level) const {
  const AnyGame* game_of = host_.find_game(room().game);
  if (game_of == nullptr) return false;
  const Result<RulesBox> rules = game_of->make_rules(room().setup);
  return rules && host_.make_player(*game_of, *rules, seat_at(0), level, 0) != nullptr;
}

std::string Table::usual_level() const { return has_level("regular") ? "regular" : "random"; }

void Table::bot(Guest& guest, const BotCommand& command) {
  if (is_duplicate(guest, command.id)) return;
  const Seat seat = seat_at(command.seat);
  const bool there = at(seat) < room().seats.size();
  const bool offered = there && may_hand_over(guest, seat);
  if (!offered && !owns(guest, command.id)) return;
  if (!there) return refuse(guest, command.id, RefusalCode::Unknown);
  if (room().status == TableStatus::Over) return refuse(guest, command.id, RefusalCode::NotNow);
  if (!has_level(command.level))
    return refuse(guest, command.id, RefusalCode::Unknown, {}, "there is no such level");
  Room next = room();
  RoomSeat& place = next.seats[at(seat)];
  SeatSet told = place.unseen ? told_of(seat) : kEverybody;
  Sentence notice;
  if (place.kind == SeatKind::Person) {
    if (room().status == TableStatus::Open) return refuse(guest, command.id, RefusalCode::Taken);
    const bool person = shown_people(guest.viewer).has(seat);  // as far as this guest knows
    if (!offered && person) return refuse(guest, command.id, RefusalCode::NotNow);
    if (person) {
      told = here(seat) && own_side(guest.viewer).has(seat) ? told_of(seat) : kEverybody;
      const bool owners = told == kEverybody && guest.id != room().owner && place.guest == room().owner;
      notice = Sentence(!here(seat) ? "notice.handed_over"
                        : owners    ? "notice.silent_owner"
                                    : "notice.silent")
                   .player("player", seat);
      if (owners) notice.player("owner", guest.viewer);
      if (owners) next.owner = guest.id;
      hand_over(place);
      place.unseen = told != kEverybody;
    }
  } else if (place.kind == SeatKind::Empty) {
    place.name = bot_name(next, command.seat);
    place.kind = SeatKind::Bot;
  }
  place.level = command.level;
  const Sender from = sender(guest, command.id);
  const auto seated = [this, seat, from] {
    bots_.dismiss(seat);
    done(from);
  };
  change_room(std::move(next), notice, from, seated, told);
}

void Table::unseat(Guest& guest, const UnseatCommand& command) {
  if (is_duplicate(guest, command.id) || !owns(guest, command.id)) return;
  const Seat seat = seat_at(command.seat);
  if (at(seat) >= room().seats.size()) return refuse(guest, command.id, RefusalCode::Unknown);
  const RoomSeat place = room().seats[at(seat)];
  const bool open = room().status == TableStatus::Open;
  const bool person = place.kind == SeatKind::Person;
  const bool ban = person && command.ban.value_or(false) && place.guest != room().owner;
  if (place.kind == SeatKind::Empty || (!open && !ban)) return refuse(guest, command.id, RefusalCode::NotNow);
  Room next = room();
  if (ban) next.ban(place.guest);
  for (std::size_t i = 0; i < next.seats.size(); ++i) {
    RoomSeat& each = next.seats[i];
    const bool theirs = ban && each.kind == SeatKind::Person && each.guest == place.guest;
    if (i != at(seat) && !theirs) continue;
    if (open)
      each = {};
    else
      each = {.kind = SeatKind::Bot, .name = bot_name(next, static_cast<int>(i)), .level = usual_level()};
  }
  const Sender from = sender(guest, command.id);
  change_room(std::move(next), {}, from, [this, ban, removed = place.guest, from] {
    if (ban) send_away(removed);
    done(from);
  });
}

// One who has no seat: those who have are left to `unseat`, and nobody removes the owner.
void Table::remove(Guest& guest, const RemoveCommand& command) {
  if (is_duplicate(guest, command.id) || !owns(guest, command.id)) return;
  const std::vector<Guest> all = bystanders();
  const auto named = std::ranges::find(all, command.name, &Guest::name);
  if (named == all.end()) return refuse(guest, command.id, RefusalCode::Unknown);
  if (named->id == room().owner) return refuse(guest, command.id, RefusalCode::NotNow);
  Room next = room();
  next.ban(named->id);
  const Sender from = sender(guest, command.id);
  LogRow row{.kind = LogRow::Kind::Room};
  sign(row, from);
  store(row, {.room = std::move(next), .visitor = named->id}, [this, removed = named->id, from] {
    send_away(removed);
    done(from);
    send_table();
    after_step();
  });
}

void Table::send_away(const std::string& removed) {
  for (const Guest& each : audience_.guests())
    if (each.id == removed && find(each.visit) != nullptr) dismiss(*each.listener, kCloseRemoved);
}

void Table::give_owner(Guest& guest, const GiveOwnerCommand& command) {
  if (is_duplicate(guest, command.id) || !owns(guest, command.id)) return;
  const Seat seat = seat_at(command.seat);
  if (at(seat) >= room().seats.size() || room().seats[at(seat)].kind != SeatKind::Person)
    return refuse(guest, command.id, RefusalCode::Unknown);
  Room next = room();
  next.owner = next.seats[at(seat)].guest;
  const Sender from = sender(guest, command.id);
  change_room(std::move(next), {}, from, [this, from] { done(from); });
}

void Table::hush(Guest& guest, const HushCommand& command) {
  if (is_duplicate(guest, command.id) || !owns(guest, command.id)) return;
  Room next = room();
  next.hushed = command.silent;
  const Sender from = sender(guest, command.id);
  change_room(std::move(next), {}, from, [this, from] { done(from); });
}

// Of all waits alike, whoever is asked and whatever: how long one takes still tells nothing (law 3).
BotPace Table::bot_pace() const {
  constexpr std::array<int, 4> kPermille{2500, 1000, 400, 125};  // in the order of BotSpeed
  const auto scaled = [&](int ms) {
    return std::min(ms * kPermille[static_cast<std::size_t>(room().speed)] / 1000, BotPace::kMostMs);
  };
  const BotPace usual = host_.bot_pace();
  return {.from_ms = scaled(usual.from_ms), .to_ms = scaled(usual.to_ms)};
}

void Table::speed(Guest& guest, const SpeedCommand& command) {
  if (is_duplicate(guest, command.id)) return;
  if (!room().is_alone(guest.id) && !owns(guest, command.id)) return;
  Room next = room();
  next.speed = command.speed;
  const Sender from = sender(guest, command.id);
  change_room(std::move(next), {}, from, [this, from] { done(from); });
}

}  // namespace holdout
