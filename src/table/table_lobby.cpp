#include <algorithm>

#include "protocol/words.h"
#include "table/seating/seat_colours.h"
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

}  // namespace

void Table::carry_out(Guest& guest, const ClientMessage& message) {
  if (frozen_ && !std::holds_alternative<PingCommand>(message))
    return refuse(guest, id_of(message), RefusalCode::NotNow, {}, "the table is frozen");
  std::visit(Overloaded{[&](const AnswerCommand& c) { answer(guest, c); },
                        [&](const DraftCommand& c) { draft(guest, c); },
                        [&](const OpenedCommand& c) { opened(guest, c); },
                        [&](const UndoCommand& c) { undo(guest, c); },
                        [&](const SayCommand& c) { say(guest, c); },
                        [&](const ChatCommand& c) { chat(guest, c); },
                        [&](const SitCommand& c) { sit(guest, c); },
                        [&](const TakeCommand& c) { take(guest, c); },
                        [&](const StandCommand& c) { stand(guest, c); },
                        [&](const BackCommand& c) { back(guest, c); },
                        [&](const ColourCommand& c) { colour(guest, c); },
                        [&](const BotCommand& c) { bot(guest, c); },
                        [&](const UnseatCommand& c) { unseat(guest, c); },
                        [&](const RemoveCommand& c) { remove(guest, c); },
                        [&](const GiveOwnerCommand& c) { give_owner(guest, c); },
                        [&](const HushCommand& c) { hush(guest, c); },
                        [&](const SpeedCommand& c) { speed(guest, c); },
                        [&](const ConfigureCommand& c) { configure(guest, c); },
                        [&](const StartCommand& c) { start(guest, c); },
                        [&](const ProposeCommand& c) { propose(guest, c); },
                        [&](const RematchCommand& c) { rematch(guest, c); },
                        [&](const WhyCommand& c) { why(guest, c); },
                        [&](const RemindCommand& c) { remind(guest, c); },
                        [&](const PushCommand& c) { push(guest, c); },
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
void Table::change_room(Room next, const Sentence& notice, const Sender& from, Operation after,
                        SeatSet told) {
  LogRow row{.kind = LogRow::Kind::Room, .heard = told, .notice = sentence_json(room().game, notice)};
  sign(row, from);
  store(row, {.room = std::move(next)}, [this, line = row.notice, told, after = std::move(after)] {
    if (after) after();
    picks_.keep_only(people());
    check_seats();
    if (!line.empty()) publish({.notice = line, .notice_heard = told}, kNobody, 0);
    send_table(told);
    note_absences();
    after_step();
  });
}

void Table::configure(Guest& guest, const ConfigureCommand& command) {
  if (is_duplicate(guest, command.id) || !owns(guest, command.id)) return;
  if (room().status != TableStatus::Open) return admit(guest, command);
  Room next = room();
  take_colours(next);
  if (command.options) next.setup.options = *command.options;
  next.pace = command.pace.value_or(next.pace);
  next.pace_free = next.pace_free && !command.pace;
  next.hours = command.hours.value_or(next.hours);
  next.watching = command.watching.value_or(next.watching);
  next.listed = command.listed.value_or(next.listed);
  next.takeover = command.takeover.value_or(next.takeover);
  next.setup.players = command.players.value_or(next.setup.players);
  const auto seats = static_cast<std::size_t>(next.setup.players);
  for (std::size_t i = seats; i < next.seats.size(); ++i)
    if (next.seats[i].kind == SeatKind::Person) return refuse(guest, command.id, RefusalCode::Taken);
  next.seats.resize(seats);
  const AnyGame* game_of = host_.find_game(next.game);
  if (game_of == nullptr) return refuse(guest, command.id, RefusalCode::Unknown, {}, "there is no such game");
  if (const Result<RulesBox> rules = game_of->make_rules(next.setup); !rules)
    return refuse(guest, command.id, RefusalCode::Illegal, {}, rules.problem().message());
  fit_colours(next, *game_of);
  take_colours(next);
  const Sender from = sender(guest, command.id);
  change_room(std::move(next), {}, from, [this, from] { done(from); });
}

// Who may watch, and whether they may come in, can be changed whenever there is something to watch; those who
// may not any more are sent away.
void Table::admit(Guest& guest, const ConfigureCommand& command) {
  const bool more =
      command.players || command.options || command.pace || command.hours || command.listed.has_value();
  if (!(command.watching || command.takeover) || more || room().status == TableStatus::Frozen)
    return refuse(guest, command.id, RefusalCode::NotNow);
  Room next = room();
  next.watching = command.watching.value_or(next.watching);
  next.takeover = command.takeover.value_or(next.takeover);
  const Sender from = sender(guest, command.id);
  change_room(std::move(next), {}, from, [this, from] { done(from); });
}

// ---- beginning ------------------------------------------------------------------------------------

void Table::start(Guest& guest, const StartCommand& command) {
  if (is_duplicate(guest, command.id) || !owns(guest, command.id)) return;
  if (room().status != TableStatus::Open) return refuse(guest, command.id, RefusalCode::NotNow);
  Room next = room();
  next.pace = next.pace_now();
  for (std::size_t i = 0; i < next.seats.size(); ++i)
    if (next.seats[i].kind == SeatKind::Empty)
      next.seats[i] = {
          .kind = SeatKind::Bot, .name = bot_name(next, static_cast<int>(i)), .level = usual_level()};
  next.status = TableStatus::Playing;
  for (const RoomSeat& seat : next.seats) next.note_insider(seat.guest);
  if (const AnyGame* rules_of = host_.find_game(next.game)) {  // it may have been opened before an upgrade
    next.rules_version = rules_of->info().rules_version;
    give_colours(next, *rules_of);
  }
  host_.random(next.seed);
  Result<std::unique_ptr<RunningGame>> made = model_.make_game(next);
  if (!made) return refuse(guest, command.id, RefusalCode::Illegal, {}, made.problem().message());
  const std::shared_ptr<RunningGame> fresh = std::move(*made);
  const auto turn = std::make_shared<Turn>(fresh->begin());
  LogRow row{.kind = LogRow::Kind::Start, .events = turn->events};
  const Sender from = sender(guest, command.id);
  sign(row, from);
  for (const Action& rolled : turn->chance)
    row.chance.push_back(fresh->game().notation(fresh->rules(), rolled));
  store(row, {.room = std::move(next)}, [this, fresh, turn, from] {
    fresh->take(*turn);
    model_.start(fresh);
    if (room().pace == Pace::Live) opening_.begin(host_.now_ms());
    audience_.begin_game();
    done(from);
    check_seats();
    send_table();
    std::vector<Visit> everybody;
    for (const Guest& each : audience_.guests())
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

// Done when every person who sits here agrees. Those for whom a computer player stands in are not asked, and
// nobody waits for those who are away for long, or for ever for those who say nothing. What somebody said is
// stored before they hear that it was heard (law 4).
void Table::propose(Guest& guest, const ProposeCommand& command) {
  const Seat seat = guest.viewer;
  if (!is_player(seat)) return refuse(guest, command.id, RefusalCode::NotSeated);
  if (is_duplicate(guest, command.id)) return;
  if (stood_in(guest, command.id)) return;
  const TableStatus status = room().status;
  const bool fits = (command.what == "resume" && status == TableStatus::Paused) ||
                    (command.what == "pause" && status == TableStatus::Playing) ||
                    (command.what == "repair" && status == TableStatus::Playing && game()->answers() > 0);
  const std::optional<SeatSet> among =
      fits && command.what == "repair" ? may_repair(seat) : std::optional(kEverybody);
  if (!fits || !among) return refuse(guest, command.id, RefusalCode::NotNow, {}, "pause, resume or repair");
  const Sender from = sender(guest, command.id);
  Room next = room();
  const bool proposed = next.proposal.what == command.what && next.proposal.among == *among;
  if (!command.agree && !proposed) return done(from);
  if (!command.agree) next.proposal = {};
  if (command.agree && !proposed)
    next.proposal = {.what = command.what, .since_ms = host_.now_ms(), .among = *among};
  if (command.agree) next.proposal.agreed.add(seat);
  if (all_agree(next.proposal) && !lapsed(next.proposal)) return carry_through(next.proposal, from);
  change_room(
      std::move(next), {}, from, [this, from] { done(from); }, *among);
}

bool Table::all_agree(const Proposal& proposal) const {
  if (proposal.what.empty()) return false;
  for (const Seat seat : asked(proposal))
    if (waits_for(proposal, seat)) return false;
  return true;
}

// Somebody on whom an agreement waited may have left, been away for too long, or said nothing.
bool Table::settle_proposal() {
  if (busy_ || frozen_ || lost_ || draining_) return false;
  if (lapsed(room().proposal)) {
    Room next = room();
    next.proposal = {};
    change_room(std::move(next), Sentence("notice.lapsed"), {}, {}, room().proposal.among);
    return true;
  }
  if (!all_agree(room().proposal)) return false;
  carry_through(Proposal(room().proposal), {});
  return true;
}

void Table::carry_through(const Proposal& agreed, const Sender& from) {
  if (agreed.what == "repair") return repair(from, agreed.among);
  const bool pause = agreed.what == "pause";
  Room next = room();
  next.proposal = {};
  next.status = pause ? TableStatus::Paused : TableStatus::Playing;
  change_room(std::move(next), Sentence(pause ? "notice.paused" : "notice.resumed"), from,
              [this, from] { done(from); });
}

// The last answer is taken back and everything since it: the game is played again up to there.
void Table::repair(const Sender& from, SeatSet among) {
  read_log([this, from, among](const Result<StoredLog>& log) { repair_from(log, from, among); });
}

void Table::repair_from(const Result<StoredLog>& log, const Sender& from, SeatSet among) {
  Rerun again([this](std::string_view key) { return host_.find_game(key); });
  bool good = static_cast<bool>(log);
  for (std::size_t i = 0; good && i < log->rows.size(); ++i) {
    const Result<LogRow> row = read_row(log->rows[i].body);
    good = row && again.play(*row);
  }
  Room next = room();
  next.proposal = {};
  LogRow row{.kind = LogRow::Kind::Repair,
             .heard = among,
             .room = write_room(next),
             .notice = sentence_json(room().game, Sentence("notice.repaired"))};
  sign(row, from);
  if (!good || !again.play(row)) {
    if (const Guest* guest = find(from.visit)) refuse(*guest, from.id, RefusalCode::NotNow);
    return change_room(std::move(next), {}, {}, {}, among);
  }
  const auto model = std::make_shared<Rerun>(std::move(again));
  store(row, {.room = std::move(next), .new_snapshot = true},
        [this, model, from, among, notice = row.notice] {
          done(from);
          repaired(std::move(*model), notice, among);
        });
}

// What nobody else noticed, nobody else notices gone: their clock runs on.
void Table::repaired(Rerun model, const std::string& notice, SeatSet among) {
  model_ = std::move(model);
  model_.forget_deeds();
  picks_.drop_all();
  bots_.dismiss_all();
  if (among == kEverybody) {
    clock_ = {};
    absences_.forget_silences();
  }
  publish({.notice = notice, .notice_heard = among}, kNobody, 0);
  send_table(among);
  after_step();
}

// Epilogues that a game unlocks belong to everything the same people play after it.
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
  const Sender from = sender(guest, command.id);
  if (!room().rematch.empty()) return done(from);
  Room again = rematch_of(room());
  if (command.change_sides.value_or(false)) again = with_sides_changed(std::move(again), sides_of(room()));
  if (!audience_.here(again.owner)) again.owner = guest.id;
  if (game() != nullptr) keep_unlocked(again);
  busy_ = true;
  host_.open_rematch(write_room(again), [this, alive = alive_, from](const Result<std::string>& code) {
    if (!*alive) return;
    go_on([&] {
      const Guest* asker = find(from.visit);
      const bool too_many = !code && code.problem() == too_many_tables();
      if (too_many && asker != nullptr)
        refuse(*asker, from.id, RefusalCode::NotNow, {}, code.problem().message());
      else if (!code && asker != nullptr)
        refuse(*asker, from.id, RefusalCode::TryAgain);
      if (!code) return;
      Room next = room();
      next.rematch = *code;
      change_room(std::move(next), {}, from, [this, from] { done(from); });
    });
  });
}

}  // namespace holdout
