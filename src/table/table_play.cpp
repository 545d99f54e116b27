#include <algorithm>
#include <limits>

#include "engine/statement_text.h"
#include "protocol/words.h"
#include "table/history.h"
#include "table/match.h"
#include "table/seat_index.h"
#include "table/table.h"

// What seats do while a game is under way: answer, take back, speak.

namespace holdout {

void Table::answer(Guest& guest, const AnswerCommand& command) {
  const Seat seat = guest.viewer;
  if (!is_player(seat)) return refuse(guest, command.id, RefusalCode::NotSeated);
  if (repeated(guest, command.id)) return;
  if (game() == nullptr || room().status != TableStatus::Playing)
    return refuse(guest, command.id, RefusalCode::NotNow);
  const AnyGame& rules_of = game()->game();
  const RulesBox& rules = game()->rules();
  if (rules_of.prompt_for(rules, game()->state(), seat).serial != command.serial)
    return refuse(guest, command.id, RefusalCode::Stale);
  const Result<Action> action = rules_of.parse(rules, command.notation);
  if (!action) return refuse(guest, command.id, RefusalCode::Illegal, {}, action.problem().message());
  Actions options;
  if (game()->question().may_answer.has(seat)) rules_of.options(rules, game()->state(), seat, options);
  if (!options.contains(*action)) {
    const ViewBox view = rules_of.view_of(rules, game()->state(), seat);
    return refuse(guest, command.id, RefusalCode::Illegal,
                  std::string(rules_of.why_not(rules, view, *action)));
  }
  play(seat, *action, command.id);
}

void Table::play(Seat seat, Action action, std::uint64_t command) {
  const auto step =
      std::make_shared<Step>(Step{.turn = game()->try_answer(seat, action), .command = command});
  const Turn& turn = step->turn;
  const AnyGame& rules_of = game()->game();
  LogRow row{.kind = LogRow::Kind::Answer,
             .seat = seat,
             .command = command,
             .text = rules_of.notation(game()->rules(), action),
             .events = turn.events};
  for (const Action& rolled : turn.chance) row.chance.push_back(rules_of.notation(game()->rules(), rolled));
  const DecisionClock clock = clock_after(turn);
  if (clock.window_ms > 0) row.window_ms = std::max<std::int64_t>(1, clock.window_ms - host_.now_ms());
  step->window_ms = row.window_ms;
  Also also;
  also.room = room_after(turn);
  step->changes_room = also.room.has_value();
  if (room().pace == Pace::Days && clock != clock_) also.deadline_ms = clock.deadline_ms;
  const std::shared_ptr<bool> alive = alive_;
  const std::uint64_t answered = answered_;
  store(row, std::move(also), [this, step, clock] { played(*step, clock); });
  if (*alive && answered == answered_) work_out(*step);  // the store may have answered from inside the call
}

// A repair was proposed of another answer, as everybody sees; what they do not see does not end it (law 3).
std::optional<Room> Table::room_after(const Turn& turn) const {
  const bool over = game()->game().question(game()->rules(), turn.state).over();
  const bool outdated = room().proposal.what == "repair" && is_public(turn);
  if (!over && !outdated) return std::nullopt;
  Room next = room();
  next.proposal = {};
  if (over) next.status = TableStatus::Over;
  return next;
}

// Everything else waits in the inbox meanwhile, so nobody sees the game before its step is stored.
void Table::work_out(Step& step) {
  game()->take(step.turn);
  step.frames = project({.events = step.turn.events}, step.turn.seat, step.command);
  step.worked_out = true;
}

void Table::played(Step& step, const DecisionClock& clock) {
  if (!step.worked_out) work_out(step);
  ++accepted_;
  if (BotSeat* bot = bots_[at(step.turn.seat)].get()) bot->forget_question();
  deliver(step.frames);
  tell_bots({.events = step.turn.events}, step.turn.seat);
  model_.note_window(step.window_ms);
  if (step.changes_room) send_table();
  set_clock(clock);
  after_step();
}

void Table::undo(Guest& guest, const UndoCommand& command) {
  const Seat seat = guest.viewer;
  if (!is_player(seat)) return refuse(guest, command.id, RefusalCode::NotSeated);
  if (repeated(guest, command.id)) return;
  if (game() == nullptr || room().status != TableStatus::Playing || !game()->can_undo(seat))
    return refuse(guest, command.id, RefusalCode::NotNow);
  store({.kind = LogRow::Kind::Undo, .seat = seat, .command = command.id}, {}, [this, seat, id = command.id] {
    game()->undo();
    publish({}, seat, id);
    after_step();
  });
}

Result<Statement> Table::sayable(Seat seat, Statement said) const {
  said.speaker = seat;
  if (said_[at(seat)] >= Match::kMaxSaid)
    return Problem{.what = "this seat has said enough for now",
                   .expected = "an answer, after which everybody may speak again"};
  if (said.about > model_.statements())
    return Problem{.what = "there is no such statement to answer",
                   .expected = "the number of an earlier one"};
  if (model_.statements() >= std::numeric_limits<std::uint16_t>::max())
    return Problem{.what = "this game has no room for statements any more"};
  const ViewBox view = game()->game().view_of(game()->rules(), game()->state(), seat);
  if (const Result<void> may = game()->game().may_say(game()->rules(), view, said); !may)
    return may.problem();
  said.id = static_cast<std::uint16_t>(model_.statements() + 1);
  return said;
}

void Table::say(Guest& guest, const SayCommand& command) {
  const Seat seat = guest.viewer;
  if (!is_player(seat)) return refuse(guest, command.id, RefusalCode::NotSeated);
  if (repeated(guest, command.id)) return;
  if (game() == nullptr || room().status != TableStatus::Playing)
    return refuse(guest, command.id, RefusalCode::NotNow);
  const Result<Statement> read = parse_statement(game()->game().forms(), command.say);
  if (!read) return refuse(guest, command.id, RefusalCode::NotSayable, {}, read.problem().message());
  const Result<Statement> said = sayable(seat, *read);
  if (!said) return refuse(guest, command.id, RefusalCode::NotSayable, {}, said.problem().message());
  speak(*said, command.id);
}

void Table::speak(const Statement& said, std::uint64_t command) {
  store({.kind = LogRow::Kind::Say,
         .seat = said.speaker,
         .command = command,
         .text = statement_notation(game()->game().forms(), said)},
        {}, [this, said, command] {
          model_.note_statement(said);
          ++said_[at(said.speaker)];
          publish({.said = &said}, said.speaker, command);
          drive_bots();
        });
}

void Table::chat(Guest& guest, const ChatCommand& command) {
  const Seat seat = guest.viewer;
  if (repeated(guest, command.id)) return;
  if (const std::optional<std::string_view> rule = chat_is_off(room(), host_.find_game(room().game)))
    return refuse(guest, command.id, RefusalCode::NotNow, std::string(*rule));
  std::string line = tidy_line(command.text);
  if (line.empty()) return refuse(guest, command.id, RefusalCode::Malformed, {}, "there is nothing to read");
  LogRow row{.kind = LogRow::Kind::Chat, .command = command.id, .text = std::move(line), .name = guest.name};
  if (is_player(seat)) {
    row.seat = seat;
    row.name = room().seats[at(seat)].name;
  } else {
    row.guest = guest.id;
  }
  const std::string told = chat_json(row);
  store(row, {}, [this, told, seat, from = sender(guest, command.id)] {
    publish({.chat = told}, seat, is_player(seat) ? from.id : 0);
    if (!is_player(seat)) done(from);
  });
}

void Table::why(Guest& guest, const WhyCommand& command) {
  if (room().status != TableStatus::Over || game() == nullptr)
    return refuse(guest, command.id, RefusalCode::NotNow);
  const BotSeat* bot = bots_[static_cast<std::size_t>(command.seat)].get();
  if (bot == nullptr || bot->thinking || bot->broken) return refuse(guest, command.id, RefusalCode::Unknown);
  const Sentence reason = bot->player->reason();
  if (reason.key.empty()) return refuse(guest, command.id, RefusalCode::Unknown);
  JsonText text;
  write_sentence_list(text, room().game, reason);
  tell(guest.visit, to_json(DoneMessage{.ack = command.id, .text = text.take()}));
}

// After everything that may have changed the open question.
void Table::after_step() {
  if (game() != nullptr) notice_questions();
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
    if (!bots_[at(seat)]) continue;
    bots_[at(seat)]->learn();
    bots_[at(seat)]->forget_question();
  }
}

}  // namespace holdout
