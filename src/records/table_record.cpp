#include "records/table_record.h"

#include <fmt/format.h>

#include "protocol/codecs.h"
#include "protocol/words.h"
#include "records/record_writer.h"
#include "table/rows/history.h"
#include "table/rows/played.h"
#include "table/rows/rerun.h"
#include "table/rows/stored_statement.h"
#include "table/telling/projection.h"

namespace holdout {

namespace {

std::vector<SeatHolder> holders(const Room& room) {
  std::vector<SeatHolder> seats;
  for (const RoomSeat& seat : room.seats) {
    const bool person = seat.kind == SeatKind::Person;
    seats.push_back({.person = person, .level = person ? std::string() : seat.level});
  }
  return seats;
}

// A table that was played from its rows as they are stored, and what counts of them. Nothing is told of rows
// that the rules did not allow.
struct Proven {
  Rerun table;
  Played played;
  const RunningGame& game() const { return *table.game(); }
};

Result<Proven> prove(std::span<const StoredRow> rows, const FindGame& find_game) {
  Rerun table(find_game);
  for (const StoredRow& stored : rows) {
    const Result<LogRow> row = read_row(stored.body);
    if (!row) return row.problem();
    if (const Result<void> played = table.play(*row); !played) return played.problem();
  }
  if (table.game() == nullptr) return Problem{.what = "no game was begun at this table"};
  Result<Played> played = effective(rows);
  if (!played) return played.problem();
  return Proven{std::move(table), std::move(*played)};
}

Result<void> recall_answer(Match& match, const RunningGame& game, const LogRow& row) {
  const Result<Action> action = game.game().parse(game.rules(), row.text);
  if (!action) return action.problem();
  return match.recall(row.seat, *action);
}

Result<void> recall_said(Match& match, const RunningGame& game, const LogRow& row) {
  const Result<Statement> said = said_in(row, game, static_cast<int>(match.statements().size()));
  if (!said) return said.problem();
  return match.recall(*said);
}

// Statements as the record counts them. One that was made about what was taken back may have no place in the
// game that counts: it is left out, with what was said in answer to it.
class Talk {
 public:
  Result<void> retell(Match& match, const RunningGame& game, const LogRow& row) {
    Result<Statement> said = said_in(row, game, static_cast<int>(numbers_.size()));
    if (!said) return said.problem();
    const bool lost = said->about != 0 && numbers_[said->about - 1] == 0;
    if (said->about != 0) said->about = numbers_[said->about - 1];
    said->id = static_cast<std::uint16_t>(match.statements().size() + 1);
    const bool sayable = !lost && game.game().may_say(game.rules(), match.view(row.seat), *said);
    numbers_.push_back(sayable ? said->id : std::uint16_t{0});
    return sayable ? match.recall(*said) : Result<void>();
  }

 private:
  std::vector<std::uint16_t> numbers_;  // by number at the table; 0: left out
};

}  // namespace

Result<std::string> record_of(std::span<const StoredRow> rows, const FindGame& find_game) {
  const Result<Proven> proven = prove(rows, find_game);
  if (!proven) return proven.problem();
  const RunningGame& game = proven->game();
  const Played& played = proven->played;
  RecordWriter writer(game.game(), game.rules(), holders(played.room), game.seed());
  Match match(game.game(), game.rules(), game.seed(), {}, &writer);
  Talk talk;
  for (const LogRow& row : played.rows) {
    Result<void> again;
    if (row.kind == LogRow::Kind::Answer) again = recall_answer(match, game, row);
    if (row.kind == LogRow::Kind::Say) again = talk.retell(match, game, row);
    if (!again) return again.problem();
  }
  return match.question().over() ? writer.finished(match.state(), played.repaired)
                                 : writer.saved(match.state(), played.repaired);
}

namespace {

Problem no_such_seat(const RunningGame& game) {
  return {"seat", "is not one of this game", fmt::format("0 to {}", game.rules().players() - 1)};
}

void write_beginning(JsonText& out, Projection& told, const RunningGame& game, const History& history) {
  out.open().key("t").text("snapshot");
  told.write_snapshot(out, &game);
  history.write(out, -1, true);
  out.close();
}

}  // namespace

Result<std::string> replay_of(std::span<const StoredRow> rows, const FindGame& find_game, Seat viewer) {
  Rerun table(find_game);
  Projection told(viewer, "replay");
  History before(viewer);
  JsonText out;
  out.open().key("frames").open_list();
  for (const StoredRow& stored : rows) {
    const Result<LogRow> row = read_row(stored.body);
    if (!row) return row.problem();
    if (const Result<void> played = table.play(*row); !played) return played.problem();
    const bool starts = row->kind == LogRow::Kind::Start;
    if (starts && !table.game()->seen_by(viewer)) return no_such_seat(*table.game());
    if (starts || table.game() == nullptr) {
      before.add(*row, table.game());
      if (starts) write_beginning(out, told, *table.game(), before);
      continue;
    }
    // What was written to a team alone stays with it: the seat may be looked through by everybody now.
    const bool read = row->kind == LogRow::Kind::Chat && row->heard == kEverybody;
    const std::string chat = read ? chat_json(*row) : std::string();
    const std::optional<TimeOut> late = time_out_in(*row, table.game()->game());
    const News news{.events = row->events,
                    .said = table.said(),
                    .statements = &table.statements(),
                    .chat = chat,
                    .notice = row->notice,
                    .time_out = late ? &*late : nullptr};
    if (const Frame frame = told.step(table.game(), news, 0)) out.raw(*frame);
  }
  out.close_list().close();
  return out.take();
}

namespace {

// Holds what was said against what happened, answer by answer.
class LedgerKeeper final : public MatchSink {
 public:
  explicit LedgerKeeper(std::unique_ptr<Judge> judge) : judge_(std::move(judge)) {}

  void began(std::span<const Event> events, const StateBox& state) override { see(events, state); }
  void answered(const Step& step) override { see(step.events, step.state); }
  void said(const Statement& statement) override { judge_->hear(statement); }
  std::size_t verdict(const Statement& said) const {
    return static_cast<std::size_t>(judge_->verdict(said.id));
  }
  const Judge& judge() const { return *judge_; }
  std::vector<Sentence> account() const {
    std::vector<Sentence> sentences;
    judge_->account(sentences);
    return sentences;
  }

 private:
  void see(std::span<const Event> events, const StateBox& state) {
    for (const Event& event : events) judge_->see(event, state);
  }
  std::unique_ptr<Judge> judge_;
};

using VerdictCounts = std::array<int, kVerdictKeys.size()>;

void write_totals(JsonText& out, std::span<const VerdictCounts> seats) {
  out.open_list();
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    const auto count = [&](Verdict verdict) { return seats[seat][static_cast<std::size_t>(verdict)]; };
    out.open().key("seat").number(static_cast<std::int64_t>(seat));
    out.key("truths").number(count(Verdict::True)).key("lies").number(count(Verdict::False));
    out.key("kept").number(count(Verdict::Kept)).key("broken").number(count(Verdict::Broken)).close();
  }
  out.close_list();
}

}  // namespace

Result<std::string> ledger_of(std::span<const StoredRow> rows, const FindGame& find_game, Seat reader) {
  const Result<Proven> proven = prove(rows, find_game);
  if (!proven) return proven.problem();
  const RunningGame& table = proven->game();
  const AnyGame& game = table.game();
  LedgerKeeper ledger(game.judge(table.rules()));
  Match match(game, table.rules(), table.seed(), {}, &ledger);
  for (const LogRow& row : proven->played.rows) {
    Result<void> again;
    if (row.kind == LogRow::Kind::Answer) again = recall_answer(match, table, row);
    if (row.kind == LogRow::Kind::Say) again = recall_said(match, table, row);
    if (!again) return again.problem();
  }

  JsonText out;
  std::vector<VerdictCounts> counts(static_cast<std::size_t>(table.rules().players()));
  out.open().key("entries").open_list();
  for (const Statement& said : match.statements()) {
    if (said.audience != kEverybody) continue;  // stays with those who heard it
    const std::size_t verdict = ledger.verdict(said);
    ++counts[static_cast<std::size_t>(index(said.speaker))][verdict];
    out.open();
    write_said_fields(out, game, match.numbers().as_heard(said, reader));
    out.key("verdict").text(kVerdictKeys[verdict]);
    const auto tell = [&](std::string_view key, const Sentence& sentence) {
      if (!sentence.key.empty()) write_sentence_list(out.key(key), game.info().key, sentence);
    };
    tell("truth", ledger.judge().truth(said.id));
    tell("moment", ledger.judge().moment(said.id));
    out.close();
  }
  out.close_list().key("totals");
  write_totals(out, counts);
  out.key("account").open_list();
  for (const Sentence& sentence : ledger.account()) write_sentence_list(out, game.info().key, sentence);
  out.close_list().close();
  return out.take();
}

}  // namespace holdout
