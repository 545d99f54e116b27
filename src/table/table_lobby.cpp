#include <algorithm>

#include "protocol/words.h"
#include "table/table.h"

// People and settings: who sits where, what is agreed, when a game begins.

namespace holdout {

namespace {

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

template <class... Handlers>
struct Overloaded : Handlers... {
  using Handlers::operator()...;
};

}  // namespace

void Table::carry_out(Guest& guest, const ClientMessage& message) {
  std::visit(
      Overloaded{
          [&](const AnswerCommand& c) { answer(guest, c); }, [&](const UndoCommand& c) { undo(guest, c); },
          [&](const SayCommand& c) { say(guest, c); }, [&](const ChatCommand& c) { chat(guest, c); },
          [&](const SitCommand& c) { sit(guest, c); }, [&](const StandCommand& c) { stand(guest, c); },
          [&](const BotCommand& c) { bot(guest, c); }, [&](const UnseatCommand& c) { unseat(guest, c); },
          [&](const GiveOwnerCommand& c) { give_owner(guest, c); },
          [&](const ConfigureCommand& c) { configure(guest, c); },
          [&](const StartCommand& c) { start(guest, c); },
          [&](const ProposeCommand& c) { propose(guest, c); },
          [&](const RematchCommand& c) { rematch(guest, c); }, [&](const WhyCommand& c) { why(guest, c); },
          [&](const PingCommand&) { send(*guest.listener, to_json(PongMessage{})); },
          [&](const HelloCommand&) {
            refuse(guest, 0, RefusalCode::Malformed, {}, "hello was said already");
          }},
      message);
}

bool Table::owns(const Guest& guest, std::uint64_t id) {
  if (guest.id == room().owner) return true;
  refuse(guest, id, RefusalCode::NotOwner);
  return false;
}

void Table::change_room(Room next, Sentence notice, Seat seat, std::uint64_t command, Operation after) {
  LogRow row{.kind = LogRow::Kind::Room, .seat = seat, .command = command};
  if (!notice.key.empty()) {
    JsonText text;
    write_sentence_list(text, room().game, notice);
    row.notice = text.take();
  }
  const std::string told = row.notice;
  store(std::move(row), std::move(next), [this, told, after = std::move(after)] {
    if (!told.empty()) publish({.notice = told}, kNobody, 0);
    send_table();
    if (after) after();
    after_step();
  });
}

// ---- seats ----------------------------------------------------------------------------------------

void Table::sit(Guest& guest, const SitCommand& command) {
  const Seat seat = seat_at(command.seat);
  if (at(seat) >= room().seats.size()) return refuse(guest, command.id, RefusalCode::Unknown);
  Room next = room();
  RoomSeat& place = next.seats[at(seat)];
  const bool mine = place.kind == SeatKind::Person && place.guest == guest.id;  // its token was lost
  if (!mine && room().status != TableStatus::Open) return refuse(guest, command.id, RefusalCode::NotNow);
  if (!mine && place.kind != SeatKind::Empty) return refuse(guest, command.id, RefusalCode::Taken);
  const bool keep = command.keep.value_or(false);
  if (!mine && !keep)
    for (RoomSeat& each : next.seats)
      if (each.kind == SeatKind::Person && each.guest == guest.id) each = {};
  std::array<std::uint8_t, 24> random{};
  host_.random(random);
  const std::string token = seat_token(random);
  if (!mine) place = {.kind = SeatKind::Person, .name = command.name, .guest = guest.id};
  place.token_hash = token_hash(token);
  Listener& listener = *guest.listener;
  change_room(std::move(next), {}, kNobody, 0, [this, seat, keep, token, id = command.id, &listener] {
    Guest* sitter = find(listener);
    if (sitter == nullptr) return;
    if (!keep || !is_player(sitter->viewer)) sitter->viewer = seat;
    send(listener, to_json(SeatedMessage{.ack = id, .seat = index(seat), .token = token}));
    send_table();
  });
}

void Table::stand(Guest& guest, const StandCommand& command) {
  const Seat seat = guest.viewer;
  if (!is_player(seat)) return refuse(guest, command.id, RefusalCode::NotSeated);
  if (repeated(guest, command.id)) return;
  Room next = room();
  RoomSeat& place = next.seats[at(seat)];
  const bool open = room().status == TableStatus::Open;
  if (open) {
    place = {};
  } else {
    place.standin = true;
    place.standin_since = game() != nullptr ? game()->answers() : 0;
    if (place.level.empty()) place.level = "regular";
  }
  const Sentence notice = open ? Sentence() : Sentence("notice.left").player("player", seat);
  Listener& listener = *guest.listener;
  change_room(std::move(next), notice, seat, command.id, [this, open, id = command.id, &listener] {
    Guest* leaver = find(listener);
    if (leaver == nullptr) return;
    done(*leaver, id);
    if (open)
      leaver->viewer = kSpectator;
    else
      listener.close(kCloseDone);
  });
}

void Table::bot(Guest& guest, const BotCommand& command) {
  if (!owns(guest, command.id)) return;
  const Seat seat = seat_at(command.seat);
  if (at(seat) >= room().seats.size()) return refuse(guest, command.id, RefusalCode::Unknown);
  const AnyGame* game_of = host_.find_game(room().game);
  const Result<RulesBox> rules = game_of->make_rules(room().setup);
  if (!rules || !host_.make_player(*game_of, *rules, seat, command.level, 0))
    return refuse(guest, command.id, RefusalCode::Unknown, {}, "there is no such level");
  Room next = room();
  RoomSeat& place = next.seats[at(seat)];
  Sentence notice;
  if (place.kind == SeatKind::Person) {
    if (room().status == TableStatus::Open) return refuse(guest, command.id, RefusalCode::Taken);
    if (online(seat)) return refuse(guest, command.id, RefusalCode::NotNow);
    place.standin = true;
    place.standin_since = game() != nullptr ? game()->answers() : 0;
    notice = Sentence("notice.handed_over").player("player", seat);
  } else if (place.kind == SeatKind::Empty) {
    place.name = bot_name(next, command.seat);
    place.kind = SeatKind::Bot;
  }
  place.level = command.level;
  bots_[at(seat)].reset();
  Listener& listener = *guest.listener;
  change_room(std::move(next), notice, kNobody, 0, [this, id = command.id, &listener] {
    if (const Guest* owner = find(listener)) done(*owner, id);
  });
}

void Table::unseat(Guest& guest, const UnseatCommand& command) {
  if (!owns(guest, command.id)) return;
  const Seat seat = seat_at(command.seat);
  if (at(seat) >= room().seats.size()) return refuse(guest, command.id, RefusalCode::Unknown);
  const bool ban = command.ban.value_or(false);
  const bool open = room().status == TableStatus::Open;
  Room next = room();
  RoomSeat& place = next.seats[at(seat)];
  if (place.kind == SeatKind::Empty || (!open && !ban)) return refuse(guest, command.id, RefusalCode::NotNow);
  const std::string removed = place.guest;
  if (ban && place.kind == SeatKind::Person && removed != room().owner) next.banned.push_back(removed);
  if (open)
    place = {};
  else
    place = {.kind = SeatKind::Bot, .name = place.name, .level = "regular"};
  Listener& listener = *guest.listener;
  change_room(std::move(next), {}, kNobody, 0, [this, seat, ban, removed, id = command.id, &listener] {
    const std::vector<Guest> guests = guests_;
    for (const Guest& each : guests) {
      if (each.viewer == seat && !ban) find(*each.listener)->viewer = kSpectator;
      if (ban && !removed.empty() && each.id == removed) each.listener->close(kCloseRemoved);
    }
    if (const Guest* owner = find(listener)) done(*owner, id);
    send_table();
  });
}

void Table::give_owner(Guest& guest, const GiveOwnerCommand& command) {
  if (!owns(guest, command.id)) return;
  const Seat seat = seat_at(command.seat);
  if (at(seat) >= room().seats.size() || room().seats[at(seat)].kind != SeatKind::Person)
    return refuse(guest, command.id, RefusalCode::Unknown);
  Room next = room();
  next.owner = next.seats[at(seat)].guest;
  Listener& listener = *guest.listener;
  change_room(std::move(next), {}, kNobody, 0, [this, id = command.id, &listener] {
    if (const Guest* before = find(listener)) done(*before, id);
  });
}

void Table::configure(Guest& guest, const ConfigureCommand& command) {
  if (!owns(guest, command.id)) return;
  if (room().status != TableStatus::Open) return refuse(guest, command.id, RefusalCode::NotNow);
  Room next = room();
  if (command.options) next.setup.options = *command.options;
  next.pace = command.pace.value_or(next.pace);
  next.hours = command.hours.value_or(next.hours);
  next.watching = command.watching.value_or(next.watching);
  next.listed = command.listed.value_or(next.listed);
  next.setup.players = command.players.value_or(next.setup.players);
  const auto seats = static_cast<std::size_t>(next.setup.players);
  for (std::size_t i = seats; i < next.seats.size(); ++i)
    if (next.seats[i].kind == SeatKind::Person) return refuse(guest, command.id, RefusalCode::Taken);
  next.seats.resize(seats);
  const AnyGame* game_of = host_.find_game(next.game);
  if (const Result<RulesBox> rules = game_of->make_rules(next.setup); !rules)
    return refuse(guest, command.id, RefusalCode::Illegal, {}, rules.problem().message());
  Listener& listener = *guest.listener;
  change_room(std::move(next), {}, kNobody, 0, [this, id = command.id, &listener] {
    if (const Guest* owner = find(listener)) done(*owner, id);
  });
}

// ---- beginning and end ----------------------------------------------------------------------------

void Table::start(Guest& guest, const StartCommand& command) {
  if (!owns(guest, command.id)) return;
  if (room().status != TableStatus::Open) return refuse(guest, command.id, RefusalCode::NotNow);
  Room next = room();
  for (std::size_t i = 0; i < next.seats.size(); ++i)
    if (next.seats[i].kind == SeatKind::Empty)
      next.seats[i] = {
          .kind = SeatKind::Bot, .name = bot_name(next, static_cast<int>(i)), .level = "regular"};
  next.status = TableStatus::Playing;
  host_.random(next.seed);
  Result<std::unique_ptr<RunningGame>> made = model_.make_game(next);
  if (!made) return refuse(guest, command.id, RefusalCode::Illegal, {}, made.problem().message());
  const std::shared_ptr<RunningGame> fresh = std::move(*made);
  const auto turn = std::make_shared<Turn>(fresh->begin());
  LogRow row{.kind = LogRow::Kind::Start, .events = turn->events};
  for (const Action& rolled : turn->chance)
    row.chance.push_back(fresh->game().notation(fresh->rules(), rolled));
  Listener& listener = *guest.listener;
  store(std::move(row), std::move(next), [this, fresh, turn, id = command.id, &listener] {
    fresh->take(*turn);
    model_.start(fresh);
    if (const Guest* owner = find(listener)) done(*owner, id);
    send_table();
    publish({.events = turn->events}, kNobody, 0);
    after_step();
  });
}

SeatSet Table::people() const {
  SeatSet seats;
  for (std::size_t i = 0; i < room().seats.size(); ++i) {
    const RoomSeat& seat = room().seats[i];
    if (seat.kind == SeatKind::Person && !seat.standin) seats.add(seat_at(static_cast<int>(i)));
  }
  return seats;
}

void Table::propose(Guest& guest, const ProposeCommand& command) {
  const Seat seat = guest.viewer;
  if (!is_player(seat)) return refuse(guest, command.id, RefusalCode::NotSeated);
  const TableStatus status = room().status;
  const bool fits = (command.what == "resume" && status == TableStatus::Paused) ||
                    ((command.what == "pause" || command.what == "repair") && status == TableStatus::Playing);
  if (!fits) return refuse(guest, command.id, RefusalCode::NotNow, {}, "pause, resume or repair");
  if (!command.agree) {
    if (proposal_.what == command.what) proposal_ = {};
    done(guest, command.id);
    return send_table();
  }
  if (proposal_.what != command.what) proposal_ = {.what = command.what};
  proposal_.agreed.add(seat);
  done(guest, command.id);
  settle_proposal(seat, 0);
}

// Done when every person who sits here agrees; those for whom a computer player stands in are not asked.
void Table::settle_proposal(Seat seat, std::uint64_t command) {
  if (!people().without(proposal_.agreed).empty()) return send_table();
  const std::string what = proposal_.what;
  proposal_ = {};
  if (what == "repair") return repair(command, seat);
  Room next = room();
  next.status = what == "pause" ? TableStatus::Paused : TableStatus::Playing;
  change_room(std::move(next), Sentence(what == "pause" ? "notice.paused" : "notice.resumed"), kNobody, 0,
              {});
}

// The last answer is taken back and everything since it: the game is played again up to there.
void Table::repair(std::uint64_t command, Seat seat) {
  busy_ = true;
  host_.history([this, alive = alive_, command, seat](Result<std::vector<StoredRow>> rows) {
    if (!*alive) return;
    busy_ = false;
    Rerun again([this](std::string_view key) { return host_.find_game(key); });
    bool good = static_cast<bool>(rows);
    for (std::size_t i = 0; good && i < rows->size(); ++i) {
      const Result<LogRow> row = read_row((*rows)[i].body);
      good = row && again.play(*row);
    }
    LogRow row{.kind = LogRow::Kind::Repair, .seat = seat, .command = command};
    good = good && again.play(row);
    if (!good) {
      send_table();
      return run_inbox();
    }
    JsonText text;
    write_sentence_list(text, room().game, Sentence("notice.repaired"));
    row.notice = text.take();
    const std::string notice = row.notice;
    const auto model = std::make_shared<Rerun>(std::move(again));
    store(
        std::move(row), model->room(),
        [this, model, notice] {
          model_ = std::move(*model);
          model_.forget_deeds();
          for (auto& each : bots_) each.reset();
          publish({.notice = notice}, kNobody, 0);
          send_table();
          after_step();
        },
        model->save());
  });
}

void Table::rematch(Guest& guest, const RematchCommand& command) {
  if (!is_player(guest.viewer) && guest.id != room().owner)
    return refuse(guest, command.id, RefusalCode::NotSeated);
  if (room().status != TableStatus::Over) return refuse(guest, command.id, RefusalCode::NotNow);
  if (!room().rematch.empty()) return done(guest, command.id);
  busy_ = true;
  Listener& listener = *guest.listener;
  host_.open_rematch(write_room(rematch_of(room())),
                     [this, alive = alive_, id = command.id, &listener](Result<std::string> code) {
                       if (!*alive) return;
                       busy_ = false;
                       const Guest* asker = find(listener);
                       if (!code) {
                         if (asker != nullptr) refuse(*asker, id, RefusalCode::TryAgain);
                         return run_inbox();
                       }
                       if (asker != nullptr) done(*asker, id);
                       Room next = room();
                       next.rematch = *code;
                       change_room(std::move(next), {}, kNobody, 0, {});
                     });
}

}  // namespace holdout
