#include <algorithm>

#include "protocol/words.h"
#include "table/table.h"

// Settings, what is agreed among all, beginning and end.

namespace holdout {

namespace {

template <class... Handlers>
struct Overloaded : Handlers... {
  using Handlers::operator()...;
};
template <class... Handlers>
Overloaded(Handlers...) -> Overloaded<Handlers...>;  // clang 14 does not find it by itself

std::string notice_json(const std::string& game, const Sentence& notice) {
  JsonText text;
  if (!notice.key.empty()) write_sentence_list(text, game, notice);
  return text.take();
}

}  // namespace

void Table::carry_out(Guest& guest, const ClientMessage& message) {
  if (frozen_ && !std::holds_alternative<PingCommand>(message))
    return refuse(guest, id_of(message), RefusalCode::NotNow, {}, "the table is frozen");
  std::visit(
      Overloaded{
          [&](const AnswerCommand& c) { answer(guest, c); }, [&](const UndoCommand& c) { undo(guest, c); },
          [&](const SayCommand& c) { say(guest, c); }, [&](const ChatCommand& c) { chat(guest, c); },
          [&](const SitCommand& c) { sit(guest, c); }, [&](const StandCommand& c) { stand(guest, c); },
          [&](const BotCommand& c) { bot(guest, c); }, [&](const UnseatCommand& c) { unseat(guest, c); },
          [&](const GiveOwnerCommand& c) { give_owner(guest, c); },
          [&](const HushCommand& c) { hush(guest, c); },
          [&](const ConfigureCommand& c) { configure(guest, c); },
          [&](const StartCommand& c) { start(guest, c); },
          [&](const ProposeCommand& c) { propose(guest, c); },
          [&](const RematchCommand& c) { rematch(guest, c); }, [&](const WhyCommand& c) { why(guest, c); },
          [&](const RemindCommand& c) { remind(guest, c); },
          [&](const PingCommand&) { tell(guest.visit, to_json(PongMessage{})); },
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

// `after` runs when it is stored and before anybody is told what follows from it.
void Table::change_room(Room next, const Sentence& notice, Seat seat, std::uint64_t command,
                        Operation after) {
  const LogRow row{.kind = LogRow::Kind::Room,
                   .seat = is_player(seat) ? seat : kNobody,
                   .command = is_player(seat) ? command : 0,
                   .notice = notice_json(room().game, notice)};
  store(row, {.room = std::move(next)}, [this, told = row.notice, after = std::move(after)] {
    if (after) after();
    check_seats();
    if (!told.empty()) publish({.notice = told}, kNobody, 0);
    send_table();
    after_step();
  });
}

void Table::configure(Guest& guest, const ConfigureCommand& command) {
  if (!owns(guest, command.id) || repeated(guest, command.id)) return;
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
  if (game_of == nullptr) return refuse(guest, command.id, RefusalCode::Unknown, {}, "there is no such game");
  if (const Result<RulesBox> rules = game_of->make_rules(next.setup); !rules)
    return refuse(guest, command.id, RefusalCode::Illegal, {}, rules.problem().message());
  change_room(std::move(next), {}, guest.viewer, command.id,
              [this, from = sender(guest, command.id)] { done(from); });
}

// ---- beginning ------------------------------------------------------------------------------------

void Table::start(Guest& guest, const StartCommand& command) {
  if (!owns(guest, command.id) || repeated(guest, command.id)) return;
  if (room().status != TableStatus::Open) return refuse(guest, command.id, RefusalCode::NotNow);
  Room next = room();
  for (std::size_t i = 0; i < next.seats.size(); ++i)
    if (next.seats[i].kind == SeatKind::Empty)
      next.seats[i] = {
          .kind = SeatKind::Bot, .name = bot_name(next, static_cast<int>(i)), .level = usual_level()};
  next.status = TableStatus::Playing;
  host_.random(next.seed);
  Result<std::unique_ptr<RunningGame>> made = model_.make_game(next);
  if (!made) return refuse(guest, command.id, RefusalCode::Illegal, {}, made.problem().message());
  const std::shared_ptr<RunningGame> fresh = std::move(*made);
  const auto turn = std::make_shared<Turn>(fresh->begin());
  LogRow row{.kind = LogRow::Kind::Start, .events = turn->events};
  if (is_player(guest.viewer)) row.seat = guest.viewer;
  if (is_player(guest.viewer)) row.command = command.id;
  for (const Action& rolled : turn->chance)
    row.chance.push_back(fresh->game().notation(fresh->rules(), rolled));
  store(row, {.room = std::move(next)}, [this, fresh, turn, from = sender(guest, command.id)] {
    fresh->take(*turn);
    model_.start(fresh);
    for (const auto& told : projections_)
      if (told) told->begin();
    done(from);
    check_seats();
    send_table();
    std::vector<Visit> everybody;
    for (const Guest& each : guests_)
      if (each.ready) everybody.push_back(each.visit);
    send_snapshots(everybody, [this] { after_step(); });
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

// ---- agreement ------------------------------------------------------------------------------------

// Done when every person who sits here agrees; those for whom a computer player stands in are not asked.
void Table::propose(Guest& guest, const ProposeCommand& command) {
  const Seat seat = guest.viewer;
  if (!is_player(seat)) return refuse(guest, command.id, RefusalCode::NotSeated);
  if (repeated(guest, command.id)) return;
  const TableStatus status = room().status;
  const bool fits = (command.what == "resume" && status == TableStatus::Paused) ||
                    (command.what == "pause" && status == TableStatus::Playing) ||
                    (command.what == "repair" && status == TableStatus::Playing && game()->answers() > 0);
  if (!fits) return refuse(guest, command.id, RefusalCode::NotNow, {}, "pause, resume or repair");
  if (!command.agree && proposal_.what == command.what) proposal_ = {};
  if (command.agree && proposal_.what != command.what) proposal_ = {.what = command.what};
  if (command.agree) proposal_.agreed.add(seat);
  const Sender from = sender(guest, command.id);
  if (!command.agree || !people().without(proposal_.agreed).empty()) {
    done(from);
    return send_table();
  }
  proposal_ = {};
  if (command.what == "repair") return repair(from);
  Room next = room();
  const bool pause = command.what == "pause";
  next.status = pause ? TableStatus::Paused : TableStatus::Playing;
  change_room(std::move(next), Sentence(pause ? "notice.paused" : "notice.resumed"), seat, command.id,
              [this, from] { done(from); });
}

// The last answer is taken back and everything since it: the game is played again up to there.
void Table::repair(const Sender& sender) {
  busy_ = true;
  host_.history([this, alive = alive_, sender](const Result<std::vector<StoredRow>>& rows) {
    if (!*alive) return;
    go_on([&] {
      Rerun again([this](std::string_view key) { return host_.find_game(key); });
      bool good = static_cast<bool>(rows);
      for (std::size_t i = 0; good && i < rows->size(); ++i) {
        const Result<LogRow> row = read_row((*rows)[i].body);
        good = row && again.play(*row);
      }
      const LogRow row{.kind = LogRow::Kind::Repair,
                       .notice = notice_json(room().game, Sentence("notice.repaired"))};
      if (!good || !again.play(row)) {
        if (const Guest* guest = find(sender.visit)) refuse(*guest, sender.id, RefusalCode::NotNow);
        return send_table();
      }
      const auto model = std::make_shared<Rerun>(std::move(again));
      std::string saved = model->save();
      store(row, {.room = room(), .snapshot = std::move(saved)}, [this, model, sender, notice = row.notice] {
        done(sender);
        repaired(std::move(*model), notice);
      });
    });
  });
}

void Table::repaired(Rerun model, const std::string& notice) {
  model_ = std::move(model);
  model_.forget_deeds();
  for (auto& each : bots_) each.reset();
  clock_ = {};
  publish({.notice = notice}, kNobody, 0);
  send_table();
  after_step();
}

// Epilogues that a game unlocks belong to everything the same people play after it (OS-712).
void Table::keep_unlocked(Room& next) const {
  const AnyGame& rules_of = game()->game();
  const std::span<const Counter> counters = rules_of.counters();
  std::vector<int> counts(counters.size());
  rules_of.count_end(game()->rules(), game()->state(), counts);
  const auto named = std::find_if(counters.begin(), counters.end(),
                                  [](const Counter& each) { return each.name == "epilogue"; });
  const int epilogue =
      named == counters.end() ? 0 : counts[static_cast<std::size_t>(named - counters.begin())];
  if (epilogue == 0) return;
  Setup::Choices& options = next.setup.options;
  const std::string before = options.contains("unlocked") ? options["unlocked"] : "none";
  const std::string number = std::to_string(epilogue);
  if (before == "none")
    options["unlocked"] = number;
  else if (("," + before + ",").find("," + number + ",") == std::string::npos)
    options["unlocked"] = before + "," + number;
}

void Table::rematch(Guest& guest, const RematchCommand& command) {
  if (!is_player(guest.viewer) && guest.id != room().owner)
    return refuse(guest, command.id, RefusalCode::NotSeated);
  if (room().status != TableStatus::Over) return refuse(guest, command.id, RefusalCode::NotNow);
  if (!room().rematch.empty()) return done(sender(guest, command.id));
  Room again = rematch_of(room());
  if (game() != nullptr) keep_unlocked(again);
  busy_ = true;
  host_.open_rematch(write_room(again), [this, alive = alive_,
                                         from = sender(guest, command.id)](const Result<std::string>& code) {
    if (!*alive) return;
    go_on([&] {
      const Guest* asker = find(from.visit);
      if (!code && asker != nullptr) refuse(*asker, from.id, RefusalCode::TryAgain);
      if (!code) return;
      Room next = room();
      next.rematch = *code;
      change_room(std::move(next), {}, kNobody, 0, [this, from] { done(from); });
    });
  });
}

}  // namespace holdout
