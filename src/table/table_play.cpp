#include <limits>

#include "engine/statement_text.h"
#include "protocol/words.h"
#include "table/history.h"
#include "table/match.h"
#include "table/table.h"

// What seats do while a game is under way: answer, take back, speak.

namespace holdout {

namespace {

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

}  // namespace

// A command that came again because its sender could not know that it was carried out.
bool Table::repeated(const Guest& guest, std::uint64_t id) {
  if (!is_player(guest.viewer) || model_.last_command(guest.viewer) != id) return false;
  done(guest, id);
  return true;
}

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
  const auto turn = std::make_shared<Turn>(game()->try_answer(seat, action));
  const AnyGame& rules_of = game()->game();
  LogRow row{.kind = LogRow::Kind::Answer,
             .seat = seat,
             .command = command,
             .text = rules_of.notation(game()->rules(), action),
             .events = turn->events};
  for (const Action& rolled : turn->chance) row.chance.push_back(rules_of.notation(game()->rules(), rolled));
  std::optional<Room> next;
  if (rules_of.question(game()->rules(), turn->state).over()) {
    next = room();
    next->status = TableStatus::Over;
    proposal_ = {};
  }
  const bool ended = next.has_value();
  store(std::move(row), std::move(next), [this, turn, seat, command, ended] {
    game()->take(*turn);
    ++accepted_;
    publish({.events = turn->events}, seat, command);
    if (ended) send_table();
    after_step();
  });
}

void Table::undo(Guest& guest, const UndoCommand& command) {
  const Seat seat = guest.viewer;
  if (!is_player(seat)) return refuse(guest, command.id, RefusalCode::NotSeated);
  if (repeated(guest, command.id)) return;
  if (game() == nullptr || room().status != TableStatus::Playing || !game()->can_undo(seat))
    return refuse(guest, command.id, RefusalCode::NotNow);
  store({.kind = LogRow::Kind::Undo, .seat = seat, .command = command.id}, std::nullopt,
        [this, seat, id = command.id] {
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
        std::nullopt, [this, said, command] {
          model_.note_statement(said);
          ++said_[at(said.speaker)];
          publish({.said = &said}, said.speaker, command);
          drive_bots();
        });
}

void Table::chat(Guest& guest, const ChatCommand& command) {
  const Seat seat = guest.viewer;
  if (repeated(guest, command.id)) return;
  const auto option = room().setup.options.find("free_chat");  // OS-O12
  if (option != room().setup.options.end() && option->second == "off")
    return refuse(guest, command.id, RefusalCode::NotNow, "OS-O12");
  LogRow row{.kind = LogRow::Kind::Chat,
             .seat = is_player(seat) ? seat : kNobody,
             .command = command.id,
             .text = command.text,
             .name = is_player(seat) ? room().seats[at(seat)].name : guest.name};
  const std::string line = chat_json(row);
  Listener& listener = *guest.listener;
  store(std::move(row), std::nullopt, [this, line, seat, id = command.id, &listener] {
    publish({.chat = line}, seat, is_player(seat) ? id : 0);
    if (const Guest* writer = find(listener); writer != nullptr && !is_player(seat)) done(*writer, id);
  });
}

void Table::why(Guest& guest, const WhyCommand& command) {
  if (room().status != TableStatus::Over || game() == nullptr)
    return refuse(guest, command.id, RefusalCode::NotNow);
  const BotSeat* bot = bots_[static_cast<std::size_t>(command.seat)].get();
  if (bot == nullptr || bot->thinking || !bot->player) return refuse(guest, command.id, RefusalCode::Unknown);
  JsonText text;
  write_sentence_list(text, room().game, bot->player->reason());
  send(*guest.listener, to_json(DoneMessage{.ack = command.id, .text = text.take()}));
}

// After everything that may have changed the open question.
void Table::after_step() {
  if (game() != nullptr) {
    for (const Seat seat : game()->question().may_answer) {
      if (!is_player(seat)) continue;
      const std::uint16_t serial = game()->game().prompt_for(game()->rules(), game()->state(), seat).serial;
      if (serial == serials_[at(seat)]) continue;
      serials_[at(seat)] = serial;
      said_ = {};
      if (bots_[at(seat)]) bots_[at(seat)]->has_news = true;
    }
  }
  set_clock();
  drive_bots();
}

}  // namespace holdout
