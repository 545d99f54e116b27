#include <algorithm>
#include <limits>

#include "engine/talking/statement_text.h"
#include "protocol/words.h"
#include "table/playing/match.h"
#include "table/rows/history.h"
#include "table/seating/seat_index.h"
#include "table/table.h"

// What seats do while a game is under way: answer, take back, speak.

namespace holdout {

namespace {

// Lines of all watchers together: each is stored, and told to everybody.
constexpr Rate kGalleryTalk{.burst = 20, .per_second = 2};

}  // namespace

bool Table::may_act(const Guest& guest, std::uint64_t id) {
  if (!is_player(guest.viewer)) {
    refuse(guest, id, RefusalCode::NotSeated);
    return false;
  }
  if (is_duplicate(guest, id) || stood_in(guest, id)) return false;
  if (game() != nullptr && room().status == TableStatus::Playing) return true;
  refuse(guest, id, RefusalCode::NotNow);
  return false;
}

std::optional<Action> Table::answer_in(const Guest& guest, std::uint64_t id, int serial,
                                       const std::string& notation) {
  const Seat seat = guest.viewer;
  const auto refused = [&](RefusalCode code, std::string_view rule = {}, std::string detail = {}) {
    refuse(guest, id, code, std::string(rule), std::move(detail));
    return std::nullopt;
  };
  const AnyGame& rules_of = game()->game();
  const RulesBox& rules = game()->rules();
  if (rules_of.prompt_for(rules, game()->state(), seat).serial != serial) return refused(RefusalCode::Stale);
  const Result<Action> action = rules_of.parse(rules, notation);
  if (!action) return refused(RefusalCode::Illegal, {}, action.problem().message());
  if (game()->question().may_answer.has(seat) && is_option(seat, *action)) return *action;
  const ViewBox view = rules_of.view_of(rules, game()->state(), seat);
  return refused(RefusalCode::Illegal, rules_of.why_not(rules, view, *action));
}

void Table::answer(Guest& guest, const AnswerCommand& command) {
  if (!may_act(guest, command.id)) return;
  const std::optional<Action> action = answer_in(guest, command.id, command.serial, command.notation);
  if (action) play(guest.viewer, *action, command.id);
}

// Nothing that anybody is told depends on it before it is used: it is no sign of life either (law 3). Sent
// again it does what it did, so it needs no number in the store.
void Table::draft(Guest& guest, const DraftCommand& command) {
  if (!may_act(guest, command.id)) return;
  if (command.notation) {
    const std::optional<Action> action = answer_in(guest, command.id, command.serial, *command.notation);
    if (!action) return;
    picks_.put(guest.viewer, command.serial, *action);
  } else {
    picks_.drop(guest.viewer);
  }
  tell(guest.visit, to_json(DoneMessage{.ack = command.id}));
}

void Table::play(Seat seat, Action action, std::uint64_t command, std::optional<LateAnswer> late) {
  const auto step =
      std::make_shared<Step>(Step{.turn = game()->try_answer(seat, action), .command = command});
  const Turn& turn = step->turn;
  const AnyGame& rules_of = game()->game();
  LogRow row{.kind = LogRow::Kind::Answer,
             .seat = seat,
             .command = command,
             .text = rules_of.notation(game()->rules(), action),
             .events = turn.events,
             .late = std::move(late)};
  if (row.late) row.heard = who_see_late(turn);
  step->time_out = time_out_in(row, rules_of);
  for (const Action& rolled : turn.chance) row.chance.push_back(rules_of.notation(game()->rules(), rolled));
  const DecisionClock clock = clock_after(turn);
  if (clock.window_ms > 0) row.window_ms = std::max<std::int64_t>(1, clock.window_ms - host_.now_ms());
  step->window_ms = row.window_ms;
  Also also;
  also.room = room_after(turn, step->room_told);
  step->changes_room = also.room.has_value();
  if (room().pace == Pace::Days && clock != clock_) also.deadline_ms = clock.deadline_ms;
  const std::shared_ptr<bool> alive = alive_;
  const std::uint64_t answered = answered_;
  store(row, std::move(also), [this, step, clock] { played(*step, clock); });
  if (*alive && answered == answered_) work_out(*step);  // the store may have answered from inside the call
}

// A repair was proposed of another answer, as everybody sees; what they do not see does not end it (law 3). A
// side that acts unseen sees every answer of its own.
std::optional<Room> Table::room_after(const Turn& turn, SeatSet& told) const {
  const AnyGame& rules_of = game()->game();
  const bool over = rules_of.question(game()->rules(), turn.state).over();
  const Proposal& proposal = room().proposal;
  const bool outdated = proposal.what == "repair" && (proposal.among != kEverybody || is_public(turn));
  const SeatSet unseen = over ? SeatSet{} : rules_of.acts_unseen(game()->rules(), turn.state);
  if (!over && !outdated && !to_be_told(unseen)) return std::nullopt;  // nearly always: nothing is copied
  Room next = room();
  if (over || outdated) next.proposal = {};
  if (over) next.status = TableStatus::Over;
  tell_unseen(next, unseen);
  const bool alone = !over && outdated && next.seats == room().seats;
  told = alone ? proposal.among : kEverybody;
  return next;
}

// Everything else waits in the inbox meanwhile, so nobody sees the game before its step is stored.
void Table::work_out(Step& step) {
  game()->take(step.turn);
  picks_.drop(step.turn.seat);
  step.frames = audience_.project(
      game(), {.events = step.turn.events, .time_out = step.time_out ? &*step.time_out : nullptr},
      step.turn.seat, step.command);
  step.worked_out = true;
}

void Table::played(Step& step, const DecisionClock& clock) {
  if (!step.worked_out) work_out(step);
  ++accepted_;
  note_signs(step.turn);
  if (BotSeat* bot = bots_.find(step.turn.seat)) bot->forget_question();
  audience_.deliver(step.frames);
  tell_bots({.events = step.turn.events}, step.turn.seat);
  model_.note_window(step.window_ms);
  if (step.changes_room) send_table(step.room_told);
  set_clock(clock);
  after_step();
}

void Table::undo(Guest& guest, const UndoCommand& command) {
  const Seat seat = guest.viewer;
  if (!is_player(seat)) return refuse(guest, command.id, RefusalCode::NotSeated);
  if (is_duplicate(guest, command.id)) return;
  if (stood_in(guest, command.id)) return;
  if (game() == nullptr || room().status != TableStatus::Playing || !game()->can_undo(seat))
    return refuse(guest, command.id, RefusalCode::NotNow);
  store({.kind = LogRow::Kind::Undo, .seat = seat, .command = command.id}, {}, [this, seat, id = command.id] {
    game()->undo();
    picks_.drop(seat);
    publish({}, seat, id);
    after_step();
  });
}

// What is not said to some alone is heard by those whom its form and its words name.
Statement Table::as_heard(Seat speaker, Statement said) const {
  said.speaker = speaker;
  if (said.audience != kEverybody) return said;
  const ViewBox view = game()->game().view_of(game()->rules(), game()->state(), speaker);
  said.audience = game()->game().hearers(game()->rules(), view, said);
  return said;
}

Result<Statement> Table::sayable(Seat seat, Statement said) const {
  said = as_heard(seat, said);
  if (said_[at(seat)] >= Match::kMaxSaid)
    return Problem{.what = "this seat has said enough for now",
                   .expected = "an answer, after which everybody may speak again"};
  if (model_.statements().count() >= std::numeric_limits<std::uint16_t>::max())
    return Problem{.what = "this game has no room for statements any more"};
  const ViewBox view = game()->game().view_of(game()->rules(), game()->state(), seat);
  if (const Result<void> may = game()->game().may_say(game()->rules(), view, said); !may)
    return may.problem();
  if (said.about == 0) return said;
  const std::optional<std::uint16_t> about = model_.statements().answered_by(said);
  if (!about)
    return Problem{.what = "there is no such statement to answer",
                   .expected = "the number of one that all heard who hear the answer"};
  said.about = *about;
  return said;
}

std::string Table::rule_against(Seat seat, Statement said) const {
  said = as_heard(seat, said);
  const ViewBox view = game()->game().view_of(game()->rules(), game()->state(), seat);
  if (game()->game().may_say(game()->rules(), view, said)) return {};  // what stands against it is no rule
  return std::string(game()->game().why_unsayable(game()->rules(), view, said));
}

void Table::say(Guest& guest, const SayCommand& command) {
  const Seat seat = guest.viewer;
  if (!is_player(seat)) return refuse(guest, command.id, RefusalCode::NotSeated);
  if (is_duplicate(guest, command.id)) return;
  if (stood_in(guest, command.id)) return;
  if (game() == nullptr || room().status != TableStatus::Playing)
    return refuse(guest, command.id, RefusalCode::NotNow);
  const Result<Statement> read = parse_statement(game()->game().forms(), command.say);
  if (!read) return refuse(guest, command.id, RefusalCode::NotSayable, {}, read.problem().message());
  const Result<Statement> said = sayable(seat, *read);
  if (!said)
    return refuse(guest, command.id, RefusalCode::NotSayable, rule_against(seat, *read),
                  said.problem().message());
  speak(*said, command.id);
}

void Table::speak(const Statement& said, std::uint64_t command) {
  store({.kind = LogRow::Kind::Say,
         .seat = said.speaker,
         .command = command,
         .text = statement_notation(game()->game().forms(), said)},
        {}, [this, spoken = Statement(said), command]() mutable {
          model_.note_statement(spoken);
          ++said_[at(spoken.speaker)];
          if (command != 0 && (spoken.audience == kEverybody || unseen().has(spoken.speaker))) {
            heard_from(spoken.speaker);
            tell_offers();
          }
          publish({.said = &spoken, .statements = &model_.statements()}, spoken.speaker, command);
          drive_bots();
        });
}

// Of a person who looks on through another window too: no more part in it is no part in it.
Voice Table::voice_of(const Guest& guest) const {
  const Seat seat = is_player(guest.viewer) ? guest.viewer : room().seat_of(guest.id).value_or(kSpectator);
  if (game() == nullptr || !is_player(seat)) return {};
  return game()->game().voice(game()->rules(),
                              game()->game().view_of(game()->rules(), game()->state(), seat));
}

void Table::chat(Guest& guest, const ChatCommand& command) {
  const Seat seat = guest.viewer;
  if (is_duplicate(guest, command.id)) return;
  if (const std::optional<std::string_view> rule = chat_is_off(room(), host_.find_game(room().game)))
    return refuse(guest, command.id, RefusalCode::NotNow, std::string(*rule));
  const Voice voice = voice_of(guest);
  const bool apart = command.apart.value_or(false);
  if (!voice.silenced_by.empty())
    return refuse(guest, command.id, RefusalCode::NotNow, std::string(voice.silenced_by));
  if (apart && (voice.apart.empty() || !is_player(seat)))
    return refuse(guest, command.id, RefusalCode::NotNow, {}, "there is nobody to confer with apart");
  if (room().hushed && !is_player(seat) && guest.id != room().owner)
    return refuse(guest, command.id, RefusalCode::NotSeated, {}, "those who watch may not write here");
  std::string line = tidy_line(command.text);
  if (line.empty()) return refuse(guest, command.id, RefusalCode::Malformed, {}, "there is nothing to read");
  if (!comes_first(guest) && !gallery_talk_.take(kGalleryTalk, host_.now_ms()))
    return refuse(guest, command.id, RefusalCode::TooFast, {}, "those who watch write too much together");
  LogRow row{.kind = LogRow::Kind::Chat, .command = command.id, .text = std::move(line)};
  if (is_player(seat)) {
    row.seat = seat;
    row.name = room().seats[at(seat)].name;
  } else {
    row.name = watcher_name(guest);  // somebody of that name may have sat down meanwhile
    row.guest = guest.id;
    if (std::exchange(guest.name, row.name) != row.name) send_table();
  }
  if (apart) row.heard = voice.apart;
  write_down(row, sender(guest, command.id));
}

void Table::write_down(const LogRow& line, const Sender& from) {
  store(line, {.visitor = line.guest}, [this, told = chat_json(line), heard = line.heard, from] {
    const bool player = is_player(from.seat);
    publish({.chat = told, .chat_heard = heard}, player ? from.seat : kSpectator, player ? from.id : 0);
    if (!player) return done(from);
    if (heard == kEverybody || unseen().has(from.seat)) heard_from(from.seat);
    tell_offers();
  });
}

void Table::why(Guest& guest, const WhyCommand& command) {
  if (room().status != TableStatus::Over || game() == nullptr)
    return refuse(guest, command.id, RefusalCode::NotNow);
  const BotSeat* bot = bots_.find(seat_at(command.seat));
  if (bot == nullptr || bot->thinking || bot->broken) return refuse(guest, command.id, RefusalCode::Unknown);
  const Sentence reason = bot->player->reason();
  if (reason.key.empty()) return refuse(guest, command.id, RefusalCode::Unknown);
  tell(guest.visit, to_json(DoneMessage{.ack = command.id, .text = sentence_json(room().game, reason)}));
}

// After everything that may have changed the open question.
void Table::after_step() {
  if (game() != nullptr) notice_questions();
  note_silence();
  note_unseen_phase();
  tell_offers();
  set_clock();
  tell_absent();
  if (!settle_proposal()) drive_bots();
}

// Each seat may speak anew when its own question changes: what it may say never tells of questions that it
// does not know of (law 3).
void Table::notice_questions() {
  for (const Seat seat : first_seats(game()->rules().players())) {
    const Prompt prompt = game()->game().prompt_for(game()->rules(), game()->state(), seat);
    const std::uint32_t known =
        std::uint32_t{prompt.serial} << 16U | std::uint32_t{prompt.kind} << 8U | std::uint32_t{prompt.phase};
    if (known == std::exchange(asked_[at(seat)], known)) continue;
    said_[at(seat)] = 0;
    picks_.drop(seat);
    BotSeat* bot = bots_.find(seat);
    if (bot == nullptr) continue;
    bot->learn();
    bot->forget_question();
  }
}

}  // namespace holdout
