#include "records/table_record.h"

#include "engine/statement_text.h"
#include "protocol/codecs.h"
#include "records/record_writer.h"
#include "table/history.h"
#include "table/projection.h"
#include "table/rerun.h"

namespace holdout {

namespace {

// The answers and statements that count, oldest first: what was taken back or repaired is left out.
struct Played {
  Room room;
  std::vector<LogRow> rows;
};

Result<Played> effective(std::span<const StoredRow> rows) {
  Played played;
  const auto take_back = [&] {
    for (std::size_t i = played.rows.size(); i-- > 0;) {
      if (played.rows[i].kind != LogRow::Kind::Answer) continue;
      played.rows.erase(played.rows.begin() + static_cast<std::ptrdiff_t>(i));
      return;
    }
  };
  for (const StoredRow& stored : rows) {
    Result<LogRow> row = read_row(stored.body);
    if (!row) return row.problem();
    if (!row->room.empty()) {
      Result<Room> room = read_room(row->room);
      if (!room) return room.problem();
      played.room = std::move(*room);
    }
    if (row->kind == LogRow::Kind::Undo || row->kind == LogRow::Kind::Repair) take_back();
    if (row->kind == LogRow::Kind::Answer || row->kind == LogRow::Kind::Say)
      played.rows.push_back(std::move(*row));
  }
  return played;
}

std::vector<SeatHolder> holders(const Room& room) {
  std::vector<SeatHolder> seats;
  for (const RoomSeat& seat : room.seats) {
    const bool person = seat.kind == SeatKind::Person;
    seats.push_back({.person = person, .level = person ? std::string() : seat.level});
  }
  return seats;
}

}  // namespace

Result<std::string> record_of(std::span<const StoredRow> rows, const FindGame& find_game) {
  const Result<Played> played = effective(rows);
  if (!played) return played.problem();
  const Room& room = played->room;
  const Result<std::unique_ptr<RunningGame>> made = Rerun(find_game).make_game(room);
  if (!made) return made.problem();
  const AnyGame& game = (*made)->game();
  const RulesBox& rules = (*made)->rules();
  RecordWriter writer(game, rules, holders(room), room.seed);
  Match match(game, rules, room.seed, {}, &writer);
  for (const LogRow& row : played->rows) {
    if (row.kind == LogRow::Kind::Say) {
      Result<Statement> said = parse_statement(game.forms(), row.text);
      if (!said) return said.problem();
      said->speaker = row.seat;
      said->id = static_cast<std::uint16_t>(match.statements().size() + 1);
      match.recall(*said);
      continue;
    }
    const Result<Action> action = game.parse(rules, row.text);
    if (!action) return action.problem();
    match.recall(row.seat, *action);
  }
  return match.question().over() ? writer.finished(match.state()) : writer.saved(match.state());
}

Result<std::string> replay_of(std::span<const StoredRow> rows, const FindGame& find_game, Seat viewer) {
  Rerun table(find_game);
  Projection told(viewer, "replay");
  JsonText out;
  out.open().key("frames").open_list();
  for (const StoredRow& stored : rows) {
    const Result<LogRow> row = read_row(stored.body);
    if (!row) return row.problem();
    if (const Result<void> played = table.play(*row); !played) return played.problem();
    if (table.game() == nullptr) continue;
    if (row->kind == LogRow::Kind::Start) {
      History history(*table.game(), viewer);
      history.add(*row);
      out.open().key("t").text("snapshot");
      told.write_snapshot(out, *table.game());
      history.write(out, -1);
      out.close();
      continue;
    }
    const std::string chat = row->kind == LogRow::Kind::Chat ? chat_json(*row) : std::string();
    const News news{.events = row->events, .said = table.said(), .chat = chat, .notice = row->notice};
    if (const Frame frame = told.step(table.game(), news, 0)) out.raw(*frame);
  }
  out.close_list().close();
  return out.take();
}

Result<std::string> ledger_of(std::span<const StoredRow> rows, const FindGame& find_game) {
  Rerun table(find_game);
  std::unique_ptr<Judge> judge;
  std::vector<Statement> statements;
  for (const StoredRow& stored : rows) {
    const Result<LogRow> row = read_row(stored.body);
    if (!row) return row.problem();
    if (const Result<void> played = table.play(*row); !played) return played.problem();
    if (table.game() == nullptr) continue;
    if (!judge || row->kind == LogRow::Kind::Start) judge = table.game()->game().judge(table.game()->rules());
    for (const Event& event : row->events) judge->see(event, table.game()->state());
    if (table.said() == nullptr) continue;
    judge->hear(*table.said());
    statements.push_back(*table.said());
  }
  JsonText out;
  std::array<std::array<int, kVerdictKeys.size()>, kMaxSeats> counts{};
  out.open().key("entries").open_list();
  for (const Statement& said : statements) {
    const auto verdict = static_cast<std::size_t>(judge->verdict(said.id));
    ++counts[static_cast<std::size_t>(index(said.speaker))][verdict];
    out.open();
    write_said_fields(out, table.game()->game(), said);
    out.key("verdict").text(kVerdictKeys[verdict]).close();
  }
  out.close_list().key("totals").open_list();
  const auto count = [&](std::size_t seat, Verdict verdict) {
    return counts[seat][static_cast<std::size_t>(verdict)];
  };
  for (std::size_t seat = 0; seat < table.room().seats.size(); ++seat) {
    out.open().key("seat").number(static_cast<std::int64_t>(seat));
    out.key("truths").number(count(seat, Verdict::True)).key("lies").number(count(seat, Verdict::False));
    out.key("kept").number(count(seat, Verdict::Kept)).key("broken").number(count(seat, Verdict::Broken));
    out.close();
  }
  out.close_list().close();
  return out.take();
}

}  // namespace holdout
