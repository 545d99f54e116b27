#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "engine/talking/statement_numbers.h"
#include "protocol/json_read.h"
#include "table/playing/running_game.h"
#include "table/rows/log_row.h"
#include "table/seating/room.h"

namespace holdout {

// A table made from its rows: the room, the game under way, and how many statements were made. The running
// table, its computer players, replays and records are all made by it, so that what is stored means one
// thing only.
class Rerun {
 public:
  explicit Rerun(FindGame find_game) : find_game_(std::move(find_game)) {}

  // The next row, which is trusted in nothing: it comes from the disk. After a Problem (an unknown game or
  // rules version, an answer that the rules refuse, events that do not follow from it) nothing more is
  // played.
  Result<void> play(const LogRow& row);

  // Everything at once; rows that follow are played on. Of a game that cannot go on the room is restored.
  std::string save() const;
  Result<void> restore(std::string_view saved);

  const Room& room() const { return room_; }
  RunningGame* game() { return game_.get(); }
  const RunningGame* game() const { return game_.get(); }
  // The statement of the last row, if it was one.
  const Statement* said() const { return said_ ? &*said_ : nullptr; }
  const StatementNumbers& statements() const { return statements_; }
  // What was left of the open window when the question inside it was asked; 0: it is not inside one.
  std::int64_t window_ms() const { return window_ms_; }
  // Was it one of the last commands of the seat that were carried out?
  bool knows_command(Seat seat, std::uint64_t command) const;
  // The same of somebody without a seat.
  bool knows_command(std::string_view guest, std::uint64_t command) const;

  // Parts of the running table, which works a step out before it is stored.
  void set_room(Room room) { room_ = std::move(room); }
  void start(std::shared_ptr<RunningGame> game) { game_ = std::move(game); }
  void note_command(Seat seat, std::uint64_t command);
  void note_command(std::string_view guest, std::uint64_t command);
  void note_statement(Statement& said);  // which gets its number
  void forget_commands(std::string_view guest);
  void note_window(std::int64_t left_ms) { window_ms_ = left_ms; }
  // The room of a row that cannot be played, as far as it can be read.
  void take_room_of(const LogRow& row);

  // What was played so far cannot be repaired any more by playing it again from the start.
  void forget_deeds() { deeds_ = std::vector<Deed>(); }

  // The game that the room describes, before its beginning.
  Result<std::unique_ptr<RunningGame>> make_game(const Room& room) const;

 private:
  struct Deed {
    Seat seat;
    Action action;
    std::vector<Action> chance;
  };
  struct GuestCommand {
    std::string guest;
    std::uint64_t command;
  };
  static Result<std::vector<Action>> actions_of(const RunningGame& game,
                                                const std::vector<std::string>& notations);
  static Result<void> take(RunningGame& game, const Result<Turn>& turn, const LogRow& row);
  Result<void> play_kind(const LogRow& row, const Room& room);
  Result<void> play_start(const LogRow& row, const Room& room);
  Result<void> play_answer(const LogRow& row);
  Result<void> play_say(const LogRow& row);
  Result<void> play_repair();
  Result<void> read_commands(const json::value& value);
  Result<void> read_guest_commands(const json::value& value);
  Result<void> read_statements(int count, const json::value* limited);

  FindGame find_game_;
  Room room_;
  std::shared_ptr<RunningGame> game_;
  std::optional<Statement> said_;
  StatementNumbers statements_;
  std::int64_t window_ms_ = 0;
  // Many, because a client may send the next before the last is acknowledged, and sends all again that were
  // not when it comes back; meanwhile another tab of the same seat goes on.
  static constexpr std::size_t kKeptCommands = 32;
  std::array<std::vector<std::uint64_t>, kMaxSeats> commands_;  // the last one last
  static constexpr std::size_t kKeptGuestCommands = 64;         // of all together
  std::vector<GuestCommand> guest_commands_;                    // the last one last
  std::vector<Deed> deeds_;  // since the start, when it was played from there: what a repair plays again
};

}  // namespace holdout
